import { useEffect, useRef } from 'react';

export type Timer = {
  /** Runs a task after `ms` milliseconds, in place of the one that was waiting; none only stops that one. */
  readonly set: (task: (() => void) | undefined, ms: number) => void;
};

/** A timer for one task, which ends with the component. */
export const useTimer = (): Timer => {
  const running = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const own = running;
    return () => clearTimeout(own.current);
  }, []);
  return {
    set: (task, ms) => {
      clearTimeout(running.current);
      running.current = task && setTimeout(task, ms);
    },
  };
};
