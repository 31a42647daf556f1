export const CHANNELS = ['web', 'app'] as const;
/** Where a page is shown: in a browser or inside the mobile app. */
export type Channel = (typeof CHANNELS)[number];

export const FLAG_OWNERS = [
  'account',
  'cart',
  'catalogue',
  'checkout',
  'loyalty',
  'orders',
  'session',
  'stores',
] as const;
export type FlagOwner = (typeof FLAG_OWNERS)[number];

/** Pages that a flag may change, as market teams tell them apart. */
export type FlagScreen =
  | 'home'
  | 'category'
  | 'product'
  | 'search'
  | 'cart'
  | 'vendors'
  | 'register'
  | 'login'
  | 'logout'
  | 'account'
  | 'accountEdit'
  | 'addresses'
  | 'orders'
  | 'orderDetails'
  | 'purchases'
  | 'purchaseDetails'
  | 'invoices'
  | 'quotes'
  | 'quoteDetails'
  | 'loyalty'
  | 'loyaltyRegister'
  | 'newsletter'
  | 'checkoutShippings'
  | 'checkoutInformations'
  | 'checkoutSummaries'
  | 'confirmation';

/** What is known of a flag apart from anybody's choice about it. */
export type FlagDefinition = {
  /** The question it answers, in plain words; yes means on. */
  readonly asks: string;
  readonly owner: FlagOwner;
  /** The value where neither console nor market says anything. */
  readonly fallback: boolean;
  /** A web-only flag is off in the mobile app, whatever was chosen. */
  readonly channels: 'all' | 'web-only';
  /** Last day (yyyy-mm-dd) before somebody must look whether the flag is still needed. */
  readonly reviewBy: string;
  /** The pages it changes. */
  readonly screens: readonly FlagScreen[];
  /** A change takes effect only after a second person agreed. */
  readonly needsSecondPerson: boolean;
};

export type FlagDefinitions = Readonly<Record<string, FlagDefinition>>;
