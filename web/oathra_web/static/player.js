// Plays the moments of a call at the pace at which they were spoken, or faster; can be paused, stepped and moved.

const LONGEST_SILENCE_MS = 1200;
const FRAME_MS = 40;

/**
 * A player of one call. `onSpeaking(event, share)` tells which turn is being spoken and how far, `onMoment(count)` how
 * many moments have happened, `onState()` that it started, stopped or moved. `say(event, speed)` may speak a turn aloud
 * and returns a promise for its end, or null. What the side `own` says was said already, and happens at once.
 */
export class Player {
  constructor({ onSpeaking, onMoment, onState, say = () => null }) {
    Object.assign(this, { onSpeaking, onMoment, onState, say });
    this.moments = [];
    this.own = null;
    this.at = 0;
    this.speed = 1;
    this.playing = false;
    this.run = 0;
  }

  get ended() {
    return this.at >= this.moments.length;
  }

  /** Take other moments, and stand after the first *at* of them. */
  load(moments, at = 0) {
    this.pause();
    this.moments = moments;
    this.seek(at);
  }

  /** Stand after the first *at* moments. */
  seek(at) {
    this.run += 1;
    this.at = Math.max(0, Math.min(at, this.moments.length));
    this.onMoment(this.at);
    if (this.playing) this.go();
    else this.onState();
  }

  play() {
    if (this.playing || this.ended) return;
    this.playing = true;
    this.go();
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.run += 1;
    this.say(null);
    this.onMoment(this.at);
    this.onState();
  }

  /** Let the next moment happen at once. */
  step() {
    this.pause();
    this.seek(this.at + 1);
  }

  async go() {
    const run = ++this.run;
    const mine = () => this.run === run;
    this.onState();
    while (mine() && !this.ended) {
      const moment = this.moments[this.at];
      const before = this.moments[this.at - 1]?.end ?? 0;
      const said = this.own !== null && moment.turn?.speaker === this.own;
      if (!said) await this.pass(Math.min(LONGEST_SILENCE_MS, moment.start - before), mine, () => {});
      if (mine() && moment.turn && !said) await this.speak(moment, mine);
      if (mine()) this.onMoment(++this.at);
    }
    if (!mine()) return;
    this.playing = false;
    this.onState();
  }

  /** Let a turn be spoken: as long as it takes, and as long as the voice takes that says it. */
  async speak({ turn, start, end }, mine) {
    if (this.speed === Infinity) return;
    const voiced = this.say(turn, this.speed);
    this.onSpeaking(turn, 0);
    await this.pass(end - start, mine, (share) => this.onSpeaking(turn, share));
    await voiced;
  }

  async pass(ms, mine, onShare) {
    let passed = 0;
    for (let last = performance.now(); mine() && passed < ms && this.speed !== Infinity;) {
      await new Promise((next) => setTimeout(next, Math.min(FRAME_MS, (ms - passed) / this.speed)));
      const now = performance.now();
      passed += (now - last) * this.speed;
      last = now;
      if (mine()) onShare(Math.min(1, passed / ms));
    }
  }
}
