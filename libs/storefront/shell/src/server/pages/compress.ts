import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Browsers send few different headers. */
const MOST_HEADERS = 100;
const read = new Map<string, Encoding | undefined>();

/** The best encoding the client accepts. `q=0` forbids one. */
export const acceptedEncoding = (header = ''): Encoding | undefined => {
  if (!read.has(header)) {
    if (read.size >= MOST_HEADERS) read.clear();
    read.set(header, readEncoding(header));
  }
  return read.get(header);
};

const readEncoding = (header: string): Encoding | undefined => {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([, quality = '']) => !/^\s*q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
};

/**
 * Level 4 takes twice as long as level 3 and saves 4% of the bytes. A response that is sent many times is worth the level
 * that takes three times as long and saves 9%; higher levels save nothing more.
 */
const BROTLI_LEVELS = { quick: 3, fine: 5 } as const;

const brotliOptions = (bytes: Buffer, care: keyof typeof BROTLI_LEVELS): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVELS[care],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** Up to this size, compress on this thread: a handover to another thread costs a quarter of the compression time, which is itself shorter than the rendering time. */
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
