import { markets } from '../../../../../testing/markets.ts';
import { describe, expect, it } from 'vitest';
import { addressReader, type Destination } from './address.ts';

const reader = (id: string) => addressReader((markets.find((market) => market.id === id) ?? expect.unreachable()).routes);
const page = (name: string): object => ({ kind: 'page', name });
const moved = (path: string): object => ({ kind: 'moved', path });
const unknown = { kind: 'unknown' };

type Row = readonly [address: string, leadsTo: object];
const same = (id: string, rows: readonly Row[]) => rows.map(([address, leadsTo]) => [id, address, leadsTo] as const);

/** What every market answers alike. */
const EVERYWHERE = {
  'home and cart (RTE-11, RTE-12, RTE-16)': [
    ['/', page('home')],
    ['/checkout/cart', page('cart')],
    ['/cart', moved('/checkout/cart')],
  ],
  'the steps of the checkout (RTE-72, RTE-73, RTE-74)': [
    ['/checkout/shippings', page('checkoutShippings')],
    ['/checkout/shippings/', moved('/checkout/shippings')],
    ['/checkout/informations', page('checkoutInformations')],
    ['/checkout/summaries', page('checkoutSummaries')],
  ],
  'the confirmation in both layouts (RTE-75, RTE-78)': [
    ['/checkout/confirmation', page('confirmation')],
    ['/confirmation/', moved('/checkout/confirmation')],
  ],
  'the entry and the steps of the new funnel (RTE-76, RTE-77, RTE-83)': [
    ['/checkout/stepper/', moved('/checkout/shippings')],
    ['/new/checkout/stepper/', moved('/checkout/shippings')],
    ['/new/checkout/shippings', moved('/checkout/shippings')],
    ['/new/checkout/summaries', moved('/checkout/summaries')],
  ],
  'account, orders and registration (RTE-45, RTE-48, RTE-58)': [
    ['/customer/account', page('account')],
    ['/customer/orders/', page('orders')],
    ['/customer/orders', moved('/customer/orders/')],
    ['/customer/orders/details/12-ab', page('orderDetails')],
    ['/customer/orders/details/12%20ab', unknown],
    ['/customer/account/create.html', page('register')],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

describe('addresses of a market', () => {
  describe.each(Object.entries(EVERYWHERE))('%s', (_, rows) => {
    it.each(markets.flatMap(({ id }) => same(id, rows)))('%s %s leads to its page, and other spellings to that address', (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    });
  });

  it.each([
    ['pl', '/nasze-sklepy.html', page('stores')],
    ['es', '/nuestros-almacenes.html', page('stores')],
    ['fr', '/nos-magasins.html', page('stores')],
    ['pl', '/nasze-sklepy/poznan-franowo.html', page('store')],
    ['pl', '/nasze-sklepy/poznan-franowo', moved('/nasze-sklepy/poznan-franowo.html')],
    ['es', '/nuestros-almacenes/getafe', moved('/nuestros-almacenes/getafe.html')],
    ['fr', '/nos-magasins/lyon-est', page('store')],
    ['fr', '/nos-magasins/lyon-est.html', moved('/nos-magasins/lyon-est')],
    ['pt', '/as-nossas-lojas/porto.html', page('store')],
  ] as const)('%s %s: stores have the form of the market, the other form moves to it (RTE-01, RTE-02, RTE-04)', (id, address, leadsTo) => {
    expect(reader(id)(address)).toMatchObject(leadsTo);
  });

  it.each(['/nasze-sklepy/poznan_1.html', '/nasze-sklepy/poznan2.html', '/nasze-sklepy/.html', '/nasze-sklepy/a%2Fb.html', '/nasze-sklepy/%E0%A4%A.html'])(
    '%s names no store: letters and hyphens only (RTE-03)',
    (address) => expect(reader('pl')(address)).toEqual(unknown),
  );

  it.each([
    ['/cement-portlandzki-25-kg-ref100234.html', page('product')],
    ['/cement1ab1234.html', page('product')],
    ['/cement-portlandzki-25-kg-ref100234.html/', moved('/cement-portlandzki-25-kg-ref100234.html')],
    ['/cement.html', unknown],
    ['/cement-ref123.html', unknown],
    ['/cement--x-ref1234.html', unknown],
    ['/cement_ref1234.html', unknown],
    ['/Cement-ref1234.HTML', unknown],
  ] as const)('%s: a product key is words, then letters, then 4 to 9 digits (RTE-08, RTE-09, RTE-10)', (address, leadsTo) => {
    expect(reader('pl')(address)).toMatchObject(leadsTo);
  });

  it.each([
    ['/budowa/', page('category')],
    ['/budowa', moved('/budowa/')],
    ['/budowa/cement', moved('/budowa/cement/')],
    ['/budowa/cement/worki/25-kg/', page('categoryLevel4')],
    ['/budowa/cement/worki/25-kg/x/', unknown],
    ['/budowa/ce_ment/', unknown],
    ['/budowa/ce.ment/', unknown],
  ] as const)('%s: categories are one to four segments of letters, digits and dashes with a slash at the end (RTE-18, RTE-19)', (address, leadsTo) => {
    expect(reader('pl')(address)).toMatchObject(leadsTo);
  });

  it.each([
    ['pl', '/customer/account/login.html', page('login')],
    ['pl', '/login-page.html', moved('/customer/account/login.html')],
    ['es', '/login-page.html', page('login')],
    ['es', '/customer/account/login.html', moved('/login-page.html')],
    ['es', '/mi-cuenta/inicio', moved('/customer/account')],
  ] as const)('%s %s: sign-in has the market’s address, the other one moves to it (RTE-56, RTE-57, RTE-85)', (id, address, leadsTo) => {
    expect(reader(id)(address)).toMatchObject(leadsTo);
  });

  it.each(['//evil.example/', '/\\evil.example/', '///budowa', '//budowa/'])('%s never moves off the site', (address) => {
    const destination: Destination = reader('pl')(address);
    expect(destination.kind === 'moved' ? destination.path : '/').toMatch(/^\/(?![/\\])/);
  });
});
