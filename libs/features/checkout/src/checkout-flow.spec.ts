import {
  aCart,
  aCartItem,
  aCartReply,
  aCheckout,
  anOrder,
  fulfilledBy,
  aPickupShipment,
  aSellerShipment,
  aVendorOffer,
  defaultResponses,
  type MockResponses,
  mockHost,
  type MockRequest,
} from '@materia/api-mocks';
import type { Reply } from '@materia/api-contract';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, STORE } from '@materia/testing/visit';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadConfirmation } from './confirmation/confirmation.loader.ts';
import { saveRecipient } from './recipient/recipient.action.ts';
import { loadRecipient } from './recipient/recipient.loader.ts';
import { deliveryForm } from './delivery/form/delivery-form.ts';
import { chooseDelivery } from './delivery/delivery.action.ts';
import { loadDelivery } from './delivery/delivery.loader.ts';
import { submitOrder } from './review/review.action.ts';
import { someReview } from './samples/checkout-facts.ts';
import { loadReview } from './review/review.loader.ts';
import { ReviewView } from './review/ReviewView.tsx';

const [poland] = markets;
const spain = markets.find(({ country }) => country === 'ES') ?? poland;

const TWO_HOURS = { carrier_code: 'drive', method_code: 'two_hours' } as const;
const JAN = { firstname: 'Jan', lastname: 'Kowalski', telephone: '+48601020305' };
const picked = [aPickupShipment({ selected: TWO_HOURS })];
const checkoutWith = (
  changes: Parameters<typeof aCheckout>[0],
): Pick<MockResponses, 'readCheckout'> => ({
  readCheckout: () => ({ reply: aCheckout(changes) }),
});
const chosen = checkoutWith({ shipments: picked });
const named = checkoutWith({ contact: JAN });
const ready = checkoutWith({ shipments: picked, contact: JAN });
const SENT = aSellerShipment({ selected: { carrier_code: 'seller', method_code: 'home' } });
const HOME = { ...JAN, country_id: 'PL', street: ['Długa 12'], postcode: '61-001', city: 'Poznań' };
const vendors = (id: string, name: string) =>
  aCartItem({
    item_id: id,
    id,
    name,
    vendor_code: 'V1',
    vendor_name: 'Kafle24',
    offer: aVendorOffer(),
  });
/** An own product and two of a seller. */
const MIXED_CART: Pick<MockResponses, 'readMyCart'> = {
  readMyCart: () => ({
    reply: aCartReply({ items: [aCartItem(), vendors('2', 'Grout'), vendors('3', 'Tile')] }),
  }),
};
const emptyCart: MockResponses['readMyCart'] = () => ({
  reply: aCartReply({ items: [], items_count: 0 }),
});

