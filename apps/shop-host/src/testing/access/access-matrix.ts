import {
  CALLS,
  type CALLS_BY_AREA,
  type CallInput,
  CONSENT_FIELDS,
  type GuestTwinOf,
  type RefusalCode,
  type SharedCallName,
  type ShopCallName,
  twinTable,
} from '@materia/api-contract';

/**
 * The caller: without a credential, with the public one, as a customer, a professional, with an
 * expired token, or with the token of an ended session.
 */
export const CALLERS = [
  'nobody',
  'guest',
  'customer',
  'professional',
  'expired',
  'signed-out',
] as const;
export type MatrixCaller = (typeof CALLERS)[number];

/**
 * The owner of the resource in the call: the caller, another customer, another guest, or no one,
 * because the id is unknown.
 */
export const OWNERS = ['own', 'foreign', 'guests', 'missing'] as const;
export type Owner = (typeof OWNERS)[number];

/** The subject of a call, which decides who may make it. */
type Subject =
  | 'guest-cart'
  | 'customer-cart'
  | 'cart-by-mask'
  | 'cart-to-merge'
  | 'checkout'
  | 'placement'
  | 'guest-checkout'
  | 'guest-pickup'
  | 'guest-link'
  | 'guest-order'
  | 'document'
  | 'consumer-order'
  | 'list'
  | 'address'
  | 'account'
  | 'anybody'
  | 'secret';

/** The ids that the caller sends in the call. */
export type Named = {
  readonly cartId: string;
  readonly lineId: string;
  readonly refreshToken: string;
  readonly orderId: string;
  readonly offerOrderId: string;
  readonly receiptId: string;
  readonly tillReceiptId: string;
  readonly quoteId: string;
  readonly listId: string;
  readonly addressId: string;
  readonly revision: number;
  /** The signed link of a guest's purchase. */
  readonly guestLink: string;
  /** The number of that purchase. */
  readonly guestOrderId: string;
};

/** Calls that could be public: reads without a token that are not about a cart. */
type PublicRead = {
  readonly [Name in ShopCallName]: (typeof CALLS)[Name] extends {
    readonly method: 'GET';
    readonly credential: 'public' | 'none';
  }
    ? Name
    : never;
}[ShopCallName];
/**
 * The public calls: they read what every shopper can see. A read that returns personal data to
 * anyone with an id, such as from a link in a mail, belongs in the matrix, although it requires no
 * token.
 */
export const SHOP_WINDOW = [
  'readCategory',
  'readCategoryOfStore',
  'readCategoryByPath',
  'readCategoryTree',
  'readBreadcrumbs',
  'listProducts',
  'listFilters',
  'listCatalogue',
  'suggest',
  'readProduct',
  'readProductBySku',
  'viewProduct',
  'compareProducts',
  'listSubstitutes',
  'readOffers',
  'readOffersBySku',
  'readProductOffers',
  'readOfferOfStore',
  'listReviews',
  'listStores',
  'readStore',
  'readStoreByUrlKey',
  'readStoreByCode',
  'listStoresNear',
  'findNearestStores',
  'listPickupPoints',
  'readDriveDeliveryDate',
  'listDeliverySlots',
  'readDeliverySlotsActive',
  'listStockOfStores',
  'readCustomerContext',
  'autocompletePlaces',
  'readPlace',
  'geocodeAddress',
  'readCmsPage',
  'listCmsPages',
  'readCmsBlock',
  'listCmsBlocks',
  'readCmsSlider',
  'readVendor',
  'findVendors',
  'readVendorTerms',
  'listBrands',
  'readBrand',
  'readSitemap',
  'readSitemapPage',
] as const satisfies readonly Exclude<PublicRead, keyof (typeof CALLS_BY_AREA)['Cart']>[];
/**
 * All other calls: a call is either in the list above or in the matrix, else the code does not
 * compile.
 */
export type GuardedCall = Exclude<ShopCallName, (typeof SHOP_WINDOW)[number]>;

