import { readFile } from 'node:fs/promises';

/** Place of the start time (clock ticks since boot) among the fields behind the command in /proc/<pid>/stat. */
const START_FIELD = 19;

/** When a process began, as a text that differs when its number is given again; empty where the system does not tell. */
export const processStart = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The command stands in brackets and may hold spaces itself.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? '';
};
