import type { CallName, CALLS, Person, StaffDuty } from '@materia/api-contract';
import type { FlagSet } from '@materia/domain-feature-flags';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import type { SellerPerson } from './seller-scope.ts';

/** The customer behind a token, as the account is at the time of the call. */
export type CustomerPrincipal = {
  readonly customerId: string;
  readonly sessionId: string;
  /** Derived from the account, never from the request. */
  readonly isPro: boolean;
  readonly loyaltyRank: string | undefined;
};

/** A person's duties by market. They have no access to markets that are not listed. */
export type StaffDuties = Readonly<Record<string, readonly StaffDuty[]>>;

/**
 * The caller of a staff call: a signed-in member of staff, or the shop's operator with the staff
 * credential.
 */
export type StaffMember =
  | { readonly kind: 'person'; readonly name: string; readonly duties: StaffDuties }
  | { readonly kind: 'operator'; readonly name: 'operator' };

/** The context of every handler. */
export type RequestContext = {
  readonly market: Market;
  /** ISO instant of the request. */
  readonly now: string;
  /** The date in the market's time zone. */
  readonly today: PlainDate;
  /**
   * The flags of this request. They stay the same until it ends, whatever is published meanwhile.
   */
  readonly flags: FlagSet;
  readonly customer: CustomerPrincipal | undefined;
  /** The shopper's network, used for limits: an IPv4 address or the /64 of an IPv6 address. */
  readonly shopperNetwork: string;
};

export type CustomerContext = RequestContext & { readonly customer: CustomerPrincipal };

/** The context of every call that is not made for a shopper. */
export type ProcessContext = {
  /** ISO instant of the request. */
  readonly now: string;
  /** Adds a response header. */
  readonly setHeader: (name: string, value: string) => void;
  readonly cookies: string | undefined;
  /** The caller's network, or that of their visitor when the service credential vouches for it. */
  readonly network: (serviceCredential: string) => string;
  /** Logs a fault that the response does not show. */
  readonly logError: (error: unknown, message: string) => void;
};
export type UnitContext = ProcessContext & { readonly market: Market };
export type StaffContext = UnitContext & { readonly member: StaffMember; readonly token: string };
/** The context of a seller's call: the person, with what they may see. */
export type SellerContext = UnitContext & {
  readonly person: SellerPerson;
  readonly token: string;
};
export type ConsoleContext = ProcessContext & { readonly person: Person };
/** A console call about a unit. The action has already been authorised. */
export type ConsoleUnitContext = ConsoleContext & { readonly market: Market };

type Entry<Name extends CallName> = (typeof CALLS)[Name];

/** Handler contexts by credential. */
export type ContextOf<Name extends CallName> =
  Entry<Name> extends { readonly credential: 'customer' }
    ? CustomerContext
    : Entry<Name> extends { readonly credential: 'staff' | 'staff-session' }
      ? StaffContext
      : Entry<Name> extends { readonly credential: 'seller' }
        ? SellerContext
        : Entry<Name> extends { readonly credential: 'console'; readonly act: string }
          ? ConsoleUnitContext
          : Entry<Name> extends { readonly credential: 'console'; readonly duty: string }
            ? ConsoleUnitContext
            : Entry<Name> extends { readonly credential: 'console' }
              ? ConsoleContext
              : Entry<Name> extends { readonly credential: 'service' | 'evaluation' }
                ? UnitContext
                : Entry<Name> extends { readonly base: 'host' }
                  ? ProcessContext
                  : RequestContext;
