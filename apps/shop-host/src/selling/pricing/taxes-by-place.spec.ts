import { cartOracle, randomFrom } from '@materia/testing/oracle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, PRODUCT_COUNT, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  anAdd,
  aCardPlacement,
  aRead,
  fromAnywhere,
  newShopper,
  type Shopper,
} from '../../testing/shoppers.ts';

/** What the law says of each store, apart from the shop's own tables: the rates of products that have these on the mainland. */
const LAW = {
  pt: {
    stores: {
      1: { postcode: '1000-001', tax: 'vat', own: { 2300: 2300, 600: 600 }, vendors: 2300 },
      2: { postcode: '9500-150', tax: 'vat', own: { 2300: 1600, 600: 400 }, vendors: 2300 },
      3: { postcode: '9060-190', tax: 'vat', own: { 2300: 2200, 600: 400 }, vendors: 2300 },
    },
    standard: 2300,
    reduced: 600,
    cement: {},
  },
  es: {
    stores: {
      1: { postcode: '28922', tax: 'vat', own: { 2100: 2100, 1000: 1000 }, vendors: 2100 },
      2: { postcode: '35219', tax: 'igic', own: { 2100: 700, 1000: 300 }, vendors: 700 },
      3: { postcode: '38108', tax: 'igic', own: { 2100: 700, 1000: 300 }, vendors: 700 },
    },
    standard: 2100,
    reduced: 1000,
    /** The first product is cement, which has the reduced IGIC but no reduced IVA. */
    cement: { 2: 300, 3: 300 },
  },
} as const;
type Bu = keyof typeof LAW;
type StoreId = 1 | 2 | 3;
const STORES = [1, 2, 3] as const;
const CEMENT = skuOf(0);
/** Every tenth product has the reduced rate, beginning with the sixth. */
const isReduced = (sku: string): boolean => Number(sku) % 10 === 5;

const rateOf = (bu: Bu, store: StoreId, sku: string): number => {
  const { stores, standard, reduced, cement } = LAW[bu];
  const own: Readonly<Record<number, number>> = stores[store].own;
  const byKind: Readonly<Record<number, number>> = cement;
  if (sku === CEMENT && byKind[store] !== undefined) return byKind[store];
  return own[isReduced(sku) ? reduced : standard] ?? -1;
};

const feedOf = (bu: Bu) => {
  const { stores, products, ...feed } = testFeed();
  const law = LAW[bu];
  return testFeed({
    ...feed,
    stores: stores.map((store) => {
      const place = STORES.find((id) => String(id) === store.id);
      return {
        ...store,
        ecommerce: true,
        postcode: place === undefined ? law.stores[1].postcode : law.stores[place].postcode,
      };
    }),
    products: products.map((product) => ({
      ...product,
      vatBasisPoints: isReduced(product.sku) ? law.reduced : law.standard,
      ...(bu === 'es' && product.sku === CEMENT && { territoryVat: { 'canary-islands': 300 } }),
    })),
  });
};

const minor = (amount: number): number => Math.round(amount * 100);
const netOf = (gross: number, rate: number): number =>
  Number((2n * BigInt(gross) * 10_000n + 10_000n + BigInt(rate)) / (2n * (10_000n + BigInt(rate))));

