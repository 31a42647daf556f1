import { describe, expect, it } from 'vitest';
import { type CartUpdated, cartUpdateCookie, cartUpdates } from './cart-updated.ts';

/** Tabs of one browser: they share the cookie, and each has its own storage. */
const aBrowser = () => {
  let cookie = '';
  return {
    server: (value: string) => {
      cookie = value === '' ? '' : `${cartUpdateCookie('pl')}=${value}`;
    },
    tab: (storage = new Map<string, string>(), isShut = false) => {
      const reported: CartUpdated[] = [];
      const open = () =>
        cartUpdates('pl', {
          cookies: () =>
            ['other=1', cookie, `${cartUpdateCookie('es')}=add.9.foreign`]
              .filter((pair) => pair !== '')
              .join('; '),
          storage: () => {
            if (isShut) throw new DOMException('shut', 'SecurityError');
            return {
              getItem: (key) => storage.get(key) ?? null,
              setItem: (key, value) => void storage.set(key, value),
            };
          },
          notify: (update) => reported.push(update),
        });
      return { reported, open };
    },
  };
};

describe('cartUpdated', () => {
  it('is fired once for each change, whatever its source (CART-11)', () => {
    const browser = aBrowser();
    const [one, two] = [browser.tab(), browser.tab()];
    const [first, second] = [one.open(), two.open()];
    const look = () => [first, second, first, second].forEach((each) => each());
    look();
    browser.server('add.1.a1');
    look();
    browser.server('quantity.3.b2');
    look();
    browser.server('quantity.3.c3');
    look();
    const all = [
      { update: 'add', itemsCount: 1, market: 'pl' },
      { update: 'quantity', itemsCount: 3, market: 'pl' },
      { update: 'quantity', itemsCount: 3, market: 'pl' },
    ];
    expect([one.reported, two.reported]).toEqual([all, all]);
  });

  it('is fired by the page after a form submitted without scripts, and not again by later pages (CART-11)', () => {
    const browser = aBrowser();
    const tab = browser.tab();
    browser.server('coupon.2.a1');
    tab.open()();
    tab.open()();
    expect(tab.reported).toEqual([{ update: 'coupon', itemsCount: 2, market: 'pl' }]);
  });

  it('is fired once per page where storage is unavailable', () => {
    const browser = aBrowser();
    const tab = browser.tab(new Map(), true);
    browser.server('delete.0.a1');
    const look = tab.open();
    look();
    look();
    expect(tab.reported).toHaveLength(1);
  });

  it.each(['', 'add', 'add.x.a', '__proto__.1.a', '%E0%A4%A', '{"update"', 'x'.repeat(4000)])(
    'is not fired by the cookie value %j',
    (value) => {
      const browser = aBrowser();
      const tab = browser.tab(new Map([['materia-cart-pl', '{']]));
      browser.server(value);
      tab.open()();
      expect(tab.reported).toEqual([]);
    },
  );
});
