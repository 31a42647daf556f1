import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { isSessionActive } from '@materia/domain-customer';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { type CookieNames, SESSION_SECONDS } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';
import { type RefreshOutcome, refreshFlights, type Tokens } from './refresh-flights.ts';
import { customerSummary, type SessionContent, sessionContent } from './session-content.ts';

/** The session of a request, from its cookie and the host. */
export type OpenSession =
  | { readonly kind: 'guest' }
  /** The session of this customer has ended, and the shopper sees a message. */
  | { readonly kind: 'expired'; readonly customerId: string }
  | { readonly kind: 'customer'; readonly content: SessionContent };

export type Moment = { readonly epochSeconds: number; readonly today: PlainDate };

export type CookieSessions = {
  /**
   * Reads the session from its cookie and renews it when its token is about to expire, or only
   * after it has expired where sessions are not refreshed on navigation. An outage of the host
   * leaves it unchanged.
   */
  readonly open: (jar: CookieJar, moment: () => Moment) => Promise<OpenSession>;
  /** Renews it now; a rejection ends it. */
  readonly renew: (
    jar: CookieJar,
    moment: Moment,
  ) => Promise<OpenSession | { readonly kind: 'host-unavailable' }>;
  readonly write: (jar: CookieJar, content: SessionContent) => Promise<void>;
  /** Signs out: removes the session, the customer's cart and the links of guests' purchases and of mails from the browser. */
  readonly end: (jar: CookieJar) => void;
  /**
   * Drops a session that the host has ended. The cart cookie stays: it names its owner, so it is
   * void for anyone else, and a late response must not delete the cart that the browser has
   * received as a guest in the meantime.
   */
  readonly expire: (jar: CookieJar) => void;
};

/** An access token is renewed in its last minute. */
const RENEW_BEFORE_SECONDS = 60;

export const createCookieSessions = (options: {
  readonly seal: Seal;
  readonly names: CookieNames;
  readonly guestHost: HostClient;
  readonly hostOf: (token: string) => HostClient;
  /** Flag SESSION_SAME_CALENDAR_DAY. */
  readonly sameCalendarDay: () => boolean;
  /** Flag SESSION_REFRESH_ON_NAVIGATION. */
  readonly refreshesOnNavigation: () => boolean;
}): CookieSessions => {
  const { seal, names } = options;
  const refresh = refreshFlights((refreshToken) => refreshAtHost(options, refreshToken));

  const expire = (jar: CookieJar): void => {
    jar.remove(names.session);
    jar.remove(names.cartCount, { readable: true });
  };
  const end = (jar: CookieJar): void => {
    expire(jar);
    jar.remove(names.cart);
    jar.remove(names.guestLinks);
    jar.remove(names.mailLink);
  };

  const write = async (jar: CookieJar, content: SessionContent): Promise<void> => {
    jar.write(names.session, await seal.close(content), { maxAge: SESSION_SECONDS });
  };

  const read = async (jar: CookieJar, moment: () => Moment): Promise<OpenSession> => {
    const sealed = jar.read(names.session);
    if (sealed === undefined) return { kind: 'guest' };
    const content = await seal.open(sealed, sessionContent);
    if (content === undefined) {
      jar.remove(names.session);
      return { kind: 'guest' };
    }
    const active = isSessionActive(
      { token: content.a, sessionStarted: true, startedOn: content.d },
      { sameCalendarDay: options.sameCalendarDay(), today: moment().today },
    );
    if (active) return { kind: 'customer', content };
    expire(jar);
    return { kind: 'expired', customerId: content.c.id };
  };

  const renewContent = async (
    jar: CookieJar,
    content: SessionContent,
    { epochSeconds }: Moment,
  ): Promise<OpenSession | { readonly kind: 'host-unavailable' }> => {
    const outcome = await refresh(content.r);
    if (outcome.kind === 'host-unavailable') return outcome;
    if (outcome.kind === 'refused') {
      expire(jar);
      return { kind: 'expired', customerId: content.c.id };
    }
    const renewed = withTokens(
      outcome.customer === undefined ? content : { ...content, c: outcome.customer },
      outcome.tokens,
      epochSeconds,
    );
    await write(jar, renewed);
    return { kind: 'customer', content: renewed };
  };

  return {
    open: async (jar, moment) => {
      const session = await read(jar, moment);
      if (
        session.kind !== 'customer' ||
        session.content.u - moment().epochSeconds >
          (options.refreshesOnNavigation() ? RENEW_BEFORE_SECONDS : 0)
      )
        return session;
      const renewed = await renewContent(jar, session.content, moment());
      return renewed.kind === 'host-unavailable' ? session : renewed;
    },
    renew: async (jar, moment) => {
      const session = await read(jar, () => moment);
      return session.kind === 'customer' ? renewContent(jar, session.content, moment) : session;
    },
    write,
    end,
    expire,
  };
};

export const withTokens = (
  content: Omit<SessionContent, 'a' | 'u' | 'r'>,
  tokens: Tokens,
  epochSeconds: number,
): SessionContent => ({
  ...content,
  a: tokens.jwtToken,
  u: epochSeconds + tokens.expiresIn,
  r: tokens.refreshToken,
});

type Hosts = { readonly guestHost: HostClient; readonly hostOf: (token: string) => HostClient };

/** New tokens, with the customer's current account data: name, price context, buyer flag. */
const refreshAtHost = async (
  { guestHost, hostOf }: Hosts,
  refreshToken: string,
): Promise<RefreshOutcome> => {
  const answer = await unlessUnavailable(guestHost('refreshSession', { body: { refreshToken } }));
  if (answer === undefined) return { kind: 'host-unavailable' };
  if (!answer.ok) return { kind: 'refused' };
  const me = await unlessUnavailable(hostOf(answer.value.jwtToken)('readMe', {}));
  return {
    kind: 'refreshed',
    tokens: answer.value,
    customer: me?.ok === true ? customerSummary(me.value) : undefined,
  };
};

/** The host's response; undefined while the host is unavailable. */
const unlessUnavailable = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HostUnavailable) return undefined;
    throw error;
  }
};
