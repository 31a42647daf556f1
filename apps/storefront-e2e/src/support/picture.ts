import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../../docs/pictures/checkout');
const WIDTH = 390;
const TALLEST = 844;
/** Bytes; the repository has a picture for each point. */
const LARGEST = 25_000;
const QUALITIES = [70, 55, 40, 28, 18, 10];

/** Takes a picture of a page from a part of it on, small enough for the documents. */
export const takePicture = async (
  page: Page,
  name: string,
  from?: Locator,
  height = TALLEST,
): Promise<void> => {
  const top =
    (await from?.first().evaluate((part) => part.getBoundingClientRect().top + scrollY)) ?? 0;
  const clip = { x: 0, y: Math.max(0, top - 16), width: WIDTH, height, scale: 1 };
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
      clip,
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > LARGEST) continue;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    return;
  }
  throw new Error(`The picture ${name} is too large`);
};