/** Calls of guests, whose rows are derived from those of customers. */
type TwinName = GuestTwinOf<SharedCallName>;

type Row<Name extends GuardedCall> = {
  readonly subject: Subject;
  /** The subject of the same call of guests, where it is not the usual one. */
  readonly guests?: Subject;
  readonly input: (named: Named) => CallInput<Name>;
};

type AnyRow = {
  readonly subject: Subject;
  readonly guests?: Subject;
  readonly input: (named: Named) => object;
};

const read = ({ cartId }: Named) => ({ body: { request: { retailer_id: '1', cart_id: cartId } } });
const add = ({ cartId }: Named) => ({
  body: {
    request: { retailer_id: '1', sku: '10000009', qty: 1, cart_id: cartId },
    offer: { code: 'R-10000009', contextCode: '001P' },
  },
});
const addProducts = ({ cartId }: Named) => ({
  body: { request: { retailer_id: '1', cart_id: cartId, items: [{ sku: '10000009', qty: 1 }] } },
});
const update = ({ cartId, lineId }: Named) => ({
  body: { request: { retailer_id: '1', item_id: lineId, qty: 3, cart_id: cartId } },
});
const remove = ({ cartId, lineId }: Named) => ({ params: { cartId, itemId: lineId } });
const coupon = ({ cartId }: Named) => ({ body: { cartMaskId: cartId, couponCode: 'MATRIX' } });
const nothing = () => ({});
const atStore = () => ({ headers: { 'retailer-id': '1' } });
const estimate = () => ({ ...atStore(), body: { address: { postcode: '00-001' } } });
const ownPickup = () => ({
  body: {
    carrier_code: 'drive' as const,
    method_code: 'two_hours' as const,
    custom_data: { no_date: false, retailer_id: '1' },
  },
});
const anotherHour = () => ({
  body: { delivery_two_hours_date: '2026-11-23T10:00', retailer_id: '1' },
});
const sellerShipment = () => ({ body: { service_level: 'home' as const, item_ids: ['L2'] } });
const EWA = { firstname: 'Ewa', lastname: 'Lis', telephone: '601 020 304' };
const collector = () => ({ body: { address: EWA } });
const anAddress = () => ({
  ...EWA,
  country_id: 'PL',
  street: ['Lipowa 4'],
  postcode: '60-101',
  city: 'Poznań',
});
const sellersAddress = () => ({ body: { address: anAddress() } });
const cardPayment = () => ({ body: { code: 'card' as const } });
const payingByCard = { payment_method_code: 'card' as const, return_path: '/checkout/payment' };
/** The same input about a payment with the named id. */
const ofPayment =
  <Input extends object>(input: () => Input) =>
  ({ cartId }: Named) => ({ params: { attempt: cartId }, ...input() });

const ONE_UNIT = [{ lineNumber: 1, quantity: 1 }];

/**
 * Every call that changes data, and every one that reads data that is not public. A new call in the
 * contract needs a row here, or a place in the public list, before the code compiles. `account` is
 * for calls without an id: they work on the token's account, those of `checkout` on its cart.
 * `anybody` may make a call with the public credential; `secret` ones carry their own proof.
 */
