import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import type { CallName, RefusalCode } from '@materia/api-contract';
import {
  aCart,
  aCartItem,
  aCartReply,
  anOffer,
  aRefusal,
  aVendorOffer,
  defaultResponses,
  type MockResponses,
  mockHost,
  type MockRefusal,
  type MockRequest,
} from '@materia/api-mocks';
import { money } from '@materia/domain-money';
import { sharesByRate } from '@materia/domain-pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callCartId } from './cart-access.ts';
import {
  addProducts,
  addToCart,
  type CartAccess,
  compareCart,
  explainCart,
  fetchCart,
  readCart,
  removeLine,
  updateLine,
} from './index.ts';

/** A host stub that follows the contract and records its calls. */
const hostOf = (answers: Partial<MockResponses> = {}) => {
  const calls: CallName[] = [];
  const client = mockHost(answers);
  const host: HostClient = (name, input) => {
    calls.push(name);
    return client(name, input);
  };
  return { host, calls };
};

const access = (host: HostClient, changes: Partial<CartAccess> = {}): CartAccess => ({
  host,
  owner: 'guest',
  cartId: 'cart-1',
  storeId: '12',
  isProfessional: false,
  priceContextCode: '012P',
  ...changes,
});
const aSession = () => {
  const sessionEvents: string[] = [];
  return {
    sessionEvents,
    endSession: () => Promise.resolve(void sessionEvents.push('end-session')),
  };
};
const ITEM = { sku: '100234', offerCode: 'R-100234-012P', priceContextCode: '012P', quantity: 2 };

/** Refuses the first calls, then responds as usual. */
const refusing = <Answer>(
  usual: (request: MockRequest) => Answer,
  refusal: RefusalCode,
  times = 1,
) => {
  let left = times;
  return (request: MockRequest): Answer | MockRefusal => {
    left -= 1;
    return left >= 0 ? aRefusal(refusal) : usual(request);
  };
};

