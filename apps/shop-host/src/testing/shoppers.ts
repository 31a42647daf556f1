import type { CallInput } from '@materia/api-contract';
import { proveMailbox } from '../customers/mailbox/repository.ts';
import { randomId } from '../platform/auth/random-ids.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { TestHost } from './host.ts';
import { replied } from './host.ts';
import { skuOf, SPECIAL } from './feed.ts';
import type { TestProvider } from './payment-provider.ts';

export const PASSWORD = 'Sunflower-meadow-42!';

export type Shopper = {
  readonly token: string;
  readonly refreshToken: string;
  readonly id: string;
  readonly email: string;
};

/** The details that a private customer must give if the market's flags require them. */
const MAIN_ADDRESS = { street: 'Rua do Sol', street_number: '4', postcode: '28013', city: 'Vila' };
const ANSWERS: Readonly<Record<string, { readonly person: object; readonly company: object }>> = {
  es: {
    person: { fiscal_id_1: '12345678Z', main_address: MAIN_ADDRESS },
    company: { legal_entity_type: 'COMPANY', main_address: MAIN_ADDRESS },
  },
  fr: {
    person: { fiscal_id_1: '0701987765493', main_address: MAIN_ADDRESS },
    company: { legal_entity_type: 'SARL', main_address: MAIN_ADDRESS },
  },
  pt: {
    person: { fiscal_id_1: '501964843', main_address: { ...MAIN_ADDRESS, postcode: '1000-001' } },
    company: {
      legal_entity_type: 'COMPANY',
      main_address: { ...MAIN_ADDRESS, postcode: '1000-001' },
    },
  },
};

/** The fields that the flags of a market require at registration. */
export const answersOf = (bu: string, kind: 'person' | 'company' = 'person'): object =>
  ANSWERS[bu]?.[kind] ?? {};

let number = 0;

/** Registers and signs in a new customer; `tax` makes them a professional. */
export const newShopper = async (
  host: Pick<TestHost, 'call'> & Parameters<typeof fromAnywhere>[0],
  { bu = 'pl', tax }: { readonly bu?: string; readonly tax?: string } = {},
): Promise<Shopper> => {
  number += 1;
  const email = `shopper${number}.${randomId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}@shop.example`;
  const customer = {
    email,
    firstname: 'Ana',
    lastname: 'Nowak',
    terms_accepted: true,
    ...answersOf(bu, tax === undefined ? 'person' : 'company'),
  };
  const kind =
    tax === undefined
      ? { customer_type: 2 as const }
      : { customer_type: 3 as const, corporation_name: 'Builders', company_fiscal_id: tax };
  await replied(
    host.call(
      'register',
      {
        body: {
          customer: { ...customer, ...kind },
          password: PASSWORD,
          request: { retailer_id: '1' },
        },
      },
      { bu, headers: fromAnywhere(host) },
    ),
  );
  const tokens = await replied(
    host.call(
      'signIn',
      { body: { username: email, password: PASSWORD } },
      { bu, headers: fromAnywhere(host) },
    ),
  );
  return {
    token: tokens.jwtToken,
    refreshToken: tokens.refreshToken,
    id: tokens.customerId,
    email,
  };
};

/** Has a customer's mailbox proven, as the link of its mail does. */
export const withProvenMailbox = async (
  host: TestHost,
  { id, email }: Pick<Shopper, 'id' | 'email'>,
  market = 'pl',
): Promise<void> =>
  withTx(host.database.db, (tx) =>
    proveMailbox(tx, { market, customerId: id, email }, host.clock.now),
  );

/** A separate client network for each shopper, so that they do not share a rate limit. */
export const fromAnywhere = (host: {
  readonly secrets: Pick<TestHost['secrets'], 'serviceCredential'>;
}): Readonly<Record<string, string>> => {
  number += 1;
  return {
    'x-shopper-address': `10.${(number >> 8) & 255}.${number & 255}.${number >> 16}`,
    'x-service-credential': host.secrets.serviceCredential,
  };
};

export const newGuestCart = (host: TestHost): Promise<string> =>
  replied(host.call('createGuestCart', {}));

export const anAdd = (
  cartId: string,
  sku: string,
  qty = 1,
  change: { readonly store?: string; readonly offer?: string; readonly context?: string } = {},
) => {
  const { store = '1', offer = `R-${sku}`, context = `${store.padStart(3, '0')}P` } = change;
  return {
    body: {
      request: { retailer_id: store, sku, qty, cart_id: cartId },
      offer: { code: offer, contextCode: context },
    },
  };
};

export const aRead = (cartId: string, store = '1') => ({
  body: { request: { retailer_id: store, cart_id: cartId } },
});

