import { printCartUpdate, type CartUpdateReport } from '@materia/domain-cart';
import { z } from 'zod';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { CART_SECONDS, CART_UPDATE_SECONDS, type CookieNames } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

/** A cart and its owner: a customer's id, or an empty string for a guest. */
export const cartContent = z.object({
  id: z.string().min(1).max(64),
  owner: z.string(),
  /** The store of the quote that is ordered in the cart. */
  quoteStore: z.string().max(20).optional(),
});
export type CartContent = z.output<typeof cartContent>;

/**
 * The count that the header shows on pages shared by guests; anything but a small whole number
 * counts as 0.
 */
export const parseCartCount = (text: string | undefined): number =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 0;

export const writeCart = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
  cart: CartContent & { readonly itemsCount: number },
): Promise<void> => {
  jar.write(
    names.cart,
    await seal.close({ id: cart.id, owner: cart.owner, quoteStore: cart.quoteStore }),
    {
      maxAge: CART_SECONDS,
    },
  );
  jar.write(names.cartCount, String(cart.itemsCount), { maxAge: CART_SECONDS, readable: true });
};

export const removeCart = (jar: CookieJar, names: CookieNames): void => {
  jar.remove(names.cart);
  jar.remove(names.cartCount, { readable: true });
};

/**
 * Reports the cart's change to the browser, with a unique mark, so that each tab announces it once.
 */
export const writeCartUpdate = (
  jar: CookieJar,
  names: CookieNames,
  report: Omit<CartUpdateReport, 'mark'>,
): void =>
  jar.write(names.cartUpdate, printCartUpdate({ ...report, mark: crypto.randomUUID() }), {
    maxAge: CART_UPDATE_SECONDS,
    readable: true,
  });
