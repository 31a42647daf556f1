import {
  BANK_TRANSFER_HOURS,
  GUEST_CONFIRMATION_MINUTES,
  isBankTransfer,
  PAYMENT_TABLE,
  type ProvidedMethod,
} from '@materia/domain-checkout';
import { laterBy } from '../../platform/process/instants.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A payment that a bank has taken over may need this long. */
const BANK_MS = BANK_TRANSFER_HOURS.to * HOUR;
/** What another attempt needs, whatever its method: as long as one at the provider's pages. */
const ANOTHER_ATTEMPT_MS = 40 * MINUTE;

/**
 * While this lasts, an attempt whose start the provider has not answered is started again with the
 * same key. The provider forgets keys after a day.
 */
export const RESTART_WITHIN_MS = 4 * MINUTE;
/** A payment by code is approved within a minute of the code, which lives for two. */
export const CODE_LIVES_MS = 4 * MINUTE;
/** A shopper who waits makes the provider be asked again after this long. */
export const REREAD_AFTER_MS = 3000;
/** Until when a payment by code that was started then can be approved in the bank's app. */
export const approveUntil = (startedAt: string): string => laterBy(startedAt, MINUTE);
/**
 * However often a purchase is tried again, its products are not held longer than this: a first
 * attempt and another one. A reference is added once.
 */
const LONGEST_HOLD_MS = 90 * MINUTE;

/** Until when the shopper may pay an attempt that starts now. */
export const payUntil = (method: ProvidedMethod, startedAt: string): string =>
  laterBy(startedAt, PAYMENT_TABLE[method].payMinutes * MINUTE);

/** Until when the products of an attempt that starts now are held. */
export const holdUntil = (method: ProvidedMethod, startedAt: string): string =>
  laterBy(payUntil(method, startedAt), PAYMENT_TABLE[method].graceMinutes * MINUTE);

/** The hold of an unproven buyer's purchase that is paid in store, until it is confirmed by email. */
export const confirmationHold = (now: string): string =>
  laterBy(now, GUEST_CONFIRMATION_MINUTES * MINUTE);

/**
 * The hold of a purchase that is tried again: never shorter than before, and limited in total, which
 * for references is the time of one more.
 */
export const extendedHold = (
  method: ProvidedMethod,
  now: string,
  { createdAt, until }: { readonly createdAt: string; readonly until: string },
): string => {
  const longest = laterBy(createdAt, LONGEST_HOLD_MS);
  const most = PAYMENT_TABLE[method].outlastsLongestHold ? holdUntil(method, longest) : longest;
  return latest(until, earliest(holdUntil(method, now), most));
};

/**
 * Whether a reference that is given out now can be paid for as long as it says. Other methods end
 * with their hold.
 */
export const outlastsItsHold = (method: ProvidedMethod, now: string, until: string): boolean =>
  PAYMENT_TABLE[method].outlastsLongestHold && payUntil(method, now) > until;

/**
 * The hold of a purchase whose payment a bank has taken over. Hearing of it again does not prolong
 * it further.
 */
export const bankHold = (
  method: ProvidedMethod,
  now: string,
  { createdAt, until }: { readonly createdAt: string; readonly until: string },
): string =>
  isBankTransfer(method)
    ? latest(until, earliest(laterBy(now, BANK_MS), laterBy(createdAt, LONGEST_HOLD_MS + BANK_MS)))
    : until;

/**
 * The hold of a purchase whose attempt ended unpaid: what was held for days is held for as long as
 * another attempt needs.
 */
export const holdAfterEnd = (now: string, until: string): string =>
  earliest(until, laterBy(now, ANOTHER_ATTEMPT_MS));

/** The hold of a payment that its provider still processes at the end. */
export const processingHold = (now: string): string => laterBy(now, DAY);

const earliest = (one: string, other: string): string => (one < other ? one : other);
const latest = (one: string, other: string): string => (one > other ? one : other);
