import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_QUALITY } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PictureLine } from '../../platform/files/picture-line.ts';
import { photographFiles } from '../photographs/photograph-files.ts';
import { drawingPacks } from './drawing-pack.ts';

type PictureWish = {
  readonly market: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
};
type Picture = { readonly bytes: Buffer; readonly tag: string };
export type PictureFiles = {
  readonly read: (wish: PictureWish) => Promise<Result<Picture, { readonly kind: 'not-found' }>>;
};

/** The shop's own pages ask for squares in the default quality; whatever else somebody asks for is drawn, not kept. */
const isKept = ({ width, height, quality }: PictureWish): boolean =>
  width === height && quality === DEFAULT_QUALITY;

/**
 * Renders pictures as WebP on white from photographs of retailers and from the drawings below
 * `folder/<market>`, single ones or packed, and caches those of the shop's pages on disk under the hash of the drawing and the requested size: a changed drawing is a new picture.
 */
export const pictures = (folder: string, inLine: PictureLine): PictureFiles => {
  const cache = join(folder, 'cache');
  const running = new Map<string, Promise<Buffer>>();
  const packed = drawingPacks(folder);
  const photographs = photographFiles(folder);

  const draw = async (drawing: Buffer, wish: PictureWish, file: string): Promise<Buffer> => {
    // Loaded with the first new size: cached pictures need no image library.
    const { default: sharp } = await import('sharp');
    const bytes = await inLine(() =>
      sharp(drawing, { limitInputPixels: 25_000_000 })
        .resize({ width: wish.width, height: wish.height, fit: 'contain', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: wish.quality, effort: 2 })
        .toBuffer(),
    );
    if (!isKept(wish)) return bytes;
    await mkdir(cache, { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  };

  return {
    read: async (wish) => {
      const drawing =
        (await photographs.get(wish.market, wish.name)) ??
        (await readFile(join(folder, wish.market, `${wish.name}.svg`)).catch(() => undefined)) ??
        (await packed(wish.market, `${wish.name}.svg`));
      if (drawing === undefined) return fail({ kind: 'not-found' });
      const tag = createHash('sha256')
        .update(drawing)
        .update(`${wish.width}x${wish.height}q${wish.quality}`)
        .digest('hex')
        .slice(0, 32);
      const file = join(cache, `${tag}.webp`);
      const cached = await readFile(file).catch(() => undefined);
      if (cached !== undefined) return ok({ bytes: cached, tag });
      const drawn =
        running.get(tag) ?? draw(drawing, wish, file).finally(() => running.delete(tag));
      running.set(tag, drawn);
      return ok({ bytes: await drawn, tag });
    },
  };
};
