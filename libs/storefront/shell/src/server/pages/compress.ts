import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The best encoding the client accepts. `q=0` forbids one. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, quality = '']) => !/^\s*q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
};

/**
 * Level 4 takes twice as long as level 3 for four bytes in a hundred. What is sent many times is worth the level that
 * takes three times as long for nine bytes in a hundred; the levels above it gain nothing more.
 */
const BROTLI_LEVELS = { quick: 3, fine: 5 } as const;

const brotliOptions = (bytes: Buffer, care: keyof typeof BROTLI_LEVELS): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVELS[care],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** To hand a page over to another thread costs a quarter of packing it; a page is packed quickly in less time than it is made. */
const PACKED_AT_ONCE_BYTES = 256 * 1024;

export const compress = async (
  bytes: Buffer,
  encoding: Encoding,
  care: keyof typeof BROTLI_LEVELS = 'quick',
): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipAsync(bytes);
  const options = brotliOptions(bytes, care);
  return care === 'quick' && bytes.length <= PACKED_AT_ONCE_BYTES
    ? brotliCompressSync(bytes, options)
    : brotliAsync(bytes, options);
};
