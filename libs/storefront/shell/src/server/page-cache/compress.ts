import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Not one that `q=0` forbids. */
const ACCEPTED = /(?<![\w-])(?:br|gzip)(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/g;

/** The best encoding the client accepts. */
export const acceptedEncoding = (header = ''): Encoding | undefined => {
  const accepted: readonly string[] = header.toLowerCase().match(ACCEPTED) ?? [];
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
};

/**
 * Level 4 takes twice as long as level 3 and saves 4% of the bytes. A response that is sent many
 * times is worth the level that takes three times as long and saves 9%; higher levels save nothing
 * more.
 */
const BROTLI_LEVELS = { quick: 3, fine: 5 } as const;

const brotliOptions = (bytes: Buffer, care: keyof typeof BROTLI_LEVELS): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVELS[care],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/**
 * Up to this size, compress on this thread: a handover to another thread costs a quarter of the
 * compression time, which is itself shorter than the rendering time.
 */
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