/** The checkout of a customer with one product in their cart, with the host's replies as given. */
const visit = (
  answers: Partial<MockResponses> = {},
  options: {
    readonly market?: (typeof markets)[number];
    readonly isProfessional?: boolean;
    readonly storeChosen?: boolean;
  } = {},
) => {
  const { market = poland, isProfessional = false, storeChosen = true } = options;
  const host = mockHost(answers);
  const { context, sessionEvents } = aVisit(market, host, {
    cartId: 'cart-1',
    customer: { ...ANNA, isProfessional },
    store: { ...STORE, chosen: storeChosen },
  });
  const loaderArgs = (query = '') => ({
    context,
    request: new Request(`http://shop.test/checkout${query}`),
  });
  const sent = (fields: Readonly<Record<string, string>>) => ({
    context,
    request: new Request('http://shop.test/checkout', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  });
  return { loaderArgs, sent, sessionEvents };
};

/** Records the request bodies. */
const recorded = <Name extends keyof MockResponses>(answer: MockResponses[Name]) => {
  const requests: MockRequest[] = [];
  const answers = (request: MockRequest) => {
    requests.push(request);
    return answer(request);
  };
  return { answers, requests };
};

const to = (path: string) => ({ status: 303, location: path });
const PAGE = { status: 200, location: null };

describe('the steps of the checkout', () => {
  it.each([
    ['nothing chosen', {}, '/checkout/shippings', '/checkout/shippings'],
    ['pickup chosen', chosen, undefined, '/checkout/informations'],
    ['a collector, but no pickup', named, '/checkout/shippings', '/checkout/shippings'],
    ['both chosen', ready, undefined, undefined],
  ] as const)('with %s no later page opens (CHK-15)', async (_, answers, recipient, review) => {
    const { loaderArgs } = visit(answers);
    expect(await outcomeOf(() => loadRecipient(loaderArgs()))).toMatchObject(
      recipient === undefined ? PAGE : to(recipient),
    );
    expect(await outcomeOf(() => loadReview(loaderArgs()))).toMatchObject(
      review === undefined ? PAGE : to(review),
    );
  });

  it('a pickup slot that was not chosen must be chosen (CHK-15, SHP-12)', async () => {
    const scheduled = (slot?: { date: string; start_hour: number }) =>
      checkoutWith({
        shipments: [
          aPickupShipment({
            selected: { carrier_code: 'drive', method_code: 'scheduled', ...(slot && { slot }) },
          }),
        ],
      });
    const slot = { date: '2026-03-11', start_hour: 9 };
    expect(await outcomeOf(() => loadRecipient(visit(scheduled(slot)).loaderArgs()))).toMatchObject(
      PAGE,
    );
    expect(await outcomeOf(() => loadRecipient(visit(scheduled()).loaderArgs()))).toMatchObject(
      to('/checkout/shippings'),
    );
  });

  it.each([
    ['no service level', [...picked, aSellerShipment()], JAN, '/checkout/shippings'],
    ['no address', [...picked, SENT], JAN, '/checkout/informations'],
    ['everything', [...picked, SENT], { ...JAN, address: HOME }, undefined],
    ['everything, without own products', [SENT], { ...JAN, address: HOME }, undefined],
    [
      'a phone number that cannot be called',
      [SENT],
      { ...JAN, telephone: '12', address: HOME },
      '/checkout/informations',
    ],
  ] as const)(
    'with a seller’s shipment and %s, the review opens or the missing step does (SHP-07, SHP-08, SHP-09, CHK-17)',
    async (_, shipments, contact, page) => {
      const { loaderArgs } = visit({
        ...MIXED_CART,
        ...checkoutWith({ shipments: [...shipments], contact }),
      });
      expect(await outcomeOf(() => loadReview(loaderArgs()))).toMatchObject(
        page === undefined ? PAGE : to(page),
      );
    },
  );

  it('in Spain a saved landline number is not accepted (CHK-21)', async () => {
    const landline = { firstname: 'Ana', lastname: 'Ruiz', telephone: '+34901020304' };
    const { loaderArgs } = visit(checkoutWith({ shipments: picked, contact: landline }), {
      market: spain,
    });
    expect(await outcomeOf(() => loadReview(loaderArgs()))).toMatchObject(
      to(spain.routes.checkoutRecipient.canonical),
    );
  });

  it.each([
    ['an empty cart', emptyCart],
    [
      'a cart of a store that does not sell online',
      (() => ({
        reply: aCartReply({ retailer: { ecommerce: '0' } }),
      })) satisfies MockResponses['readMyCart'],
    ],
  ])('%s redirects to the cart page', async (_, readMyCart) => {
    const { loaderArgs, sent } = visit({
      readMyCart,
      ...ready,
    });
    for (const load of [loadDelivery, loadRecipient, loadReview])
      expect(await outcomeOf<object>(() => load(loaderArgs()))).toMatchObject(to('/checkout/cart'));
    expect(await outcomeOf(() => chooseDelivery(sent({ method: 'two_hours' })))).toMatchObject(
      to('/checkout/cart'),
    );
  });
});

it('the review shows pallet deposits and the applied promo code with its conditions (CART-50, FEE-06)', async () => {
  const coupon = {
    code: 'TENTH',
    conditions: '10 % off',
    counts: true,
    from_total: 30,
    valid_until: '2026-12-31',
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
  });
  expect([
    facts.totals.pallets.included.minor,
    facts.totals.goods.included.minor,
    facts.totals.total.included.minor,
  ]).toEqual([5000, 2400, 7400]);
  expect((await review(false)).coupon).toBeUndefined();
});

it('no checkout page uses up the notices of a cart validation (CART-51)', async () => {
  const check = recorded<'readUpgradedMyCart'>(defaultResponses.readUpgradedMyCart);
  const { loaderArgs, sent } = visit({
    readUpgradedMyCart: check.answers,
    ...ready,
  });
  for (const load of [loadDelivery, loadRecipient, loadReview])
    await outcomeOf<object>(() => load(loaderArgs()));
  await outcomeOf(() => chooseDelivery(sent({ method: 'two_hours' })));
  expect(check.requests).toEqual([]);
});

