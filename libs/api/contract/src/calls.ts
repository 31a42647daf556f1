import { accountCalls } from './account/calls.ts';
import { addressCalls } from './addresses/calls.ts';
import { brandCalls } from './brands/calls.ts';
import type { Call } from './call.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { checkoutCalls } from './checkout/calls.ts';
import { companyCalls } from './companies/calls.ts';
import { consoleCalls } from './console/calls.ts';
import { contentCalls } from './content/calls.ts';
import { documentCalls } from './documents/calls.ts';
import { flagCalls } from './flags/calls.ts';
import { guestCalls } from './guests/calls.ts';
import { identityCalls } from './identity/calls.ts';
import { listCalls } from './lists/calls.ts';
import { loyaltyCalls } from './loyalty/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { messageCalls } from './messages/calls.ts';
import { monitoringCalls } from './monitoring/calls.ts';
import { orderCalls } from './orders/calls.ts';
import { paymentCalls } from './payments/calls.ts';
import { personalDataCalls } from './personal-data/calls.ts';
import { preferenceCalls } from './preferences/calls.ts';
import { quoteCalls } from './quotes/calls.ts';
import { sellerCalls } from './sellers/calls.ts';
import { sitemapCalls } from './sitemaps/calls.ts';
import { reviewCalls } from './reviews/calls.ts';
import { staffCalls } from './staff/calls.ts';
import { storeCalls } from './stores/calls.ts';
import { submissionCalls } from './submissions/calls.ts';
import { vendorCalls } from './vendors/calls.ts';

/** The calls by area, as the host's API description groups them. */
export const CALLS_BY_AREA = {
  Catalogue: catalogueCalls,
  Stores: storeCalls,
  Content: contentCalls,
  Reviews: reviewCalls,
  Cart: cartCalls,
  Checkout: checkoutCalls,
  'Guest checkout': guestCalls,
  Payments: paymentCalls,
  Account: accountCalls,
  Identity: identityCalls,
  Addresses: addressCalls,
  Companies: companyCalls,
  'Personal data': personalDataCalls,
  Preferences: preferenceCalls,
  Club: loyaltyCalls,
  Orders: orderCalls,
  Documents: documentCalls,
  Quotes: quoteCalls,
  Messages: messageCalls,
  Lists: listCalls,
  Submissions: submissionCalls,
  Vendors: vendorCalls,
  Brands: brandCalls,
  Sitemaps: sitemapCalls,
  Flags: flagCalls,
  Pictures: mediaCalls,
  Monitoring: monitoringCalls,
  Staff: staffCalls,
  Sellers: sellerCalls,
  'Flag console': consoleCalls,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** The calls that storefronts make for their shoppers. */
export const SHOP_CALLS = {
  ...catalogueCalls,
  ...storeCalls,
  ...contentCalls,
  ...reviewCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...guestCalls,
  ...paymentCalls,
  ...accountCalls,
  ...identityCalls,
  ...addressCalls,
  ...companyCalls,
  ...personalDataCalls,
  ...preferenceCalls,
  ...loyaltyCalls,
  ...orderCalls,
  ...documentCalls,
  ...quoteCalls,
  ...messageCalls,
  ...listCalls,
  ...submissionCalls,
  ...vendorCalls,
  ...brandCalls,
  ...sitemapCalls,
} as const satisfies Readonly<Record<string, Call>>;

/** Every call by name. Free of schemas, so that browsers can import it. */
export const CALLS = {
  ...SHOP_CALLS,
  ...flagCalls,
  ...mediaCalls,
  ...monitoringCalls,
  ...staffCalls,
  ...sellerCalls,
  ...consoleCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof CALLS;
export type ShopCallName = keyof typeof SHOP_CALLS;
export type FlagCallName = keyof typeof flagCalls;
export type MediaCallName = keyof typeof mediaCalls;
export type StaffCallName = keyof typeof staffCalls;
export type SellerCallName = keyof typeof sellerCalls;
export type ConsoleCallName = keyof typeof consoleCalls;

type CallsWith<Part> = {
  readonly [Name in CallName]: (typeof CALLS)[Name] extends Part ? Name : never;
}[CallName];
/** Calls that a storefront serves itself. */
export type StorefrontCallName = CallsWith<{ readonly base: 'storefront' }>;
/** Calls that the host serves. */
export type HostCallName = Exclude<CallName, StorefrontCallName>;
/** Calls whose reply is a stream of events or lines. */
export type StreamCallName = CallsWith<{ readonly reply: 'event-stream' | 'json-lines' }>;
/** Calls with a single reply. */
export type PlainCallName = Exclude<CallName, StreamCallName>;

/** Calls that customers and guests make, each by its own name. */
export type SharedCallName = CallsWith<{ readonly guest: { readonly name: string } }>;
/** The name by which guests make a call of customers. */
export type GuestTwinOf<Name extends SharedCallName> = (typeof CALLS)[Name]['guest']['name'];

/** The name by which guests make the call. */
export const guestTwinOf = <Name extends SharedCallName>(name: Name): GuestTwinOf<Name> =>
  valueAt(valueAt(CALLS[name], 'guest'), 'name');

const valueAt = <Value, Key extends keyof Value>(value: Value, key: Key): Value[Key] => value[key];

/** An entry as a generic call, with all optional parts accessible. */
export const callOf = (name: CallName): Call => CALLS[name];
