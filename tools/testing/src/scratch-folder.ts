import { accessSync, constants, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the databases of a whole run take at most, with room to spare. */
const ROOM_BYTES = 4 * 1024 ** 3;
/** No run takes as long. */
const ABANDONED_MS = 6 * 3_600_000;

/** The memory that processes share as files, if the machine has enough of it. */
export const memoryFolder = (): string | undefined => {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The folder for databases of tests: in memory if possible, else the one for temporary files. An
 * embedded database has 1,400 files, and copying them in memory takes a twentieth of the time.
 * Nothing may be executed there.
 */
export const scratchFolder = (): string => memoryFolder() ?? tmpdir();

/**
 * Removes what interrupted runs left in memory, which would stay there until the machine restarts.
 * Their folders are named `materia-…`.
 */
export const removeAbandoned = (): void => {
  const folder = memoryFolder();
  if (folder === undefined) return;
  const names = readdirSync(folder).filter((name) => name.startsWith('materia-'));
  for (const path of names.map((name) => join(folder, name))) {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changedAt > ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
};