it('without a chosen store the checkout redirects to the stores with a message (STO-27)', async () => {
  const { loaderArgs, sessionEvents } = visit({}, { storeChosen: false });
  expect(await outcomeOf(() => loadDelivery(loaderArgs()))).toMatchObject(
    to(poland.routes.stores.canonical),
  );
  expect(sessionEvents).toEqual([{ kind: 'flash', what: 'checkout.storeMissing' }]);
});

describe('the pickup form', () => {
  it('shows each shipment with its products, its hours by day, and undeliverable lines', async () => {
    const outcome = await outcomeOf(() =>
      loadDelivery(
        visit({
          ...MIXED_CART,
          ...checkoutWith({
            shipments: [aPickupShipment(), aSellerShipment()],
            undeliverable: [{ item_id: '3', reason: 'no-carrier' }],
          }),
        }).loaderArgs(),
      ),
    );
    expect(outcome).toMatchObject({
      facts: {
        values: { methods: { 'seller-V1': 'seller/home' } },
        undeliverable: [{ name: 'Tile', reason: 'no-carrier' }],
        totals: { shipping: 'not-chosen' },
        shipments: [
          {
            part: 'collected',
            products: [{ name: 'Cement 25 kg', quantity: 2 }],
            choices: [
              { method: 'drive/two_hours' },
              {
                days: [
                  {
                    date: '2026-03-11',
                    slots: [{ value: '2026-03-11T09' }, { available: false }, {}],
                  },
                ],
              },
            ],
          },
          { part: 'sent', seller: { name: 'Kafle24' }, choices: [{ method: 'seller/home' }] },
        ],
      },
    });
  });

  it('saves the choice of every shipment, each by its own call (SHP-05, SHP-06, SHP-07)', async () => {
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const level = recorded<'selectThirdPartyShipping'>(defaultResponses.selectThirdPartyShipping);
    const { sent } = visit({
      ...MIXED_CART,
      ...checkoutWith({ shipments: [aPickupShipment(), aSellerShipment()] }),
      selectShippingMethod: select.answers,
      selectThirdPartyShipping: level.answers,
    });
    const form = { method: 'two_hours', 'level-V1': 'seller/home' };
    expect(await outcomeOf(() => chooseDelivery(sent(form)))).toMatchObject(
      to('/checkout/informations'),
    );
    expect(select.requests).toHaveLength(1);
    expect(level.requests.map(({ body }) => body)).toEqual([
      { service_level: 'home', item_ids: ['2'] },
    ]);
  });

  it('sends own products home instead of collecting them, and the pickup besides a parcel (CHK-01)', async () => {
    const [drive] = [aPickupShipment()];
    const parcel = {
      carrier_code: 'chronopost',
      method_code: 'home',
      amount: 13.99,
      available: true,
      arrives: '2026-03-12',
    } as const;
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const answers = { selectShippingMethod: select.answers };
    const moved = visit({
      ...answers,
      ...checkoutWith({ shipments: [drive], alternatives: [{ ...parcel, slots: [] }] }),
    });
    expect(await loadDelivery(moved.loaderArgs())).toMatchObject({
      shipments: [
        {
          choices: [
            { method: 'drive/two_hours' },
            { method: 'drive/scheduled' },
            { method: 'chronopost/home', arrives: '2026-03-12' },
          ],
        },
      ],
    });
    await outcomeOf(() => chooseDelivery(moved.sent({ method: 'home' })));
    const both = visit({
      ...answers,
      ...checkoutWith({
        shipments: [
          drive,
          aPickupShipment({
            part: 'brought',
            item_ids: ['2'],
            methods: [{ ...parcel, slots: [] }],
          }),
        ],
      }),
    });
    await outcomeOf(() => chooseDelivery(both.sent({ method: 'two_hours' })));
    expect(select.requests.map(({ body }) => body)).toMatchObject([
      { carrier_code: 'chronopost', method_code: 'home' },
      { carrier_code: 'drive', method_code: 'two_hours' },
      { carrier_code: 'chronopost', method_code: 'home' },
    ]);
  });

  it('reports every shipment without a choice at its own field, without saving (CHK-18)', async () => {
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const { sent } = visit({
      ...MIXED_CART,
      ...checkoutWith({ shipments: [aPickupShipment(), aSellerShipment()] }),
      selectShippingMethod: select.answers,
    });
    expect(
      await outcomeOf(() => chooseDelivery(sent({ method: 'two_hours', 'level-V1': 'drone' }))),
    ).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'level-V1', kind: 'level-missing' }] },
    });
    expect(select.requests).toEqual([]);
  });

  it('reports a service level that the seller has just withdrawn at its shipment', async () => {
    const { sent } = visit({
      ...MIXED_CART,
      ...checkoutWith({ shipments: [aSellerShipment()] }),
      selectThirdPartyShipping: () => ({ refusal: 'delivery-not-possible' }),
    });
    expect(
      await outcomeOf(() => chooseDelivery(sent({ 'level-V1': 'seller/home' }))),
    ).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'level-V1', kind: 'level-gone' }] },
    });
  });

  it('is sent to the host with the store, then redirects to the next page (SHP-05)', async () => {
    const select = recorded<'selectShippingMethod'>(defaultResponses.selectShippingMethod);
    const { sent } = visit({ selectShippingMethod: select.answers });
    expect(
      await outcomeOf(() => chooseDelivery(sent({ method: 'scheduled', slot: '2026-03-11T09' }))),
    ).toMatchObject(to('/checkout/informations'));
    expect(select.requests[0]?.body).toEqual({
      carrier_code: 'drive',
      method_code: 'scheduled',
      custom_data: {
        no_date: false,
        retailer_id: '12',
        delivery_date: '2026-03-11',
        slot: { date: '2026-03-11', start_hour: 9 },
      },
    });
  });

  it('is rejected with a message and keeps its values if the slot has just been taken (SHP-12)', async () => {
    const { sent } = visit({ selectShippingMethod: () => ({ refusal: 'slot-not-available' }) });
    const values = { method: 'scheduled', slot: '2026-03-11T09' };
    expect(await outcomeOf(() => chooseDelivery(sent(values)))).toEqual({
      status: 422,
      location: null,
      facts: {
        values: { ...deliveryForm.empty, methods: { own: values.method }, slot: values.slot },
        faults: [{ field: 'slot', kind: 'slot-gone' }],
      },
    });
  });

  it('is rejected if the two-hour pickup has just ended (SHP-11)', async () => {
    const { sent } = visit({ selectShippingMethod: () => ({ refusal: 'pickup-not-possible' }) });
    expect(await outcomeOf(() => chooseDelivery(sent({ method: 'two_hours' })))).toMatchObject({
      status: 422,
      facts: { faults: [{ field: 'method', kind: 'two-hours-gone' }] },
    });
  });
});

