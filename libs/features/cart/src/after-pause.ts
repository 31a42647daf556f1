/** A changed quantity is sent when the shopper has paused for so long (QTY-06, LIM-02). */
const PAUSE_MILLISECONDS = 500;

/** Does the last of several deeds once none was asked for during a pause; `stop` lets it be. */
export const afterPause = (): {
  readonly ask: (deed: () => void) => void;
  readonly stop: () => void;
} => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(pause);
  return {
    ask: (deed) => {
      stop();
      pause = setTimeout(deed, PAUSE_MILLISECONDS);
    },
    stop,
  };
};
