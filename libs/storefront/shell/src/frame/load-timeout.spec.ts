import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitLoad } from './load-timeout.ts';

const CART = {
  pathname: '/checkout/cart',
  search: '?a=1',
  hash: '#lines',
  state: null,
  key: 'k',
  mask: undefined,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('scripts of a page that hang for 120000 ms are abandoned, and the browser opens the page itself (MON-04, LIM-31)', () => {
  const opened: string[] = [];
  awaitLoad('loading', CART, (address) => opened.push(address));
  vi.advanceTimersByTime(119_999);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(opened).toEqual(['/checkout/cart?a=1#lines']);
});

it('a loaded page is not opened again, and a form is never sent again', () => {
  const opened: string[] = [];
  awaitLoad('loading', CART, (address) => opened.push(address))?.();
  awaitLoad('submitting', CART, (address) => opened.push(address));
  awaitLoad('idle', undefined, (address) => opened.push(address));
  vi.runAllTimers();
  expect(opened).toEqual([]);
});
