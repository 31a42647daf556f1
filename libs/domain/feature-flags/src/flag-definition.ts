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

/** Pages that a flag may change, as market teams distinguish them. */
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
  | 'checkoutDelivery'
  | 'checkoutRecipient'
  | 'checkoutReview'
  | 'confirmation';

/** The definition of a flag, independent of any choice. */
export type FlagDefinition = {
  /** The question it answers, in plain language; yes means on. */
  readonly asks: string;
  readonly owner: FlagOwner;
  /** The value when neither the console nor the market sets one. */
  readonly fallback: boolean;
  /** A web-only flag is always off in the mobile app. */
  readonly channels: 'all' | 'web-only';
  /** Last day (yyyy-mm-dd) before the flag must be reviewed for removal. */
  readonly reviewBy: string;
  /** The pages it changes. */
  readonly screens: readonly FlagScreen[];
  /** A change takes effect only after a second person approves it. */
  readonly needsSecondPerson: boolean;
};

export type FlagDefinitions = Readonly<Record<string, FlagDefinition>>;
