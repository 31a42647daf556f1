import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import {
  DRAWING_PACK,
  drawingPackBlock,
  drawingPackIndex,
  type DrawingPackIndex,
} from '@materia/api-contract/feed';

const inflate = promisify(inflateRaw);
const LENGTH_BYTES = 4;
/** A page shows several drawings of a family, which are neighbours. */
const KEPT_BLOCKS = 8;

type Pack = {
  /** Changes with the file. */
  readonly version: string;
  readonly path: string;
  readonly index: DrawingPackIndex;
  readonly blocks: Map<number, Promise<ReadonlyMap<string, string>>>;
};

const readRange = async (file: FileHandle, offset: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, offset);
  return bytes;
};

const withFile = async <Value>(
  path: string,
  use: (file: FileHandle) => Promise<Value>,
): Promise<Value> => {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
};

const openPack = (path: string, version: string, size: number): Promise<Pack> =>
  withFile(path, async (file) => {
    const length = (await readRange(file, size - LENGTH_BYTES, LENGTH_BYTES)).readUInt32BE();
    const text = await readRange(file, size - LENGTH_BYTES - length, length);
    return {
      version,
      path,
      index: drawingPackIndex.parse(JSON.parse(text.toString('utf8'))),
      blocks: new Map(),
    };
  });

/** The block that contains a name if any does: the last one whose first name is not after it. */
const blockOf = (index: DrawingPackIndex, name: string): number => {
  let [low, high] = [0, index.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((index[middle]?.[0] ?? '') <= name) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const readBlock = async (
  { path, index }: Pack,
  at: number,
): Promise<ReadonlyMap<string, string>> => {
  const place = index[at];
  if (place === undefined) return new Map();
  const [, offset, length] = place;
  const bytes = await withFile(path, (file) => readRange(file, offset, length));
  const text = (await inflate(bytes)).toString('utf8');
  return new Map(drawingPackBlock.parse(JSON.parse(text)));
};

const drawingIn = async (pack: Pack, name: string): Promise<string | undefined> => {
  const at = blockOf(pack.index, name);
  const known = pack.blocks.get(at);
  const block = known ?? readBlock(pack, at);
  pack.blocks.delete(at);
  pack.blocks.set(at, block);
  // What could not be read is read again when it is next asked for.
  block.catch(() => pack.blocks.delete(at));
  const [oldest] = pack.blocks.keys();
  if (pack.blocks.size > KEPT_BLOCKS && oldest !== undefined) pack.blocks.delete(oldest);
  return (await block).get(name);
};

/** Reads drawings of the packs below `folder/<market>`; a replaced pack is read anew. */
export const drawingPacks = (
  folder: string,
): ((market: string, name: string) => Promise<Buffer | undefined>) => {
  const packs = new Map<string, Pack>();
  return async (market, name) => {
    const path = join(folder, market, DRAWING_PACK);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) return undefined;
    const version = `${String(found.size)}-${String(found.mtimeMs)}`;
    const known = packs.get(market);
    const pack = known?.version === version ? known : await openPack(path, version, found.size);
    packs.set(market, pack);
    const drawing = await drawingIn(pack, name);
    return drawing === undefined ? undefined : Buffer.from(drawing);
  };
};
