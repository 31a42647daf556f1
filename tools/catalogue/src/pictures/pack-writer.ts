import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { DRAWING_PACK, type DrawingPackIndex } from '@materia/api-contract/feed';

/** Text of about this length is deflated together: longer blocks are smaller but slower to read. */
const BLOCK_LENGTH = 120_000;

/**
 * Writes drawings into one file, each drawn once, in order of their names. Returns the hash of the
 * file.
 */
export const writeDrawingPack = (
  folder: string,
  drawings: ReadonlyMap<string, () => string>,
): string => {
  const file = openSync(join(folder, DRAWING_PACK), 'w');
  const hash = createHash('sha256');
  const index: DrawingPackIndex = [];
  let offset = 0;
  let waiting: [name: string, drawing: string][] = [];
  let length = 0;
  const write = (bytes: Buffer): void => {
    hash.update(bytes);
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
    offset += bytes.length;
  };
  const flush = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    const block = deflateRawSync(JSON.stringify(waiting), { level: 1 });
    index.push([first[0], offset, block.length]);
    write(block);
    waiting = [];
    length = 0;
  };
  for (const name of [...drawings.keys()].sort()) {
    const drawing = drawings.get(name)?.() ?? '';
    waiting.push([name, drawing]);
    length += drawing.length;
    if (length >= BLOCK_LENGTH) flush();
  }
  flush();
  const end = Buffer.from(JSON.stringify(index));
  write(end);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(end.length);
  write(size);
  closeSync(file);
  return hash.digest('hex');
};
