import { HostUnavailable, type HostClient } from '@materia/api-client-kernel';
import {
  aCartItem,
  aCartReply,
  anOffer,
  aRefusal,
  aVendorOffer,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import type { Market } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { type CartActionOutcome, changeCart } from './cart.action.ts';
import { type CartFacts, loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';

const [poland] = markets;
const CUSTOMER = {
  id: 'c-1',
  firstname: 'Anna',
  lastname: 'Nowak',
  email: 'anna@materia.example',
  mobile: '',
  isProfessional: false,
};
const ADD = {
  intent: 'add',
  sku: '100234',
  offer: 'R-100234-012P',
  context: '012P',
  quantity: '2',
  returnTo: '/cement-ref100234.html',
};

const load = async (
  answers: Partial<MockResponses> = {},
  changes: Partial<ShopRequest> = { cartId: 'cart-1' },
  query = '',
) => {
  const visit = aVisit(poland, mockHost(answers), changes);
  return {
    facts: await loadCart({
      context: visit.context,
      url: new URL(`https://shop.test/checkout/cart${query}`),
    }),
    sessionEvents: visit.sessionEvents,
  };
};

const change = async (
  fields: Readonly<Record<string, string>>,
  answers: Partial<MockResponses> = {},
  changes: Partial<ShopRequest> = { cartId: 'cart-1' },
) => {
  const visit = aVisit(poland, mockHost(answers), changes);
  return {
    outcome: await outcomeOf(() => changeCart({ context: visit.context, request: posted(fields) })),
    sessionEvents: visit.sessionEvents,
  };
};

const draw = (facts: CartFacts, market: Market = poland, outcome?: CartActionOutcome): string =>
  drawIn(<CartView {...facts} outcome={outcome} signInHref="/sign-in" />, market);

const MIXED: Partial<MockResponses> = {
  readUpgradedGuestCart: () => ({
    reply: aCartReply({
      items: [
        aCartItem({
          item_id: 'L2',
          id: 'L2',
          position: 2,
          vendor_name: 'Budmax',
          vendor_code: 'BUDMAX',
          offer: aVendorOffer(),
        }),
        aCartItem({ item_id: 'L1', id: 'L1', position: 1, weight: 25.25 }),
        aCartItem({ item_id: 'L3', id: 'L3', sku: '49400365', position: 3, name: 'Dostawa' }),
      ],
      base_grand_total: 97,
      base_tax_amount: 18.14,
      pf_base_total_incl_tax: 25,
      pf_base_tax_amount: 4.67,
    }),
  }),
};

describe('eco-contributions', () => {
  const own = anOffer();
  const drill = anOffer({
    price: {
      ...own.price,
      ecotaxes: [{ type: 'ECO', stream: 'weee', amount: 1.23, amountNoTax: 1 }],
    },
  });
  const answers: Partial<MockResponses> = {
    readUpgradedGuestCart: () => ({ reply: aCartReply({ items: [aCartItem({ offer: drill })] }) }),
  };

  it('are shown at the line of electrical products while DISPLAY_ECOTAX is on (BEY-23, PRC-16, FLAG-06)', async () => {
    const text = `w tym ${poland.texts.price.ecoElectrical}: 1,23 zł`;
    const { facts } = await load(answers);
    expect(draw(facts)).toContain(text);
    const { shop } = aVisit(poland, mockHost());
    const silent = await load(answers, {
      cartId: 'cart-1',
      flags: { ...shop.flags, DISPLAY_ECOTAX: false },
    });
    expect(draw(silent.facts)).not.toContain(text);
  });
});

describe('the discount of a line', () => {
  const own = anOffer();
  const price = {
    ...own.price,
    unitAmount: 11.43,
    initialUnitAmount: 11.43,
    unitAmountNoTax: 9.29,
    initialUnitAmountNoTax: 9.29,
  };
  // 48 × 9.29 without tax, which is less than 48 × 11.43 with tax.
  const amounts = { qty: 48, row_total: 445.92, row_total_incl_tax: 548.48 };
  const reply = aCartReply({ items: [aCartItem({ ...amounts, offer: { ...own, price } })] });

  it.each([
    ['a firm, whose prices are without tax', true, false],
    ['a private customer, whose prices are with tax', false, true],
  ])(
    'is what it costs less than its units, of %s (CART-30, PRC-01)',
    async (_, isProfessional, isReduced) => {
      const { facts } = await load(
        { readUpgradedMyCart: () => ({ reply }) },
        { cartId: 'cart-1', customer: { ...CUSTOMER, isProfessional } },
      );
      expect(facts.groups[0]?.lines.map(({ discount }) => discount !== undefined)).toEqual([
        isReduced,
      ]);
    },
  );
});

describe('the payment method icons of the cart', () => {
  const icons = async (
    market: Market,
    changes: Partial<
      Record<'CART_DISPLAY_PAYMENT_METHOD_ICONS' | 'CART_DISPLAY_P24_PAYMENT_ICON', boolean>
    > = {},
  ) => {
    const { context, shop } = aVisit(market, mockHost());
    context.set(shopRequest, { ...shop, cartId: 'cart-1', flags: { ...shop.flags, ...changes } });
    return loadCart({ context, url: new URL('https://shop.test/checkout/cart') });
  };

  it.each(markets)(
    'are those of market $id, unless the flag is off (FLAG-03, FLD-03, PAY-03)',
    async (market) => {
      const shown = await icons(market);
      expect(shown.paymentIcons).toEqual(market.settings.paymentMethods);
      expect(draw(shown, market)).toContain(market.texts.paymentMethod.accepted);
      const hidden = await icons(market, { CART_DISPLAY_PAYMENT_METHOD_ICONS: false });
      expect(draw(hidden, market)).not.toContain(market.texts.paymentMethod.accepted);
    },
  );

  it('include P24 in Poland only while its flag is on (FLAG-26, FLD-03)', async () => {
    expect(draw(await icons(poland))).toContain(poland.texts.paymentMethod.p24);
    const without = draw(await icons(poland, { CART_DISPLAY_P24_PAYMENT_ICON: false }));
    expect(without).not.toContain(poland.texts.paymentMethod.p24);
    expect(without).toContain(poland.texts.paymentMethod.blik);
  });
});

describe('the quantity of a line whose capacity unit is in the market’s list', () => {
  it('cannot be changed, but the line can be removed (QTY-09, SET-01)', async () => {
    const { conditioning } = anOffer().product;
    const answers: Partial<MockResponses> = {
      readUpgradedGuestCart: () => ({ reply: aCartReply({ items: [aCartItem()] }) }),
    };
    for (const lockedCapacityUnits of [[], [conditioning.capacityUnit ?? '']]) {
      const market: Market = { ...poland, settings: { ...poland.settings, lockedCapacityUnits } };
      const html = draw((await load(answers, { cartId: 'cart-1', market })).facts);
      expect([html.includes('name="quantity"'), html.includes('value="remove"')]).toEqual([
        lockedCapacityUnits.length === 0,
        true,
      ]);
    }
  });
});

describe('the cart page', () => {
  it('sends no request for a guest who has added nothing (CART-09)', async () => {
    const answering = mockHost({});
    const silent: HostClient = (name, input) =>
      name === 'readStore'
        ? answering(name, input)
        : Promise.reject(new Error(`${name} was called`));
    const visit = aVisit(poland, silent);
    const facts = await loadCart({
      context: visit.context,
      url: new URL('https://shop.test/checkout/cart'),
    });
    expect([facts.groups, facts.problem]).toEqual([[], undefined]);
    expect(draw(facts)).toContain(poland.texts.cart.emptyTitle);
  });

  it('stores the id and count of the cart it fetched (CART-10)', async () => {
    expect((await load()).sessionEvents).toEqual([{ kind: 'remember-cart', what: 'cart-1: 2' }]);
  });

  it('forgets a cart that the host no longer has: its id, lines, count, estimate and notices (CART-15, CART-20)', async () => {
    const { facts, sessionEvents } = await load(
      { readUpgradedGuestCart: () => aRefusal('no-such-cart') },
      { cartId: 'cart-1' },
      '?postcode=61-285',
    );
    expect([facts.groups, facts.problem, sessionEvents]).toEqual([
      [],
      undefined,
      [{ kind: 'forget-cart' }],
    ]);
    expect([facts.itemsCount, facts.estimate, facts.notices]).toEqual([0, undefined, []]);
  });

  it('groups products by vendor, the retailer first with the banner of the store; services are not products (CART-28, CART-29, CART-32)', async () => {
    const { facts } = await load(MIXED);
    expect(
      facts.groups.map(({ title, isThirdParty, hasStoreBanner, lines }) => [
        title,
        isThirdParty,
        hasStoreBanner,
        lines.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Materia', false, true, ['L1']],
      ['Budmax', true, false, ['L2']],
    ]);
  });

  it('hides vendor titles while their flag is on (CART-28, FLAG-41)', async () => {
    const { shop } = aVisit(poland, mockHost({}));
    const { facts } = await load(MIXED, {
      cartId: 'cart-1',
      flags: { ...shop.flags, CART_HIDE_SOLD_AND_SHIPPED_BY: true },
    });
    expect(facts.groups.map(({ title }) => title)).toEqual([null, null]);
  });

  it('explains its total step by step, and the steps add up to it (BEY-12)', async () => {
    const { facts } = await load(MIXED);
    const { steps, taxes } = facts.explanation;
    expect(steps.map(({ kind }) => kind)).toEqual(['lines', 'preparation-fee']);
    expect(steps.reduce((total, { amount }) => total + amount.included.minor, 0)).toBe(
      facts.total.included.minor,
    );
    expect(taxes.reduce((total, { tax }) => total + tax.minor, 0)).toBe(
      facts.total.included.minor - facts.total.excluded.minor,
    );
  });

  it.each(markets)(
    'in market $id shows what a vendor takes for sending its lines in their quantities',
    async (market) => {
      const levels = (...amounts: readonly (readonly ['home' | 'relay', number])[]) =>
        load({
          readUpgradedGuestCart: () => ({
            reply: aCartReply({
              items: [aCartItem({ item_id: 'L1', id: 'L1', offer: aVendorOffer() })],
              delivery_diagram: {
                '3p': {
                  shippings: [
                    {
                      code: 'V1',
                      selected: amounts.length === 1,
                      item_ids: ['L1'],
                      serviceLevels: amounts.map(([code, amount]) => ({
                        code,
                        amount,
                        selected: amounts.length === 1,
                      })),
                    },
                  ],
                },
                unavailabilityMessages: [],
              },
            }),
          }),
        });
      const { facts } = await levels(['home', 58.99]);
      expect(facts.groups[0]?.deliveryCost).toMatchObject({
        price: { minor: 5899 },
        isFrom: false,
      });
      expect(draw(facts, market)).toContain('58,99');
      const [before = ''] = market.texts.price.from.split('{amount}');
      expect(draw((await levels(['home', 12.9], ['relay', 7.5])).facts, market)).toContain(
        `${before}7,50`,
      );
      expect(draw((await levels(['home', 0])).facts, market)).toContain(market.texts.price.free);
    },
  );

  it.each(markets)(
    'in market $id shows when all lines of a vendor with several lines arrive (CART-05)',
    async (market) => {
      const sent = (id: string) =>
        aCartItem({
          item_id: id,
          id,
          vendor_name: 'Budmax',
          vendor_code: 'BUDMAX',
          offer: aVendorOffer(),
        });
      const shipping = (selected: boolean) => ({
        code: 'BUDMAX',
        selected,
        item_ids: ['L1', 'L2'],
        serviceLevels: [
          { code: 'home' as const, selected, promise: { unit: 'DAY' as const, delay: 4 } },
        ],
      });
      const cart = (ids: readonly string[], selected = true) =>
        load({
          readUpgradedGuestCart: () => ({
            reply: aCartReply({
              items: ids.map(sent),
              delivery_diagram: {
                '3p': { shippings: [shipping(selected)] },
                unavailabilityMessages: [],
              },
            }),
          }),
        });
      const { facts } = await cart(['L1', 'L2']);
      // Monday the 16th is the fourth working day after Tuesday the 10th.
      expect(facts.groups[0]?.jointDelivery).toMatchObject({
        mode: 'home',
        label: 'local-delivery',
        promise: { kind: 'working-days', date: '2026-03-16' },
      });
      expect(draw(facts, market)).toContain(market.texts.cartLine.together);
      for (const others of [await cart(['L1']), await cart(['L1', 'L2'], false)])
        expect([
          others.facts.groups[0]?.jointDelivery,
          draw(others.facts, market).includes(market.texts.cartLine.together),
        ]).toEqual([undefined, false]);
    },
  );

  it('shows the weight of the order with one decimal (CART-36, CART-37)', async () => {
    const { facts } = await load(MIXED);
    expect(facts.weightKilograms).toBe(100.5);
    expect(draw(facts)).toContain('100,5 kg');
  });

  it('asks only guests with a filled cart to sign in (CART-38, NTF-04)', async () => {
    expect((await load()).facts.notices.map(({ code }) => code)).toEqual(['CONNECT']);
    expect((await load({}, { customer: CUSTOMER, cartId: 'cart-1' })).facts.notices).toEqual([]);
  });

  it('tells guests that quotes need an account, and lets customers save one (CART-47)', async () => {
    const { save, saveSignIn } = poland.texts.quotes;
    const guest = draw((await load()).facts);
    expect([guest.includes(saveSignIn), guest.includes(save)]).toEqual([true, false]);
    const customer = draw((await load({}, { customer: CUSTOMER, cartId: 'cart-1' })).facts);
    expect([customer.includes(saveSignIn), customer.includes(save)]).toEqual([false, true]);
  });

  it('reports the host’s changes line by line, and each notice can be closed without scripts (NTF-03, NTF-07, NTF-12)', async () => {
    const changed = aCartReply();
    const [whole] = changed;
    const unavailable = {
      item_id: '1',
      sku: '100234',
      name: 'Cement 25 kg',
      code: 'NO_STOCK_AVAILABLE',
      deleted: false,
      qty: 3,
    } as const;
    const reply = aCartReply({
      delivery_diagram: {
        ...whole?.cart.delivery_diagram,
        '3p': { shippings: [] },
        unavailabilityMessages: [unavailable],
      },
    });
    const answers: Partial<MockResponses> = { readUpgradedGuestCart: () => ({ reply }) };
    const { facts } = await load(answers);
    expect(facts.notices.map(({ code }) => code)).toEqual(['STOCK_MODIFIED', 'CONNECT']);
    expect(draw(facts)).toContain('name="closed" value="STOCK_MODIFIED"');
    expect(
      (await load(answers, { cartId: 'cart-1' }, '?closed=STOCK_MODIFIED')).facts.notices.map(
        ({ code }) => code,
      ),
    ).toEqual(['CONNECT']);
  });

  const withCoupons = {
    cartId: 'cart-1',
    flags: { ...aVisit(poland, mockHost()).shop.flags, CART_DISPLAY_PROMO_CODE: true },
  };

  it.each([true, false])(
    'offers a member their coupon for points by one button, with the field for codes or without: %s (LOY-07, FLAG-25)',
    async (takesCodes) => {
      const flags = {
        ...aVisit(poland, mockHost()).shop.flags,
        CART_DISPLAY_PROMO_CODE: takesCodes,
      };
      const member = { cartId: 'cart-1', customer: CUSTOMER, flags };
      const html = draw((await load({}, member)).facts);
      expect(html).toContain('value="M-ABCDEFGHJK"');
      expect(html).not.toContain(poland.texts.coupon.notTaken);
      const used = await change({ intent: 'add-coupon', code: 'M-ABCDEFGHJK' }, {}, member);
      expect(used.outcome.status).toBe(303);
      for (const without of [
        { ...member, customer: undefined },
        { ...member, flags: { ...flags, LOYALTY_CLUB: false } },
      ])
        expect(draw((await load({}, without)).facts)).not.toContain('M-ABCDEFGHJK');
    },
  );

  it('shows a member what to buy for the next level, counting the cart (BEY-12)', async () => {
    const reply = aCartReply({ next_tier: { level: 2, rate: 2, missing: 1_000 } });
    const { facts } = await load({ readUpgradedGuestCart: () => ({ reply }) });
    expect(facts.nextLevel).toMatchObject({ percent: 2 });
    expect(draw(facts)).toContain('2% rabatu klubowego');
  });

  it.each(markets)(
    'names offer, level and code with their rules and the next level in $id (BEY-12, FEE-17)',
    async (market) => {
      const reply = aCartReply({
        offer_discount: { amount: 8, amount_no_tax: 6.5 },
        tier_discount: { level: 2, rate: 2, amount: 0.96, amount_no_tax: 0.78 },
        next_tier: { level: 3, rate: 3, missing: 2_999.5 },
        coupon: {
          code: 'M-ABCDEFGHJK',
          conditions: '',
          counts: true,
          from_total: 0,
          valid_from: '2026-01-01',
          valid_until: '2026-12-31',
          sold_by: 'Materia',
          uses_per_customer: 1,
          amount: 8.5,
          amount_no_tax: 6.91,
        },
      });
      const { facts } = await load({ readUpgradedGuestCart: () => ({ reply }) });
      const html = draw(facts, market);
      const t = textsIn(market);
      for (const text of [
        t('line.offer'),
        t('line.offerRule'),
        t('line.tierDiscount', { level: '2', percent: '2' }),
        t('line.tierDiscountRule'),
        t('line.coupon', { code: 'M-ABCDEFGHJK' }),
        t('line.couponRule'),
        t('added.nextLevel', { percent: '3', missing: '|' }).split('|')[0] ?? '',
      ])
        expect(html).toContain(text.replaceAll("'", '&#x27;'));
    },
  );

  it('accepts a promo code, shows it with its conditions and removes it again (CART-48, CART-50)', async () => {
    const sent: unknown[] = [];
    const added = await change(
      { intent: 'add-coupon', code: ' tenth ' },
      { addCoupon: ({ body }) => (sent.push(body), { reply: true }) },
      withCoupons,
    );
    const removed = await change(
      { intent: 'remove-coupon', code: 'TENTH' },
      { removeCoupon: ({ body }) => (sent.push(body), { reply: true }) },
    );
    expect(sent).toEqual([
      { cartMaskId: 'cart-1', couponCode: 'tenth' },
      { cartMaskId: 'cart-1', couponCode: 'TENTH' },
    ]);
    expect(
      [added, removed].map(({ outcome, sessionEvents }) => [outcome.status, sessionEvents.at(-1)]),
    ).toEqual([
      [303, { kind: 'flash', what: 'coupon.added' }],
      [303, { kind: 'flash', what: 'coupon.removed' }],
    ]);
    const coupon = {
      code: 'TENTH',
      conditions: 'Tylko w listopadzie',
      counts: true,
      from_total: 20,
      valid_from: '2026-11-01',
      valid_until: '2026-11-30',
      sold_by: 'Materia',
      uses_per_customer: 1,
      use_limit: 500,
      amount: 2.4,
      amount_no_tax: 1.95,
    };
    const { facts } = await load({
      readUpgradedGuestCart: () => ({ reply: aCartReply({ coupon, base_grand_total: 21.6 }) }),
    });
    expect(
      facts.explanation.steps.map(({ kind, amount }) => [kind, amount.included.minor]),
    ).toContainEqual(['coupon', -240]);
    const html = draw(facts);
    for (const text of [
      poland.texts.coupon.onCart.replace('{code}', 'TENTH'),
      'Tylko w listopadzie',
      '2026',
      'value="remove-coupon"',
    ])
      expect(html).toContain(text);
  });

  it.each(markets)(
    'in market $id the conditions of a code name its least amount, its dates, what is excluded, and how often it may be used (BEY-42, CART-50)',
    async (market) => {
      const { facts } = await load({
        readUpgradedGuestCart: () => ({
          reply: aCartReply({
            coupon: {
              code: 'TENTH',
              conditions: '',
              counts: true,
              from_total: 20,
              valid_from: '2026-11-01',
              valid_until: '2026-11-30',
              sold_by: 'Kafle24',
              uses_per_customer: 1,
              use_limit: 500,
              amount: 2.4,
              amount_no_tax: 1.95,
            },
          }),
        }),
      });
      const html = draw(facts, market);
      const { coupon } = market.texts;
      const opened = html.slice(html.indexOf(coupon.conditions));
      expect(opened).toContain(coupon.soldBy.replace('{seller}', 'Kafle24'));
      expect(opened).toContain(coupon.usesPerCustomer.replace('{count}', '1'));
      expect(opened).toContain(coupon.useLimit.replace('{count}', '500'));
      for (const text of [coupon.fromTotal, coupon.validFrom, coupon.validUntil])
        expect(opened).toContain(text.slice(0, text.indexOf('{')));
    },
  );

  it.each([
    ['coupon-invalid', poland.texts.coupon.invalid],
    ['coupon-used', poland.texts.coupon.used],
    ['coupon-not-for-cart', poland.texts.coupon.notForCart],
    ['too-many-requests', poland.texts.coupon.tooMany],
  ] as const)('shows at the field why a code was rejected: %s (ERR-20)', async (refusal, text) => {
    const { outcome } = await change(
      { intent: 'add-coupon', code: 'TENTH' },
      { addCoupon: () => ({ refusal }) },
      withCoupons,
    );
    expect(outcome.status).toBe(refusal === 'too-many-requests' ? 429 : 409);
    const html = draw((await load({}, withCoupons)).facts, poland, outcome.facts);
    const has = (part: string): boolean => html.includes(part);
    expect([text, 'aria-invalid="true"', 'value="TENTH"'].filter((part) => !has(part))).toEqual([]);
  });

  it('fails with 502 if the host fails over a promo code, which is no fault of the code (ERR-22)', async () => {
    const failing = () => Promise.reject(new HostUnavailable(500));
    const { context } = aVisit(poland, failing, withCoupons);
    const request = posted({ intent: 'add-coupon', code: 'TENTH' });
    expect(await changeCart({ context, request })).toMatchObject({
      init: { status: 502 },
      data: { kind: 'coupon-refused', problem: { kind: 'failed' } },
    });
  });

  it('has a field for promo codes only with CART_DISPLAY_PROMO_CODE, says so without it, and reads the cart unvalidated without CART_UPGRADED (FLAG-25, FLAG-44)', async () => {
    const { shop } = aVisit(poland, mockHost());
    const without = {
      cartId: 'cart-1',
      flags: { ...shop.flags, CART_DISPLAY_PROMO_CODE: false, CART_UPGRADED: false },
    };
    const { facts } = await load(
      { readUpgradedGuestCart: () => ({ refusal: 'forbidden' }) },
      without,
    );
    expect(facts.problem).toBeUndefined();
    expect(draw(facts)).not.toContain('name="code"');
    expect(draw(facts)).toContain(poland.texts.coupon.notTaken);
    expect(
      (await change({ intent: 'add-coupon', code: 'TENTH' }, {}, without)).outcome.status,
    ).toBe(409);
    expect(
      draw(
        (
          await load(
            {},
            { cartId: 'cart-1', flags: { ...shop.flags, CART_DISPLAY_PROMO_CODE: true } },
          )
        ).facts,
      ),
    ).toContain('name="code"');
  });

  it.each(markets)(
    'in market $id shows the deposits on returnable pallets at the line and in the steps to the total (FEE-06, BEY-12)',
    async (market) => {
      const onPallets = aCartItem({
        qty: 96,
        row_total: 936.59,
        row_total_incl_tax: 1152,
        pallet_deposit: {
          pallets: 2,
          units_per_pallet: 48,
          unit_amount: 50,
          amount: 100,
          amount_no_tax: 100,
        },
      });
      const reply = aCartReply({
        items: [onPallets],
        base_grand_total: 1252,
        base_tax_amount: 215.41,
        pallet_deposit: { pallets: 2, amount: 100, amount_no_tax: 100 },
      });
      const { facts } = await load({ readUpgradedGuestCart: () => ({ reply }) });
      const html = draw(facts, market);
      const text = textsIn(market)('cartLine.pallets', { count: 2, amount: '' }).trim();
      expect(
        [
          text,
          market.texts.line.palletDeposit,
          market.texts.line.palletDepositRule.replace('{days}', '30'),
        ].filter((part) => !html.includes(part)),
      ).toEqual([]);
      expect(
        facts.explanation.steps.map(({ kind, amount }) => [kind, amount.included.minor]),
      ).toEqual([
        ['lines', 115_200],
        ['pallet-deposit', 10_000],
      ]);
    },
  );

  it('shows waiting lines next to the available ones, and instead of an empty cart (BEY-07)', async () => {
    const waits = {
      item_id: '2',
      sku: '7',
      adeokey: 'M7',
      name: 'Bloczek',
      brand: 'Kamborn',
      url_key: 'bloczek-ref7',
      image: 'x.svg',
      qty: 4,
      offer_code: 'R-7',
      code: 'NO_STOCK_AVAILABLE',
      last_price: 9.5,
    } as const;
    for (const items of [undefined, []]) {
      const { facts } = await load({
        readUpgradedGuestCart: () => ({
          reply: aCartReply({ ...(items && { items }), waiting_items: [waits] }),
        }),
      });
      expect(facts.waiting.map(({ id, quantity, price }) => [id, quantity, price.minor])).toEqual([
        ['2', 4, 950],
      ]);
      const html = draw(facts);
      expect(html).toContain(poland.texts.cart.waitingTitle);
      expect(html).toContain(poland.texts.cart.removeNamed.replace('{product}', 'Bloczek'));
      expect(html).not.toContain(poland.texts.cart.emptyTitle);
    }
  });

  it('shows what no method can carry apart from the lines and the total, with the reason, and no checkout for it alone (CART-03)', async () => {
    const tooHeavy = aCartItem({
      item_id: '2',
      id: '2',
      name: 'Płyta',
      row_total_incl_tax: 900,
      undeliverable: 'too-heavy',
    });
    for (const items of [[aCartItem(), tooHeavy], [tooHeavy]]) {
      const { facts } = await load({
        readUpgradedGuestCart: () => ({ reply: aCartReply({ items }) }),
      });
      expect(facts.setAside.map(({ id }) => id)).toEqual(['2']);
      expect(facts.groups.flatMap(({ lines }) => lines.map(({ id }) => id))).not.toContain('2');
      expect(facts.explanation.steps[0]).toMatchObject({
        kind: 'lines',
        lines: items.length - 1,
      });
      const html = draw(facts);
      expect(html).toContain(poland.texts.cart.setAsideTitle);
      expect(html).toContain(poland.texts.line.undeliverableWeight);
      expect(html.includes(poland.routes.checkoutGuest.canonical)).toBe(items.length > 1);
      expect(html).not.toContain('/checkout/shippings');
      expect(html).not.toContain(poland.texts.cart.emptyTitle);
    }
  });

  it('says when the store does not sell online, and has no link to the checkout (CART-13, CART-14)', async () => {
    const { facts } = await load({
      readUpgradedGuestCart: () => ({ reply: aCartReply({ retailer: { ecommerce: '0' } }) }),
    });
    const html = draw(facts);
    expect(html).toContain(poland.texts.cart.showcaseTitle);
    expect(html).not.toContain('/checkout/shippings');
  });

  it.each(markets)(
    'in market $id changes quantities and removes lines by forms, without scripts',
    async (market) => {
      const { facts } = await load();
      const html = draw(facts, market);
      for (const intent of ['update', 'remove'])
        expect(html).toContain(`name="intent" value="${intent}"`);
      expect(html.match(/<button[^>]*name="step"/g)).toHaveLength(2);
      expect(/max="(\d+)"/.exec(html)?.[1]).toBe('40');
      expect(html.includes('style=')).toBe(false);
    },
  );

  it('shows a message and the page when the cart cannot be read (ERR-12)', async () => {
    const answering = mockHost({});
    const failing: HostClient = (name, input) =>
      name === 'readUpgradedGuestCart'
        ? Promise.reject(new HostUnavailable(500))
        : answering(name, input);
    const { context } = aVisit(poland, failing, { cartId: 'cart-1' });
    const facts = await loadCart({ context, url: new URL('https://shop.test/checkout/cart') });
    expect(draw(facts)).toContain(poland.texts.cart.getError);
  });
});

describe('a change of the cart', () => {
  it('redirects to the page of the form (303), confirms the change, and stores the count (CART-10)', async () => {
    const { outcome, sessionEvents } = await change(ADD);
    expect([outcome.status, outcome.location]).toEqual([303, '/cement-ref100234.html']);
    expect(sessionEvents).toEqual([
      { kind: 'remember-cart', what: 'cart-1: 2' },
      { kind: 'cart-changed', what: 'add' },
      { kind: 'flash', what: 'product.added', added: { sku: '100234', quantity: 2 } },
    ]);
  });

  it.each([
    ['add', ADD],
    ['add', { ...ADD, scripted: '1' }],
    ['quantity', { intent: 'update', line: '1', quantity: '3' }],
    ['delete', { intent: 'remove', line: '1' }],
    ['coupon', { intent: 'add-coupon', code: 'TENTH' }],
    ['coupon', { intent: 'remove-coupon', code: 'TENTH' }],
  ])('is reported to the page as %s: %j (CART-11)', async (update, form) => {
    const { shop } = aVisit(poland, mockHost());
    const { sessionEvents } = await change(
      form,
      {},
      { cartId: 'cart-1', flags: { ...shop.flags, CART_DISPLAY_PROMO_CODE: true } },
    );
    expect(sessionEvents.filter(({ kind }) => kind === 'cart-changed')).toEqual([
      { kind: 'cart-changed', what: update },
    ]);
  });

  it.each([
    ['a rejected form', { intent: 'update', line: '1', quantity: 'x' }, {}],
    [
      'an add that added nothing',
      ADD,
      {
        addToGuestCart: () => ({
          reply: [{ sku: '100234', outcome: 'NO_STOCK_AVAILABLE' as const, qty: 0 }],
        }),
      },
    ],
    [
      'an invalid promo code',
      { intent: 'add-coupon', code: 'TENTH' },
      { addCoupon: () => ({ refusal: 'coupon-invalid' as const }) },
    ],
  ])('is not reported for %s', async (_, form, answers) => {
    expect(
      (await change(form, answers)).sessionEvents.filter(({ kind }) => kind === 'cart-changed'),
    ).toEqual([]);
  });

  it('made by the host’s validation is reported by the page that shows it (CART-11)', async () => {
    const changed = aCartReply({
      delivery_diagram: {
        '3p': { shippings: [] },
        unavailabilityMessages: [
          {
            item_id: '1',
            sku: '100234',
            name: 'Cement',
            code: 'NO_STOCK_AVAILABLE',
            deleted: false,
            qty: 1,
          },
        ],
      },
    });
    expect(
      (await load({ readUpgradedGuestCart: () => ({ reply: changed }) })).sessionEvents,
    ).toContainEqual({ kind: 'cart-changed', what: 'check' });
  });

  it.each(markets)(
    'in market $id names unavailable and removed lines, each with its text (ERR-16)',
    async (market) => {
      const removed = (id: string, name: string) => ({
        item_id: id,
        sku: id,
        name,
        code: 'TECHNICAL_ERROR' as const,
        deleted: true,
      });
      const reply = aCartReply({
        delivery_diagram: {
          '3p': { shippings: [] },
          unavailabilityMessages: [removed('8', 'Cegła'), removed('9', 'Tynk')],
        },
      });
      const html = draw((await load({ readUpgradedGuestCart: () => ({ reply }) })).facts, market);
      expect(
        ['Cegła', 'Tynk'].filter(
          (product) =>
            !html.includes(market.texts.cart.technicalError.replace('{product}', product)),
        ),
      ).toEqual([]);
    },
  );

  it('to more units than are available reports that fewer are in the cart, and a quantity above the maximum gets an error at its field (ERR-19)', async () => {
    const form = { intent: 'update', line: '1', quantity: '50' };
    const { sessionEvents } = await change(form, {
      updateGuestCart: () => ({
        reply: [{ sku: '100234', outcome: 'NO_STOCK_AVAILABLE', qty: 40 }],
      }),
    });
    expect(sessionEvents.at(-1)).toEqual({ kind: 'flash', what: 'cartLine.fewer' });
    expect((await change(form)).sessionEvents.at(-1)).toEqual({
      kind: 'flash',
      what: 'cart.updated',
    });
    const withQuantity = async (qty: number) =>
      draw(
        (
          await load({
            readUpgradedGuestCart: () => ({
              reply: aCartReply({ items: [aCartItem({ qty, qty_max: 40 })] }),
            }),
          })
        ).facts,
      );
    expect(
      [await withQuantity(40), await withQuantity(39)].map((html) =>
        html.includes(poland.texts.cart.maximumReached),
      ),
    ).toEqual([true, false]);
  });

  it.each([
    ['update', 'updateGuestCart', { intent: 'update', line: '1', quantity: '3' }],
    ['remove', 'deleteFromGuestCart', { intent: 'remove', line: '1' }],
  ] as const)(
    '%s that fails twice recommends contacting the store (ERR-32)',
    async (kind, call, form) => {
      const failing = { [call]: () => ({ refusal: 'internal' as const }) };
      const { facts } = await load();
      const rendered = async (sent: Readonly<Record<string, string>>) => {
        const answer = (await change(sent, failing)).outcome.facts;
        return draw(facts, poland, answer);
      };
      const first = await rendered(form);
      const again = /name="again" value="([^"]*)"/g;
      expect([
        first.includes(poland.texts.errors.contactStore),
        [...first.matchAll(again)].map(([, mark]) => mark),
      ]).toEqual([false, [`${kind} 1`]]);
      const second = await rendered({ ...form, again: `${kind} 1` });
      expect([
        second.includes(poland.texts.errors.contactStore),
        second.includes(poland.texts.cartLine.contactOfStore),
      ]).toEqual([true, true]);
      expect(
        (await rendered({ ...form, again: `${kind} 2` })).includes(
          poland.texts.errors.contactStore,
        ),
      ).toBe(false);
      expect(draw(facts)).not.toMatch(again);
    },
  );

  it.each(['//evil.example/', 'https://evil.example/', ''])(
    'never redirects to another site: %j',
    async (returnTo) => {
      expect((await change({ ...ADD, returnTo })).outcome.location).toBe('/checkout/cart');
    },
  );

  it('creates a cart for a guest who has none', async () => {
    expect(
      (await change(ADD, { createGuestCart: () => ({ reply: 'new-cart' }) }, {})).sessionEvents[0],
    ).toEqual({ kind: 'remember-cart', what: 'new-cart: 2' });
  });

  it('uses the customer endpoints for a signed-in customer (CART-09)', async () => {
    const used: string[] = [];
    const answering = mockHost({});
    const { context } = aVisit(poland, (name, input) => (used.push(name), answering(name, input)), {
      customer: CUSTOMER,
      cartId: 'cart-1',
    });
    await changeCart({ context, request: posted(ADD) });
    expect(used).toEqual(['addToMyCart', 'readMyCart']);
  });

  it('returns the count to scripts, without a redirect', async () => {
    const { outcome } = await change({ ...ADD, scripted: '1' });
    expect(outcome).toMatchObject({
      status: 200,
      facts: { kind: 'added', itemsCount: 2, isClamped: false },
    });
  });

  it('leaves what was added to the next page, from which scripts take it', async () => {
    const { sessionEvents } = await change({ ...ADD, scripted: '1' });
    expect(sessionEvents.at(-1)).toEqual({
      kind: 'flash',
      what: 'product.added',
      added: { sku: '100234', quantity: 2 },
    });
  });

  it('reports that fewer units were added than requested (NTF-01)', async () => {
    const { sessionEvents } = await change(ADD, {
      addToGuestCart: () => ({ reply: [{ sku: '100234', outcome: 'NO_STOCK_AVAILABLE', qty: 1 }] }),
    });
    expect(sessionEvents.at(-1)).toEqual({
      kind: 'flash',
      what: 'product.addedPart',
      added: { sku: '100234' },
    });
  });

  it('without an added line responds with the cart, a message and a link back (ERR-05)', async () => {
    const { outcome } = await change(ADD, {
      addToGuestCart: () => ({ reply: [{ sku: '100234', outcome: 'NO_STOCK_AVAILABLE', qty: 0 }] }),
    });
    expect(outcome).toMatchObject({
      status: 409,
      facts: {
        kind: 'failed',
        problem: { reason: 'add-failed' },
        returnTo: '/cement-ref100234.html',
      },
    });
  });

  it('fails with 502 if the host fails, so that the requesting page does not reload and fail as well (ERR-22)', async () => {
    const { context } = aVisit(poland, () => Promise.reject(new HostUnavailable(500)), {
      cartId: 'cart-1',
    });
    expect(await changeCart({ context, request: posted(ADD) })).toMatchObject({
      init: { status: 502 },
      data: { kind: 'failed', problem: { reason: 'add-failed' } },
    });
  });

  it.each([
    ['ERR-02', 'no-such-cart'],
    ['ERR-03', 'cart-not-anonymous'],
  ] as const)(
    '%s: refused as %s is sent once more with a new cart id, and then reported (ERR-07)',
    async (_, refusal) => {
      const ids: string[] = [];
      const { outcome, sessionEvents } = await change(ADD, {
        createGuestCart: () => ({ reply: 'new-cart' }),
        readGuestCart: () => aRefusal('no-such-cart'),
        addToGuestCart: ({ body }) => {
          ids.push(JSON.stringify(body).includes('new-cart') ? 'new-cart' : 'cart-1');
          return aRefusal(refusal);
        },
      });
      expect(ids).toEqual(['cart-1', 'new-cart']);
      expect(outcome).toMatchObject({ facts: { problem: { reason: 'add-failed' } } });
      expect(sessionEvents).not.toContainEqual({ kind: 'cart-changed', what: 'add' });
      const { facts } = await load();
      for (const market of markets)
        expect(outcome.facts && draw(facts, market, outcome.facts)).toContain(
          market.texts.cart.addError,
        );
    },
  );

  it('that cannot be added says so in Portuguese as quoted (ERR-06, ERR-08)', async () => {
    const { outcome } = await change(ADD, { addToGuestCart: () => ({ refusal: 'internal' }) });
    const { facts } = await load();
    const portugal = markets.find(({ language }) => language === 'pt');
    expect(portugal && outcome.facts && draw(facts, portugal, outcome.facts)).toContain(
      'Erro ao adicionar o produto ao encomenda',
    );
  });

  it('of a quantity that fails shows cart.updateError (ERR-11)', async () => {
    const { outcome } = await change(
      { intent: 'update', line: '1', quantity: '3' },
      { updateGuestCart: () => ({ refusal: 'internal' }) },
    );
    const { facts } = await load();
    for (const market of markets)
      expect(outcome.facts && draw(facts, market, outcome.facts)).toContain(
        market.texts.cart.updateError,
      );
  });

  it('of a quantity that is locked says so in every market', async () => {
    const { outcome } = await change(
      { intent: 'update', line: '1', quantity: '3' },
      { updateGuestCart: () => ({ refusal: 'quantity-locked' }) },
    );
    const { facts } = await load();
    expect(outcome.status).toBe(409);
    for (const market of markets)
      expect(outcome.facts && draw(facts, market, outcome.facts)).toContain(
        market.texts.cart.quantityLocked,
      );
  });

  it("rejected with 406 shows the host's own message (ERR-04)", async () => {
    const { outcome } = await change(ADD, { addToGuestCart: () => ({ refusal: 'not-sellable' }) });
    expect(outcome).toMatchObject({
      status: 406,
      facts: { problem: { kind: 'server-message', text: 'not-sellable' } },
    });
    const { facts } = await load();
    expect(outcome.facts && draw(facts, poland, outcome.facts)).toContain('not-sellable');
  });

  it('with an invalid quantity stays on the cart with the message at its line (422)', async () => {
    const { outcome } = await change({ intent: 'update', line: '1', quantity: 'x' });
    const { facts } = await load();
    expect(outcome.status).toBe(422);
    const html = outcome.facts === undefined ? '' : draw(facts, poland, outcome.facts);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(poland.texts.cart.notANumber);
  });

  it('that is removed can be put back with its offer and quantity by a form on the next page', async () => {
    const { facts } = await load();
    const [line] = facts.groups.flatMap(({ lines }) => lines);
    const { sessionEvents } = await change(
      { intent: 'remove', line: line?.id ?? '' },
      {},
      { cartId: 'cart-1' },
    );
    const flash = sessionEvents.find(({ kind }) => kind === 'flash');
    const undo = flash?.kind === 'flash' ? new URLSearchParams(flash.undo) : undefined;
    expect(Object.fromEntries(undo ?? [])).toMatchObject({
      intent: 'add',
      sku: line?.product.sku,
      quantity: String(line?.quantity),
    });
  });

  it('removes a line, even if it was already removed', async () => {
    const { outcome } = await change(
      { intent: 'remove', line: '9' },
      { deleteFromGuestCart: () => ({ refusal: 'no-such-line' }) },
    );
    expect([outcome.status, outcome.location]).toEqual([303, '/checkout/cart']);
  });

  it('rejected by the host leaves the line and says so (ERR-09)', async () => {
    const { outcome } = await change(
      { intent: 'remove', line: '1' },
      { deleteFromGuestCart: () => aRefusal('no-such-cart') },
    );
    expect(outcome).toMatchObject({ status: 409, facts: { problem: { reason: 'delete-failed' } } });
  });

  it.each(markets)(
    'is rejected while a quote is converted, and in market $id the cart says why (ERR-10, QUO-06, QUO-07)',
    async (market) => {
      const { outcome } = await change(
        { intent: 'remove', line: '1' },
        { deleteFromGuestCart: () => ({ refusal: 'cart-locked' }) },
      );
      const { facts } = await load();
      expect(outcome.status).toBe(409);
      expect(outcome.facts && draw(facts, market, outcome.facts)).toContain(
        market.texts.cart.lockedByQuote,
      );
    },
  );
});
