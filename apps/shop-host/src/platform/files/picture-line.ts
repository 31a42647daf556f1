/** Does work on pictures a few at a time, because it must not starve the shop. */
export type PictureLine = <Value>(work: () => Promise<Value>) => Promise<Value>;

const AT_ONCE = 2;

/** The line of a process: whoever draws or reads a picture in it waits behind the others. */
export const pictureLine = (atOnce: number = AT_ONCE): PictureLine => {
  const line: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
};