const WRITTEN: { readonly [Name in Exclude<GuardedCall, TwinName>]: Row<Name> } = {
  createGuestCart: { subject: 'secret', input: nothing },
  readMyCartId: { subject: 'account', input: nothing },
  readMyCart: { subject: 'customer-cart', input: read },
  readUpgradedMyCart: { subject: 'customer-cart', input: read },
  addToMyCart: { subject: 'customer-cart', input: add },
  addProductsToMyCart: { subject: 'customer-cart', input: addProducts },
  compareMyCart: { subject: 'customer-cart', input: read },
  updateMyCart: { subject: 'customer-cart', input: update },
  deleteFromMyCart: { subject: 'customer-cart', input: remove },
  upgradeGuestCart: {
    subject: 'cart-to-merge',
    input: ({ cartId }) => ({ body: { cart_id: cartId, retailer_id: '1' } }),
  },
  readMyLists: { subject: 'account', input: nothing },
  readMyList: { subject: 'list', input: ({ listId }) => ({ params: { listId } }) },
  createMyList: { subject: 'account', input: () => ({ body: { name: 'Attic' } }) },
  renameMyList: {
    subject: 'list',
    input: ({ listId }) => ({ params: { listId }, body: { name: 'Cellar' } }),
  },
  addToMyList: {
    subject: 'list',
    input: ({ listId }) => ({ params: { listId }, body: { items: [{ sku: '10000009', qty: 1 }] } }),
  },
  updateMyList: {
    subject: 'list',
    input: ({ listId }) => ({ params: { listId, sku: '10000020' }, body: { qty: 2 } }),
  },
  deleteMyList: { subject: 'list', input: ({ listId }) => ({ params: { listId } }) },
  addCoupon: { subject: 'cart-by-mask', input: coupon },
  removeCoupon: { subject: 'cart-by-mask', input: coupon },
  signIn: {
    subject: 'secret',
    input: () => ({ body: { username: 'nobody@shop.example', password: 'Sunflower-42!' } }),
  },
  signOut: { subject: 'account', input: nothing },
  refreshSession: { subject: 'secret', input: ({ refreshToken }) => ({ body: { refreshToken } }) },
  forceSessionRefresh: {
    subject: 'secret',
    input: ({ refreshToken }) => ({
      query: { force: 'true' },
      headers: { authorization: `Bearer ${refreshToken}` },
    }),
  },
  register: {
    subject: 'secret',
    input: () => ({
      body: {
        customer: {
          email: 'not an address',
          firstname: 'A',
          lastname: 'B',
          customer_type: 2,
          terms_accepted: true,
        },
        password: 'x',
        request: { retailer_id: '1' },
      },
    }),
  },
  readMe: { subject: 'account', input: nothing },
  listAddresses: { subject: 'account', input: nothing },
  addAddress: { subject: 'account', input: () => ({ body: anAddress() }) },
  changeAddress: {
    subject: 'address',
    input: ({ addressId }) => ({ params: { addressId }, body: anAddress() }),
  },
  deleteAddress: {
    subject: 'address',
    input: ({ addressId }) => ({ params: { addressId } }),
  },
  readMyBillingAddress: { subject: 'account', input: nothing },
  saveMyBillingAddress: { subject: 'account', input: () => ({ body: anAddress() }) },
  listOrders: { subject: 'account', input: () => ({ query: { 'params[typesActe]': 'order' } }) },
  readOrder: { subject: 'document', input: ({ orderId }) => ({ params: { orderId }, query: {} }) },
  withdrawFromOrder: {
    subject: 'consumer-order',
    input: ({ orderId }) => ({ params: { orderId }, body: { lines: ONE_UNIT } }),
  },
  listPurchases: { subject: 'account', input: () => ({ params: { filter: 'recent' }, query: {} }) },
  readFirstPurchase: { subject: 'account', input: nothing },
  readLastOrder: { subject: 'account', input: nothing },
  readOfferOrder: {
    subject: 'document',
    input: ({ offerOrderId }) => ({ params: { orderId: offerOrderId } }),
  },
  readReceipt: { subject: 'document', input: ({ receiptId }) => ({ params: { receiptId } }) },
  readOrderReceipts: { subject: 'document', input: ({ orderId }) => ({ params: { orderId } }) },
  readOfferOrderReceipts: {
    subject: 'document',
    input: ({ offerOrderId }) => ({ params: { orderId: offerOrderId } }),
  },
  listInvoices: { subject: 'account', input: () => ({ params: { pageSize: 10, pageId: 1 } }) },
  readInvoiceOfOrder: {
    subject: 'document',
    input: ({ orderId }) => ({
      params: { storeCode: '001', businessUnit: 'pl', orderId, isOfferOrder: '0' },
    }),
  },
  readInvoiceOfReceipt: {
    subject: 'document',
    input: ({ tillReceiptId }) => ({ params: { businessUnit: 'pl', receiptId: tillReceiptId } }),
  },
  readQuote: { subject: 'document', input: ({ quoteId }) => ({ params: { quoteId } }) },
  countSearchClick: { subject: 'anybody', input: () => ({ body: { search: 'cement' } }) },
  findRedirection: { subject: 'anybody', input: () => ({ body: { url_path: '/old-cement' } }) },
  listVendors: {
    subject: 'anybody',
    input: () => ({ query: {}, body: { sellerContextIdentifier: '1', sellerStatus: 'OPEN' } }),
  },
  writeReview: {
    subject: 'account',
    input: () => ({
      params: { skuProduct: '10000009' },
      body: {
        rating: 4,
        title: 'Sound bags',
        text: 'Dry, whole and on time, as one hopes for on a building site.',
        nickname: 'Builder',
        terms_accepted: true,
      },
    }),
  },
  readMyReview: { subject: 'account', input: () => ({ params: { skuProduct: '10000009' } }) },
  readCheckout: { subject: 'checkout', input: atStore },
  listShippingMethods: { subject: 'checkout', input: atStore },
  selectShippingMethod: { subject: 'checkout', input: ownPickup },
  readSelectedShipping: { subject: 'checkout', input: () => ({ query: {} }) },
  changePickupHour: {
    subject: 'checkout',
    input: () => ({ params: { storeId: '1' }, ...anotherHour() }),
  },
  selectThirdPartyShipping: { subject: 'checkout', input: sellerShipment },
  saveShippingAddress: { subject: 'checkout', input: collector },
  readShippingAddress: { subject: 'checkout', input: nothing },
  saveThirdPartyShippingAddress: { subject: 'checkout', input: sellersAddress },
  saveBillingAddress: { subject: 'checkout', input: collector },
  readBillingAddress: { subject: 'checkout', input: nothing },
  listPaymentMethods: { subject: 'checkout', input: atStore },
  placeOrder: {
    subject: 'placement',
    guests: 'guest-pickup',
    input: ({ cartId, revision }) => ({
      headers: { 'idempotency-key': `matrix-${cartId}` },
      body: {
        request: { retailer_id: '1', cart_id: cartId },
        payment_method_code: 'pay_in_store',
        cart_revision: revision,
      },
    }),
  },
  measureDistance: {
    subject: 'anybody',
    input: () => ({ body: { request: { address: { postcode: '00-001' } } } }),
  },
  estimateShippingMethods: { subject: 'checkout', guests: 'guest-cart', input: estimate },
  readSelectedPayment: { subject: 'checkout', input: nothing },
  selectPayment: { subject: 'checkout', input: cardPayment },
  orderAndPay: {
    subject: 'placement',
    input: ({ cartId, revision }) => ({
      headers: { 'idempotency-key': `matrix-${cartId}` },
      body: {
        request: { retailer_id: '1', cart_id: cartId },
        ...payingByCard,
        cart_revision: revision,
      },
    }),
  },
  readPayment: { subject: 'secret', input: ofPayment(() => ({ body: {} })) },
  completePayment: {
    subject: 'secret',
    input: ({ cartId, orderId }) => ({
      body: { activation_code: cartId, authorization_id: cartId, order_id: orderId },
    }),
  },
  retryPayment: { subject: 'secret', input: ofPayment(() => ({ body: payingByCard })) },
  abandonPayment: { subject: 'secret', input: ofPayment(() => ({ body: {} })) },
  validateUnicity: { subject: 'secret', input: ({ cartId }) => ({ body: { cart_id: cartId } }) },
  receivePaymentNotice: {
    subject: 'secret',
    input: () => ({ headers: { 'stripe-signature': 't=1,v1=00' } }),
  },
  saveGuestEmail: {
    subject: 'guest-checkout',
    input: ({ cartId }) => ({ params: { cartId }, body: { email: 'ola@shop.example' } }),
  },
  readGuestOrders: {
    subject: 'guest-link',
    input: ({ guestLink }) => ({ body: { link: guestLink } }),
  },
  confirmGuestOrders: {
    subject: 'secret',
    input: ({ guestLink }) => ({ body: { link: guestLink } }),
  },
  withdrawFromGuestOrder: {
    subject: 'guest-link',
    input: ({ guestLink, guestOrderId }) => ({
      body: { link: guestLink, order_id: guestOrderId, lines: ONE_UNIT },
    }),
  },
  claimGuestOrders: {
    subject: 'guest-order',
    input: ({ guestLink }) => ({ body: { link: guestLink } }),
  },
  reportIllicitContent: {
    subject: 'anybody',
    input: () => ({
      body: {
        address: 'https://pl.shop.example/product-1',
        reason: 'counterfeit',
        explanation: 'It bears a mark that its maker never gave to anybody.',
        name: 'Ewa Lis',
        email: 'ewa@shop.example',
        good_faith: true,
      },
    }),
  },
  subscribeToNewsletter: {
    subject: 'anybody',
    input: () => ({
      body: {
        prefix: 'MRS',
        firstname: 'Ewa',
        lastname: 'Lis',
        email: 'ewa@shop.example',
        phone: '',
        consents: {
          [CONSENT_FIELDS.shopEmail]: true,
          [CONSENT_FIELDS.partnersEmail]: false,
          [CONSENT_FIELDS.shopSms]: false,
        },
        retailerId: '1',
      },
    }),
  },
  confirmNewsletter: {
    subject: 'secret',
    input: () => ({ body: { token: 'a-token-that-was-never-sent' } }),
  },
  stopNewsletter: {
    subject: 'secret',
    input: () => ({ body: { token: 'a-token-that-was-never-sent' } }),
  },
  updateMe: { subject: 'account', input: () => ({ body: { mobile: '601 020 305' } }) },
};

