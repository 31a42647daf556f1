import { type DrawOnce, ShopProvider, type ShopContextValue } from '@materia/ui-shop';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Enough for the frame at each store of a market and the product cards of its most visited pages; a
 * card takes about 4,000.
 */
const MOST_BYTES = 16_000_000;
/** React preloads a part's pictures by links in front of it, although they follow at once. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** No shopper can write it, so it marks nothing but a part. */
const MARK = randomUUID();

const drawn = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (part, key) => key.length + part.length,
});

/** The parts of one page, in the order in which they were drawn. */
export type PageParts = Buffer[];

/**
 * Draws parts that occur on many pages or stay the same when a page is drawn again: menus, footers,
 * product cards, filters. The facts of a part are its key. In the page, a mark replaces the part
 * until `withParts`, so that its text is neither joined nor encoded again.
 */
export const drawOnceIn =
  (shop: Omit<ShopContextValue, 'drawOnce'>, parts: PageParts): DrawOnce =>
  (facts, content) => {
    const key = shop.market.id + JSON.stringify(facts);
    const cached = drawn.get(key);
    if (cached !== undefined && isChecked) check(cached, draw(shop, content), key);
    const part = cached ?? draw(shop, content);
    if (cached === undefined) drawn.set(key, part);
    return `${MARK}${parts.push(part) - 1}.`;
  };

let isChecked = false;

/**
 * From now on, each cached part is drawn again, and one that shows more than its facts throws. For
 * tests.
 */
export const checkParts = (): void => {
  isChecked = true;
};

const check = (cached: Buffer, again: Buffer, key: string): void => {
  if (!cached.equals(again)) throw new Error(`A part shows more than its facts: ${key}`);
};

const draw = (shop: Omit<ShopContextValue, 'drawOnce'>, content: ReactNode): Buffer =>
  Buffer.from(
    renderToStaticMarkup(<ShopProvider {...shop}>{content}</ShopProvider>).replace(PRELOADS, ''),
  );

/** Returns the bytes of a page, with its parts in place of their marks. */
export const withParts = (html: string, parts: PageParts): Buffer => {
  const [before = '', ...others] = html.split(MARK);
  return Buffer.concat([
    Buffer.from(before),
    ...others.flatMap((text) => {
      const end = text.indexOf('.');
      return [parts[Number(text.slice(0, end))] ?? EMPTY, Buffer.from(text.slice(end + 1))];
    }),
  ]);
};

const EMPTY = Buffer.alloc(0);
