import {
  aCartItem,
  aCartReply,
  aCheckout,
  aPickupShipment,
  aVendorShipment,
  aVendorOffer,
  type MockRequest,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, STORE } from '@materia/testing/visit';

export const [poland] = markets;
export const spain = markets.find(({ country }) => country === 'ES') ?? poland;

const TWO_HOURS = { carrier_code: 'drive', method_code: 'two_hours' } as const;
export const JAN = { firstname: 'Jan', lastname: 'Kowalski', telephone: '+48601020305' };
export const picked = [aPickupShipment({ selected: TWO_HOURS })];
export const checkoutWith = (
  changes: Parameters<typeof aCheckout>[0],
): Pick<MockResponses, 'readCheckout'> => ({
  readCheckout: () => ({ reply: aCheckout(changes) }),
});
export const chosen = checkoutWith({ shipments: picked });
export const named = checkoutWith({ contact: JAN });
export const ready = checkoutWith({ shipments: picked, contact: JAN });
export const SENT = aVendorShipment({ selected: { carrier_code: 'seller', method_code: 'home' } });
export const HOME = {
  ...JAN,
  country_id: 'PL',
  street: ['Długa 12'],
  postcode: '61-001',
  city: 'Poznań',
};
const vendors = (id: string, name: string) =>
  aCartItem({
    item_id: id,
    id,
    name,
    vendor_code: 'V1',
    vendor_name: 'Kafle24',
    offer: aVendorOffer(),
  });
/** An own product and two of a vendor. */
export const MIXED_CART: Pick<MockResponses, 'readMyCart'> = {
  readMyCart: () => ({
    reply: aCartReply({ items: [aCartItem(), vendors('2', 'Grout'), vendors('3', 'Tile')] }),
  }),
};
export const emptyCart: MockResponses['readMyCart'] = () => ({
  reply: aCartReply({ items: [], items_count: 0 }),
});

/** The checkout of a customer with one product in their cart, with the host's replies as given. */
export const visit = (
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
export const recorded = <Name extends keyof MockResponses>(answer: MockResponses[Name]) => {
  const requests: MockRequest[] = [];
  const answers = (request: MockRequest) => {
    requests.push(request);
    return answer(request);
  };
  return { answers, requests };
};

export const to = (path: string) => ({ status: 303, location: path });
export const PAGE = { status: 200, location: null };