/** What a guest does with the same call as a customer, unless its row says otherwise. */
const SUBJECTS_OF_GUESTS: Readonly<Partial<Record<Subject, Subject>>> = {
  'customer-cart': 'guest-cart',
  checkout: 'guest-checkout',
  placement: 'guest-checkout',
};

const asGuest = ({ subject, guests, input }: AnyRow): AnyRow => ({
  subject: guests ?? SUBJECTS_OF_GUESTS[subject] ?? subject,
  input: (named) => {
    const { params, ...rest }: { readonly params?: object } = input(named);
    return { ...rest, params: { ...params, cartId: named.cartId } };
  },
});

const WRITTEN_ROWS: Readonly<Record<string, AnyRow>> = WRITTEN;

export const ACCESS: { readonly [Name in GuardedCall]: Row<Name> } = {
  ...WRITTEN,
  ...twinTable<{ readonly [Name in TwinName]: Row<Name> }>(CALLS, (name) => {
    const row = WRITTEN_ROWS[name];
    if (row === undefined) throw new Error(`${name} has no row`);
    return asGuest(row);
  }),
};

type Outcome = 'opens' | RefusalCode;
type Outcomes = Readonly<Partial<Record<Owner, Outcome>>>;

const REFUSED = {
  own: 'unauthenticated',
  foreign: 'unauthenticated',
  guests: 'unauthenticated',
  missing: 'unauthenticated',
} as const satisfies Outcomes;
const CUSTOMERS_ONLY = {
  nobody: REFUSED,
  guest: REFUSED,
  expired: REFUSED,
  'signed-out': REFUSED,
} as const;

