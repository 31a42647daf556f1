import {
  BANK_TRANSFER_HOURS,
  GUEST_CONFIRMATION_MINUTES,
  type PaymentMethod,
} from '@materia/domain-checkout';
import { laterBy } from '../../platform/process/instants.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long shoppers may pay. Sessions live at least half an hour, and Multibanco references a week.
 */
const PAY_FOR_MS = { session: 35 * MINUTE, multibanco: 7 * DAY } as const;
/** How much longer products are held, for notices on their way. */
const GRACE_MS = 5 * MINUTE;
/** A payment that a bank has taken over may need this long. */
const BANK_MS = BANK_TRANSFER_HOURS.to * HOUR;
/** Money sent by a reference may be confirmed days after the reference has ended. */
const REFERENCE_GRACE_MS = DAY;

/**
 * While this lasts, an attempt whose start the provider has not answered is started again with the
 * same key. The provider forgets keys after a day.
 */
export const RESTART_WITHIN_MS = 4 * MINUTE;
/** A BLIK payment is approved within a minute of its code, which lives for two. */
export const BLIK_LIVES_MS = 4 * MINUTE;
/** A shopper who waits makes the provider be asked again after this long. */
export const REREAD_AFTER_MS = 3000;
/** Until when a BLIK payment that was started then can be approved in the bank's app. */
export const approveUntil = (startedAt: string): string => laterBy(startedAt, MINUTE);
/** However often a purchase is tried again, its products are not held longer than this. */
const LONGEST_HOLD_MS = 3 * HOUR;

/** Until when the shopper may pay an attempt that starts now. */
export const payUntil = (method: PaymentMethod, startedAt: string): string =>
  laterBy(startedAt, method === 'multibanco' ? PAY_FOR_MS.multibanco : PAY_FOR_MS.session);

/** Until when the products of an attempt that starts now are held. */
export const holdUntil = (method: PaymentMethod, startedAt: string): string =>
  laterBy(payUntil(method, startedAt), method === 'multibanco' ? REFERENCE_GRACE_MS : GRACE_MS);

/** The hold of a guest's purchase that is paid in store, until it is confirmed by email. */
export const confirmationHold = (now: string): string =>
  laterBy(now, GUEST_CONFIRMATION_MINUTES * MINUTE);

/**
 * The hold of a purchase that is tried again: never shorter than before, and limited except for
 * references.
 */
export const extendedHold = (
  method: PaymentMethod,
  now: string,
  { createdAt, until }: { readonly createdAt: string; readonly until: string },
): string => {
  const longest = laterBy(createdAt, LONGEST_HOLD_MS);
  const wanted = holdUntil(method, now);
  return latest(until, method === 'multibanco' || wanted < longest ? wanted : longest);
};

/** The hold of a purchase whose payment a bank has taken over. */
export const bankHold = (method: PaymentMethod, now: string, until: string): string =>
  method === 'p24' ? latest(until, laterBy(now, BANK_MS)) : until;

/**
 * The hold of a purchase whose attempt ended unpaid: what was held for days is held for as long as
 * another attempt needs.
 */
export const holdAfterEnd = (now: string, until: string): string =>
  earliest(until, laterBy(now, PAY_FOR_MS.session + GRACE_MS));

/** The hold of a payment that its provider still processes at the end. */
export const processingHold = (now: string): string => laterBy(now, DAY);

const earliest = (one: string, other: string): string => (one < other ? one : other);
const latest = (one: string, other: string): string => (one > other ? one : other);
