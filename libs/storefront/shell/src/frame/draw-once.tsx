import { type DrawOnce, ShopProvider, type ShopContextValue } from '@materia/ui-shop';
import { renderToStaticMarkup } from 'react-dom/server';

/** Enough for the frame at each store of a market and the product cards of its most visited pages; a card takes about 4 KiB. */
const MOST_DRAWN = 4000;
const drawn = new Map<string, string>();

/**
 * Draws parts that occur on many pages or stay the same when a page is drawn again: menus, footers, product cards. The facts
 * of a part are its key.
 */
export const drawOnceIn =
  (shop: Omit<ShopContextValue, 'drawOnce'>): DrawOnce =>
  (facts, content) => {
    const key = shop.market.id + JSON.stringify(facts);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(<ShopProvider {...shop}>{content}</ShopProvider>);
    if (drawn.size >= MOST_DRAWN) drawn.clear();
    drawn.set(key, html);
    return html;
  };
