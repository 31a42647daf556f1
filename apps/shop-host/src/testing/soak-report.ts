import { appendFile } from 'node:fs/promises';

const file = process.env['MATERIA_SOAK_REPORT'];

/** Prints how far a long run is, in tenths of its rounds. Says nothing in a short one. */
export const soakProgress = (name: string, done: number, rounds: number): void => {
  if (file !== undefined && done % Math.max(1, Math.floor(rounds / 10)) === 0)
    process.stderr.write(`${name}: ${done} of ${rounds}\n`);
};

/** Writes figures of a long run to the file that `npm run soak` names, one JSON line each. */
export const soakReport = async (
  name: string,
  figures: Readonly<Record<string, number>>,
): Promise<void> => {
  if (file !== undefined) await appendFile(file, `${JSON.stringify({ name, figures })}\n`);
};
