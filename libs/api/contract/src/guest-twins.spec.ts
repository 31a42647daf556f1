import { describe, expect, it } from 'vitest';
import { callOf, CALLS, type CallName, type GuestTwinOf, type SharedCallName } from './calls.ts';
import { shapesOf } from './call-statuses.ts';

/** Every call that customers and guests make, with the name and the path of the guests' call. */
const TWINS = [
  ['readMyCart', 'readGuestCart', '/carts/guest/get'],
  ['readUpgradedMyCart', 'readUpgradedGuestCart', '/carts/guest/get/upgraded'],
  ['addToMyCart', 'addToGuestCart', '/carts/guest/add'],
  ['addProductsToMyCart', 'addProductsToGuestCart', '/carts/guest/addProductsBySkus'],
  ['compareMyCart', 'compareGuestCart', '/carts/guest/compare'],
  ['updateMyCart', 'updateGuestCart', '/carts/guest/update'],
  ['deleteFromMyCart', 'deleteFromGuestCart', '/carts/guest/:cartId/delete/:itemId'],
  ['readCheckout', 'readGuestCheckout', '/carts/guest/:cartId/checkout'],
  ['listShippingMethods', 'listGuestShippingMethods', '/carts/guest/:cartId/shipping-methods'],
  [
    'estimateShippingMethods',
    'estimateGuestShippingMethods',
    '/carts/guest/:cartId/estimate-shipping-methods',
  ],
  ['selectShippingMethod', 'selectGuestShippingMethod', '/carts/guest/:cartId/selected-shipping'],
  ['chooseOwnParts', 'chooseGuestOwnParts', '/carts/guest/:cartId/own-parts'],
  ['readSelectedShipping', 'readGuestSelectedShipping', '/carts/guest/:cartId/selected-shipping'],
  ['changePickupHour', 'changeGuestPickupHour', '/carts/guest/:cartId/two-hours-drive'],
  [
    'selectThirdPartyShipping',
    'selectGuestThirdPartyShipping',
    '/carts/guest/:cartId/third-party-shipping',
  ],
  ['saveShippingAddress', 'saveGuestShippingAddress', '/carts/guest/:cartId/shipping-address'],
  ['readShippingAddress', 'readGuestShippingAddress', '/carts/guest/:cartId/shipping-address'],
  [
    'saveThirdPartyShippingAddress',
    'saveGuestThirdPartyShippingAddress',
    '/carts/guest/:cartId/third-party-shipping-address',
  ],
  ['saveBillingAddress', 'saveGuestBillingAddress', '/carts/guest/:cartId/billing-address'],
  ['readBillingAddress', 'readGuestBillingAddress', '/carts/guest/:cartId/billing-address'],
  ['listPaymentMethods', 'listGuestPaymentMethods', '/carts/guest/:cartId/payment-methods'],
  ['readSelectedPayment', 'readGuestSelectedPayment', '/carts/guest/:cartId/selected-payment'],
  ['selectPayment', 'selectGuestPayment', '/carts/guest/:cartId/selected-payment'],
  ['orderAndPay', 'orderAndPayAsGuest', '/carts/guest/:cartId/order'],
  ['placeOrder', 'placeGuestOrder', '/carts/guest/:cartId/order'],
] as const satisfies readonly (readonly [
  SharedCallName,
  GuestTwinOf<SharedCallName>,
  `/carts/guest/${string}`,
])[];

/** Twins that are refused beyond what customers are refused. */
const NOTHING: ReadonlySet<CallName> = new Set(
  TWINS.filter(([own]) => own.includes('MyCart')).map(([own]) => own),
);

describe('a call of customers that guests make as well', () => {
  it('is listed here', () => {
    expect(TWINS.map(([own]) => own).toSorted()).toEqual(
      Object.keys(CALLS)
        .filter((name) =>
          Object.entries(CALLS).some(([own, entry]) => own === name && 'guest' in entry),
        )
        .toSorted(),
    );
  });

  it.each(TWINS)('%s is %s for guests, at %s, with the public credential', (own, guests, path) => {
    const [customers, twin] = [callOf(own), callOf(guests)];
    expect(customers.guest?.name).toBe(guests);
    expect(twin).toMatchObject({ method: customers.method, path, credential: 'public' });
    expect(twin.guest).toBeUndefined();
  });

  it.each(TWINS)('%s has its refusals as %s, and those of an unknown cart', (own, guests) => {
    const added = callOf(guests).refusals.slice(callOf(own).refusals.length);
    expect(callOf(guests).refusals.slice(0, callOf(own).refusals.length)).toEqual(
      callOf(own).refusals,
    );
    const expected =
      own === 'estimateShippingMethods' ? ['no-such-cart'] : ['forbidden', 'no-such-cart'];
    expect(added).toEqual(NOTHING.has(own) ? [] : expected);
  });

  it.each(TWINS)('%s has the parameters of its path as %s', (_own, guests, path) => {
    const { params } = shapesOf(guests);
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(inPath.toSorted());
  });

  it('has the other paths of the customers’ call below the guest’s cart (CALL-73)', () => {
    expect(callOf('orderAndPayAsGuest').aliases).toEqual(['/carts/guest/:cartId/place-order']);
    expect(callOf('selectGuestPayment').aliases).toEqual([
      '/carts/guest/:cartId/selected-payment-method',
    ]);
  });

  it('does not compile under a name that no call of customers declares', () => {
    // @ts-expect-error a letter is missing
    const name: CallName = 'readGuestChekout';
    expect(name in CALLS).toBe(false);
  });
});
