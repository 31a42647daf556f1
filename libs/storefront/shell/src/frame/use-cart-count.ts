import { useSyncExternalStore } from 'react';
import { CART_UPDATED_EVENT } from './cart-updated.ts';

const subscribe = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, 1000);
  addEventListener('focus', changed);
  addEventListener(CART_UPDATED_EVENT, changed);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', changed);
    removeEventListener(CART_UPDATED_EVENT, changed);
  };
};

/** The cart's count from the readable cookie; on the server and during hydration, the count that the page was rendered with. */
export const useCartCount = (cookie: string, made: number | undefined): number | undefined =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => countIn(document.cookie, cookie),
    () => made,
  );

const countIn = (cookies: string, name: string): number => {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : 0;
};
