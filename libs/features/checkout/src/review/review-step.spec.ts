import type { Reply } from '@materia/api-contract';
import {
  aCart,
  aCartReply,
  aCheckout,
  defaultResponses,
  type MockResponses,
} from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { outcomeOf } from '@materia/testing/visit';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { someReview } from '../samples/checkout-facts.ts';
import {
  checkoutWith,
  emptyCart,
  JAN,
  picked,
  poland,
  ready,
  recorded,
  spain,
  to,
  visit,
} from '../testing/checkout-visit.ts';
import { ReviewView } from './ReviewView.tsx';
import { submitOrder } from './review.action.ts';
import { loadReview } from './review.loader.ts';

it('the review shows pallet deposits and the applied promo code with its conditions (CART-50, FEE-06)', async () => {
  const coupon = {
    code: 'TENTH',
    conditions: '10 % off',
    counts: true,
    from_total: 30,
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
    sold_by: 'Materia',
    uses_per_customer: 1,
    use_limit: 500,
    amount: 2.4,
    amount_no_tax: 1.95,
  };
  const review = async (counts: boolean) => {
    const { loaderArgs } = visit({
      readMyCart: () => ({ reply: aCartReply({ coupon: { ...coupon, counts } }) }),
      ...checkoutWith({
        shipments: picked,
        contact: JAN,
        totals: {
          ...aCheckout().totals,
          rows: [...aCheckout().totals.rows, { kind: 'deposit', amount: 50, amount_no_tax: 50 }],
          pallets: { amount: 50, amount_no_tax: 50 },
          total: { amount: 74, amount_no_tax: 69.51 },
        },
      }),
    });
    return loadReview(loaderArgs());
  };
  const facts = await review(true);
  expect(facts.coupon).toMatchObject({
    code: 'TENTH',
    conditions: '10 % off',
    fromTotal: { minor: 3000 },
    validFrom: '2026-01-01',
    soldBy: 'Materia',
    usesPerCustomer: 1,
    useLimit: 500,
  });
  expect(facts.totals.summary).toMatchObject({
    rows: [
      { kind: 'products', amount: { included: { minor: 2400 } } },
      { kind: 'deposit', amount: { included: { minor: 5000 } } },
    ],
    total: { included: { minor: 7400 } },
  });
  expect((await review(false)).coupon).toBeUndefined();
});