/** The id of a guest's cart is its key: anyone who knows it counts as the guest. */
const WHO_KNOWS_THE_ID = {
  own: 'opens',
  foreign: 'no-such-cart',
  missing: 'no-such-cart',
} as const satisfies Outcomes;
const OWNER_ONLY = {
  own: 'opens',
  foreign: 'no-such-cart',
  guests: 'no-such-cart',
  missing: 'no-such-cart',
} as const satisfies Outcomes;
/**
 * The specification's own message distinguishes a customer's cart from a missing one; ids of 192
 * random bits cannot be guessed.
 */
const ANONYMOUS_ONLY = {
  own: 'opens',
  foreign: 'cart-not-anonymous',
  guests: 'opens',
  missing: 'no-such-cart',
} as const satisfies Outcomes;
const DOCUMENTS = {
  own: 'opens',
  foreign: 'not-found',
  missing: 'not-found',
} as const satisfies Outcomes;
/** The link of a guest's purchase opens it until the purchase belongs to an account. */
const WHO_HAS_THE_LINK = {
  own: 'opens',
  foreign: 'not-found',
  missing: 'not-found',
} as const satisfies Outcomes;
/** A guest's cart opens to anyone who knows its id, a customer's to its owner alone. */
const OWN_OR_KNOWN = {
  own: 'opens',
  foreign: 'no-such-cart',
  guests: 'opens',
  missing: 'no-such-cart',
} as const satisfies Outcomes;
const FROM_OWN_CART = {
  own: 'opens',
  foreign: 'cart-empty',
  guests: 'cart-empty',
  missing: 'cart-empty',
} as const satisfies Outcomes;
const ITS_OWN = { own: 'opens' } as const satisfies Outcomes;

