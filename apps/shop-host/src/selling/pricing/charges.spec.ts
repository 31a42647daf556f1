import { marketById } from '@materia/market-all';
import { todayIn } from '@materia/platform-clock';
import { cartOracle } from '@materia/testing/oracle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { priceContextOf } from '../../catalogue/offers/price-context.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import {
  aCardPlacement,
  anAdd,
  aMethodChoice,
  aRead,
  aVendorsDelivery,
  fromAnywhere,
  newShopper,
  type Shopper,
} from '../../testing/shoppers.ts';
import { ecoIncludedIn, priceCart } from './price-cart.ts';

/** Light enough for a parcel, with an eco-contribution in their price. */
const [REDUCED, STANDARD] = [skuOf(25), skuOf(26)];
const FEES = { pl: 2500, es: 600, fr: 600, pt: 600 } as const;
const VENDORS_PARCEL = 1499;

type Bu = keyof typeof FEES;
type Place = {
  readonly bu: Bu;
  readonly store: string;
  readonly from: string;
  readonly to: string;
  /** The rates of the two products on the mainland, and here. */
  readonly mainland: readonly [number, number];
  readonly here: readonly [number, number];
};
/**
 * Where parcels go from and to in each market, and what the law says of the products there. Nothing
 * is sent to the Canary Islands.
 */
const PLACES: readonly Place[] = [
  { bu: 'pl', store: '1', from: '60-001', to: '61001', mainland: [800, 2300], here: [800, 2300] },
  { bu: 'es', store: '1', from: '28922', to: '28013', mainland: [1000, 2100], here: [1000, 2100] },
  { bu: 'fr', store: '1', from: '75001', to: '75011', mainland: [1000, 2000], here: [1000, 2000] },
  { bu: 'fr', store: '2', from: '20090', to: '20000', mainland: [1000, 2000], here: [210, 2000] },
  {
    bu: 'pt',
    store: '1',
    from: '1000-001',
    to: '4000-001',
    mainland: [600, 2300],
    here: [600, 2300],
  },
  // Taxed at dispatch.
  {
    bu: 'pt',
    store: '2',
    from: '9500-150',
    to: '4000-001',
    mainland: [600, 2300],
    here: [400, 1600],
  },
];
const PHONES = { pl: '601020304', es: '612345678', fr: '0612345678', pt: '912345678' } as const;

const feedOf = (bu: Bu) => {
  const { stores, products, ...feed } = testFeed();
  const here = PLACES.filter((place) => place.bu === bu);
  const [reduced = 0, standard = 0] = here[0]?.mainland ?? [];
  return testFeed({
    ...feed,
    stores: stores.map((store) => ({
      ...store,
      ecommerce: true,
      postcode: here.find((place) => place.store === store.id)?.from ?? here[0]?.from ?? '',
    })),
    products: products.map((product) => ({
      ...product,
      vatBasisPoints: [REDUCED, SPECIAL.vendorOnly].includes(product.sku) ? reduced : standard,
    })),
  });
};

const minor = (amount: number): number => Math.round(amount * 100);
const netOf = (gross: number, rate: number): number =>
  Number((2n * BigInt(gross) * 10_000n + 10_000n + BigInt(rate)) / (2n * (10_000n + BigInt(rate))));

