import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { addressReader, type Destination } from './address.ts';

const reader = (id: string) =>
  addressReader((markets.find((market) => market.id === id) ?? expect.unreachable()).routes);
const page = (name: string): object => ({ kind: 'page', name });
const moved = (path: string): object => ({ kind: 'moved', path });
const unknown = { kind: 'unknown' };

type Row = readonly [address: string, leadsTo: object];
const same = (id: string, rows: readonly Row[]) =>
  rows.map(([address, leadsTo]) => [id, address, leadsTo] as const);

/** Paths that resolve the same in every market. */
const EVERYWHERE = {
  'home and cart (RTE-11, RTE-12, RTE-16)': [
    ['/', page('home')],
    ['/checkout/cart', page('cart')],
    ['/cart', moved('/checkout/cart')],
  ],
  'the steps of the checkout (RTE-72, RTE-73, RTE-74)': [
    ['/checkout/shippings', page('checkoutDelivery')],
    ['/checkout/shippings/', moved('/checkout/shippings')],
    ['/checkout/informations', page('checkoutRecipient')],
    ['/checkout/summaries', page('checkoutReview')],
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
  'my information and invoices (RTE-47, RTE-50)': [
    ['/customer/account/edit/', page('myInformations')],
    ['/customer/account/security/', page('mySecurity')],
    ['/customer/account/edit', moved('/customer/account/edit/')],
    ['/customer/invoices/', page('myInvoices')],
  ],
  'the address book (RTE-51)': [
    ['/customer/address/', page('myAddressBook')],
    ['/customer/address/new/', page('addAddress')],
    ['/customer/address/edit/id/17/', page('modifyAddress')],
    ['/customer/address/edit/id/17', moved('/customer/address/edit/id/17/')],
    ['/customer/address/edit/id/1;7/', unknown],
  ],
  'the club and the store (RTE-52, RTE-41)': [
    ['/customer/promotion/', page('loyalty')],
    ['/customer/promotion/register', page('loyaltyRegister')],
    ['/customer/store/', page('myStore')],
  ],
  'threads (RTE-54)': [
    ['/customer/threads/10042', page('myThreads')],
    ['/customer/thread/t-7', page('myThread')],
  ],
  'confirmation and passwords (RTE-59, RTE-60, RTE-61)': [
    ['/customer/account/confirm/id/12/key/a8F-x_', page('confirmAccount')],
    ['/customer/account/confirm/id/12/key/', unknown],
    ['/customer/account/createPassword', page('createPassword')],
    ['/setPasswordFromPrecreated', page('precreatedPassword')],
  ],
  'making a quote in both layouts (RTE-12, RTE-37, RTE-78)': [
    ['/checkout/create-quote', page('createQuote')],
    ['/create-quote/', moved('/checkout/create-quote')],
  ],
  'a product by its SKU (RTE-08, SET-03)': [
    ['/productSku/10000017', page('productSku')],
    ['/productSku/10000017/', moved('/productSku/10000017')],
    ['/productSku/a b', unknown],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

describe('paths of a market', () => {
  it.each(markets.map(({ id, routes }) => [id, routes] as const))(
    '%s: its setting selects one of the two cart addresses, and the other leads there (SET-02)',
    (_, routes) => {
      const other = addressReader({
        ...routes,
        cart: { canonical: '/cart', aliases: ['/checkout/cart'] },
      });
      expect([addressReader(routes)('/cart'), other('/cart')]).toMatchObject([
        moved('/checkout/cart'),
        page('cart'),
      ]);
      expect(other('/checkout/cart')).toMatchObject(moved('/cart'));
    },
  );

  describe.each(Object.entries(EVERYWHERE))('%s', (_, rows) => {
    it.each(markets.flatMap(({ id }) => same(id, rows)))(
      '%s %s resolves to its page, and other spellings redirect to it',
      (id, address, leadsTo) => {
        expect(reader(id)(address)).toMatchObject(leadsTo);
      },
    );
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
  ] as const)(
    '%s %s: store paths have the form of the market, and the other form redirects to it (RTE-01, RTE-02, RTE-04)',
    (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    },
  );

  it.each(markets.map(({ id }) => id))(
    '%s: the newsletter has one path, and the old path redirects to it (RTE-31)',
    (id) => {
      expect([reader(id)('/newsletter.html'), reader(id)('/inscription.html')]).toMatchObject([
        page('newsletter'),
        moved('/newsletter.html'),
      ]);
    },
  );

  it.each([
    '/nasze-sklepy/poznan_1.html',
    '/nasze-sklepy/poznan2.html',
    '/nasze-sklepy/.html',
    '/nasze-sklepy/a%2Fb.html',
    '/nasze-sklepy/%E0%A4%A.html',
  ])('%s names no store, since stores have letters and hyphens only (RTE-03)', (address) =>
    expect(reader('pl')(address)).toEqual(unknown),
  );

  it.each([
    ['/cement-portlandzki-25-kg-ref100234.html', page('product')],
    ['/cement1ab1234.html', page('product')],
    [
      '/cement-portlandzki-25-kg-ref100234.html/',
      moved('/cement-portlandzki-25-kg-ref100234.html'),
    ],
    ['/cement.html', page('contentPage')],
    ['/cement-ref123.html', page('contentPage')],
    ['/cement--x-ref1234.html', unknown],
    ['/cement_ref1234.html', unknown],
    ['/Cement-ref1234.HTML', unknown],
  ] as const)(
    '%s: a product key is words, then letters, then 4 to 9 digits (RTE-08, RTE-09, RTE-10)',
    (address, leadsTo) => {
      expect(reader('pl')(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['pl', '/services.html', page('services')],
    ['pl', '/uslugi.html', moved('/services.html')],
    ['es', '/servicios.html', page('services')],
    ['es', '/services.html', moved('/servicios.html')],
    ['fr', '/services-drive.html', page('contentPage')],
    ['pt', '/atelier-des-couleurs.html', page('contentPage')],
    ['es', '/cocinas.html', page('contentPage')],
  ] as const)(
    '%s %s: services and other content are at the root of the shop (RTE-25, RTE-26, RTE-27)',
    (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['pl', '/FAQ.html', page('faq')],
    ['fr', '/FAQ.html', page('faq')],
    ['es', '/preguntas-frecuentes.html', page('faq')],
    ['pt', '/perguntas-frequentes.html', page('faq')],
    ['pt', '/FAQ.html', moved('/perguntas-frequentes.html')],
  ] as const)(
    '%s %s: questions have the path of the market (RTE-23, RTE-24)',
    (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['/page/klub.html', page('cmsPage')],
    ['/page/no-layout/klub', page('cmsPageBare')],
    ['/page/no-layout/a_b', unknown],
    ['/blog.html', page('blog')],
    ['/blog/jak-ocieplic-poddasze.html', page('blogPost')],
    ['/reviews/10023401', page('reviews')],
    ['/reviews/a%2Fb', unknown],
    ['/regulamin.html', page('terms')],
    ['/polityka-prywatnosci.html', page('privacy')],
    ['/informacje-prawne.html', page('legalNotice')],
    ['/warunki-odbioru.html', page('pickupConditions')],
    ['/odstapienie-od-umowy.html', page('withdrawalForm')],
    ['/deklaracja-dostepnosci.html', page('accessibility')],
  ] as const)(
    '%s: content with and without a frame, the blog, reviews and the legal pages (RTE-21, RTE-32, RTE-43)',
    (address, leadsTo) => {
      expect(reader('pl')(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['/budowa/', page('category')],
    ['/budowa', moved('/budowa/')],
    ['/budowa/cement', moved('/budowa/cement/')],
    ['/budowa/cement/worki/25-kg/', page('categoryLevel4')],
    ['/budowa/cement/worki/25-kg/x/', unknown],
    ['/budowa/ce_ment/', unknown],
    ['/budowa/ce.ment/', unknown],
  ] as const)(
    '%s: categories are one to four segments of letters, digits and dashes with a trailing slash (RTE-18, RTE-19)',
    (address, leadsTo) => {
      expect(reader('pl')(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['pl', '/customer/account/login.html', page('login')],
    ['pl', '/login-page.html', moved('/customer/account/login.html')],
    ['es', '/login-page.html', page('login')],
    ['es', '/customer/account/login.html', moved('/login-page.html')],
    ['es', '/mi-cuenta/inicio', moved('/customer/account')],
  ] as const)(
    '%s %s: sign-in has the path of the market, and the other one redirects to it (RTE-56, RTE-57, RTE-85)',
    (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['pl', '/customer/purchases/', page('myPurchases')],
    ['pl', '/customer/purchases/details/p1', page('purchaseDetails')],
    ['pl', '/bez-papieru.html', page('receiptPreferences')],
    ['es', '/mis-compras', page('myPurchases')],
    ['es', '/mis-compras/details/p1', page('purchaseDetails')],
    ['es', '/sin-papel.html', page('receiptPreferences')],
    ['es', '/mi-cuenta/0/mis-compras', moved('/mis-compras')],
    ['es', '/customer/purchases', moved('/mis-compras')],
    ['fr', '/mes-achats', page('myPurchases')],
    ['fr', '/mes-achats/details/p1', page('purchaseDetails')],
    ['fr', '/preferences-tickets.html', page('receiptPreferences')],
    ['pt', '/minhas-compras', page('myPurchases')],
    ['pt', '/minhas-compras/details/p1', page('purchaseDetails')],
    ['pt', '/sem-papel.html', page('receiptPreferences')],
  ] as const)(
    '%s %s: purchases and receipts have the path of the market (RTE-49, RTE-65, RTE-66)',
    (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['pl', '/customer/quotes/', page('myQuotes')],
    ['pl', '/customer/quotes/details/q1', page('quoteDetails')],
    ['es', '/mis-presupuestos', page('myQuotes')],
    ['es', '/mis-presupuestos/details/q1', page('quoteDetails')],
    ['es', '/mi-cuenta/0/mis-presupuestos', moved('/mis-presupuestos')],
    ['es', '/customer/quotes', moved('/mis-presupuestos')],
    ['es', '/customer/quotes/details/q1', moved('/mis-presupuestos/details/q1')],
    ['fr', '/mes-devis', page('myQuotes')],
    ['fr', '/mes-devis/details/q1', page('quoteDetails')],
    ['pt', '/meus-orcamentos', page('myQuotes')],
    ['pt', '/meus-orcamentos/details/q1', page('quoteDetails')],
  ] as const)(
    '%s %s: quotes have the path of the market, and older paths redirect to it (RTE-53, RTE-68, RTE-69)',
    (id, address, leadsTo) => {
      expect(reader(id)(address)).toMatchObject(leadsTo);
    },
  );

  it.each([
    ['/mi-cuenta/inicio', moved('/customer/account')],
    ['/mi-cuenta/0/mis-compras', moved('/mis-compras')],
    ['/mi-cuenta/0/mis-presupuestos', moved('/mis-presupuestos')],
  ] as const)(
    'es %s, as Spanish pages link to it, redirects to its page (RTE-67)',
    (address, leadsTo) => {
      expect(reader('es')(address)).toMatchObject(leadsTo);
    },
  );

  it('of account pages are below the account (RTE-46)', () => {
    for (const { id, routes } of markets) {
      for (const name of [
        'myInformations',
        'register',
        'confirmAccount',
        'createPassword',
      ] as const) {
        expect([
          id,
          name,
          routes[name].canonical.startsWith(`${routes.account.canonical}/`),
        ]).toEqual([id, name, true]);
      }
      expect([routes.login.canonical, ...routes.login.aliases]).toContain(
        `${routes.account.canonical}/login.html`,
      );
    }
  });

  it('of the French, Spanish and Portuguese purchases, quotes and receipts match the table (RTE-62, RTE-63, RTE-64)', () => {
    const own = (id: string) => {
      const { myPurchases, purchaseDetails, myQuotes, quoteDetails, receiptPreferences } = (
        markets.find((market) => market.id === id) ?? expect.unreachable()
      ).routes;
      return [myPurchases, purchaseDetails, myQuotes, quoteDetails, receiptPreferences].map(
        ({ canonical }) => canonical,
      );
    };
    expect(own('fr')).toEqual([
      '/mes-achats',
      '/mes-achats/details/:purchaseId',
      '/mes-devis',
      '/mes-devis/details/:quoteId',
      '/preferences-tickets.html',
    ]);
    expect(own('es')).toEqual([
      '/mis-compras',
      '/mis-compras/details/:purchaseId',
      '/mis-presupuestos',
      '/mis-presupuestos/details/:quoteId',
      '/sin-papel.html',
    ]);
    expect(own('pt').filter((_, index) => index !== 1 && index !== 3)).toEqual([
      '/minhas-compras',
      '/meus-orcamentos',
      '/sem-papel.html',
    ]);
  });

  it('are the common ones in France and Portugal where the market has no own path (RTE-86)', () => {
    const COMMON = [
      'account',
      'myInformations',
      'orders',
      'orderDetails',
      'myInvoices',
      'myAddressBook',
      'addAddress',
      'modifyAddress',
      'loyalty',
      'loyaltyRegister',
      'myThreads',
      'myThread',
    ] as const;
    for (const { id, routes } of markets.filter(({ id }) => id !== 'pl')) {
      for (const name of COMMON)
        expect([id, routes[name].canonical]).toEqual([id, markets[0].routes[name].canonical]);
    }
  });

  it.each(['//evil.example/', '/\\evil.example/', '///budowa', '//budowa/'])(
    '%s never redirects off the site',
    (address) => {
      const destination: Destination = reader('pl')(address);
      expect(destination.kind === 'moved' ? destination.path : '/').toMatch(/^\/(?![/\\])/);
    },
  );
});
