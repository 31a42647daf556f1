import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PictureLine } from './picture-line.ts';

/** As large as the largest cameras take; a file that unpacks to more is no photo. */
const MOST_PIXELS = 50_000_000;
/** Enough to read a label in a photo. */
const LONGEST_SIDE = 2560;
const JPEG_QUALITY = 82;

/** What the library may read in this process: pictures of strangers, and the drawings of the shop. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadSvgBuffer',
];

/** The library without its other readers. Loaded with the first picture. */
const library = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
};

/**
 * Draws a picture again: what is left are its pixels, turned upright. Metadata, colour profiles and
 * whatever is behind the picture are gone. A damaged picture, and one with too many pixels, is refused.
 */
export const reencodePicture = (
  bytes: Uint8Array,
  type: 'jpeg' | 'png',
  inLine: PictureLine,
): Promise<Result<Uint8Array, { readonly kind: 'unreadable' }>> =>
  inLine(async () => {
    const sharp = await library();
    const read = () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, animated: false });
    try {
      const { format } = await read().metadata();
      if (format !== type) return fail({ kind: 'unreadable' });
      const drawn = read().rotate().resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
      return ok(
        await (type === 'jpeg' ? drawn.jpeg({ quality: JPEG_QUALITY }) : drawn.png()).toBuffer(),
      );
    } catch {
      return fail({ kind: 'unreadable' });
    }
  });
