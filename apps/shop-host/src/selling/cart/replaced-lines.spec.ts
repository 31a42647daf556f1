import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { setFlags } from '../../testing/flags.ts';
import { anAdd, aRead, newGuestCart, newShopper } from '../../testing/shoppers.ts';

const [ORIGINAL, OTHER, SUBSTITUTE] = [skuOf(0), skuOf(9), skuOf(12)];

describe.each(ENGINES)('replaced lines on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const insteadOf = (cartId: string, sku: string, replaces: string) => {
    const { body } = anAdd(cartId, sku, 2);
    return host.call('addToGuestCart', {
      body: { ...body, request: { ...body.request, replaces } },
    });
  };
  const cartWithReplacement = async (): Promise<string> => {
    const cartId = await newGuestCart(host);
    for (const sku of [ORIGINAL, OTHER])
      await replied(host.call('addToGuestCart', anAdd(cartId, sku)));
    await replied(insteadOf(cartId, SUBSTITUTE, 'L1'));
    return cartId;
  };
  const linesOf = async (cartId: string) =>
    (await replied(host.call('readGuestCart', aRead(cartId))))[0]?.cart.items.map(
      ({ sku, position, replaces, replaced_by }) => [
        sku,
        position,
        replaces ?? null,
        replaced_by ?? null,
      ],
    );

  it('follow the line they replace with REPLACED_PRODUCTS, and are sorted by number without it (CART-22, CART-23, FLAG-33, FLD-05)', async () => {
    const cartId = await cartWithReplacement();
    await setFlags(host, 'pl', [{ key: 'REPLACED_PRODUCTS', choice: true }]);
    expect(await linesOf(cartId)).toEqual([
      [ORIGINAL, 1, null, 'L3'],
      [SUBSTITUTE, 2, 'L1', null],
      [OTHER, 3, null, null],
    ]);
    await setFlags(host, 'pl', [{ key: 'REPLACED_PRODUCTS', choice: false }]);
    expect(await linesOf(cartId)).toEqual([
      [ORIGINAL, 1, null, null],
      [OTHER, 2, null, null],
      [SUBSTITUTE, 3, null, null],
    ]);
  });

  it('are ordinary lines once the replaced line is removed, and no line replaces itself or a missing one (CART-22)', async () => {
    await setFlags(host, 'pl', [{ key: 'REPLACED_PRODUCTS', choice: true }]);
    const cartId = await cartWithReplacement();
    await replied(host.call('deleteFromGuestCart', { params: { cartId, itemId: 'L1' } }));
    await replied(insteadOf(cartId, OTHER, 'L2'));
    await replied(insteadOf(cartId, skuOf(13), 'L99'));
    expect(await linesOf(cartId)).toEqual([
      [OTHER, 1, null, null],
      [SUBSTITUTE, 2, null, null],
      [skuOf(13), 3, null, null],
    ]);
  });

  it('are merged unchanged into the customer’s cart, under its numbers (CART-22, CART-41)', async () => {
    await setFlags(host, 'pl', [{ key: 'REPLACED_PRODUCTS', choice: true }]);
    const shopper = await newShopper(host);
    const own = await replied(host.call('readMyCartId', {}, shopper));
    await replied(host.call('addToMyCart', anAdd(own, skuOf(14)), shopper));
    await replied(
      host.call(
        'upgradeGuestCart',
        { body: { cart_id: await cartWithReplacement(), retailer_id: '1' } },
        shopper,
      ),
    );
    const items =
      (await replied(host.call('readMyCart', aRead(own), shopper)))[0]?.cart.items ?? [];
    expect(
      items.map(({ item_id, sku, replaces, replaced_by }) => [
        item_id,
        sku,
        replaces ?? null,
        replaced_by ?? null,
      ]),
    ).toEqual([
      ['L1', skuOf(14), null, null],
      ['L2', ORIGINAL, null, 'L4'],
      ['L4', SUBSTITUTE, 'L2', null],
      ['L3', OTHER, null, null],
    ]);
  });
});
