import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { ConsentCode } from './consent.ts';
import type { CustomerType } from './customer-type.ts';

/** What a session holds. `startedOn` is the day of its start in the market's zone. */
export type Session = {
  readonly token: string | undefined;
  readonly sessionStarted: boolean;
  readonly startedOn: PlainDate | undefined;
  readonly isUserPro: boolean;
  readonly customerType: CustomerType | undefined;
  readonly allowedSaveCookie: boolean;
  readonly endingSession: boolean;
  /** True after a 401 ended the session; only then is the shopper told that it expired. */
  readonly expired: boolean;
  readonly consentGroups: readonly ConsentCode[];
  readonly siriusIds: {
    readonly company: string | undefined;
    readonly customer: string | undefined;
  };
};

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
 * A session is active only when a token exists and the session flag is set. With `sameCalendarDay`
 * (flag SESSION_SAME_CALENDAR_DAY) it must also have started today, in the market's zone.
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
 * The session after its end: initial values again, flagged expired when a 401 ended it. The choice
 * about cookies is the device's, not the user's, and stays.
 */
export const endSession = (session: Session, end: SessionEnd): Session => ({
  ...INITIAL_SESSION,
  allowedSaveCookie: session.allowedSaveCookie,
  consentGroups: session.consentGroups,
  expired: end === 'unauthorised',
});
