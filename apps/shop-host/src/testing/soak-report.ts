import { appendFile } from 'node:fs/promises';

/** Writes figures of a long run to the file that `npm run soak` names, one JSON line each. */
export const soakReport = async (
  name: string,
  figures: Readonly<Record<string, number>>,
): Promise<void> => {
  const file = process.env['MATERIA_SOAK_REPORT'];
  if (file !== undefined) await appendFile(file, `${JSON.stringify({ name, figures })}\n`);
};