describe('the collector', () => {
  it('is the customer until another person is named', async () => {
    const own = await outcomeOf(() => loadRecipient(visit(chosen).loaderArgs()));
    expect(own).toMatchObject({
      facts: { values: { firstname: 'Anna', lastname: 'Nowak', phone: '601020304' } },
    });
    const other = await outcomeOf(() => loadRecipient(visit(ready).loaderArgs()));
    expect(other).toMatchObject({
      facts: { values: { firstname: 'Jan', lastname: 'Kowalski', phone: '+48601020305' } },
    });
  });

  it('is saved with the phone number in its stored form, then redirects', async () => {
    const save = recorded<'saveShippingAddress'>(defaultResponses.saveShippingAddress);
    const { sent } = visit({ ...chosen, saveShippingAddress: save.answers });
    expect(
      await outcomeOf(() =>
        saveRecipient(sent({ firstname: 'Anna', lastname: 'Nowak', phone: '601-020-304' })),
      ),
    ).toMatchObject(to('/checkout/summaries'));
    expect(save.requests[0]?.body).toEqual({
      address: { firstname: 'Anna', lastname: 'Nowak', telephone: '+48601020304' },
    });
  });

  it('is rejected field by field, and keeps the typed text (CHK-19)', async () => {
    const { sent } = visit(chosen);
    expect(
      await outcomeOf(() => saveRecipient(sent({ firstname: 'Anna', lastname: '', phone: '12' }))),
    ).toEqual({
      status: 422,
      location: null,
      facts: {
        values: expect.objectContaining({ firstname: 'Anna', lastname: '', phone: '12' }),
        faults: { lastname: { kind: 'missing' }, phone: { kind: 'not-a-phone' } },
        updateFailed: false,
      },
    });
  });
});

