import type { Reply } from '@materia/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CENTRAL_WAREHOUSE } from '../../catalogue/stock/central-warehouse.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { anAdd, type Buyer, newShopper, shopperWithCart } from '../../testing/shoppers.ts';

type Options = Reply<'listBuyingOptions'>['data'][number]['options'];

const PLACE = '00-020';

describe.each(ENGINES)('buying options on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const read = (
    sku: string,
    {
      code = '001P',
      postcode = PLACE,
      buyer,
    }: { readonly code?: string; readonly postcode?: string | null; readonly buyer?: Buyer } = {},
  ) =>
    host.call(
      'listBuyingOptions',
      {
        params: { productAdeoKey: `M${sku}`, priceContextCode: code },
        query: postcode === null ? {} : { postcode },
      },
      buyer,
    );
  const ofOffer = async (sku: string, offer: string, given: Parameters<typeof read>[1] = {}) => {
    const { data } = await replied(read(sku, given));
    return data.find(({ offer_code }) => offer_code === offer)?.options ?? [];
  };
  const own = (sku: string, given: Parameters<typeof read>[1] = {}) =>
    ofOffer(sku, `R-${sku}`, given);
  const outcome = (options: Options, mode: string) =>
    options.map((option) => ({ ...option })).find((option) => option.mode === mode);

  it('are the cheapest way to collect, at home and at a point, each with its day and final price (DLV-10, PRM-01, PRM-03)', async () => {
    const options = await own(skuOf(26));
    expect(outcome(options, 'store')).toMatchObject({
      carrier_code: 'drive',
      date: '2026-11-20',
      delivery: { amount: 0 },
      is_lowest: false,
    });
    expect(outcome(options, 'home')).toMatchObject({
      carrier_code: 'chronopost',
      date: '2026-11-24',
      delivery: { amount: 13.99 },
      is_lowest: false,
    });
    expect(outcome(options, 'relay')).toMatchObject({
      carrier_code: 'chronorelais',
      date: '2026-11-25',
      delivery: { amount: 9.99 },
    });
  });

  /** What the checkout charges for one unit, by the methods that an option names. */
  const checkoutTotal = async (
    buyer: Buyer & { readonly cartId: string },
    wishes: string,
    storeId = '1',
  ) => {
    const checkout = await replied(
      host.call(
        'readCheckout',
        {
          headers: {
            'retailer-id': storeId,
            'delivery-postcode': PLACE,
            'wished-methods': wishes,
          },
        },
        buyer,
      ),
    );
    return checkout.preview?.totals;
  };

  it.each([
    ['a product of the store', skuOf(26)],
    ['a heavy one', skuOf(10)],
    ['a reduced one', SPECIAL.reduced],
    ['one with an eco-contribution', skuOf(28)],
  ])(
    'cost what the checkout charges for a cart with that unit: %s (CHK-07, PRC-07)',
    async (_, sku) => {
      const buyer = await shopperWithCart(host, { [sku]: 1 });
      const options = await own(sku, { buyer });
      let compared = 0;
      for (const option of options) {
        if (!('total' in option)) continue;
        const totals = await checkoutTotal(
          buyer,
          `own=${option.carrier_code}/${option.method_code}`,
        );
        expect(totals?.total).toEqual({
          amount: option.total.amount,
          amount_no_tax: option.total.amount_no_tax,
        });
        expect(totals?.shipping.amount).toBe(option.delivery.amount);
        expect(totals?.preparation.amount).toBe(option.preparation.amount);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  it('of a vendor cost what the checkout charges, and name no store (DLV-04)', async () => {
    const buyer = await shopperWithCart(host, {});
    const offer = `V1-${SPECIAL.contested}`;
    await replied(
      host.call('addToMyCart', anAdd(buyer.cartId, SPECIAL.contested, 1, { offer }), buyer),
    );
    const options = await ofOffer(SPECIAL.contested, offer, { buyer });
    expect(outcome(options, 'store')).toEqual({ mode: 'store', obstacle: 'vendor-sends' });
    expect(outcome(options, 'relay')).toEqual({ mode: 'relay', obstacle: 'not-sent' });
    const home = outcome(options, 'home');
    if (home === undefined || !('total' in home)) throw new Error('It is sent home');
    const totals = await checkoutTotal(buyer, 'V1=seller/home');
    expect(totals?.total.amount).toBe(home.total.amount);
    expect(home.preparation.amount).toBe(0);
  });

  it('of a professional are without tax as the checkout has them (PRC-01)', async () => {
    const buyer = { ...(await newShopper(host, { tax: '5260250274' })), cartId: '' };
    const [asPrivate, asProfessional] = [
      outcome(await own(skuOf(26)), 'home'),
      outcome(await own(skuOf(26), { code: '001B', buyer }), 'home'),
    ];
    if (!asPrivate || !asProfessional || !('total' in asPrivate) || !('total' in asProfessional))
      throw new Error('It is sent home');
    expect(asProfessional.total.amount).toBeLessThan(asPrivate.total.amount);
  });

  it('say why an outcome is impossible, and leave out what cannot be ordered', async () => {
    await host.database.db
      .insertInto('warehouse_stock')
      .values({
        market: 'pl',
        warehouse: CENTRAL_WAREHOUSE,
        sku: skuOf(27),
        qty: 5,
        reserved: 0,
      })
      .execute();
    const withoutStore = await own(skuOf(27), { code: '000P' });
    expect(outcome(withoutStore, 'store')).toEqual({ mode: 'store', obstacle: 'no-store' });
    expect(outcome(withoutStore, 'home')).toMatchObject({ carrier_code: 'chronopost' });
    expect(outcome(await own(skuOf(10)), 'relay')).toEqual({
      mode: 'relay',
      obstacle: 'too-heavy',
    });
    expect((await replied(read(SPECIAL.soldOut))).data).toEqual([]);
  });

  it('are lowest prices at home while no place is known, and refused at a text that is none', async () => {
    expect(outcome(await own(skuOf(26), { postcode: null }), 'home')).toMatchObject({
      is_lowest: true,
    });
    expect(await refused(read(skuOf(26), { postcode: 'here' }))).toMatchObject({
      code: 'bad-input',
      fields: ['query.postcode'],
    });
    expect((await refused(read('99'))).code).toBe('not-found');
  });
});