/** A signed-in customer with these products in their cart. */
export const shopperWithCart = async (
  host: TestHost,
  goods: Readonly<Record<string, number>> = { [skuOf(0)]: 2 },
  shopper?: Shopper,
) => {
  const who = shopper ?? (await newShopper(host));
  const cartId = await replied(host.call('readMyCartId', {}, who));
  for (const [sku, qty] of Object.entries(goods))
    await replied(host.call('addToMyCart', anAdd(cartId, sku, qty), who));
  return { ...who, cartId };
};

export type Buyer = Awaited<ReturnType<typeof shopperWithCart>>;

/** The same, with the earliest pickup and a contact selected: ready to place. */
export const buyerAtCheckout = async (
  host: TestHost,
  goods?: Readonly<Record<string, number>>,
  shopper?: Shopper,
): Promise<Buyer> => {
  const buyer = await shopperWithCart(host, goods, shopper);
  await replied(
    host.call(
      'selectShippingMethod',
      {
        body: {
          carrier_code: 'drive',
          method_code: 'two_hours',
          custom_data: { no_date: false, retailer_id: '1' },
        },
      },
      buyer,
    ),
  );
  await replied(
    host.call(
      'saveShippingAddress',
      { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '601 020 304' } } },
      buyer,
    ),
  );
  return buyer;
};

/**
 * A customer with own products by one method and a product of a vendor, who brings it: only the
 * address is missing.
 */
export const mixedBuyer = async (
  host: TestHost,
  goods: Readonly<Record<string, number>>,
  method: CallInput<'selectShippingMethod'>,
): Promise<Buyer> => {
  const buyer = await shopperWithCart(host, goods);
  const { vendorOnly } = SPECIAL;
  await replied(
    host.call(
      'addToMyCart',
      anAdd(buyer.cartId, vendorOnly, 1, { offer: `V1-${vendorOnly}` }),
      buyer,
    ),
  );
  await replied(host.call('selectShippingMethod', method, buyer));
  await replied(host.call('selectThirdPartyShipping', aVendorsDelivery('L2'), buyer));
  return buyer;
};

export const revisionOf = async (host: TestHost, buyer: Buyer, store?: string): Promise<number> =>
  (await replied(host.call('readMyCart', aRead(buyer.cartId, store), buyer)))[0]?.cart.revision ??
  -1;

/** An address in Poland, as the calls of a cart take it. */
export const ADDRESS = {
  country_id: 'PL',
  street: ['Długa 12/5'],
  postcode: '61001',
  city: 'Poznań',
  firstname: 'Ana',
  lastname: 'Nowak',
  telephone: '601020304',
};

/** The body that chooses a method of the retailer's shipment at a store, without a day or hour. */
export const aMethodChoice = <Carrier extends string, Method extends string>(
  carrier_code: Carrier,
  method_code: Method,
  store = '1',
) => ({ body: { carrier_code, method_code, custom_data: { no_date: true, retailer_id: store } } });

/** The body by which a vendor brings these lines. */
export const aVendorsDelivery = (...lines: readonly string[]) => ({
  body: { service_level: 'home' as const, item_ids: [...lines] },
});

/** The body and headers of a placement. The key is new unless one is given. */
export const aPlacement = (
  buyer: Pick<Buyer, 'cartId'>,
  revision: number,
  key = randomId(),
  store = '1',
) => ({
  headers: { 'idempotency-key': key },
  body: {
    request: { retailer_id: store, cart_id: buyer.cartId },
    payment_method_code: 'pay_in_store' as const,
    cart_revision: revision,
  },
});

/**
 * The body and headers of an order that is paid by card, as everything is that is not collected.
 */
export const aCardPlacement = (...placement: Parameters<typeof aPlacement>) => {
  const { headers, body } = aPlacement(...placement);
  return { headers, body: { ...body, ...BY_CARD } };
};
export const BY_CARD = {
  payment_method_code: 'card',
  return_path: '/checkout/payment',
} as const;

/** Pays an attempt at the provider and comes back, so that the host asks the provider about it. */
export const pay = async (
  host: TestHost,
  provider: Pick<TestProvider, 'decide'>,
  { attempt_id: attempt, token }: { readonly attempt_id: string; readonly token: string },
): Promise<void> => {
  provider.decide(attempt, 'paid');
  await replied(host.call('readPayment', { params: { attempt }, body: { token } }, {}));
};

/** Places the order of a buyer at the checkout and returns its number. */
export const placed = async (host: TestHost, buyer: Buyer): Promise<string> => {
  const answer = await replied(
    host.call('placeOrder', aPlacement(buyer, await revisionOf(host, buyer)), buyer),
  );
  return answer.orders[0]?.order_id ?? '';
};
