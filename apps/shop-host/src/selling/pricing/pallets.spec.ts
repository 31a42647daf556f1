import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { anAdd, aRead, buyerAtCheckout, newGuestCart, placed } from '../../testing/shoppers.ts';

const PALLETED = skuOf(0);
/** The market's deposit for a pallet, which carries no tax. */
const DEPOSIT = 50;

describe.each(ENGINES)('returnable pallets on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await sql`update product set units_per_pallet = 8 where market = 'pl' and sku in (${PALLETED}, ${SPECIAL.contested})`.execute(
      host.database.db,
    );
    await sql`update product set units_per_pallet = 2 where market = 'pl' and sku = ${SPECIAL.vendorOnly}`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());

  const cartWith = async (goods: readonly (readonly [string, number, string?])[]) => {
    const cartId = await newGuestCart(host);
    for (const [sku, qty, offer = `R-${sku}`] of goods)
      await replied(host.call('addToGuestCart', anAdd(cartId, sku, qty, { offer })));
    return (await replied(host.call('readGuestCart', aRead(cartId))))[0]?.cart;
  };

  it('charge a deposit for each full one of the retailer’s lines, in the line and in the total (FEE-06)', async () => {
    const cart = await cartWith([
      [PALLETED, 17],
      [SPECIAL.contested, 8],
      [skuOf(9), 40],
      [SPECIAL.vendorOnly, 4, `V2-${SPECIAL.vendorOnly}`],
    ]);
    expect(cart?.items.map(({ sku, pallet_deposit }) => [sku, pallet_deposit])).toEqual([
      [
        PALLETED,
        {
          pallets: 2,
          units_per_pallet: 8,
          unit_amount: DEPOSIT,
          amount: 2 * DEPOSIT,
          amount_no_tax: 2 * DEPOSIT,
        },
      ],
      [
        SPECIAL.contested,
        {
          pallets: 1,
          units_per_pallet: 8,
          unit_amount: DEPOSIT,
          amount: DEPOSIT,
          amount_no_tax: DEPOSIT,
        },
      ],
      [skuOf(9), undefined],
      [SPECIAL.vendorOnly, undefined],
    ]);
    expect(cart?.pallet_deposit).toEqual({
      pallets: 3,
      amount: 3 * DEPOSIT,
      amount_no_tax: 3 * DEPOSIT,
    });
    const rows = cart?.items.reduce((sum, item) => sum + item.row_total_incl_tax, 0) ?? 0;
    expect(cart?.base_grand_total).toBeCloseTo(
      rows + (cart?.pf_base_total_incl_tax ?? 0) + 3 * DEPOSIT,
      9,
    );
  });

  it('are free of the preparation fee if full and of one reference, a broken one is not (FEE-03)', async () => {
    expect((await cartWith([[PALLETED, 16]]))?.pf_base_total_incl_tax).toBe(0);
    expect(await cartWith([[PALLETED, 15]])).toMatchObject({
      pf_base_total_incl_tax: 25,
      pallet_deposit: { pallets: 1 },
    });
    expect((await cartWith([[PALLETED, 7]]))?.pallet_deposit).toBeUndefined();
  });

  it('are stored with the order as a separate fee line, in its total and its tax (FEE-08)', async () => {
    const buyer = await buyerAtCheckout(host, { [PALLETED]: 16 });
    const before = (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart;
    const order = await replied(
      host.call('readOrder', { params: { orderId: await placed(host, buyer) }, query: {} }, buyer),
    );
    expect(order.returnablePallet).toEqual({
      itemId: '49810002',
      quantity: 2,
      unitaryPrice: DEPOSIT,
      unitaryPriceNoTax: DEPOSIT,
      originalPrice: DEPOSIT,
      totalPrice: 2 * DEPOSIT,
      totalPriceNoTax: 2 * DEPOSIT,
      taxTotal: 0,
    });
    expect([order.grandTotal, order.taxAmount]).toEqual([
      before?.base_grand_total,
      before?.base_tax_amount,
    ]);
    expect(order.grandTotal).toBe(16 * 10 + 2 * DEPOSIT);
  });
});
