import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { z } from 'zod';
import { processStart } from './process-start.ts';

export type FolderLock = { readonly release: () => Promise<void> };
export type FolderLocked = {
  readonly kind: 'folder-locked';
  readonly pid: number;
  readonly file: string;
};

const owner = z.object({ pid: z.number().int().positive(), started: z.string() });

/**
 * Locks the data folder for this process: two processes on one folder would silently lose rows. The
 * lock is taken over when its process has ended or its process id was reused.
 */
export const lockFolder = async (folder: string): Promise<Result<FolderLock, FolderLocked>> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'host.lock');
  const mine = JSON.stringify({ pid: process.pid, started: await processStart(process.pid) });
  if (await createdNew(file, mine)) return ok({ release: () => release(file, mine) });
  const other = owner.safeParse(parseJson(await readFile(file, 'utf8').catch(() => '')));
  if (other.success && other.data.pid !== process.pid && (await isAlive(other.data)))
    return fail({ kind: 'folder-locked', pid: other.data.pid, file });
  await unlink(file).catch(() => undefined);
  // Another process may take it over at the same moment: only the file's creation decides.
  return (await createdNew(file, mine))
    ? ok({ release: () => release(file, mine) })
    : fail({ kind: 'folder-locked', pid: other.success ? other.data.pid : 0, file });
};

const createdNew = (file: string, text: string): Promise<boolean> =>
  writeFile(file, text, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && Reflect.get(error, 'code') === 'EEXIST') return false;
      throw error;
    },
  );

const release = async (file: string, mine: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => '')) === mine)
    await unlink(file).catch(() => undefined);
};

const isAlive = async ({ pid, started }: z.infer<typeof owner>): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EPERM') return false;
  }
  const now = await processStart(pid);
  return now === '' || started === '' || now === started;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