describe('reading a wire cart', () => {
  it('reads it in its own currency, with lines by position (CART-06, CART-08)', () => {
    const cart = readCart(
      aCart({
        items: [aCartItem({ item_id: 'b', position: 2 }), aCartItem({ item_id: 'a', position: 1 })],
        base_currency_code: 'EUR',
      }),
    );
    expect(cart.lines.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(cart.lines[0]).toMatchObject({
      unit: { included: money(1200, 'EUR'), excluded: money(976, 'EUR') },
      total: { included: money(2400, 'EUR') },
      weightGrams: 25_000,
    });
  });

  it('takes the id of a line from item_id (CART-07)', () => {
    expect(readCart(aCart({ items: [aCartItem({ item_id: 'x', id: 'y' })] })).lines[0]?.id).toBe(
      'x',
    );
  });

  it('distinguishes third-party lines from own ones (OFF-11)', () => {
    expect(
      readCart(aCart({ items: [aCartItem(), aCartItem({ offer: aVendorOffer() })] })).lines.map(
        ({ isThirdParty }) => isThirdParty,
      ),
    ).toEqual([false, true]);
  });

  it('contains the changes that the host had to make (CART-21)', () => {
    const entry = {
      item_id: '1',
      sku: '1',
      name: 'Cement',
      code: 'OFFER_PRICE_CHANGE',
      deleted: false,
      last_price: 10,
      new_price: 12,
    } as const;
    const cart = readCart(
      aCart({ delivery_diagram: { '3p': { shippings: [] }, unavailabilityMessages: [entry] } }),
    );
    expect(cart.unavailabilities).toMatchObject([
      { code: 'OFFER_PRICE_CHANGE', lastPrice: money(1000, 'PLN'), newPrice: money(1200, 'PLN') },
    ]);
  });

  it.each([{ last_price: 10 }, { new_price: 12 }, {}])(
    'leaves out a price change with only the prices %j (NTF-14)',
    (prices) => {
      const entry = {
        item_id: '1',
        sku: '1',
        name: 'Cement',
        code: 'OFFER_PRICE_CHANGE',
        deleted: false,
        ...prices,
      } as const;
      const cart = readCart(
        aCart({ delivery_diagram: { '3p': { shippings: [] }, unavailabilityMessages: [entry] } }),
      );
      expect(cart.unavailabilities).toEqual([]);
    },
  );
});

const RATES = { services: 2300, pallets: 800 };

describe('the explanation of a cart (BEY-12)', () => {
  it('has steps that add up to the total and taxes that add up to its tax, whatever the host charged, deposits on pallets included (FEE-06)', () => {
    const cents = fc.integer({ min: 0, max: 5_000_00 });
    const line = fc.record({ gross: cents, rate: fc.constantFrom(5, 8, 23), vendor: fc.boolean() });
    const pallets = fc.record({ count: fc.integer({ min: 1, max: 40 }), deposit: cents });
    const cartOf = fc.record({
      lines: fc.array(line, { maxLength: 6 }),
      preparation: cents,
      eco: cents,
      pallets: fc.option(pallets, { nil: { count: 0, deposit: 0 } }),
    });
    const holds = fc.property(
      cartOf,
      ({ lines, preparation, eco, pallets: { count, deposit } }) => {
        const net = (gross: number, rate: number) => Math.round((gross * 100) / (100 + rate));
        const items = lines.map(({ gross, rate, vendor }, index) => {
          const offer = vendor ? aVendorOffer() : anOffer();
          return aCartItem({
            item_id: String(index),
            sku: String(index),
            row_total_incl_tax: gross / 100,
            row_total: net(gross, rate) / 100,
            offer: { ...offer, price: { ...offer.price, vatRate: rate } },
          });
        });
        const own = lines.filter(({ vendor }) => !vendor);
        const fee =
          own.length === 0
            ? [{ vatRate: 2300, amount: money(preparation, 'PLN') }]
            : sharesByRate(
                money(preparation, 'PLN'),
                own.map((each) => ({ vatRate: each.rate * 100, amount: money(each.gross, 'PLN') })),
              );
        const feeTax = fee.reduce(
          (sum, { vatRate, amount }) => sum + amount.minor - net(amount.minor, vatRate / 100),
          0,
        );
        const gross =
          lines.reduce((sum, each) => sum + each.gross, 0) + preparation + eco + deposit;
        const tax =
          lines.reduce((sum, each) => sum + each.gross - net(each.gross, each.rate), 0) +
          feeTax +
          eco -
          net(eco, 23) +
          deposit -
          net(deposit, 8);
        const cart = readCart(
          aCart({
            items,
            base_grand_total: gross / 100,
            base_tax_amount: tax / 100,
            pf_base_total_incl_tax: preparation / 100,
            pf_base_tax_amount: feeTax / 100,
            ...(count > 0 && {
              pallet_deposit: {
                pallets: count,
                amount: deposit / 100,
                amount_no_tax: net(deposit, 8) / 100,
              },
            }),
          }),
        );
        const { steps, taxes } = explainCart(cart, RATES);
        const charged = steps.reduce((sum, step) => sum + step.amount.included.minor, 0);
        const withoutReferences = items.every((item) => item.offer.isSoldByAThirdPartyVendor);
        expect(charged).toBe(withoutReferences ? gross - preparation : gross);
        expect(taxes.reduce((sum, each) => sum + each.tax.minor, 0)).toBe(tax);
        expect(
          steps
            .filter(({ kind }) => kind === 'pallet-deposit')
            .map((step) => step.amount.included.minor),
        ).toEqual(count === 0 ? [] : [deposit]);
      },
    );
    fc.assert(holds, { numRuns: 100 });
  });
});

describe('a quantity discount level', () => {
  const reply = aCart({
    items: [aCartItem({ qty: 2, row_total: 19.32, row_total_incl_tax: 23.76 })],
    base_discount_amount: 0.24,
    tier_discount: { level: 1, rate: 1, amount: 0.24, amount_no_tax: 0.2 },
    base_grand_total: 23.76,
    base_tax_amount: 4.44,
  });

  it('is a step between the lines and the total, and the steps still add up (FEE-17, BEY-12)', () => {
    const cart = readCart(reply);
    const { steps } = explainCart(cart, RATES);
    expect(steps.slice(0, 2)).toEqual([
      {
        kind: 'lines',
        lines: 1,
        amount: { included: money(2400, 'PLN'), excluded: money(1952, 'PLN') },
      },
      {
        kind: 'tier-discount',
        level: 1,
        rate: 100,
        amount: { included: money(-24, 'PLN'), excluded: money(-20, 'PLN') },
      },
    ]);
    expect(steps.reduce((sum, step) => sum + step.amount.included.minor, 0)).toBe(
      cart.total.included.minor,
    );
  });
});

describe('offers of a cart', () => {
  const reply = aCart({
    items: [aCartItem({ qty: 2, row_total: 19.51, row_total_incl_tax: 24 })],
    offer_discount: { amount: 6, amount_no_tax: 4.88 },
    base_grand_total: 24,
    base_tax_amount: 4.49,
  });

  it('are a step from the prices before them to the total (BEY-12)', () => {
    const cart = readCart(reply);
    const { steps } = explainCart(cart, RATES);
    expect(steps.slice(0, 2)).toEqual([
      {
        kind: 'lines',
        lines: 1,
        amount: { included: money(3000, 'PLN'), excluded: money(2439, 'PLN') },
      },
      { kind: 'offer', amount: { included: money(-600, 'PLN'), excluded: money(-488, 'PLN') } },
    ]);
    expect(steps.reduce((sum, step) => sum + step.amount.included.minor, 0)).toBe(
      cart.total.included.minor,
    );
  });
});

describe('a failed call of the cart', () => {
  it('to remove a line while a quote is converted has its own message (ERR-10)', async () => {
    const { host } = hostOf({
      deleteFromGuestCart: () => ({ refusal: 'cart-locked' }),
      updateGuestCart: () => ({ refusal: 'cart-locked' }),
    });
    expect(await removeLine(access(host), aSession(), { lineId: '1' })).toEqual({
      ok: false,
      error: { kind: 'call-failed', reason: 'locked-by-quote' },
    });
    expect(await updateLine(access(host), aSession(), { lineId: '1', quantity: 2 })).toEqual({
      ok: false,
      error: { kind: 'call-failed', reason: 'update-failed' },
    });
  });

  it('to change a line removed in another window reports that, and a second removal succeeds silently (ERR-09, ERR-11)', async () => {
    const { host, calls } = hostOf({
      updateGuestCart: () => ({ refusal: 'no-such-line' }),
      deleteFromGuestCart: () => ({ refusal: 'no-such-line' }),
    });
    expect(await updateLine(access(host), aSession(), { lineId: '1', quantity: 2 })).toEqual({
      ok: false,
      error: { kind: 'call-failed', reason: 'line-gone' },
    });
    expect(calls).toEqual(['updateGuestCart']);
    expect(await removeLine(access(host), aSession(), { lineId: '1' })).toMatchObject({ ok: true });
  });

  it('with 401 ends the session, continues as a guest with a new cart, and retries once (ERR-01, ERR-81)', async () => {
    const { host, calls } = hostOf({
      addToMyCart: refusing(defaultResponses.addToMyCart, 'unauthenticated'),
    });
    const session = aSession();
    const result = await addToCart(access(host, { owner: 'customer' }), session, ITEM);
    expect(result).toMatchObject({ ok: true, value: { outcome: { kind: 'all-added' } } });
    expect([session.sessionEvents, calls]).toEqual([
      ['end-session'],
      ['addToMyCart', 'createGuestCart', 'addToGuestCart', 'readGuestCart'],
    ]);
  });

  it.each([
    ['404 with the fixed sentence', 'no-such-cart'],
    ['400 for a cart that is not anonymous', 'cart-not-anonymous'],
  ] as const)(
    'with %s creates a new cart id and retries once (ERR-02, ERR-03)',
    async (_, refusal) => {
      const { host, calls } = hostOf({
        addToGuestCart: refusing(defaultResponses.addToGuestCart, refusal),
        readGuestCart: () => aRefusal('no-such-cart'),
      });
      const result = await addToCart(access(host), aSession(), ITEM);
      expect(result.ok).toBe(true);
      expect(calls.filter((name) => name === 'addToGuestCart')).toHaveLength(2);
      expect(calls).toContain('createGuestCart');
    },
  );

  it('copies the lines of the abandoned cart to the new one (CART-40, ERR-03)', async () => {
    const added: unknown[] = [];
    let refused = false;
    const { host } = hostOf({
      createGuestCart: () => ({ reply: 'cart-2' }),
      readGuestCart: ({ body }) => ({
        reply: JSON.stringify(body).includes('cart-2')
          ? aCartReply({ id: 'cart-2', items: [], items_count: 0 })
          : aCartReply(),
      }),
      addToGuestCart: ({ body }) => {
        if (!refused) {
          refused = true;
          return { refusal: 'cart-not-anonymous' };
        }
        added.push(body);
        return { reply: true };
      },
    });
    await addToCart(access(host), aSession(), { ...ITEM, sku: '999', offerCode: 'R-999' });
    expect(added).toMatchObject([
      { request: { sku: '100234', qty: 2, cart_id: 'cart-2' }, offer: { code: 'R-100234-012P' } },
      { request: { sku: '999', cart_id: 'cart-2' } },
    ]);
  });

  it.each(['unauthenticated', 'no-such-cart', 'cart-not-anonymous'] as const)(
    'with %s again is shown, and never retried a second time (ERR-07)',
    async (refusal) => {
      const { host, calls } = hostOf({
        addToGuestCart: refusing(defaultResponses.addToGuestCart, refusal, 99),
      });
      expect(await addToCart(access(host), aSession(), ITEM)).toEqual({
        ok: false,
        error: { kind: 'call-failed', reason: 'add-failed' },
      });
      expect(calls.filter((name) => name === 'addToGuestCart')).toHaveLength(2);
    },
  );

  it('with 406 shows the sentence from the host, without a retry (ERR-04)', async () => {
    const { host, calls } = hostOf({
      addToGuestCart: refusing(defaultResponses.addToGuestCart, 'not-sellable', 99),
    });
    expect(await addToCart(access(host), aSession(), ITEM)).toEqual({
      ok: false,
      error: { kind: 'server-message', text: 'not-sellable' },
    });
    expect(calls).toEqual(['addToGuestCart']);
  });

  it.each([
    ['add', (cart: CartAccess) => addToCart(cart, aSession(), ITEM), 'add-failed'],
    [
      'update',
      (cart: CartAccess) => updateLine(cart, aSession(), { lineId: '1', quantity: 2 }),
      'update-failed',
    ],
    [
      'delete',
      (cart: CartAccess) => removeLine(cart, aSession(), { lineId: '1' }),
      'delete-failed',
    ],
    ['read', (cart: CartAccess) => fetchCart(cart, aSession(), { currency: 'PLN' }), 'read-failed'],
  ])('%s has its own message (ERR-05, ERR-09, ERR-11)', async (_, run, reason) => {
    const broken: HostClient = () => Promise.reject(new HostUnavailable(500));
    expect(await run(access(broken))).toEqual({
      ok: false,
      error: { kind: 'call-failed', reason, isOutage: true },
    });
  });

  it('with 503 and above replaces the whole page (ERR-21, ERR-22)', async () => {
    const broken: HostClient = () => Promise.reject(new HostUnavailable(503));
    await expect(addToCart(access(broken), aSession(), ITEM)).rejects.toThrow(HostUnavailable);
  });

  it('with 401 when reading ends the session and reads as a guest (ERR-13)', async () => {
    const { host, calls } = hostOf({
      readUpgradedMyCart: refusing(defaultResponses.readUpgradedMyCart, 'unauthenticated'),
    });
    const session = aSession();
    expect(
      (await fetchCart(access(host, { owner: 'customer' }), session, { currency: 'PLN' })).ok,
    ).toBe(true);
    expect([session.sessionEvents, calls]).toEqual([
      ['end-session'],
      ['readUpgradedMyCart', 'createGuestCart', 'readUpgradedGuestCart'],
    ]);
  });
});

describe('the owner of the cart', () => {
  it.each([
    [
      'guest',
      [
        'createGuestCart',
        'readUpgradedGuestCart',
        'addToGuestCart',
        'readGuestCart',
        'addProductsToGuestCart',
        'readGuestCart',
        'updateGuestCart',
        'readGuestCart',
        'deleteFromGuestCart',
        'readGuestCart',
        'compareGuestCart',
      ],
    ],
    [
      'customer',
      [
        'readMyCartId',
        'readUpgradedMyCart',
        'addToMyCart',
        'readMyCart',
        'addProductsToMyCart',
        'readMyCart',
        'updateMyCart',
        'readMyCart',
        'deleteFromMyCart',
        'readMyCart',
        'compareMyCart',
      ],
    ],
  ] as const)('is identified in every call: %s (CART-09)', async (owner, expected) => {
    const { host, calls } = hostOf();
    const whose = access(host, { owner });
    await callCartId(whose);
    await fetchCart(whose, aSession(), { currency: 'PLN' });
    await addToCart(whose, aSession(), ITEM);
    await addProducts(whose, aSession(), [{ reference: '100234', quantity: 1 }]);
    await updateLine(whose, aSession(), { lineId: 'L1', quantity: 2 });
    await removeLine(whose, aSession(), { lineId: 'L1' });
    await compareCart(whose, aSession(), { id: '13', priceContextCode: '013P' });
    expect(calls).toEqual(expected);
  });
});

describe('reading the cart', () => {
  it('sends the pro flag and the price context with each fetch (CART-42, CART-52)', async () => {
    const bodies: unknown[] = [];
    const { host } = hostOf({
      readUpgradedMyCart: ({ body }) => {
        bodies.push(body);
        return { reply: aCartReply() };
      },
    });
    await fetchCart(
      access(host, { owner: 'customer', isProfessional: true, priceContextCode: '012B' }),
      aSession(),
      { currency: 'PLN' },
    );
    expect(bodies).toEqual([
      {
        request: { retailer_id: '12', is_pro_card: true, cart_id: 'cart-1', context_code: '012B' },
      },
    ]);
  });

  it('makes no call for a guest without a cart, and returns an empty cart when the cart is gone', async () => {
    const { host, calls } = hostOf({ readUpgradedGuestCart: () => aRefusal('no-such-cart') });
    expect(
      await fetchCart(access(host, { cartId: undefined }), aSession(), { currency: 'EUR' }),
    ).toMatchObject({ ok: true, value: { lines: [], currency: 'EUR' } });
    expect(calls).toEqual([]);
    expect(await fetchCart(access(host), aSession(), { currency: 'PLN' })).toMatchObject({
      ok: true,
      value: { id: '', lines: [] },
    });
  });
});

describe('a cart that was noted and is gone', () => {
  it.each([
    ['customer', true],
    ['guest', false],
  ] as const)(
    'is asked for once more without its id for a %s: %s (BEY-43)',
    async (owner, found) => {
      const { host, calls } = hostOf({
        readMyCartId: () => ({ reply: 'cart-2' }),
        readUpgradedMyCart: ({ body }) =>
          JSON.stringify(body).includes('cart-2')
            ? { reply: aCartReply() }
            : aRefusal('no-such-cart'),
        readUpgradedGuestCart: () => aRefusal('no-such-cart'),
      });
      const read = await fetchCart(access(host, { owner }), aSession(), { currency: 'PLN' });
      expect(read.ok && read.value.lines.length > 0).toBe(found);
      expect(calls.filter((call) => call === 'readMyCartId')).toHaveLength(found ? 1 : 0);
    },
  );
});
