import { z } from 'zod';

/**
 * Many small drawings in one file: thousands of files would take longer to write, copy and look at
 * than to draw, and drawings of one family are almost the same text. The file consists of deflated
 * blocks, their index as JSON, and the index's length in four bytes (big-endian). A block is the
 * JSON of pairs of name and drawing; names are sorted by their UTF-16 units, over all blocks.
 */
export const DRAWING_PACK = 'drawings.pack';

/** The first name of each block, and where the block lies in the file. */
export const drawingPackIndex = z.array(
  z.tuple([z.string(), z.number().int().nonnegative(), z.number().int().positive()]),
);
export type DrawingPackIndex = z.infer<typeof drawingPackIndex>;

/** The pairs of a block. */
export const drawingPackBlock = z.array(z.tuple([z.string(), z.string()]));
