/** A changed quantity is sent after this pause. */
const PAUSE_MILLISECONDS = 500;

/** Runs only the last of several calls, after the pause; `cancel` drops it. */
export const createDebounce = (): {
  readonly run: (action: () => void) => void;
  readonly cancel: () => void;
} => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(pause);
  return {
    run: (action) => {
      cancel();
      pause = setTimeout(action, PAUSE_MILLISECONDS);
    },
    cancel,
  };
};
