import { describe, expect, it } from 'vitest';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { cookieNames } from '../cookies/cookie-names.ts';
import { readPurchaseList, writePurchaseList } from './purchase-list-cookie.ts';

const names = cookieNames('pl');
const jarWith = (value: string) => cookieJar(`${names.purchaseList}=${value}`);

describe('the list of purchases that a customer left', () => {
  it('is remembered with its filters and its page, for this customer and until the browser is closed (SHL-18)', () => {
    const jar = cookieJar(undefined);
    const left = { list: 'myPurchases', query: 'period=2025&page=2' } as const;
    writePurchaseList(jar, names, 'c-1', left);
    expect(jar.changes()).toEqual([
      '__Host-purchases-pl=c-1!myPurchases!period=2025&page=2; Path=/; Secure; SameSite=Lax; HttpOnly',
    ]);
    expect(readPurchaseList(jar, names, 'c-1')).toEqual(left);
    expect(readPurchaseList(jar, names, 'c-2')).toBeUndefined();
  });

  it('is written only when it changes', () => {
    const jar = jarWith('c-1!orders!page=2');
    writePurchaseList(jar, names, 'c-1', { list: 'orders', query: 'page=2' });
    expect(jar.changes()).toEqual([]);
  });

  it.each(['', '!', 'c-1', 'c-1!cart!page=2', `c-1!orders!page=${'2'.repeat(300)}`])(
    'is forgotten when the cookie is broken: %s',
    (value) => expect(readPurchaseList(jarWith(value), names, 'c-1')).toBeUndefined(),
  );

  it('leads to a query of the list, whatever the cookie contains', () =>
    expect(readPurchaseList(jarWith('c-1!orders!#"><script>'), names, 'c-1')).toEqual({
      list: 'orders',
      query: '%23%22%3E%3Cscript%3E=',
    }));
});
