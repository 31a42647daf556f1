import { describe, expect, inject, it } from 'vitest';
import { markets } from '@materia/market-all';
import { PAGE_KINDS } from './page-kinds.ts';
import { testPrices } from './price-tests.ts';
import { wrongFacts } from './support/facts.ts';
import { offersOf } from './support/offer-lines.ts';
import { type Opened, openPageShop } from './support/page-shop.ts';
import { plain } from './support/read-page.ts';
import { startedHost } from './support/started-host.ts';
import {
  addToCart,
  emptyCart,
  follow,
  guestAt,
  plenty,
  productOf,
  storeOf,
} from './support/visits.ts';

const memo = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
};

/** Ledger rows covered by the tables, each with its page kind and fact. */
const PROMISES = [
  ['LIM-27: the return guarantee is 100 days', 'home', 'return guarantee of 100 days'],
  ['MKT-27: the shop advertises the return guarantee', 'home', 'return guarantee of 100 days'],
  [
    'LIM-26, MKT-26: the number of references is that of the running shop',
    'home',
    'number of references',
  ],
  ['DLV-12: pickup is possible within two hours', 'home', 'pickup in two hours'],
  [
    'DLV-14, LIM-25: the phone of a store is answered from Monday to Saturday, 7 to 19',
    'stores',
    'phone hours',
  ],
  [
    'SHL-03: the back bar of the customer space leads to the account',
    'orders and purchases',
    'back bar',
  ],
  [
    'SHL-07: the store of a signed-in customer leads to their store',
    'orders and purchases',
    'my store',
  ],
  [
    'SHL-19, LIM-55: a message is a toast with a heading of level 3 that can be closed',
    'account',
    'message',
  ],
  [
    'MKT-01: products of the retailer and of vendors, with prices and stock of the store',
    'product',
    'sellers',
  ],
  ['CAT-02: a list is of the first or second level of categories', 'category', 'heading'],
] as const;