describe('the recipient of a delivery', () => {
  const delivered = { ...MIXED_CART, ...checkoutWith({ shipments: [SENT] }) };
  const typed = {
    firstname: 'Anna',
    lastname: 'Nowak',
    phone: '601020304',
    street: ' Długa 12/5 ',
    extra: '',
    postcode: '61001',
    city: 'Poznań',
  };

  it('is saved with the address in its stored form (CHK-12)', async () => {
    const save = recorded<'saveShippingAddress'>(defaultResponses.saveShippingAddress);
    const { sent } = visit({ ...delivered, saveShippingAddress: save.answers });
    expect(await outcomeOf(() => saveRecipient(sent(typed)))).toMatchObject(
      to('/checkout/summaries'),
    );
    expect(save.requests[0]?.body).toMatchObject({
      address: {
        telephone: '+48601020304',
        country_id: 'PL',
        street: ['Długa 12/5'],
        postcode: '61-001',
        city: 'Poznań',
        firstname: 'Anna',
      },
    });
  });

  it('at a place with other taxes than the store is rejected at the postal code', async () => {
    const { sent } = visit({
      ...delivered,
      saveShippingAddress: () => ({ refusal: 'delivery-not-possible' }),
    });
    expect(await outcomeOf(() => saveRecipient(sent(typed)))).toMatchObject({
      status: 422,
      facts: { faults: { postcode: { kind: 'region-not-served' } }, updateFailed: false },
    });
  });

  it('with an incomplete address is rejected at each field (CHK-17)', async () => {
    expect(
      await outcomeOf(() =>
        saveRecipient(visit(delivered).sent({ ...typed, street: '', postcode: '61-0', city: '' })),
      ),
    ).toMatchObject({
      status: 422,
      facts: {
        faults: {
          street: { kind: 'missing' },
          postcode: { kind: 'not-a-postcode' },
          city: { kind: 'missing' },
        },
      },
    });
  });
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

describe('the confirmation', () => {
  it('shows the order named in the query (CNF-04)', async () => {
    const ready = fulfilledBy('drive/two_hours', { date: '2026-03-10', fromMinute: 660 });
    const outcome = await outcomeOf(() =>
      loadConfirmation(
        visit({ readOrder: () => ({ reply: anOrder(ready) }) }).loaderArgs('?order=o-1'),
      ),
    );
    expect(outcome).toMatchObject({
      ...PAGE,
      facts: {
        orders: [{ number: 'PL-2603-000017', expected: { kind: 'from', minutes: 660 } }],
      },
    });
  });

  it('shows every order of the purchase, each with its seller and fulfilment (CNF-04)', async () => {
    const purchaseOrders = ['o-1', 'o-2'];
    const readOrder: MockResponses['readOrder'] = ({ params }) => ({
      reply:
        params['orderId'] === 'o-2'
          ? anOrder({
              ordersId: 'o-2',
              purchaseOrders,
              ...fulfilledBy('seller/home'),
            })
          : anOrder({ purchaseOrders }),
    });
    const outcome = await outcomeOf(() =>
      loadConfirmation(visit({ readOrder }).loaderArgs('?order=o-1')),
    );
    expect(outcome).toMatchObject({
      facts: {
        orders: [
          { id: 'o-1', kind: { delivery: 'pickup' } },
          {
            id: 'o-2',
            fulfilment: { vendor: { name: 'Kafle24' } },
            kind: { delivery: 'delivery' },
          },
        ],
      },
    });
  });

  it.each(['', '?order=', '?order=foreign', '?order=..%2F..%2Fadmin'])(
    '%j, which is no order of the customer, is a 404 without details',
    async (query) => {
      const readOrder: MockResponses['readOrder'] = ({ params }) =>
        params['orderId'] === 'o-1' ? { reply: anOrder() } : { refusal: 'not-found' };
      expect(
        await outcomeOf(() => loadConfirmation(visit({ readOrder }).loaderArgs(query))),
      ).toEqual({
        status: 404,
        location: null,
        facts: { orders: [] },
      });
    },
  );
});
