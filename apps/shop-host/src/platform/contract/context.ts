import type { CallName, CALLS, Person } from '@materia/api-contract';
import type { FlagSet } from '@materia/domain-feature-flags';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import type { StaffMember } from '../staff/admission.ts';

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

/** What every call knows that belongs to no shopper. */
export type ProcessContext = {
  /** ISO instant of the request. */
  readonly now: string;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
  readonly cookies: string | undefined;
  /** The network of the caller, or of their visitor where the service credential proves their word. */
  readonly network: (serviceCredential: string) => string;
  /** Keeps a fault that the answer does not show. */
  readonly logError: (error: unknown, message: string) => void;
};
export type UnitContext = ProcessContext & { readonly market: Market };
export type StaffContext = UnitContext & { readonly member: StaffMember; readonly token: string };
export type ConsoleContext = ProcessContext & { readonly person: Person };
/** A console call about a unit: the act was allowed by then. */
export type ConsoleUnitContext = ConsoleContext & { readonly market: Market };

type Entry<Name extends CallName> = (typeof CALLS)[Name];

/** What the handler of a call knows, by who may make it. */
export type ContextOf<Name extends CallName> =
  Entry<Name> extends { readonly credential: 'customer' }
    ? CustomerContext
    : Entry<Name> extends { readonly credential: 'staff' | 'staff-session' }
      ? StaffContext
      : Entry<Name> extends { readonly credential: 'console'; readonly act: string }
        ? ConsoleUnitContext
        : Entry<Name> extends { readonly credential: 'console' }
          ? ConsoleContext
          : Entry<Name> extends { readonly credential: 'service' | 'evaluation' }
            ? UnitContext
            : Entry<Name> extends { readonly base: 'host' }
              ? ProcessContext
              : RequestContext;