describe.each(markets)('the pages of $name', async (market) => {
  const demoHost = await startedHost(inject('demoHost'));
  const shop = await openPageShop(market, demoHost);
  const visited = new Map(PAGE_KINDS.map(({ name, visits }) => [name, memo(() => visits(shop))]));
  const visitsOf = async (kind: string) => (await visited.get(kind)?.()) ?? [];

  it.each(PAGE_KINDS)('$name: every fact has its value', async ({ name }) => {
    const wrong = (await visitsOf(name)).flatMap((visit) =>
      wrongFacts(visit, visit.page).map((fact) => `${visit.name}: ${fact}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(PROMISES)('%s', async (_, kind, fact) => {
    const visits = await visitsOf(kind);
    const stating = visits.filter(({ facts, frame }) => fact in facts || fact in (frame ?? {}));
    expect(stating).not.toEqual([]);
    const wrong = stating.flatMap((visit) =>
      wrongFacts(visit, visit.page).map((text) => `${visit.name}: ${text}`),
    );
    expect(wrong.filter((text) => text.includes(`: ${fact}: `))).toEqual([]);
  });

  it('STK-04: what the shuttle of the big store brings is there within 24 hours', async () => {
    const { to, t } = shop;
    const store = storeOf(shop);
    const row = shop
      .feed('stock')
      .find(
        ({ storeId, status, promiseUnit }) =>
          storeId === store.id && status === 'BIGBOX' && promiseUnit === 'HOUR',
      );
    if (row === undefined) throw new Error('No product comes by shuttle');
    const guest = await guestAt(shop);
    const page = await guest.get(to('product', { urlKey: productOf(shop, row.sku).urlKey }));
    expect(page.lines.content).toContain(plain(t('stock.within24Units', { count: row.quantity })));
  });

  it('CART-16: changing the cart resets the chosen delivery', async () => {
    const { to } = shop;
    const store = storeOf(shop);
    const stocked = shop
      .feed('stock')
      .filter(
        ({ storeId, quantity, status }) =>
          storeId === store.id && quantity > 12 && status === 'ONSITE',
      );
    const [one, two] = stocked.map(({ sku }) => sku);
    if (one === undefined || two === undefined) throw new Error('The store has too few products');
    const customer = await shop.customer('platinum');
    await customer.post(to('stores'), { store: store.id, returnTo: to('home') });
    await customer.post(to('storeChange'), { store: store.id });
    const isChosen = async (): Promise<boolean> =>
      /name="method"[^>]*checked/.test((await customer.get(to('checkoutDelivery'))).html);
    await addToCart(shop, customer, store, one);
    await customer.post(to('checkoutDelivery'), { method: 'two_hours' });
    expect(await isChosen()).toBe(true);
    await addToCart(shop, customer, store, two);
    expect(await isChosen()).toBe(false);
  });

  it.runIf(market.rules.territory.remoteRegions.some(({ region }) => region === 'overseas'))(
    'MKT-32: a postal code overseas finds no store and no delivery, and each page says so',
    async () => {
      const { to, t } = shop;
      const CODE = '97100';
      const store = storeOf(shop);
      const [sku = ''] = plenty(shop).filter((one) => productOf(shop, one).weightGrams < 4000);
      const contentOf = async (page: Promise<Opened>): Promise<readonly string[]> =>
        (await page).lines.content;
      expect(await contentOf(shop.guest().get(`${to('stores')}?q=${CODE}`))).toContain(
        plain(t('stores.errorNoStore')),
      );
      const guest = await guestAt(shop);
      await addToCart(shop, guest, store, sku);
      const estimated = await contentOf(guest.get(`${to('cart')}?postcode=${CODE}`));
      expect(estimated).toContain(plain(t('estimate.none')));
      expect(estimated).toContainEqual(expect.stringContaining(plain(t('estimate.pickup'))));
      const customer = await shop.customer('private');
      await customer.post(to('stores'), { store: store.id, returnTo: to('home') });
      await customer.post(to('storeChange'), { store: store.id });
      await emptyCart(shop, customer);
      await addToCart(shop, customer, store, sku);
      const priceFor = (postcode: string): Promise<Opened> =>
        customer.get(
          `${to('checkoutDelivery')}?${new URLSearchParams({ 'place-postcode': postcode })}`,
        );
      const offered = ({ html }: Opened): readonly string[] => {
        const inputs = [...html.matchAll(/<input type="radio"[^>]* name="method"[^>]*>/g)];
        return ['scheduled', 'relay', 'home', 'transporter'].filter((method) =>
          inputs.some(([input]) => input.includes(`"${method}"`) && !input.includes('disabled')),
        );
      };
      expect(offered(await priceFor(store.postcode))).toContain('home');
      const priced = await priceFor(CODE);
      expect(priced.lines.content).toContain(plain(t('transport.notServed')));
      expect(priced.lines.content).not.toContain(plain(t('transport.distanceUnknown')));
      expect(offered(priced)).toEqual(['scheduled', 'relay']);
      const unsent = await customer.post(to('checkoutDelivery'), {
        method: 'home',
        'place-postcode': CODE,
      });
      expect([unsent.status, unsent.location]).toEqual([303, to('checkoutDelivery')]);
      await customer.post(to('checkoutDelivery'), { method: 'home' });
      const refused = await follow(
        customer,
        await customer.post(to('checkoutRecipient'), {
          firstname: 'Ana',
          lastname: 'Demo',
          phone: market.rules.phone.placeholder,
          delivery: 'new',
          street: 'Nova 4',
          postcode: CODE,
          city: 'Basse-Terre',
        }),
      );
      expect(refused.lines.content).toContain(plain(t('checkout.regionNotServed')));
      await emptyCart(shop, customer);
    },
  );

  it('FLR-03: only Poland asks for no address, fiscal number or company type at registration', async () => {
    const [first, second] = await visitsOf('registration');
    const asks = (name: string): boolean =>
      [first, second].some((visit) => visit?.page.html.includes(`name="${name}"`));
    expect(['street', 'fiscalNumber', 'companyType'].map(asks)).toEqual(
      Array.from({ length: 3 }, () => market.id !== 'pl'),
    );
  });

  it.runIf(market.id === 'pl')(
    'MKT-03: Poland, the reference build, is a marketplace in Polish',
    async () => {
      const [visit] = await visitsOf('home');
      expect(visit?.page.lines.frame).toEqual(
        expect.arrayContaining([`[Nasi sprzedawcy](${shop.to('vendors')})`]),
      );
      expect(visit?.page.html).toContain('<html lang="pl-PL"');
    },
  );

  it('PRC-10: days are written as day/month/year', async () => {
    const visits = await visitsOf('orders and purchases');
    const days = visits.flatMap(({ facts }) => facts['placed'] ?? []).map(String);
    expect(days).not.toEqual([]);
    for (const day of days) expect(day).toMatch(/\b\d{2}\/\d{2}\/2026\b/);
  });

  it('PRC-07: a price of zero is shown as free', async () => {
    const customer = await shop.customer('platinum');
    const store = storeOf(shop);
    await customer.post(shop.to('stores'), { store: store.id, returnTo: shop.to('home') });
    await addToCart(shop, customer, store, plenty(shop)[0] ?? '');
    const { lines } = await customer.get(shop.to('cart'));
    expect(lines.content).toContain(plain(shop.t('price.free')));
    await emptyCart(shop, customer);
  });

  it('SHL-21, LIM-54: product pictures have width, height 400 and quality 80', async () => {
    const visits = await visitsOf('product');
    const pictures = visits.flatMap(({ page }) =>
      [...page.html.matchAll(/<img[^>]* src="(\/media\/[^"]*)"/g)].map(
        ([, address = '']) => address,
      ),
    );
    expect(pictures.length).toBeGreaterThan(visits.length);
    for (const picture of pictures)
      expect(picture.replaceAll('&amp;', '&')).toMatch(/\?width=\d+&height=(?:400|80)&quality=80$/);
  });

  it('CAT-04, CART-12: a store without e-commerce leaves the sale to the shop’s own, which brings what is ordered (STO-27)', async () => {
    const showcase = shop.feed('stores').find(({ ecommerce }) => !ecommerce);
    const own = shop.feed('stores').find(({ sellerCode }) => sellerCode === '000');
    const [department] = shop.feed('categories');
    if (showcase === undefined || own === undefined || department === undefined)
      throw new Error('The shop is too small');
    const browser = await guestAt(shop, showcase);
    const list = await browser.get(shop.to('category', { level1: department.urlSegment }));
    expect(list.html).toContain(showcase.name);
    expect(list.lines.content.some((line) => line.startsWith('input hidden offer '))).toBe(true);
    expect(list.lines.content).not.toContain(plain(shop.t('listing.showcase')));
    const stocked = shop
      .feed('stock')
      .find(
        ({ storeId, status, quantity }) =>
          storeId === own.id && status === 'ONSITE' && quantity > 5,
      );
    await addToCart(shop, browser, own, stocked?.sku ?? '');
    const { lines } = await browser.get(shop.to('cart'));
    const why = plain(shop.t('place.showcaseText'));
    expect(lines.content.some((line) => line.startsWith(why))).toBe(true);
    const checkout = shop.flags.CHECKOUT_GUEST_ALLOWED ? 'checkoutDelivery' : 'checkoutGuest';
    expect(lines.content.some((line) => line.endsWith(`](${shop.to(checkout)})`))).toBe(true);
  });

  it('a place is remembered, and cards say when an order gets there and for how much (STO-27, STO-09)', async () => {
    const browser = shop.guest();
    const { postcode } = storeOf(shop);
    const answer = await browser.post(shop.to('place'), {
      place: ` ${postcode.replace('-', ' ')} `,
    });
    expect(answer.location).toBe(shop.to('place'));
    const page = await browser.get(shop.to('place'));
    expect(
      page.lines.content.filter((line) => line === `input hidden store value=${storeOf(shop).id}`),
    ).toHaveLength(1);
    const home = await browser.get(shop.to('home'));
    const promised = shop.t('delivery.homeIn', { place: postcode });
    expect(home.lines.content.some((line) => line.startsWith(promised))).toBe(true);
    await browser.post(shop.to('place'), { intent: 'forget' });
    expect((await browser.get(shop.to('home'))).html).not.toContain(promised);
  });

  it('a place that is none is refused at its field with 422, and the former one stays (STO-13)', async () => {
    const browser = shop.guest();
    const refused = await browser.post(shop.to('place'), { place: '00' });
    expect(refused.status).toBe(422);
    expect(refused.lines.content).toContain(
      'input text place value=00 maxlength=80 autocomplete=off',
    );
  });

  it('CMS-03: the customer group decides which blocks are shown', async () => {
    const ofGroup = (group: string | null) =>
      shop
        .feed('content-blocks')
        .filter(({ context, groupId }) => context === 'home' && groupId === group)
        .flatMap(({ title }) => (title === null ? [] : [`h2 ${plain(title)}`]));
    const forProfessionals = ofGroup('3');
    expect(forProfessionals).not.toEqual([]);
    const headingsFor = async (kind: 'private' | 'professional') =>
      (await (await shop.customer(kind)).get(shop.to('home'))).lines.content;
    expect(await headingsFor('professional')).toEqual(expect.arrayContaining(forProfessionals));
    const seenByOthers = await headingsFor('private');
    for (const heading of forProfessionals) expect(seenByOthers).not.toContain(heading);
  });

  it('RTE-39: the French words of vendors and reports work in every market', async () => {
    for (const path of ['/nos-vendeurs.html', '/signaler-un-contenu-illicite.html']) {
      const { status, lines } = await shop.guest().get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(lines.content).toContain(`link canonical ${shop.origin}${path}`);
    }
  });

  it('RTE-39: addresses in the words of the market lead to the documented ones', async () => {
    const { urlKey = '' } = shop.feed('vendors')[0] ?? {};
    for (const page of ['vendors', 'vendor', 'vendorTerms', 'reportIllicitContent'] as const)
      for (const alias of shop.market.routes[page].aliases) {
        const { status, location } = await shop.guest().get(alias.replace(':vendorKey', urlKey));
        expect([alias, status, location]).toEqual([
          alias,
          301,
          shop.market.routes[page].canonical.replace(':vendorKey', urlKey),
        ]);
      }
    for (const { path, targetPath, status: expected } of shop.feed('redirections')) {
      const { status, location } = await shop.guest().get(path);
      expect([path, status, location]).toEqual([path, expected, targetPath]);
    }
  });
  testPrices(shop, demoHost);
});

describe('Portuguese addresses', () => {
  it('name stores and brands in Portuguese (RTE-38)', async () => {
    const market = markets.find(({ language }) => language === 'pt');
    if (market === undefined) throw new Error('There is no Portuguese market');
    const shop = await openPageShop(market, await startedHost(inject('demoHost')));
    const { urlKey } = storeOf(shop);
    for (const path of [
      '/as-nossas-lojas.html',
      `/as-nossas-lojas/${urlKey}.html`,
      '/as-nossas-marcas/',
    ])
      expect([path, (await shop.guest().get(path)).status]).toEqual([path, 200]);
  });
});

describe('lists of fixed length', () => {
  it.each(markets)('a page of vendors in $name has at most 20 of them (LIM-09)', async (market) => {
    const shop = await openPageShop(market, await startedHost(inject('demoHost')));
    const path = shop.to('vendors');
    const counted = async (query: string): Promise<number> => {
      const { lines } = await shop.guest().get(path + query);
      return shop
        .feed('vendors')
        .filter(({ name }) => lines.content.some((line) => line.startsWith(`[${name}](`))).length;
    };
    const all = shop.feed('vendors').length;
    expect(await counted('')).toBe(Math.min(20, all));
    if (all > 20) expect(await counted('?page=2')).toBe(Math.min(20, all - 20));
  });
});

describe('editorial content', () => {
  it.each(markets)(
    'without a chosen store the blocks of store 42 are shown in $name (LIM-21, STO-26)',
    async (market) => {
      const shop = await openPageShop(market, await startedHost(inject('demoHost')));
      const { lines } = await shop.guest().get(shop.to('home'));
      const titles = shop
        .feed('content-blocks')
        .filter(
          ({ storeId, context, groupId }) =>
            storeId === '42' && context === 'home' && groupId === null,
        )
        .flatMap(({ title }) => (title === null ? [] : [`h2 ${plain(title)}`]));
      expect(titles.length).toBeGreaterThan(0);
      expect(lines.content).toEqual(expect.arrayContaining(titles));
    },
  );
});

describe('carts', () => {
  it.each(markets)('the largest possible quantity says so in $name (ERR-80)', async (market) => {
    const shop = await openPageShop(market, await startedHost(inject('demoHost')));
    const store = storeOf(shop);
    const [sku = ''] = plenty(shop);
    const { data: offers } = await shop.host('readOffers', {
      params: {
        productAdeoKey: productOf(shop, sku).adeokey,
        priceContextCode: `${store.sellerCode}P`,
      },
    });
    const own = (await offersOf(shop, offers, store.id)).find(({ code }) => code === `R-${sku}`);
    const browser = await guestAt(shop);
    await addToCart(shop, browser, store, sku, own?.bounds.max);
    const { lines } = await browser.get(shop.to('cart'));
    expect(lines.content).toContain(plain(shop.t('cart.maximumReached')));
    if (market.id === 'pt') expect(lines.content).toContain('Total máximo atingido!');
  });
});
