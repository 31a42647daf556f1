import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Where a PNG file tells its kind of colour, and the kind with a palette. */
const COLOUR_TYPE_AT = 25;
const PALETTE = 3;

/**
 * Packs accepted pictures to a palette of 256 colours without dithering: less than half the bytes, and no pixel moves by as
 * much as the comparison would see. A picture that is packed already stays as it is.
 */
const folder = join(import.meta.dirname, 'screenshots');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const path = join(folder, name);
  const picture = readFileSync(path);
  if (picture[COLOUR_TYPE_AT] !== PALETTE)
    writeFileSync(
      path,
      await sharp(picture).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
    );
}
