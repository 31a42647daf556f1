import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { aRead, type Buyer, buyerAtCheckout, newShopper, placed } from '../../testing/shoppers.ts';

describe.each(ENGINES)('buying again on %s', (engine) => {
  let host: TestHost;
  let buyer: Buyer;
  let order = '';
  beforeAll(async () => {
    host = await openTestHost(engine);
    buyer = await buyerAtCheckout(host, { [skuOf(0)]: 2, [skuOf(12)]: 1 });
    order = await placed(host, buyer);
  });
  afterAll(() => host.close());

  const availability = (orderId = order, store = '1', who = buyer) =>
    host.call(
      'readOrderAvailability',
      { params: { retailerId: store, maestroOrderId: orderId } },
      who,
    );
  type Chosen = readonly { readonly lineNumber: number; readonly quantity: number }[];
  const reorder = (lines?: Chosen, orderId = order, store = '1', who = buyer) =>
    host.call(
      'reorder',
      {
        body: {
          request: {
            retailer_id: store,
            maestro_order_id: orderId,
            ...(lines && { lines: [...lines] }),
          },
        },
      },
      who,
    );
  /** The cart that the customer holds now, by product. */
  const cartOf = async (cartId: string): Promise<Readonly<Record<string, number>>> => {
    const [whole] = await replied(host.call('readMyCart', aRead(cartId), buyer));
    return Object.fromEntries((whole?.cart.items ?? []).map(({ sku, qty }) => [sku, qty]));
  };
  const changeLine = (
    line: number,
    change: { readonly sku?: string; readonly offer_code?: string; readonly unit_minor?: number },
  ) =>
    host.database.db
      .updateTable('order_line')
      .set(change)
      .where('order_number', '=', order)
      .where('line', '=', line)
      .execute();

  it('says for each line what the store has now, and what it cost then and costs now (CALL-111, BEY-36)', async () => {
    await changeLine(1, { unit_minor: 100 });
    const { isReorderable, lines } = await replied(availability());
    expect(isReorderable).toBe(true);
    expect(lines.map(({ itemId, qtyOrdered }) => [itemId, qtyOrdered])).toEqual([
      [skuOf(0), 2],
      [skuOf(12), 1],
    ]);
    for (const { available } of lines) {
      expect(available?.qtyInStore).toBeGreaterThan(0);
      expect(available?.qtyMax).toBeGreaterThanOrEqual(available?.qtyInStore ?? 0);
    }
    const [first] = lines;
    expect(first?.price).toBe(1);
    expect(first?.available?.price).toBeGreaterThan(1);
    const elsewhere = await replied(availability(order, '2'));
    expect(elsewhere.lines[0]?.available?.price).not.toBe(first?.available?.price);
  });

  it('fills the cart with the whole order, or with chosen lines and quantities (CALL-119, PUR-04)', async () => {
    const all = await replied(reorder());
    expect(all.shortfalls).toEqual([]);
    expect(await cartOf(all.cart_id)).toEqual({ [skuOf(0)]: 2, [skuOf(12)]: 1 });
    const more = await replied(reorder([{ lineNumber: 2, quantity: 3 }]));
    expect(more.cart_id).toBe(all.cart_id);
    expect(await cartOf(all.cart_id)).toEqual({ [skuOf(0)]: 2, [skuOf(12)]: 4 });
    const many = await replied(reorder([{ lineNumber: 2, quantity: 9999 }]));
    expect(many.shortfalls).toMatchObject([{ lineNumber: 2 }]);
    expect(await refused(reorder([{ lineNumber: 9, quantity: 1 }]))).toMatchObject({
      code: 'bad-input',
      fields: ['body.request.lines'],
    });
  });

  it('names what the store cannot sell any more, with substitutes, and adds the rest (PUR-08, BEY-36)', async () => {
    await changeLine(2, { sku: SPECIAL.soldOut, offer_code: `R-${SPECIAL.soldOut}` });
    const { lines } = await replied(availability());
    expect(lines.map(({ available }) => available !== undefined)).toEqual([true, false]);
    expect(lines[1]?.substitutes.map(({ itemId }) => itemId)).toContain(skuOf(11));
    expect(lines[1]?.substitutes.every(({ price, priceNoTax }) => price > priceNoTax)).toBe(true);
    const before = await cartOf((await replied(reorder([{ lineNumber: 1, quantity: 1 }]))).cart_id);
    const { cart_id, shortfalls } = await replied(reorder());
    expect(shortfalls).toMatchObject([{ lineNumber: 2, qty: 0 }]);
    expect(await cartOf(cart_id)).toEqual({ ...before, [skuOf(0)]: (before[skuOf(0)] ?? 0) + 2 });
  });

  it('is refused for a purchase with a line without an offer, for a store without online orders and for unknown ones (PUR-03, CALL-119)', async () => {
    expect((await refused(reorder(undefined, order, '3'))).code).toBe('not-sellable');
    expect((await refused(reorder(undefined, order, 'none'))).code).toBe('bad-input');
    expect((await refused(availability(order, 'none'))).code).toBe('bad-input');
    expect((await refused(reorder(undefined, '26-0000000-00'))).code).toBe('not-found');
    await changeLine(1, { offer_code: '' });
    expect((await replied(availability())).isReorderable).toBe(false);
    expect((await refused(reorder())).code).toBe('not-reorderable');
  });

  it('needs the customer who bought it', async () => {
    const stranger = { ...buyer, ...(await newShopper(host)) };
    expect((await refused(reorder(undefined, order, '1', stranger))).code).toBe('not-found');
    expect((await refused(availability(order, '1', stranger))).code).toBe('not-found');
  });

  it('shows the logistics services of an order among its lines if they are asked for, and only then (BEY-41, CALL-109)', async () => {
    const read = async (withServicesLines: '0' | '1') =>
      replied(
        host.call('readOrder', { params: { orderId: order }, query: { withServicesLines } }, buyer),
      );
    const [plain, whole] = [await read('0'), await read('1')];
    const services = whole.lines.slice(plain.lines.length);
    expect(whole.lines.slice(0, plain.lines.length)).toEqual(plain.lines);
    expect(services.map(({ itemId }) => itemId.startsWith('49'))).toEqual(services.map(() => true));
    expect(services.map(({ itemId, rowTotal }) => [itemId, rowTotal])).toEqual([
      [plain.preparationFees?.itemId, plain.preparationFees?.totalPrice],
    ]);
    const cents = (amounts: readonly number[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(cents(whole.lines.map(({ rowTotal }) => rowTotal))).toBe(cents([whole.grandTotal]));
    expect(cents(whole.vatRates.map(({ amount }) => amount))).toBe(cents([whole.grandTotal]));
    expect(cents(whole.vatRates.map(({ taxAmount }) => taxAmount))).toBe(cents([whole.taxAmount]));
  });

  it('a company’s member reads its orders the same way (CALL-109, CALL-110, CALL-134)', async () => {
    const founder = await newShopper(host, { tax: '5260250274' });
    const company =
      (await replied(host.call('openMyCompany', {}, founder))).company?.legal_entity_id ?? '';
    const number = await placed(host, await buyerAtCheckout(host, undefined, founder));
    const params = { legalEntityId: company, orderId: number };
    const read = async (query: { withServicesLines?: '1' }) =>
      replied(host.call('readCompanyOrder', { params, query }, founder));
    const [plain, whole] = [await read({}), await read({ withServicesLines: '1' })];
    expect(whole.lines.length).toBe(plain.lines.length + 1);
    expect((await refused(host.call('readCompanyOfferOrder', { params }, founder))).code).toBe(
      'not-found',
    );
    const { orders } = await replied(
      host.call('listCompanyOrders', { params: { legalEntityId: company }, query: {} }, founder),
    );
    expect(orders.map(({ externalId }) => externalId)).toEqual([number]);
  });
});
