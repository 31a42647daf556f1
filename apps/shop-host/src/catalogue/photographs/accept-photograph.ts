import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PictureLine } from '../../platform/files/picture-line.ts';
import { reencodePhotograph } from '../../platform/files/reencode-picture.ts';

/** A photograph of a retailer may be as large as an upload of a shopper. */
export const MOST_PHOTOGRAPH_BYTES = 10_485_760;
/** A smaller picture would be enlarged on every card. */
export const LEAST_PIXELS = 300;

const TYPES: ReadonlyMap<string, 'jpeg' | 'png'> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
]);

/**
 * Checks a photograph by its content, whatever its name or the sender's header says, and draws it
 * again as the shop serves it: a JPEG on white without metadata. Refuses with a reason that fits
 * after the name of a column.
 */
export const acceptPhotograph = async (
  bytes: Uint8Array,
  inLine: PictureLine,
): Promise<Result<Uint8Array, string>> => {
  if (bytes.length > MOST_PHOTOGRAPH_BYTES) return fail('is larger than 10 MiB');
  const { fileTypeFromBuffer } = await import('file-type');
  const type = TYPES.get((await fileTypeFromBuffer(bytes))?.mime ?? '');
  if (type === undefined) return fail('is neither a JPEG nor a PNG');
  const drawn = await reencodePhotograph(bytes, type, inLine);
  if (!drawn.ok) return fail('is damaged or has too many pixels');
  const { width, height } = drawn.value;
  return Math.min(width, height) < LEAST_PIXELS
    ? fail(`has ${width} × ${height} pixels, at least ${LEAST_PIXELS} × ${LEAST_PIXELS} are needed`)
    : ok(drawn.value.bytes);
};
