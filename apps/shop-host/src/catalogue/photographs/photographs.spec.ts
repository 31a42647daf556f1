import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok } from '@materia/domain-kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureLine } from '../../platform/files/picture-line.ts';
import type { FetchPublic } from '../../platform/outbound/fetch-public.ts';
import { pictures } from '../media/pictures.ts';
import { photographFiles } from './photograph-files.ts';
import { isPhotograph, takePhotographs } from './take-photograph.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 1 } } });

describe('photographs of a retailer', () => {
  let folder: string;
  let sides: Readonly<Record<string, Uint8Array>>;
  let fetches = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'materia-photographs-'));
    await mkdir(join(folder, 'files'));
    const large = await picture(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .toBuffer();
    sides = {
      'large.jpg': large,
      'clear.png': await picture(400, 400).png().toBuffer(),
      'small.jpg': await picture(299, 600).jpeg().toBuffer(),
      'drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'photo.webp.jpg': await picture(400, 400).webp().toBuffer(),
      'cut.jpg': large.subarray(0, 2000),
      'huge.jpg': Buffer.alloc(10_485_761, large),
    };
    for (const [name, bytes] of Object.entries(sides))
      await writeFile(join(folder, 'files', name), bytes);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const fetchPublic: FetchPublic = (address) => {
    fetches += 1;
    const bytes = sides[new URL(address).pathname.slice(1)];
    return Promise.resolve(bytes === undefined ? fail('missing') : ok(bytes));
  };
  const taking = () =>
    takePhotographs({
      market: 'pl',
      folder: join(folder, 'files'),
      photographs: photographFiles(join(folder, 'media')),
      pictureLine: pictureLine(),
      fetchPublic,
    });
  const shown = async (name: string, width: number) => {
    const read = await pictures(join(folder, 'media'), pictureLine()).read({
      market: 'pl',
      name,
      width,
      height: width,
      quality: 80,
    });
    // Drawing pictures blocks readers for the whole process, and this test reads what the shop writes.
    sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
    return read.ok ? sharp(read.value.bytes) : expect.unreachable();
  };

  it.each(['large.jpg', 'clear.png', 'https://pictures.example/large.jpg'])(
    'takes %s, and serves it in the sizes of the shop on white without metadata',
    async (given) => {
      const taken = await taking()(given);
      const name = taken.ok ? taken.value : expect.unreachable(taken.error);
      expect(name).toMatch(/^photo-[0-9a-f]{32}$/);
      const { width, height, format, exif } = await (await shown(name, 240)).metadata();
      expect([width, height, format, exif]).toEqual([240, 240, 'webp', undefined]);
      const stored = await photographFiles(join(folder, 'media')).get('pl', name);
      const master = await sharp(stored).metadata();
      expect([master.format, master.width <= 1200, master.exif]).toEqual(['jpeg', true, undefined]);
      expect(stored?.includes('secret')).toBe(false);
    },
  );

  it('has the same name for the same content, and reads a source once per import', async () => {
    const take = taking();
    const before = fetches;
    const [first, again] = [
      await take('https://pictures.example/large.jpg'),
      await take('https://pictures.example/large.jpg'),
    ];
    expect(again).toEqual(first);
    expect(fetches - before).toBe(1);
    expect(await take('large.jpg')).toEqual(first);
  });

  it.each([
    ['small.jpg', /^has 299 × 600 pixels/],
    ['drawing.jpg', /neither a JPEG nor a PNG/],
    ['photo.webp.jpg', /neither a JPEG nor a PNG/],
    ['cut.jpg', /damaged/],
    ['huge.jpg', /larger than 10 MiB/],
    ['none.jpg', /is not in the folder/],
    ['../files/large.jpg', /names a folder/],
    ['..\\large.jpg', /names a folder/],
    ['https://pictures.example/none.jpg', /leads to no file/],
  ])('refuses %s: %s', async (given, reason) => {
    const taken = await taking()(given);
    expect(taken.ok ? '' : taken.error).toMatch(reason);
  });

  it('tells addresses and files from the names of drawings', () => {
    for (const given of ['https://a.example/x', 'http://a.example/x', 'drill.JPG', 'drill.png'])
      expect(isPhotograph(given)).toBe(true);
    for (const given of ['drill', 'drill.svg', 'photo-1']) expect(isPhotograph(given)).toBe(false);
  });
});
