import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { z } from 'zod';

const product = z.object({ sku: z.string() });

/**
 * Writes a CSV of prices and stock for the feed's products, like the nightly file of a retailer's
 * back office.
 */
export const writeOwnFile = async (
  products: string,
  path: string,
  lines: number,
): Promise<void> => {
  const file = createWriteStream(path);
  file.write('sku,price,quantity\n');
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(products) })) {
    if (count === lines) break;
    count += 1;
    file.write(
      `${product.parse(JSON.parse(line)).sku},${(5 + (count % 900) / 10).toFixed(2)},${count % 60}\n`,
    );
  }
  file.end();
  await finished(file);
};
