import { appendFile } from 'node:fs/promises';

/** Writes figures of a long run to the file that `npm run soak` names, one JSON line each. */
export const soakReport = async (
  name: string,
  figures: Readonly<Record<string, number>>,
): Promise<void> => {
  const file = process.env['MATERIA_SOAK_REPORT'];
  if (file !== undefined) await appendFile(file, `${JSON.stringify({ name, figures })}\n`);
};

/** A seeded stream of numbers from 0 to 1, so that a run can be repeated. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
