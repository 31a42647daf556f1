import { type DrawOnce, ShopProvider, type ShopContextValue } from '@materia/ui-shop';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Enough for the frame at each store of a market and the product cards of its most visited pages; a card takes about 4,000. */
const MOST_BYTES = 16_000_000;
/** React puts links in front of a part that preload its pictures, which follow at once. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** No shopper can write it, so nothing but a part stands at it. */
const MARK = randomUUID();

/** Those used longest ago come first. */
const drawn = new Map<string, Buffer>();
let bytes = 0;

/** The parts of one page, in the order in which they were drawn. */
export type PageParts = Buffer[];

/**
 * Draws parts that occur on many pages or stay the same when a page is drawn again: menus, footers, product cards, filters. The
 * facts of a part are its key. A mark stands for it in the page until `withParts`, so that its text is neither joined nor encoded
 * again.
 */
export const drawOnceIn =
  (shop: Omit<ShopContextValue, 'drawOnce'>, parts: PageParts): DrawOnce =>
  (facts, content) => {
    const key = shop.market.id + JSON.stringify(facts);
    const kept = drawn.get(key);
    if (kept !== undefined && isChecked) check(kept, draw(shop, content), key);
    const part = kept ?? draw(shop, content);
    keep(key, part);
    return `${MARK}${parts.push(part) - 1}.`;
  };

let isChecked = false;

/** From now on, each part that was kept is drawn again, and one that shows more than its facts throws. For tests. */
export const checkParts = (): void => {
  isChecked = true;
};

const check = (kept: Buffer, again: Buffer, key: string): void => {
  if (!kept.equals(again)) throw new Error(`A part shows more than its facts: ${key}`);
};

const draw = (shop: Omit<ShopContextValue, 'drawOnce'>, content: ReactNode): Buffer =>
  Buffer.from(
    renderToStaticMarkup(<ShopProvider {...shop}>{content}</ShopProvider>).replace(PRELOADS, ''),
  );

const sizeOf = (key: string, part: Buffer): number => key.length + part.length;

/** Keeps a part as the one used last, and forgets those used longest ago if there are too many. */
const keep = (key: string, part: Buffer): void => {
  if (!drawn.delete(key)) bytes += sizeOf(key, part);
  drawn.set(key, part);
  for (const [oldest, forgotten] of drawn) {
    if (bytes <= MOST_BYTES) break;
    drawn.delete(oldest);
    bytes -= sizeOf(oldest, forgotten);
  }
};

/** The bytes of a page, with its parts where their marks stand. */
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
