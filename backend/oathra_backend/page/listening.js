// Plays a stretch of the recording, and stops where it ends.

/** Return `play(button)`, which plays the stretch that a button names in *audio*; a second press stops it. */
export function listening(audio) {
  let until = null;
  let pressed = null;

  function rest() {
    pressed?.removeAttribute("data-playing");
    pressed = until = null;
  }

  audio.addEventListener("timeupdate", () => { if (until !== null && audio.currentTime >= until) audio.pause(); });
  audio.addEventListener("pause", rest);
  audio.addEventListener("ended", rest);

  return async (button) => {
    const again = pressed === button;
    if (pressed) audio.pause();
    rest();
    if (again) return;
    pressed = button;
    button.setAttribute("data-playing", "");
    audio.currentTime = Number(button.dataset.from);
    await audio.play();
    until = Number(button.dataset.to);
  };
}
