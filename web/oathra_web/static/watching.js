// Watch: the chosen call is played from its beginning, at the pace at which it was spoken.

export const watching = ({ stage, taped, start }) => ({
  async enter() {
    const call = await taped();
    if (!call) return;
    start(call);
    stage.player.play();
  },
  leave() {
    stage.player.pause();
  },
});