describe('the order', () => {
  const form = {
    cart: 'cart-1',
    revision: '1',
    total: '2400',
    key: 'a1b2c3d4-e5f6-4711-8000-000000000001',
    method: 'pay_in_store',
  };

  it('contains the displayed cart and a new key for each page (PLO-04)', async () => {
    const { loaderArgs } = visit({
      ...ready,
      ...checkoutWith({ shipments: picked, contact: JAN, revision: 5 }),
    });
    const [first, second] = [await loadReview(loaderArgs()), await loadReview(loaderArgs())];
    expect(first.attempt).toMatchObject({ cartId: 'cart-1', revision: 5 });
    expect(first.attempt.key).not.toBe(second.attempt.key);
  });

  it('is placed with store, pro flag, cart, revision and comment, and clears the cart (PLO-01, PLO-02, PAY-17)', async () => {
    const place = recorded<'placeOrder'>(defaultResponses.placeOrder);
    const { sent, sessionEvents } = visit(
      { ...ready, placeOrder: place.answers },
      { isProfessional: true },
    );
    expect(
      await outcomeOf(() => submitOrder(sent({ ...form, comment: 'Ring twice' }))),
    ).toMatchObject(to('/checkout/confirmation?order=o-1'));
    expect(place.requests[0]?.body).toEqual({
      request: { retailer_id: '12', is_pro_card: true, cart_id: 'cart-1' },
      payment_method_code: 'pay_in_store',
      cart_revision: 1,
      grand_total: 24,
      customer_comment: 'Ring twice',
    });
    expect(sessionEvents).toEqual([
      { kind: 'forget-cart' },
      { kind: 'cart-changed', what: 'order' },
    ]);
  });

  it('is placed at the times that the page promised, and asks again when it would be later (CHK-39)', async () => {
    const place = recorded<'placeOrder'>(() => ({ refusal: 'later-than-promised' }));
    const { sent } = visit({ ...ready, placeOrder: place.answers });
    const written = 'collected+2026-03-10+660=m%25+b&sent+2026-03-13=v1';
    const promised = `${written}&nowhere+2026-03-13=v1&sent+never=v1&sent+2026-03-13+noon=v1&%=%`;
    expect(await outcomeOf(() => submitOrder(sent({ ...form, promised })))).toMatchObject({
      status: 422,
      facts: { refusal: 'later-than-promised' },
    });
    expect(place.requests[0]?.body).toMatchObject({
      promised: [
        { seller_code: 'm% b', part: 'collected', date: '2026-03-10', from_minute: 660 },
        { seller_code: 'v1', part: 'sent', date: '2026-03-13' },
      ],
    });
    // A percent sign that nobody has encoded is no reason to fail.
    await outcomeOf(() => submitOrder(sent({ ...form, promised: 'sent+2026-03-13=%' })));
    expect(place.requests[1]?.body).toMatchObject({ promised: [{ seller_code: '%' }] });
  });

  it('paid online starts a payment, whose page it leads to; its cart is not shown meanwhile (PLO-01, PLO-06, CNF-03)', async () => {
    const pay = recorded<'orderAndPay'>(defaultResponses.orderAndPay);
    const { sent, sessionEvents } = visit({ ...ready, orderAndPay: pay.answers });
    expect(
      await outcomeOf(() => submitOrder(sent({ ...form, method: 'card', blikCode: '123456' }))),
    ).toMatchObject(to('/checkout/payment/p-1'));
    expect(pay.requests[0]?.body).toEqual({
      request: { retailer_id: '12', is_pro_card: false, cart_id: 'cart-1' },
      payment_method_code: 'card',
      return_path: '/checkout/payment',
      device: { user_agent: '', language: poland.locale, channel: 'web' },
      cart_revision: 1,
      grand_total: 24,
    });
    expect(sessionEvents).toEqual([
      { kind: 'remember-payment', what: 'p-1: cart-1' },
      { kind: 'forget-cart' },
    ]);
  });

  const offers = (
    ...codes: readonly Reply<'listPaymentMethods'>[number]['code'][]
  ): Pick<MockResponses, 'listPaymentMethods'> => ({
    listPaymentMethods: () => ({
      reply: codes.map((code) => ({ code, available: true, selected: false })),
    }),
  });

  it.each([
    ['no method', {}, { method: 'missing' }],
    ['an unknown method', { method: 'cash' }, { method: 'missing' }],
    ['a method that this cart cannot be paid by', { method: 'p24' }, { method: 'gone' }],
    ['BLIK without a code', { method: 'blik' }, { blikCode: 'missing' }],
    [
      'BLIK with five digits',
      { method: 'blik', blikCode: '12345' },
      { blikCode: 'not-six-digits' },
    ],
  ] as const)(
    'with %s is rejected at its field and repeats no code (PAY-08, PAY-15, ERR-54)',
    async (_, fields, faults) => {
      const pay = recorded<'orderAndPay'>(defaultResponses.orderAndPay);
      const { sent } = visit({ ...ready, ...offers('blik', 'card'), orderAndPay: pay.answers });
      const { method: _store, ...rest } = form;
      const outcome = await outcomeOf(() => submitOrder(sent({ ...rest, ...fields })));
      expect(outcome).toMatchObject({ status: 422, facts: { faults } });
      expect(JSON.stringify(outcome.facts)).not.toContain('12345');
      const html = draw(
        createElement(ReviewView, { facts: someReview('PLN'), outcome: outcome.facts }),
        poland,
      );
      expect(html).toContain(`href="#${'method' in faults ? 'method' : 'blikCode'}"`);
      expect(pay.requests).toEqual([]);
    },
  );

  it('that the host refuses for its method shows the error at its field', async () => {
    const { sent } = visit({
      ...ready,
      ...offers('blik'),
      orderAndPay: () => ({ refusal: 'payment-not-possible' }),
    });
    expect(
      await outcomeOf(() => submitOrder(sent({ ...form, method: 'blik', blikCode: '123 456' }))),
    ).toMatchObject({ status: 422, facts: { faults: { method: 'gone' } } });
  });

  it.each(['buyer-unproven', 'too-many-unpaid', 'orders-left-unpaid'] as const)(
    'that would hold too much before it is paid says so at the method: %s',
    async (refusal) => {
      const { sent } = visit({
        ...ready,
        ...offers('pay_in_store'),
        placeOrder: () => ({ refusal }),
      });
      expect(
        await outcomeOf(() => submitOrder(sent({ ...form, method: 'pay_in_store' }))),
      ).toMatchObject({ status: 422, facts: { faults: { method: refusal } } });
    },
  );

  it('with a total of zero needs no payment method', async () => {
    const pay = recorded<'orderAndPay'>(defaultResponses.orderAndPay);
    const { sent } = visit({
      ...ready,
      listPaymentMethods: () => ({
        reply: (['blik', 'pay_in_store'] as const).map((code) => ({
          code,
          available: false,
          reason: 'nothing-to-pay',
          selected: false,
        })),
      }),
      orderAndPay: pay.answers,
    });
    const { method: _store, ...rest } = form;
    expect(await outcomeOf(() => submitOrder(sent(rest)))).toMatchObject(
      to('/checkout/payment/p-1'),
    );
    expect(pay.requests[0]?.body).toMatchObject({ payment_method_code: 'blik' });
  });

  it('that is sent again after the cart became empty gets the first response (PLO-04)', async () => {
    const { sent } = visit({ readMyCart: emptyCart });
    expect(await outcomeOf(() => submitOrder(sent(form)))).toMatchObject(
      to('/checkout/confirmation?order=o-1'),
    );
  });

  it('without accepted terms is rejected in Spain, not in Poland (FLD-01)', async () => {
    expect(
      await outcomeOf(() => submitOrder(visit(ready, { market: spain }).sent(form))),
    ).toMatchObject({ status: 422, facts: { faults: { terms: { kind: 'not-accepted' } } } });
    expect(await outcomeOf(() => submitOrder(visit(ready).sent(form)))).toMatchObject({
      status: 303,
    });
  });

  it('with a comment that is too long is rejected and keeps the comment (PAY-09)', async () => {
    const comment = 'a'.repeat(201);
    const place = recorded<'placeOrder'>(defaultResponses.placeOrder);
    const outcome = await outcomeOf(() =>
      submitOrder(visit({ ...ready, placeOrder: place.answers }).sent({ ...form, comment })),
    );
    expect(outcome).toMatchObject({
      status: 422,
      facts: { values: { comment }, faults: { comment: { maximum: 200 } } },
    });
    expect(place.requests).toEqual([]);
  });

  it('rejected without an error of its own asks to try later, and the second time to contact the store (ERR-32, ERR-42)', async () => {
    const { sent } = visit({ ...ready, placeOrder: () => ({ refusal: 'forbidden' }) });
    const rendered = async (fields: Readonly<Record<string, string>>) => {
      const { facts: outcome } = await outcomeOf(() => submitOrder(sent(fields)));
      return draw(createElement(ReviewView, { facts: someReview('PLN'), outcome }), poland);
    };
    const first = await rendered(form);
    expect(first).toContain(poland.texts.checkout.placeFailed);
    expect([
      first.includes('name="again"'),
      first.includes(poland.texts.errors.contactStore),
    ]).toEqual([true, false]);
    expect(await rendered({ ...form, again: '1' })).toContain(poland.texts.errors.contactStore);
  });

  it.each(['store-not-selling', 'forbidden'] as const)(
    'rejected because of %s shows the page again with the reason',
    async (refusal) => {
      const { sent, sessionEvents } = visit({ ...ready, placeOrder: () => ({ refusal }) });
      expect(
        await outcomeOf(() => submitOrder(sent({ ...form, comment: 'Ring twice' }))),
      ).toMatchObject({
        status: 422,
        facts: {
          refusal: refusal === 'store-not-selling' ? refusal : 'refused',
          values: { comment: 'Ring twice' },
        },
      });
      expect(sessionEvents).toEqual([]);
    },
  );

  it.each([
    ['slot-not-available', '/checkout/shippings', [{ kind: 'flash', what: 'checkout.slotGone' }]],
    [
      'pickup-not-possible',
      '/checkout/shippings',
      [{ kind: 'flash', what: 'checkout.pickupGone' }],
    ],
    ['cart-changed', '/checkout/cart', [{ kind: 'flash', what: 'checkout.cartChanged' }]],
    ['out-of-stock', '/checkout/cart', [{ kind: 'flash', what: 'checkout.outOfStock' }]],
    ['cart-empty', '/checkout/cart', []],
  ] as const)(
    'rejected because of %s redirects to the page where it can be fixed (SHP-12)',
    async (refusal, path, flashes) => {
      const { sent, sessionEvents } = visit({ ...ready, placeOrder: () => ({ refusal }) });
      expect(await outcomeOf(() => submitOrder(sent(form)))).toMatchObject(to(path));
      expect(sessionEvents).toEqual(flashes);
    },
  );

  it('whose form lost its hidden fields is shown again with new ones, not placed', async () => {
    const place = recorded<'placeOrder'>(defaultResponses.placeOrder);
    const outcome = await outcomeOf(() =>
      submitOrder(visit({ ...ready, placeOrder: place.answers }).sent({ cart: aCart().id })),
    );
    expect(outcome).toMatchObject({ status: 422, facts: { refusal: 'refused' } });
    expect(place.requests).toEqual([]);
  });
});
