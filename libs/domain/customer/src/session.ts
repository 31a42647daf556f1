import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { ConsentCode } from '@materia/domain-consent';
import type { CustomerType } from './customer-type.ts';

/** The contents of a session. `startedOn` is the day it started in the market's time zone. */
export type Session = {
  readonly token: string | undefined;
  readonly sessionStarted: boolean;
  readonly startedOn: PlainDate | undefined;
  readonly isUserPro: boolean;
  readonly customerType: CustomerType | undefined;
  readonly allowedSaveCookie: boolean;
  readonly endingSession: boolean;
  /** True after a 401 ended the session. Only then is the shopper notified that it expired. */
  readonly expired: boolean;
  readonly consentGroups: readonly ConsentCode[];
  readonly siriusIds: {
    readonly company: string | undefined;
    readonly customer: string | undefined;
  };
};

/** A session ends for good after so many days, however often it is used. */
export const SESSION_DAYS = 90;

export const INITIAL_SESSION: Session = {
  token: undefined,
  sessionStarted: false,
  startedOn: undefined,
  isUserPro: false,
  customerType: undefined,
  allowedSaveCookie: false,
  endingSession: false,
  expired: false,
  consentGroups: ['C0001'],
  siriusIds: { company: undefined, customer: undefined },
};

/**
 * A session is active only when it has a token and the session flag is set. With `sameCalendarDay`
 * (flag SESSION_SAME_CALENDAR_DAY) it must also have started today, in the market's time zone.
 */
export const isSessionActive = (
  session: Pick<Session, 'token' | 'sessionStarted' | 'startedOn'>,
  rule: { readonly sameCalendarDay: boolean; readonly today: PlainDate },
): boolean =>
  session.token !== undefined &&
  session.token !== '' &&
  session.sessionStarted &&
  (!rule.sameCalendarDay || session.startedOn === rule.today);

export type SessionEnd = 'logout' | 'unauthorised';

/**
 * The session after its end: initial values, marked expired when a 401 ended it. The cookie
 * choice is kept, because it belongs to the device and not to the user.
 */
export const endSession = (session: Session, end: SessionEnd): Session => ({
  ...INITIAL_SESSION,
  allowedSaveCookie: session.allowedSaveCookie,
  consentGroups: session.consentGroups,
  expired: end === 'unauthorised',
});
