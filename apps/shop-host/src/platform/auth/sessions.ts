import { RETENTION_DAYS } from '@materia/domain-consent';
import { isProfessional, SESSION_DAYS } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { CustomerPrincipal } from '../contract/context.ts';
import { type Db, type Tx, withTx } from '../database/with-tx.ts';
import { laterBy, millisecondsBetween } from '../process/instants.ts';
import type { SecurityLog } from '../process/security-events.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-tokens.ts';
import { hashOfToken } from './token-hash.ts';
import { randomId } from './random-ids.ts';
import {
  customerOfSession,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markSessionSeen,
  markTokenUsed,
  revokeSession,
} from './repository.ts';

const DAY = 86_400_000;
/** A session that is not refreshed within this time has ended. */
const REFRESH_LIFE_MS = RETENTION_DAYS.sessions * DAY;
/** However often it is refreshed, the customer signs in again after this time. */
const SESSION_LIFE_MS = SESSION_DAYS * DAY;
/** Two tabs may refresh with the same token within this time. */
const REUSE_GRACE_MS = 30_000;

type SessionTokens = {
  readonly jwtToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
  readonly customerId: string;
};
/** A new access token for the holder of one: nothing that lasts longer than the session. */
type RenewedAccess = Omit<SessionTokens, 'refreshToken'>;

/** Where a session begins. */
type SessionDevice = {
  readonly browser: string;
  readonly system: string;
  /** The network by its keyed hash. */
  readonly network: string;
};

type SessionEnded = { readonly kind: 'unauthenticated' };

export type Sessions = {
  readonly start: (
    market: string,
    customerId: string,
    device: SessionDevice,
    now: string,
  ) => Promise<SessionTokens>;
  /**
   * Exchanges a refresh token for a new pair. A token reused after its grace period was stolen, so
   * the whole session ends.
   */
  readonly refresh: (
    market: string,
    refreshToken: string,
    now: string,
  ) => Promise<Result<SessionTokens, SessionEnded>>;
  /** A new access token for one that has not expired. The refresh token stays as it is. */
  readonly renewAccess: (
    market: string,
    token: string,
    now: string,
  ) => Promise<Result<RenewedAccess, SessionEnded>>;
  readonly end: (market: string, sessionId: string, now: string) => Promise<void>;
  /** The customer of an access token while its session lasts, with the current account data. */
  readonly customerOf: (
    market: string,
    token: string,
    now: string,
  ) => Promise<CustomerPrincipal | undefined>;
};

export const sessions = (db: Db, tokens: AccessTokens, security: SecurityLog): Sessions => {
  const issue = async (
    tx: Tx,
    market: string,
    sessionId: string,
    { customerId, endsAt }: { readonly customerId: string; readonly endsAt: string },
    now: string,
  ): Promise<SessionTokens> => {
    const refreshToken = randomId();
    await insertRefreshToken(tx, {
      hash: hashOfToken(refreshToken),
      market,
      session_id: sessionId,
      issued_at: now,
      expires_at: earlierOf(laterBy(now, REFRESH_LIFE_MS), endsAt),
      used_at: null,
    });
    const jwtToken = await tokens.issue(market, { customerId, sessionId }, now);
    return { jwtToken, refreshToken, expiresIn: ACCESS_TOKEN_SECONDS, customerId };
  };

  return {
    start: (market, customerId, device, now) =>
      withTx(db, async (tx) => {
        const sessionId = randomId();
        const endsAt = laterBy(now, SESSION_LIFE_MS);
        await insertSession(tx, {
          market,
          id: sessionId,
          customer_id: customerId,
          created_at: now,
          revoked_at: null,
          ends_at: endsAt,
          seen_at: now,
          ...device,
        });
        return issue(tx, market, sessionId, { customerId, endsAt }, now);
      }),

    refresh: (market, refreshToken, now) =>
      withTx(db, async (tx) => {
        const found = await lockRefreshToken(tx, market, hashOfToken(refreshToken));
        if (
          found === undefined ||
          found.revoked_at !== null ||
          millisecondsBetween(now, found.expires_at) <= 0 ||
          millisecondsBetween(now, found.ends_at) <= 0
        )
          return fail({ kind: 'unauthenticated' });
        if (found.used_at !== null && millisecondsBetween(found.used_at, now) > REUSE_GRACE_MS) {
          await revokeSession(tx, market, found.id, now);
          security({ event: 'refresh-reused', realm: market, account: found.customer_id });
          return fail({ kind: 'unauthenticated' });
        }
        if (found.used_at === null) await markTokenUsed(tx, found.hash, now);
        await markSessionSeen(tx, market, found.id, now);
        const whose = { customerId: found.customer_id, endsAt: found.ends_at };
        return ok(await issue(tx, market, found.id, whose, now));
      }),

    renewAccess: async (market, token, now) => {
      const claims = await tokens.read(market, token, now);
      if (claims === undefined || (await customerOfSession(db, market, claims, now)).length === 0)
        return fail({ kind: 'unauthenticated' });
      const { customerId, sessionId } = claims;
      await withTx(db, (tx) => markSessionSeen(tx, market, sessionId, now));
      const jwtToken = await tokens.issue(market, claims, now);
      return ok({ jwtToken, expiresIn: ACCESS_TOKEN_SECONDS, customerId });
    },

    end: (market, sessionId, now) => withTx(db, (tx) => revokeSession(tx, market, sessionId, now)),

    customerOf: async (market, token, now) => {
      const claims = await tokens.read(market, token, now);
      if (claims === undefined) return undefined;
      const [found] = await customerOfSession(db, market, claims, now);
      return (
        found && {
          ...claims,
          isPro: isProfessional(signsOf(found)),
          loyaltyRank: found.loyalty_rank ?? undefined,
        }
      );
    },
  };
};

type ProfessionalRow = {
  readonly customer_type: 2 | 3;
  readonly is_pro_card: boolean;
  readonly loyalty_category_code: string | null;
  readonly company_fiscal_id: string | null;
};

const signsOf = (row: ProfessionalRow) => ({
  customerType: row.customer_type,
  isProCard: row.is_pro_card,
  loyaltyCategory: row.loyalty_category_code ?? undefined,
  companyFiscalId: row.company_fiscal_id ?? undefined,
});

const earlierOf = (one: string, other: string): string => (one < other ? one : other);
