import { useEffect, useState } from 'react';

/** The value as of the last time it stayed unchanged for `ms` milliseconds. */
export const usePaused = <Value>(value: Value, ms: number): Value => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
};
