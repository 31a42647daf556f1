import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Sharp } from 'sharp';
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

type Unreadable = { readonly kind: 'unreadable' };

/** A picture that is read without its metadata and turned upright. A damaged one is refused. */
const redrawn = <Value>(
  bytes: Uint8Array,
  type: 'jpeg' | 'png',
  inLine: PictureLine,
  draw: (upright: Sharp) => Promise<Value>,
): Promise<Result<Value, Unreadable>> =>
  inLine(async () => {
    const sharp = await library();
    const read = () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, animated: false });
    try {
      const { format } = await read().metadata();
      return format === type ? ok(await draw(read().rotate())) : fail({ kind: 'unreadable' });
    } catch {
      return fail({ kind: 'unreadable' });
    }
  });

/**
 * Draws a picture again: what is left are its pixels, turned upright. Metadata, colour profiles and
 * whatever is behind the picture are gone. A damaged picture, and one with too many pixels, is refused.
 */
export const reencodePicture = (
  bytes: Uint8Array,
  type: 'jpeg' | 'png',
  inLine: PictureLine,
): Promise<Result<Uint8Array, Unreadable>> =>
  redrawn(bytes, type, inLine, (upright) => {
    const drawn = upright.resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return (type === 'jpeg' ? drawn.jpeg({ quality: JPEG_QUALITY }) : drawn.png()).toBuffer();
  });

/** The largest size in which the shop shows pictures. */
const LARGEST_SHOWN = 1200;
/** All sizes are drawn from this one, so it loses less than they do. */
const PHOTOGRAPH_QUALITY = 90;

/** A photograph as a JPEG on white, with its sides in pixels. */
export type Photograph = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/**
 * Draws a product's photograph again in the largest size that the shop shows, on white, without
 * metadata. Refuses like `reencodePicture`.
 */
export const reencodePhotograph = (
  bytes: Uint8Array,
  type: 'jpeg' | 'png',
  inLine: PictureLine,
): Promise<Result<Photograph, Unreadable>> =>
  redrawn(bytes, type, inLine, async (upright) => {
    const { data, info } = await upright
      .resize({
        width: LARGEST_SHOWN,
        height: LARGEST_SHOWN,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: PHOTOGRAPH_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
