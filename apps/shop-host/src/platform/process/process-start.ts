import { readFile } from 'node:fs/promises';

/**
 * Position of the start time (clock ticks since boot) among the fields after the command in
 * /proc/<pid>/stat.
 */
const START_FIELD = 19;

/**
 * When a process started, as a string that differs when its process id is reused; empty where the
 * system does not provide it.
 */
export const processStart = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The command is in parentheses and may itself contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? '';
};
