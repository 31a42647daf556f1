import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const LOOK_EVERY_MS = 100;
const KIB = 1024;

/** The memory that a process holds now, in bytes. */
const residentBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  const kib =
    status === undefined
      ? (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim()
      : /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return Number(kib) * KIB;
};

/** What a process holds before some work, and the most it held meanwhile, in bytes. */
export const memoryDuring = async (
  pid: number,
  work: () => Promise<void>,
): Promise<{ readonly before: number; readonly most: number }> => {
  const before = await residentBytes(pid);
  let most = before;
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      most = Math.max(most, await residentBytes(pid));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  const watching = watch();
  await work().finally(() => over.abort());
  await watching;
  return { before, most };
};
