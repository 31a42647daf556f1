import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** What the databases of a whole run take at most, with room to spare. */
const ROOM_BYTES = 4 * 1024 ** 3;

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