describe.each(ENGINES)('charges of an order besides its lines, on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    for (const market of ['pl', 'es', 'fr', 'pt'] as const)
      await importFeed({
        pool: host.database.pool,
        market,
        feed: feedSource(feedOf(market)),
        now: FRIDAY_MORNING,
      });
  });
  afterAll(() => host.close());

  const atCheckout = async (
    { bu, store, to }: Pick<Place, 'bu' | 'store' | 'to'>,
    offers: readonly string[],
  ): Promise<Visit> => {
    const sender = { ...(await newShopper(host, { bu })), bu, headers: fromAnywhere(host) };
    const cartId = await replied(host.call('readMyCartId', {}, sender));
    for (const offer of offers)
      await replied(
        host.call(
          'addToMyCart',
          anAdd(cartId, offer.replace(/^\w+-/, ''), 3, { store, offer }),
          sender,
        ),
      );
    const visit = { sender, cartId, bu, store, to };
    await saveAddress(visit);
    return visit;
  };
  type Visit = Pick<Place, 'bu' | 'store' | 'to'> & {
    readonly sender: Shopper & {
      readonly bu: Bu;
      readonly headers: Readonly<Record<string, string>>;
    };
    readonly cartId: string;
  };
  const saveAddress = ({ sender, bu, to }: Omit<Visit, 'cartId'>) => {
    const address = {
      country_id: bu.toUpperCase(),
      street: ['Nova 1'],
      postcode: to,
      city: 'Vila',
      firstname: 'Ana',
      lastname: 'Sousa',
      telephone: PHONES[bu],
    };
    return replied(host.call('saveShippingAddress', { body: { address } }, sender));
  };

  const sentByParcel = ({ sender, store }: Visit) =>
    replied(host.call('selectShippingMethod', aMethodChoice('chronopost', 'home', store), sender));
  const totalsOf = async ({ sender, store }: Visit) =>
    (await replied(host.call('readCheckout', { headers: { 'retailer-id': store } }, sender)))
      .totals;
  const placed = async ({ sender, cartId, store }: Visit) => {
    const [read] = await replied(host.call('readMyCart', aRead(cartId, store), sender));
    const { headers, body } = aCardPlacement({ cartId }, read?.cart.revision ?? -1);
    const { orders } = await replied(
      host.call(
        'orderAndPay',
        { headers, body: { ...body, request: { retailer_id: store, cart_id: cartId } } },
        sender,
      ),
    );
    return replied(
      host.call('readOrder', { params: { orderId: orders[0]?.order_id ?? '' }, query: {} }, sender),
    );
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
  const chargesOf = (market: Bu, number: string) =>
    host.database.db
      .selectFrom('order_charge')
      .selectAll()
      .where('market', '=', market)
      .where('order_number', '=', number)
      .orderBy('position')
      .execute();

  const baskets = [
    { basket: 'reduced products', skus: [REDUCED], parcel: 1399 },
    { basket: 'products of two rates', skus: [REDUCED, STANDARD], parcel: 1999 },
  ] as const;

  it.each(PLACES.flatMap((place) => baskets.map((basket) => ({ ...place, ...basket }))))(
    'is taxed like $basket in $bu from store $store: in checkout, order, mail and invoice, to the cent (ORD-01, FEE-08)',
    { timeout: 60_000 },
    async ({ skus, parcel, here: [reduced, standard], ...place }) => {
      const { bu } = place;
      const visit = await atCheckout(
        place,
        skus.map((sku) => `R-${sku}`),
      );
      await sentByParcel(visit);
      const totals = await totalsOf(visit);
      const order = await placed(visit);
      const rateOf = (sku: string) => (sku === REDUCED ? reduced : standard);
      const lineIds = order.lines.map(({ lineId }) => lineId);
      const expected = cartOracle({
        lines: order.lines.map(({ lineId, itemId, rowTotal }) => ({
          id: lineId,
          quantity: 1,
          unit: { minor: minor(rowTotal) },
          vatRate: rateOf(itemId),
          isThirdParty: false,
        })),
        discounts: { tier: null, coupon: null },
        preparation: { amount: { minor: FEES[bu] }, lineIds },
        palletDeposits: [],
        shipping: [{ amount: { minor: parcel }, lineIds }],
      });
      const tax = Number(expected.total.included - expected.total.excluded);
      if (skus.length === 1)
        expect(Number(expected.shipping.excluded)).toBe(netOf(parcel, reduced));

      expect([totals.shipping, totals.preparation].map(({ amount }) => minor(amount))).toEqual([
        parcel,
        FEES[bu],
      ]);
      expect(
        [totals.shipping, totals.preparation].map(({ amount_no_tax }) => minor(amount_no_tax)),
      ).toEqual([expected.shipping, expected.preparation].map(({ excluded }) => Number(excluded)));
      expect(minor(totals.tax)).toBe(tax);
      expect([order.taxAmount, order.grandTotal, order.shippingPrice].map(minor)).toEqual([
        tax,
        Number(expected.total.included),
        parcel,
      ]);
      expect(order.preparationFees).toMatchObject({
        quantity: 1,
        unitaryPrice: FEES[bu] / 100,
        originalPrice: FEES[bu] / 100,
        totalPriceNoTax: Number(expected.preparation.excluded) / 100,
      });

      const rates = [...new Set(skus.map(rateOf))].toSorted((one, other) => other - one);
      const rows = await chargesOf(bu, order.ordersId);
      for (const kind of ['preparation-fee', 'delivery', 'included-eco-contribution'] as const)
        expect([
          kind,
          ...rows.filter((row) => row.kind === kind).map((row) => row.vat_basis_points),
        ]).toEqual([kind, ...rates]);
      expect(order.totalAmountEcopart).toBeCloseTo(1.23 * 3 * skus.length, 9);

      await host.host.sendDueMails();
      expect(
        host.mails.find(({ id }) => id === `${bu}-${order.ordersId}-order-confirmation`)?.mail.text,
      ).toContain((tax / 100).toFixed(2).replace('.', ','));
      for (const status of ['IN_PREPARATION', 'READY', 'SHIPPED', 'INVOICED'])
        await advance(bu, order.ordersId, status);
      const { invoices } = await replied(
        host.call('listInvoices', { params: { pageSize: 10, pageId: 1 }, query: {} }, visit.sender),
      );
      expect(invoices).toHaveLength(1);
      for (const { taxAmount, grandTotal, chargesTotal, vatRates } of invoices) {
        expect([taxAmount, grandTotal, chargesTotal].map(minor)).toEqual([
          tax,
          Number(expected.total.included),
          parcel + FEES[bu],
        ]);
        expect(vatRates.map(({ vatRate }) => minor(vatRate))).toEqual(rates);
        expect(vatRates.reduce((sum, rate) => sum + minor(rate.taxAmount), 0)).toBe(tax);
        expect(vatRates.reduce((sum, rate) => sum + minor(rate.amount), 0)).toBe(minor(grandTotal));
      }
    },
  );

  it.each(PLACES)(
    'by a vendor is taxed as the vendor’s products are, at store $store of $bu',
    async (place) => {
      const { bu, mainland, here } = place;
      const visit = await atCheckout(place, [`V1-${SPECIAL.vendorOnly}`]);
      const [item] =
        (await replied(host.call('readMyCart', aRead(visit.cartId, place.store), visit.sender)))[0]
          ?.cart.items ?? [];
      const sold = minor(item?.offer.price.vatRate ?? 0);
      // Portugal taxes at dispatch, and vendors are assumed to send from the mainland.
      expect(sold).toBe(bu === 'pt' ? mainland[0] : here[0]);
      await replied(
        host.call('selectThirdPartyShipping', aVendorsDelivery(item?.item_id ?? ''), visit.sender),
      );
      const { shipping } = await totalsOf(visit);
      const price = minor(shipping.amount);
      expect(price).toBeGreaterThanOrEqual(VENDORS_PARCEL);
      expect(minor(shipping.amount_no_tax)).toBe(netOf(price, sold));
      const order = await placed(visit);
      expect(await chargesOf(bu, order.ordersId)).toMatchObject([
        {
          kind: 'delivery',
          vat_basis_points: sold,
          gross_minor: price,
          net_minor: netOf(price, sold),
        },
      ]);
    },
  );

  it('has a waived fee with its article and the price before the waiver (FEE-04, FEE-08)', async () => {
    const { db } = host.database;
    const visit = await atCheckout({ bu: 'pl', store: '1', to: '61001' }, [`R-${REDUCED}`]);
    await sentByParcel(visit);
    const { ordersId: earlier, grandTotal } = await placed(visit);
    const spent = (minorUnits: number) =>
      sql`update orders set total_minor = ${minorUnits} where market = 'pl' and number = ${earlier}`.execute(
        db,
      );
    await sql`update customer set loyalty_card_number = '9000001' where market = 'pl' and id = ${visit.sender.id}`.execute(
      db,
    );
    await spent(1_500_001);
    await replied(host.call('addToMyCart', anAdd(visit.cartId, REDUCED, 1), visit.sender));
    await saveAddress(visit);
    await sentByParcel(visit);
    const { preparationFees, ...order } = await placed(visit);
    await spent(minor(grandTotal));
    expect(preparationFees).toEqual({
      itemId: '49810001',
      quantity: 1,
      unitaryPrice: 0,
      unitaryPriceNoTax: 0,
      originalPrice: 25,
      totalPrice: 0,
      totalPriceNoTax: 0,
      taxTotal: 0,
    });
    const [line] = order.lines;
    expect(minor(order.grandTotal)).toBe(minor(line?.rowTotal ?? 0) + minor(order.shippingPrice));
    expect((await chargesOf('pl', order.ordersId)).map(({ kind }) => kind)).toEqual([
      'preparation-fee',
      'delivery',
      'included-eco-contribution',
      'discount',
    ]);
  });

  it('adds an eco-contribution to a price once where the market says so, and counts it as within the price nowhere (BEY-23)', async () => {
    const { db } = host.database;
    const poland = marketById('pl') ?? expect.unreachable();
    const store = (await findStore(db, 'pl', { id: '1' })) ?? expect.unreachable();
    const { cartId } = await atCheckout({ bu: 'pl', store: '1', to: '61001' }, [`R-${STANDARD}`]);
    const rows = await db
      .selectFrom('cart_line')
      .selectAll()
      .where('cart_id', '=', cartId)
      .execute();
    const context = priceContextOf(store, {
      customer: undefined,
      flags: { MARKETPLACE_MODE: true },
    });
    const [rule] = poland.ecoContributions;
    const pricedBy = (placement: 'added-to-price' | 'shown-within-price') =>
      priceCart(
        db,
        {
          ...poland,
          ecoContributions:
            rule === undefined ? [] : [{ ...rule, stream: 'electrical', placement }],
        },
        rows,
        context,
        todayIn(poland.timeZone, FRIDAY_MORNING),
        { tier: null, waivesPreparationFee: true },
      );
    const [within, added] = [
      await pricedBy('shown-within-price'),
      await pricedBy('added-to-price'),
    ];
    const eco = 123 * (rows[0]?.qty ?? 0);
    expect([within, added].map(({ totals }) => totals.eco.included.minor)).toEqual([0, eco]);
    expect(added.totals.total.included.minor - within.totals.total.included.minor).toBe(eco);
    expect([within, added].map(({ lines }) => ecoIncludedIn(lines, poland.currency).minor)).toEqual(
      [eco, 0],
    );
  });

  it('leaves no order that is not the sum of its lines and charges, with and without tax', async () => {
    expect(await contradictions(host.database.db)).toEqual({});
  });
});
