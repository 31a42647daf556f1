import type { CallName, CALLS } from '@materia/api-contract';
import type { FlagSet } from '@materia/domain-feature-flags';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';

/** The customer behind a token, as the account holds it at the moment of the call. */
export type CustomerPrincipal = {
  readonly customerId: string;
  readonly sessionId: string;
  /** Worked out from the account, never from what a request says. */
  readonly isPro: boolean;
  readonly loyaltyRank: string | undefined;
};

/** What every handler knows of its request. */
export type RequestContext = {
  readonly market: Market;
  /** ISO instant of the request. */
  readonly now: string;
  /** The day it is in the market's zone. */
  readonly today: PlainDate;
  /** The flags of this request: the same from its beginning to its end, whatever is published meanwhile. */
  readonly flags: FlagSet;
  readonly customer: CustomerPrincipal | undefined;
  /** Where the shopper comes from, by which limits count: an IPv4 address or the /64 of an IPv6 address. */
  readonly shopperNetwork: string;
};

export type CustomerContext = RequestContext & { readonly customer: CustomerPrincipal };

/** Calls for customers always have one. */
export type ContextOf<Name extends CallName> = (typeof CALLS)[Name]['credential'] extends 'customer'
  ? CustomerContext
  : RequestContext;
