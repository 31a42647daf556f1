import { type DrawOnce, ShopProvider, type ShopContextValue } from '@materia/ui-shop';
import { renderToStaticMarkup } from 'react-dom/server';

/** Enough for the frame at each store of a market and the product cards of its most visited pages; a card takes about 4,000. */
const MOST_CHARACTERS = 16_000_000;
const drawn = new Map<string, string>();
let characters = 0;

/**
 * Draws parts that occur on many pages or stay the same when a page is drawn again: menus, footers, product cards, filters. The
 * facts of a part are its key.
 */
export const drawOnceIn =
  (shop: Omit<ShopContextValue, 'drawOnce'>): DrawOnce =>
  (facts, content) => {
    const key = shop.market.id + JSON.stringify(facts);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const html = inOnePiece(renderToStaticMarkup(<ShopProvider {...shop}>{content}</ShopProvider>));
    characters += key.length + html.length;
    if (characters > MOST_CHARACTERS) {
      drawn.clear();
      characters = key.length + html.length;
    }
    drawn.set(key, html);
    return html;
  };

/** React joins thousands of strings, which engines keep as a tree and walk again for every page that contains it. */
const inOnePiece = (html: string): string => Buffer.from(html).toString();
