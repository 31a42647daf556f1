/** A changed quantity is sent after this pause. */
const PAUSE_MILLISECONDS = 500;

/** A debounce: runs the last of several calls after the pause; `stop` cancels it. */
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
