import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { DRAWING_PACK } from '@materia/api-contract/feed';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindSome } from '../../platform/contract/bind.ts';
import { answerErrors } from '../../platform/contract/errors.ts';
import { eventStreams } from '../../platform/contract/event-streams.ts';
import { openGuard } from '../../platform/contract/process-guards.ts';
import { pictureLine } from '../../platform/files/picture-line.ts';
import { pictures } from './pictures.ts';
import { pictureHandlers } from './routes.ts';
import { copyDrawings } from './copy-drawings.ts';

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="1" fill="${colour}"/></svg>`;

/** A pack of blocks, each of drawings by name. */
const packOf = (blocks: readonly (readonly (readonly [string, string])[])[]): Buffer => {
  const deflated = blocks.map((block) => deflateRawSync(JSON.stringify(block)));
  const places = deflated.map((block, at) => [
    blocks[at]?.[0]?.[0],
    deflated.slice(0, at).reduce((sum, { length }) => sum + length, 0),
    block.length,
  ]);
  const index = Buffer.from(JSON.stringify(places));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(index.length);
  return Buffer.concat([...deflated, index, size]);
};

describe('pictures', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    // Uploads block readers for the whole process, and this test reads what the shop writes.
    sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
    folder = await mkdtemp(join(tmpdir(), 'materia-media-'));
    await mkdir(join(folder, 'feed'));
    await writeFile(join(folder, 'feed', 'brick.svg'), drawing('#c00'));
    await copyDrawings(join(folder, 'feed'), join(folder, 'media'), 'pl');
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    answerErrors(app);
    await bindSome(
      app,
      pictureHandlers({
        pictures: pictures(join(folder, 'media'), pictureLine()),
        findPresentPicture: (market, name) =>
          Promise.resolve(market === 'pl' && name === 'old-brick' ? 'brick.svg' : undefined),
      }),
      {
        guardOf: () => openGuard(() => '2026-11-20T09:00:00.000Z'),
        events: eventStreams(app),
        tag: () => 'Pictures',
      },
    );
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers = {}) => app.inject({ url: `/media/pl/${path}`, headers });

  it('shows what a product looks like now under a name that only orders still have', async () => {
    const [now, former, unknown] = [
      await get('brick'),
      await get('old-brick'),
      await get('older-brick'),
    ];
    expect([former.statusCode, unknown.statusCode]).toEqual([200, 404]);
    expect(former.rawPayload.equals(now.rawPayload)).toBe(true);
  });

  it('renders a drawing as WebP on white, 400 high at quality 80 by default (LIM-54, SHL-21)', async () => {
    const response = await get('brick');
    const { data, info } = await sharp(response.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(response.headers['content-type']).toBe('image/webp');
    expect([info.width, info.height, info.channels]).toEqual([400, 400, 3]);
    expect([...data.subarray(0, 3)].every((level) => level > 250)).toBe(true);
    expect(
      (await sharp((await get('brick.svg?width=160&height=80')).rawPayload).metadata()).width,
    ).toBe(160);
  });

  it('renders a picture once and lets proxies and browsers cache it', async () => {
    const [first] = await Promise.all(
      Array.from({ length: 5 }, () => get('brick?width=80&height=80')),
    );
    expect(
      (await readdir(join(folder, 'media', 'cache'))).every((name) => name.endsWith('.webp')),
    ).toBe(true);
    expect(first?.headers['cache-control']).toContain('max-age=2592000');
    expect(
      (await get('brick?width=80&height=80', { 'if-none-match': first?.headers['etag'] }))
        .statusCode,
    ).toBe(304);
  });

  it('renders a new picture for a changed drawing', async () => {
    const before = await get('brick?height=80');
    await writeFile(join(folder, 'feed', 'brick.svg'), drawing('#00c'));
    await copyDrawings(join(folder, 'feed'), join(folder, 'media'), 'pl');
    const after = await get('brick?height=80');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('renders drawings from a pack, those of a replaced pack too, and prefers a single drawing', async () => {
    const pack = (colour: string): Promise<void> =>
      writeFile(
        join(folder, 'feed', DRAWING_PACK),
        packOf([
          [
            ['arch.svg', drawing(colour)],
            ['brick.svg', drawing('#0ff')],
          ],
          [
            ['slab.svg', drawing(colour)],
            ['tile.svg', drawing('#ff0')],
          ],
        ]),
      );
    const single = await get('brick?height=80');
    await pack('#f0f');
    await copyDrawings(join(folder, 'feed'), join(folder, 'media'), 'pl');
    const [arch, slab, tile] = await Promise.all(
      ['arch', 'slab', 'tile'].map((name) => get(`${name}?height=80`)),
    );
    expect(arch?.rawPayload.equals(slab?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(arch?.rawPayload.equals(tile?.rawPayload ?? Buffer.alloc(0))).toBe(false);
    expect((await get('brick?height=80')).headers['etag']).toBe(single.headers['etag']);
    for (const missing of ['aaa', 'bridge', 'zinc'])
      expect((await get(missing)).statusCode).toBe(404);
    await pack('#123456');
    await copyDrawings(join(folder, 'feed'), join(folder, 'media'), 'pl');
    expect(
      (await get('arch?height=80')).rawPayload.equals(arch?.rawPayload ?? Buffer.alloc(0)),
    ).toBe(false);
  });

  it('renders drawings again once a pack that cannot be read is replaced', async () => {
    const pack = async (content: Buffer): Promise<void> => {
      await writeFile(join(folder, 'feed', DRAWING_PACK), content);
      await copyDrawings(join(folder, 'feed'), join(folder, 'media'), 'pl');
    };
    await pack(Buffer.from('not a pack'));
    expect((await get('gable?height=80')).statusCode).toBe(500);
    await pack(packOf([[['gable.svg', drawing('#0a0')]]]));
    expect((await get('gable?height=80')).statusCode).toBe(200);
  });

  it('keeps existing drawings, copies interrupted ones again, and deletes those that left the feed', async () => {
    const [from, media] = [join(folder, 'again'), join(folder, 'again-media')];
    const here = (name: string): string => join(media, 'pl', name);
    await mkdir(from);
    for (const name of ['sand.svg', 'tile.svg', 'old.svg'])
      await writeFile(join(from, name), drawing('#0c0'));
    expect(await copyDrawings(from, media, 'pl')).toBe(3);
    const { ino, ctimeMs } = await stat(here('sand.svg'));
    await writeFile(here('tile.svg'), '<svg');
    await rm(join(from, 'old.svg'));
    expect(await copyDrawings(from, media, 'pl')).toBe(2);
    expect(await stat(here('sand.svg'))).toMatchObject({ ino, ctimeMs });
    expect(await readFile(here('tile.svg'), 'utf8')).toBe(drawing('#0c0'));
    expect((await readdir(join(media, 'pl'))).toSorted()).toEqual(['sand.svg', 'tile.svg']);
  });

  it.each([
    'brick?width=81',
    'brick?height=100000',
    'brick?quality=1',
    '..%2F..%2Fsecrets.json',
    'BRICK',
    'brick.svg.svg',
  ])('refuses %s', async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  });

  it('keeps on disk what the shop’s pages ask for, however many variants are asked for', async () => {
    const kept = async (): Promise<number> =>
      (await readdir(join(folder, 'media', 'cache'))).length;
    await get('brick?width=240&height=240&quality=80');
    const before = await kept();
    for (const variant of ['width=240&height=320&quality=80', 'width=240&height=240&quality=81'])
      expect((await get(`brick?${variant}`)).statusCode).toBe(200);
    expect(await kept()).toBe(before);
    await get('brick?width=1200&height=1200&quality=80');
    expect(await kept()).toBe(before + 1);
  });

  it('returns 404 for an unknown picture', async () => {
    expect((await get('nothing')).statusCode).toBe(404);
  });
});
