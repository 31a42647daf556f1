import {
  aCartReply,
  aPickupShipment,
  aVendorShipment,
  defaultResponses,
  type MockResponses,
} from '@materia/api-mocks';
import { outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { chooseDelivery } from './delivery/delivery.action.ts';
import { loadDelivery } from './delivery/delivery.loader.ts';
import { loadRecipient } from './recipient/recipient.loader.ts';
import { loadReview } from './review/review.loader.ts';
import {
  checkoutWith,
  chosen,
  emptyCart,
  HOME,
  JAN,
  MIXED_CART,
  named,
  PAGE,
  picked,
  ready,
  recorded,
  SENT,
  spain,
  to,
  visit,
} from './testing/checkout-visit.ts';

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
    ['no service level', [...picked, aVendorShipment()], JAN, '/checkout/shippings'],
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
    'with a vendor’s shipment and %s, the review opens or the missing step does (SHP-07, SHP-08, SHP-09, CHK-17)',
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

it('without a chosen store the checkout opens, and nothing is chosen for the shopper (STO-27)', async () => {
  const { loaderArgs, sessionEvents } = visit({}, { storeChosen: false });
  expect(await outcomeOf<object>(() => loadDelivery(loaderArgs()))).toMatchObject(PAGE);
  expect(sessionEvents).toEqual([]);
});
