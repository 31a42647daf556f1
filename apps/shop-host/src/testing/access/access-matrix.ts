import { CALLS, type RefusalCode, type ShopCallName, twinTable } from '@materia/api-contract';
import type {
  AccessRow,
  MatrixCaller,
  Named,
  Owner,
  Subject,
  TwinName,
} from './areas/access-row.ts';
import { accountRows } from './areas/account.ts';
import { addressRows } from './areas/addresses.ts';
import { brandReads } from './areas/brands.ts';
import { cartRows } from './areas/cart.ts';
import { catalogueReads, catalogueRows } from './areas/catalogue.ts';
import { checkoutRows } from './areas/checkout.ts';
import { companyRows } from './areas/companies.ts';
import { contentReads } from './areas/content.ts';
import { documentRows } from './areas/documents.ts';
import { guestRows } from './areas/guests.ts';
import { identityRows } from './areas/identity.ts';
import { listRows } from './areas/lists.ts';
import { messageRows } from './areas/messages.ts';
import { orderRows } from './areas/orders.ts';
import { paymentRows } from './areas/payments.ts';
import { personalDataRows } from './areas/personal-data.ts';
import { loyaltyRows } from './areas/loyalty.ts';
import { preferenceRows } from './areas/preferences.ts';
import { quoteRows } from './areas/quotes.ts';
import { reviewReads, reviewRows } from './areas/reviews.ts';
import { sitemapReads } from './areas/sitemaps.ts';
import { storeReads, storeRows } from './areas/stores.ts';
import { submissionRows } from './areas/submissions.ts';
import { vendorReads, vendorRows } from './areas/vendors.ts';

/** The public calls of all areas. */
const PUBLIC_READS = [
  ...brandReads,
  ...catalogueReads,
  ...contentReads,
  ...reviewReads,
  ...sitemapReads,
  ...storeReads,
  ...vendorReads,
] as const satisfies readonly ShopCallName[];

/** All other calls: they change data, or read data that is not public. */
export type GuardedCall = Exclude<ShopCallName, (typeof PUBLIC_READS)[number]>;

type AnyRow = {
  readonly subject: Subject;
  readonly guests?: Subject;
  readonly input: (named: Named) => object;
};

/** A call without a row in its area's file does not compile. */
const WRITTEN: { readonly [Name in Exclude<GuardedCall, TwinName>]: AccessRow<Name> } = {
  ...accountRows,
  ...addressRows,
  ...cartRows,
  ...catalogueRows,
  ...checkoutRows,
  ...companyRows,
  ...documentRows,
  ...quoteRows,
  ...guestRows,
  ...identityRows,
  ...listRows,
  ...messageRows,
  ...orderRows,
  ...paymentRows,
  ...personalDataRows,
  ...preferenceRows,
  ...loyaltyRows,
  ...reviewRows,
  ...storeRows,
  ...submissionRows,
  ...vendorRows,
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

export const ACCESS: { readonly [Name in GuardedCall]: AccessRow<Name> } = {
  ...WRITTEN,
  ...twinTable<{ readonly [Name in TwinName]: AccessRow<Name> }>(CALLS, (name) => {
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
/** Only a guest's own cart can be merged. All others are refused alike, whether they exist or not. */
const ANONYMOUS_ONLY = {
  own: 'opens',
  foreign: 'cart-not-anonymous',
  guests: 'opens',
  missing: 'cart-not-anonymous',
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
/** Nothing has to be asked for where no company sets a limit. */
const UNLIMITED = { ...FROM_OWN_CART, own: 'approval-not-needed' } as const satisfies Outcomes;
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
  'cart-to-approve': { ...CUSTOMERS_ONLY, customer: UNLIMITED, professional: UNLIMITED },
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
  session: { ...CUSTOMERS_ONLY, customer: DOCUMENTS, professional: DOCUMENTS },
  document: { ...CUSTOMERS_ONLY, customer: DOCUMENTS, professional: DOCUMENTS },
  // No seller has made one.
  'seller-document': {
    ...CUSTOMERS_ONLY,
    customer: { ...DOCUMENTS, own: 'not-found' },
    professional: { ...DOCUMENTS, own: 'not-found' },
  },
  // Its owner is told that it can no longer be cancelled.
  'finished-order': {
    ...CUSTOMERS_ONLY,
    customer: { ...DOCUMENTS, own: 'step-not-allowed' },
    professional: { ...DOCUMENTS, own: 'step-not-allowed' },
  },
  // Only firms open a company.
  firm: { ...CUSTOMERS_ONLY, customer: { own: 'forbidden' }, professional: ITS_OWN },
  // Of its administrator; `company-roles.spec.ts` has the other roles.
  company: { ...CUSTOMERS_ONLY, customer: DOCUMENTS, professional: DOCUMENTS },
  account: { ...CUSTOMERS_ONLY, customer: ITS_OWN, professional: ITS_OWN },
  member: { ...CUSTOMERS_ONLY, customer: ITS_OWN, professional: ITS_OWN },
};
