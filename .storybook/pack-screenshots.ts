import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Offset of the colour type in a PNG file, and the value for palette colours. */
const COLOUR_TYPE_AT = 25;
const PALETTE = 3;

/**
 * Reduces accepted screenshots to a palette of 256 colours without dithering. This more than halves
 * their size, and the differences are below the comparison threshold. Packed screenshots are
 * skipped.
 */
const folder = join(import.meta.dirname, 'screenshots');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const path = join(folder, name);
  const screenshot = readFileSync(path);
  if (screenshot[COLOUR_TYPE_AT] !== PALETTE)
    writeFileSync(
      path,
      await sharp(screenshot)
        .png({ palette: true, colours: 256, dither: 0, effort: 10 })
        .toBuffer(),
    );
}