/** The carts and checkouts of guests. */
const FOR_GUESTS = {
  nobody: REFUSED,
  guest: WHO_KNOWS_THE_ID,
  customer: WHO_KNOWS_THE_ID,
  professional: WHO_KNOWS_THE_ID,
  expired: REFUSED,
  'signed-out': REFUSED,
} as const;

/**
 * The expected result for each caller. `secret` calls are open; the matrix only checks what they
 * reveal.
 */
export const ACCESS_OUTCOMES: Readonly<
  Record<Exclude<Subject, 'secret'>, Readonly<Record<MatrixCaller, Outcomes>>>
> = {
  'guest-cart': FOR_GUESTS,
  'customer-cart': { ...CUSTOMERS_ONLY, customer: OWNER_ONLY, professional: OWNER_ONLY },
  'cart-by-mask': {
    nobody: REFUSED,
    guest: WHO_KNOWS_THE_ID,
    customer: OWN_OR_KNOWN,
    professional: OWN_OR_KNOWN,
    expired: REFUSED,
    'signed-out': REFUSED,
  },
  'cart-to-merge': { ...CUSTOMERS_ONLY, customer: ANONYMOUS_ONLY, professional: ANONYMOUS_ONLY },
  checkout: { ...CUSTOMERS_ONLY, customer: ITS_OWN, professional: ITS_OWN },
  placement: { ...CUSTOMERS_ONLY, customer: FROM_OWN_CART, professional: FROM_OWN_CART },
  'guest-checkout': FOR_GUESTS,
  'guest-pickup': FOR_GUESTS,
  'guest-link': {
    nobody: REFUSED,
    guest: WHO_HAS_THE_LINK,
    customer: WHO_HAS_THE_LINK,
    professional: WHO_HAS_THE_LINK,
    expired: REFUSED,
    'signed-out': REFUSED,
  },
  'guest-order': {
    ...CUSTOMERS_ONLY,
    customer: WHO_HAS_THE_LINK,
    professional: WHO_HAS_THE_LINK,
  },
  anybody: {
    nobody: REFUSED,
    guest: ITS_OWN,
    customer: ITS_OWN,
    professional: ITS_OWN,
    expired: REFUSED,
    'signed-out': REFUSED,
  },
  list: { ...CUSTOMERS_ONLY, customer: DOCUMENTS, professional: DOCUMENTS },
  address: { ...CUSTOMERS_ONLY, customer: DOCUMENTS, professional: DOCUMENTS },
  document: { ...CUSTOMERS_ONLY, customer: DOCUMENTS, professional: DOCUMENTS },
  // Companies have no right of withdrawal.
  'consumer-order': {
    ...CUSTOMERS_ONLY,
    customer: DOCUMENTS,
    professional: { ...DOCUMENTS, own: 'step-not-allowed' },
  },
  account: { ...CUSTOMERS_ONLY, customer: ITS_OWN, professional: ITS_OWN },
};
