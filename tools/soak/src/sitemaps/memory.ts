import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const SAMPLE_INTERVAL_MS = 100;
const KIB = 1024;

/** Resident memory of a process, in bytes. */
const residentBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  const kib =
    status === undefined
      ? (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim()
      : /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return Number(kib) * KIB;
};

/** Resident memory of a process before some work, and the peak during it, in bytes. */
export const memoryDuring = async (
  pid: number,
  work: () => Promise<void>,
): Promise<{ readonly before: number; readonly peak: number }> => {
  const before = await residentBytes(pid);
  let peak = before;
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentBytes(pid));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_INTERVAL_MS));
    }
  };
  const watcher = watch();
  await work().finally(() => over.abort());
  await watcher;
  return { before, peak };
};
