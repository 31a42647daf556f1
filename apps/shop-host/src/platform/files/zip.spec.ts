import { describe, expect, it } from 'vitest';
import { type ZippedFile, zipped } from './zip.ts';

const FILES: readonly ZippedFile[] = [
  { name: '2026-03-10 FV-1.pdf', day: '2026-03-10', bytes: Buffer.from('%PDF-1.7 one') },
  { name: 'Faktura żółć.pdf', day: '2026-12-31', bytes: Buffer.from('%PDF-1.7 two, longer') },
  { name: 'empty.pdf', day: '1980-01-01', bytes: new Uint8Array() },
];

const archiveOf = async (files: readonly ZippedFile[]): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  const source = (async function* () {
    yield* files;
  })();
  for await (const part of zipped(source)) parts.push(part);
  return Buffer.concat(parts);
};

/** Reads an archive from its end, as readers of the format do. */
const filesIn = (archive: Buffer): readonly { name: string; text: string; date: number }[] => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const from = local + 30 + archive.readUInt16LE(local + 26);
    const found = {
      name,
      text: archive.toString('utf8', from, from + archive.readUInt32LE(at + 20)),
      date: archive.readUInt16LE(at + 14),
    };
    at += 46 + length;
    return found;
  });
};

describe('an archive', () => {
  it('has every file under its name, with its bytes and its day', async () => {
    const found = filesIn(await archiveOf(FILES));
    expect(found.map(({ name, text }) => [name, text])).toEqual(
      FILES.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]),
    );
    const [first] = found.map(({ date }) => [(date >> 9) + 1980, (date >> 5) & 15, date & 31]);
    expect(first).toEqual([2026, 3, 10]);
  });

  it('without files is an archive, too', async () => {
    expect(filesIn(await archiveOf([]))).toEqual([]);
  });
});
