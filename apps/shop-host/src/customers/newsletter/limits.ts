import type { Limit } from '../../platform/limits/attempts.ts';

const HOUR = 3_600_000;

export const SIGN_UPS: Limit = { attempts: 20, windowMs: HOUR };
/** Keeps strangers from flooding a mailbox. */
export const MAILS_TO_ONE: Limit = { attempts: 3, windowMs: 24 * HOUR };
export const LINKS: Limit = { attempts: 60, windowMs: HOUR };
/** A request that is not confirmed within a week is taken as not coming from the owner. */
export const CONFIRMATION_LIFE = 7 * 24 * HOUR;