describe.each(ENGINES)('taxes and pickup hours follow the place on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    for (const market of ['pt', 'es'] as const)
      await importFeed({
        pool: host.database.pool,
        market,
        feed: feedSource(feedOf(market)),
        now: FRIDAY_MORNING,
      });
  });
  afterAll(() => host.close());

  const cases = (['pt', 'es'] as const).flatMap((bu) =>
    STORES.map((store) => ({ bu, store, ...LAW[bu].stores[store] })),
  );

  it.each(cases)(
    'prices of $bu at $postcode contain its tax, and the amount with tax stays (OFF-07, PRC-14)',
    async ({ bu, store, vendors }) => {
      for (const sku of [CEMENT, skuOf(5), SPECIAL.contested]) {
        const offersAt = async (id: StoreId) =>
          (
            await replied(
              host.call(
                'readOffersBySku',
                { params: { sku }, query: { retailer_id: String(id) } },
                { bu },
              ),
            )
          ).data;
        const [here, mainland] = [await offersAt(store), await offersAt(1)];
        for (const { code, isSoldByAThirdPartyVendor, price } of here) {
          const rate = isSoldByAThirdPartyVendor ? vendors : rateOf(bu, store, sku);
          expect([code, minor(price.vatRate)]).toEqual([code, rate]);
          expect(minor(price.unitAmountNoTax)).toBe(netOf(minor(price.unitAmount), rate));
          expect(minor(price.initialUnitAmountNoTax)).toBe(
            netOf(minor(price.initialUnitAmount), rate),
          );
        }
        const zoned = store === 2 ? 1 : 0;
        expect(
          here.map(({ isSoldByAThirdPartyVendor, price }) => [
            isSoldByAThirdPartyVendor,
            price.unitAmount,
          ]),
        ).toEqual(
          mainland.map(({ isSoldByAThirdPartyVendor, price }) => [
            isSoldByAThirdPartyVendor,
            price.unitAmount + (isSoldByAThirdPartyVendor ? 0 : zoned),
          ]),
        );
      }
    },
  );

  it.each(cases)(
    'random carts of $bu at $postcode differ in no total from an independent calculation (CART-40)',
    { timeout: 120_000 },
    async ({ bu, store, vendors }) => {
      const random = randomFrom(Number(`${store}${bu === 'pt' ? 7 : 9}`));
      const differences: string[] = [];
      let lines = 0;
      for (let cart = 0; cart < 12; cart += 1) {
        const cartId = await replied(host.call('createGuestCart', {}, { bu }));
        for (let line = 0; line < 1 + Math.floor(random() * 5); line += 1) {
          const sku = skuOf(Math.floor(random() * PRODUCT_COUNT));
          const offer = sku === SPECIAL.vendorOnly ? { offer: `V2-${sku}` } : {};
          await host.call(
            'addToGuestCart',
            anAdd(cartId, sku, 1 + Math.floor(random() * 4), { store: String(store), ...offer }),
            { bu },
          );
        }
        const [read] = await replied(
          host.call('readGuestCart', aRead(cartId, String(store)), { bu }),
        );
        if (read === undefined) continue;
        const { items, ...totals } = read.cart;
        lines += items.length;
        const own = items.filter(({ offer }) => !offer.isSoldByAThirdPartyVendor);
        const expected = cartOracle({
          lines: items.map(({ item_id, sku, qty, offer, vendor_code }) => ({
            id: item_id,
            quantity: qty,
            unit: { minor: minor(offer.price.unitAmount) },
            vatRate: offer.isSoldByAThirdPartyVendor ? vendors : rateOf(bu, store, sku),
            isThirdParty: offer.isSoldByAThirdPartyVendor,
            seller: vendor_code,
          })),
          discounts: { tier: null, coupon: null },
          preparation:
            own.length > 0
              ? { amount: { minor: 600 }, lineIds: own.map(({ item_id }) => item_id) }
              : null,
          palletDeposits: [],
          shipping: [],
        });
        const found = [
          minor(totals.base_grand_total),
          minor(totals.base_tax_amount),
          minor(totals.pf_base_tax_amount),
        ];
        const wanted = [
          expected.total.included,
          expected.total.included - expected.total.excluded,
          expected.preparation.included - expected.preparation.excluded,
        ].map(Number);
        if (found.join() !== wanted.join())
          differences.push(`${items.map(({ sku }) => sku).join()}: ${found} instead of ${wanted}`);
      }
      expect(differences).toEqual([]);
      expect(lines).toBeGreaterThan(12);
    },
  );

  it.each(cases)(
    'an order of $bu at $postcode, its mail, receipt and invoice name and contain that tax (ORD-01, RCP-03)',
    async ({ bu, store, tax }) => {
      const shopper = await newShopper(host, { bu });
      const number = await ordered(shopper, bu, String(store), [CEMENT, skuOf(5), skuOf(9)]);
      const sender = { ...shopper, bu };
      const order = await replied(
        host.call('readOrder', { params: { orderId: number }, query: {} }, sender),
      );
      expect(order.salesTax).toBe(tax);
      const { included, excluded } = cartOracle({
        lines: order.lines.map(({ lineId, itemId, rowTotal }) => ({
          id: lineId,
          quantity: 1,
          unit: { minor: minor(rowTotal) },
          vatRate: rateOf(bu, store, itemId),
          isThirdParty: false,
        })),
        discounts: { tier: null, coupon: null },
        preparation: {
          amount: { minor: 600 },
          lineIds: order.lines.map(({ lineId }) => lineId),
        },
        palletDeposits: [],
        shipping: [],
      }).preparation;
      const fee = Number(included - excluded);
      const taxes = order.lines.map(({ itemId, rowTotal, customData }) => {
        const rate = rateOf(bu, store, itemId);
        expect(minor(customData.totalPriceNoTax)).toBe(netOf(minor(rowTotal), rate));
        return minor(rowTotal) - netOf(minor(rowTotal), rate);
      });
      const whole = taxes.reduce((sum, each) => sum + each, fee);
      expect(minor(order.taxAmount)).toBe(whole);
      await host.host.sendDueMails();
      expect(
        host.mails.find(({ id }) => id === `${bu}-${number}-order-confirmation`)?.mail.text,
      ).toContain((whole / 100).toFixed(2).replace('.', ','));
      for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
        await advance(bu, number, status);
      const { receipts } = await replied(
        host.call('readOrderReceipts', { params: { orderId: number } }, sender),
      );
      const { invoices } = await replied(
        host.call('listInvoices', { params: { pageSize: 10, pageId: 1 }, query: {} }, sender),
      );
      const expected = [
        ...new Set(order.lines.map(({ itemId }) => rateOf(bu, store, itemId))),
      ].toSorted((a, b) => b - a);
      for (const paper of [...receipts, ...invoices]) {
        expect([paper.salesTax, minor(paper.taxAmount)]).toEqual([tax, whole]);
        expect(paper.vatRates.map(({ vatRate }) => minor(vatRate))).toEqual(expected);
        expect(paper.vatRates.reduce((sum, { taxAmount }) => sum + minor(taxAmount), 0)).toBe(
          whole,
        );
      }
      expect([receipts.length, invoices.length]).toEqual([1, 1]);
    },
  );

  it.each([
    { bu: 'es', store: '1', minute: 720 },
    { bu: 'es', store: '2', minute: 660 },
    { bu: 'pt', store: '1', minute: 660 },
    { bu: 'pt', store: '2', minute: 600 },
    { bu: 'pt', store: '3', minute: 660 },
  ] as const)(
    'pickup at store $store of $bu is promised and booked on the clock of its place (SHP-03, SHP-11)',
    async ({ bu, store, minute }) => {
      // Nine o'clock in Lisbon and Las Palmas, ten in Madrid, eight in Ponta Delgada.
      host.clock.now = FRIDAY_MORNING;
      const sender = { ...(await newShopper(host, { bu })), bu };
      const cartId = await replied(host.call('readMyCartId', {}, sender));
      await replied(host.call('addToMyCart', anAdd(cartId, skuOf(1), 1, { store }), sender));
      const methods = await replied(
        host.call('listShippingMethods', { headers: { 'retailer-id': store } }, sender),
      );
      const date = '2026-11-20';
      expect(methods.find(({ method_code }) => method_code === 'two_hours')).toMatchObject({
        available: true,
        earliest: { date, minute },
      });
      expect(methods.find(({ method_code }) => method_code === 'scheduled')?.slots[0]).toEqual({
        date,
        start_hour: minute / 60,
        available: true,
      });
    },
  );

  it('a professional at an island store sees the net price of that island (PRC-01, PRC-05)', async () => {
    const shopper = await newShopper(host, { bu: 'es', tax: 'B12345674' });
    const sender = { ...shopper, bu: 'es' };
    const cartId = await replied(host.call('readMyCartId', {}, sender));
    await replied(
      host.call('addToMyCart', anAdd(cartId, skuOf(1), 1, { store: '3', context: '003B' }), sender),
    );
    const [read] = await replied(host.call('readMyCart', aRead(cartId, '3'), sender));
    const [item] = read?.cart.items ?? [];
    expect(item?.offer.priceContextCode).toBe('003B');
    expect(minor(item?.price ?? 0)).toBe(netOf(minor(item?.price_incl_tax ?? 0), 700));
  });

  it.each([
    { bu: 'es', store: '1', postcode: '28013', isSaved: true },
    { bu: 'es', store: '2', postcode: '28013', isSaved: false },
    { bu: 'pt', store: '1', postcode: '4000-001', isSaved: true },
    // In Portugal the tax is that of the place from which products are sent.
    { bu: 'pt', store: '3', postcode: '4000-001', isSaved: true },
  ] as const)(
    'a parcel to $postcode in $bu is offered, and the address accepted, at store $store only where the same tax is due (CHK-28)',
    async ({ bu, store, postcode, isSaved }) => {
      const sender = { ...(await newShopper(host, { bu })), bu };
      const cartId = await replied(host.call('readMyCartId', {}, sender));
      await replied(host.call('addToMyCart', anAdd(cartId, skuOf(1), 1, { store }), sender));
      const offered = await replied(
        host.call(
          'readCheckout',
          { headers: { 'retailer-id': store, 'delivery-postcode': postcode } },
          sender,
        ),
      );
      expect(
        offered.alternatives.find(({ carrier_code }) => carrier_code === 'chronopost'),
      ).toMatchObject(isSaved ? { available: true } : { available: false, reason: 'not-served' });
      const named = {
        firstname: 'Ana',
        lastname: 'Sousa',
        telephone: bu === 'pt' ? '912 345 678' : '612 345 678',
      };
      const address = {
        ...named,
        country_id: bu.toUpperCase(),
        street: ['Nova 1'],
        postcode,
        city: 'Cidade',
      };
      const saved = host.call('saveShippingAddress', { body: { address } }, sender);
      if (isSaved) expect((await replied(saved)).address.postcode).toBe(postcode);
      else expect((await refused(saved)).code).toBe('delivery-not-possible');
    },
  );

  it('an import leaves out stores in territories that the market does not serve (MKT-18)', async () => {
    const feed = feedOf('es');
    const report = await importFeed({
      pool: host.database.pool,
      market: 'es',
      feed: feedSource({
        ...feed,
        stores: feed.stores.map((store) =>
          store.id === '3' ? { ...store, postcode: '51001' } : store,
        ),
      }),
      now: FRIDAY_MORNING,
    });
    expect(report.refused.filter(({ file }) => file === 'stores')).toEqual([
      { file: 'stores', line: 4, reason: 'the market does not serve ceuta' },
    ]);
  });

  const ordered = async (
    shopper: Shopper,
    bu: Bu,
    store: string,
    skus: readonly string[],
  ): Promise<string> => {
    const sender = { ...shopper, bu, headers: fromAnywhere(host) };
    const cartId = await replied(host.call('readMyCartId', {}, sender));
    for (const sku of skus)
      await replied(host.call('addToMyCart', anAdd(cartId, sku, 3, { store }), sender));
    const custom_data = { no_date: false, retailer_id: store };
    await replied(
      host.call(
        'selectShippingMethod',
        { body: { carrier_code: 'drive', method_code: 'two_hours', custom_data } },
        sender,
      ),
    );
    await replied(
      host.call(
        'saveShippingAddress',
        {
          body: {
            address: {
              firstname: 'Ana',
              lastname: 'Sousa',
              telephone: bu === 'pt' ? '912 345 678' : '612 345 678',
            },
          },
        },
        sender,
      ),
    );
    const [read] = await replied(host.call('readMyCart', aRead(cartId, store), sender));
    const placement = aCardPlacement({ cartId }, read?.cart.revision ?? -1);
    const answer = await replied(
      host.call(
        'orderAndPay',
        {
          ...placement,
          body: { ...placement.body, request: { retailer_id: store, cart_id: cartId } },
        },
        sender,
      ),
    );
    return answer.orders[0]?.order_id ?? '';
  };

  const advance = async (bu: Bu, number: string, status: string): Promise<void> => {
    const answer = await host.app.inject({
      method: 'POST',
      url: `/${bu}/staff/orders/${number}/advance`,
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      payload: { status },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  };
});
