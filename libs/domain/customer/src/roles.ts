import { isProfessional, type ProfessionalSigns } from './professional.ts';

/** The roles of shop users. Staff roles are separate. */
export const PRINCIPALS = ['guest', 'individual', 'professional'] as const;
export type Principal = (typeof PRINCIPALS)[number];

const EVERYBODY = ['guest', 'individual', 'professional'] as const;
const CUSTOMERS = ['individual', 'professional'] as const;

/** Which role has which permission. */
export const PERMISSIONS = {
  browse: EVERYBODY,
  'use-cart': EVERYBODY,
  register: EVERYBODY,
  'log-in': EVERYBODY,
  'reset-password': EVERYBODY,
  'confirm-account': EVERYBODY,
  'read-content': EVERYBODY,
  'subscribe-newsletter': EVERYBODY,
  'read-reviews': EVERYBODY,
  account: CUSTOMERS,
  orders: CUSTOMERS,
  purchases: CUSTOMERS,
  invoices: CUSTOMERS,
  addresses: CUSTOMERS,
  quotes: CUSTOMERS,
  loyalty: CUSTOMERS,
  'receipt-preferences': CUSTOMERS,
  threads: CUSTOMERS,
  'write-reviews': CUSTOMERS,
  checkout: CUSTOMERS,
  /** Ordering without an account, where the market allows it. */
  'guest-checkout': EVERYBODY,
  'pro-prices': ['professional'],
} as const satisfies Readonly<Record<string, readonly Principal[]>>;
export type Permission = keyof typeof PERMISSIONS;

const table: Readonly<Record<Permission, readonly Principal[]>> = PERMISSIONS;

/** The buyer flag, the rank and the legal entity of an account change no permission. */
export const may = (principal: Principal, permission: Permission): boolean =>
  table[permission].includes(principal);

export const isOpenToGuests = (permission: Permission): boolean => may('guest', permission);

/** The principal of a request; undefined is a visitor without account. */
export const principalOf = (account: ProfessionalSigns | undefined): Principal => {
  if (account === undefined) return 'guest';
  return isProfessional(account) ? 'professional' : 'individual';
};
