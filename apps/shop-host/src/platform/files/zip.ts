import { crc32 } from 'node:zlib';

/** A file of an archive. */
export type ZippedFile = {
  readonly name: string;
  /** yyyy-mm-dd. */
  readonly day: string;
  readonly bytes: Uint8Array;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** Files are stored as they are, which readers of version 2.0 know. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
const FIRST_YEAR = 1980;

/**
 * A ZIP archive, file by file, for readers of the format since 1993. Nothing is compressed: PDF files
 * are already. One file is in memory at a time.
 */
export const zipped = async function* (
  files: AsyncIterable<ZippedFile>,
): AsyncIterable<Uint8Array> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for await (const file of files) {
    const name = Buffer.from(file.name, 'utf8');
    const facts = factsOf(file, name.length);
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL);
    facts.copy(local, 4);
    const central = Buffer.alloc(CENTRAL_BYTES);
    central.writeUInt32LE(CENTRAL);
    central.writeUInt16LE(VERSION, 4);
    facts.copy(central, 6);
    central.writeUInt32LE(at, 42);
    directory.push(central, name);
    yield local;
    yield name;
    yield file.bytes;
    at += local.length + name.length + file.bytes.length;
  }
  const central = Buffer.concat(directory);
  yield central;
  const end = Buffer.alloc(END_BYTES);
  const count = directory.length / 2;
  end.writeUInt32LE(END);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  yield end;
};

/** The part that both headers of a file have. */
const factsOf = ({ bytes, day }: ZippedFile, nameLength: number): Buffer => {
  const facts = Buffer.alloc(LOCAL_BYTES - 4);
  facts.writeUInt16LE(VERSION);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(dosDay(day), 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
};

/** Seven bits of years since 1980, four of the month and five of the day. */
const dosDay = (day: string): number => {
  const [year = FIRST_YEAR, month = 1, date = 1] = day.split('-').map(Number);
  return (Math.max(0, year - FIRST_YEAR) << 9) | (month << 5) | date;
};
