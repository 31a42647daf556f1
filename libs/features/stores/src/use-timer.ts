import { useEffect, useRef } from 'react';

export type Timer = {
  /** Runs a task after `ms` milliseconds, replacing a pending one; `undefined` only cancels. */
  readonly set: (task: (() => void) | undefined, ms: number) => void;
};

/** A timer for one task, cancelled when the component unmounts. */
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
