/** A changed quantity is sent when the shopper has paused for so long (QTY-06, LIM-02). */
const PAUSE_MILLISECONDS = 500;

/** Does the last of several sessionEvents once none was asked for during a pause; `stop` lets it be. */
export const afterPause = (): {
  readonly ask: (action: () => void) => void;
  readonly stop: () => void;
} => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(pause);
  return {
    ask: (action) => {
      stop();
      pause = setTimeout(action, PAUSE_MILLISECONDS);
    },
    stop,
  };
};
