import { randomId } from '../platform/auth/random-ids.ts';
import { skuOf, SPECIAL } from './feed.ts';
import { type Answer, replied, type TestHost } from './host.ts';
import { anAdd, BY_CARD, fromAnywhere } from './shoppers.ts';

/**
 * Names and phone numbers of guests that the market's rules accept, with an address where parcels
 * go.
 */
const CONTACTS = {
  es: {
    telephone: '612 345 678',
    country_id: 'ES',
    street: ['Calle Mayor 4'],
    postcode: '28013',
    city: 'Madrid',
  },
  pl: {
    telephone: '601 020 304',
    country_id: 'PL',
    street: ['Długa 12/5'],
    postcode: '61001',
    city: 'Poznań',
  },
  fr: {
    telephone: '06 12 34 56 78',
    country_id: 'FR',
    street: ['12 rue de la Paix'],
    postcode: '75002',
    city: 'Paris',
  },
  pt: {
    telephone: '912 345 678',
    country_id: 'PT',
    street: ['Rua Augusta 4'],
    postcode: '1100-048',
    city: 'Lisboa',
  },
} as const;
export type GuestMarket = keyof typeof CONTACTS;

export const guestAddress = (bu: GuestMarket) => {
  const { street, ...contact } = CONTACTS[bu];
  return { address: { firstname: 'Ana', lastname: 'Ruiz', ...contact, street: [...street] } };
};

/**
 * A guest's cart with a product to collect and, unless it is left out, one that a vendor sends;
 * every choice is made, and only the order is missing.
 */
export const guestAtCheckout = async (
  host: TestHost,
  bu: GuestMarket = 'es',
  email = 'guest@shop.example',
  { withVendor = true } = {},
): Promise<string> => {
  const sender = { bu, headers: fromAnywhere(host) };
  const cartId = await replied(host.call('createGuestCart', {}, sender));
  const { vendorOnly } = SPECIAL;
  for (const add of [
    anAdd(cartId, skuOf(0)),
    ...(withVendor ? [anAdd(cartId, vendorOnly, 1, { offer: `V1-${vendorOnly}` })] : []),
  ])
    await replied(host.call('addToGuestCart', add, sender));
  const params = { cartId };
  await replied(host.call('saveGuestEmail', { params, body: { email } }, sender));
  await replied(
    host.call(
      'selectGuestShippingMethod',
      {
        params,
        body: {
          carrier_code: 'drive',
          method_code: 'two_hours',
          custom_data: { no_date: true, retailer_id: '1' },
        },
      },
      sender,
    ),
  );
  if (withVendor)
    await replied(
      host.call(
        'selectGuestThirdPartyShipping',
        { params, body: { service_level: 'home', item_ids: ['L2'] } },
        sender,
      ),
    );
  await replied(host.call('saveGuestShippingAddress', { params, body: guestAddress(bu) }, sender));
  return cartId;
};

export const guestRevision = async (
  host: TestHost,
  cartId: string,
  bu: GuestMarket = 'pl',
): Promise<number> =>
  (
    await replied(
      host.call(
        'readGuestCheckout',
        { params: { cartId }, headers: { 'retailer-id': '1' } },
        { bu },
      ),
    )
  ).revision;

/** Places a guest's order for a cart; the key is new unless one is given. */
export const placeAsGuest = async (
  host: TestHost,
  cartId: string,
  bu: GuestMarket = 'es',
  {
    key = randomId(),
    headers = fromAnywhere(host),
  }: {
    readonly key?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer<'orderAndPayAsGuest'>> =>
  host.call(
    'orderAndPayAsGuest',
    {
      params: { cartId },
      headers: { 'idempotency-key': key },
      body: {
        request: { retailer_id: '1' },
        ...BY_CARD,
        cart_revision: await guestRevision(host, cartId, bu),
      },
    },
    { bu, headers },
  );

/** A placed purchase of a guest: its numbers and its signed link. */
export const guestOrder = async (
  host: TestHost,
  bu: GuestMarket = 'pl',
  email = `guest-${randomId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}@shop.example`,
) => {
  const { orders, payment } = await replied(
    placeAsGuest(host, await guestAtCheckout(host, bu, email), bu),
  );
  return { orders, link: payment.link ?? '' };
};
