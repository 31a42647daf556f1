import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import type { KnownDevices } from '../../platform/auth/known-devices.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import { hashOfToken } from '../../platform/auth/token-hash.ts';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { AttemptCounts, Limit } from '../../platform/limits/attempts.ts';
import { signInLimits } from '../../platform/limits/sign-in-limits.ts';
import { laterBy } from '../../platform/process/instants.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import {
  deleteSellerSession,
  deleteSellerSessionsUnusedSince,
  findPersonOfSellerSession,
  findSellerPerson,
  insertSellerSession,
  saveSellerCodeStep,
  saveSellerLastUse,
  type SellerRow,
} from '../../platform/sellers/repository.ts';
import type { SellerPerson } from '../../platform/contract/seller-scope.ts';
import type { SealedTexts } from '../console/sealed-text.ts';
import { stepOfCode } from '../console/second-factor.ts';

/** As for staff: 15 minutes without a request, and twelve hours in any case. */
const IDLE_MS = 15 * 60_000;
const LONGEST_MS = 12 * 3_600_000;
const TOUCH_MS = 30_000;
const PER_NETWORK: Limit = { attempts: 20, windowMs: 15 * 60_000 };

export type SellerTools = {
  readonly db: Db;
  readonly attempts: AttemptCounts;
  readonly passwords: PasswordHashing;
  readonly devices: KnownDevices;
  readonly security: SecurityLog;
  readonly seals: SealedTexts;
};

type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly device: string | undefined;
  readonly network: string;
};
type SignInRefusal = { readonly kind: 'too-many-requests' | 'wrong-credentials' };

export type SellerSessions = {
  readonly signIn: (
    market: string,
    given: SignIn,
    now: string,
  ) => Promise<
    Result<
      { readonly token: string; readonly person: SellerRow; readonly device: string },
      SignInRefusal
    >
  >;
  readonly signOut: (token: string) => Promise<void>;
  readonly whoIs: (market: string, token: string, now: string) => Promise<SellerPerson | undefined>;
  readonly seals: SealedTexts;
};

/** Sign-in of people of sellers: a password and always a code, which works once. */
export const sellerSessions = ({
  db,
  attempts,
  passwords,
  devices,
  security,
  seals,
}: SellerTools): SellerSessions => {
  const limits = signInLimits(attempts, PER_NETWORK);
  return {
    seals,
    signIn: async (market, { email, password, code, device: known, network }, now) => {
      const realm = `seller:${market}`;
      const who = { realm, account: email, network };
      const device = await devices.read(realm, email, known, now);
      const turn = await limits({ ...who, device }, now);
      if (turn === undefined) {
        security({ event: 'sign-in-held-back', ...who });
        return fail({ kind: 'too-many-requests' });
      }
      const row = await findSellerPerson(db, market, email);
      const matches = await passwords.matches(password, row?.password_hash, network);
      if (!matches.ok) {
        await turn.notMade();
        return fail({ kind: 'too-many-requests' });
      }
      const secret = row === undefined || !matches.value ? undefined : seals.open(row.totp_secret);
      const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
      if (
        row === undefined ||
        step === undefined ||
        !(await withTx(db, (tx) => saveSellerCodeStep(tx, row, step)))
      ) {
        security({ event: 'sign-in-failed', ...who });
        return fail({ kind: 'wrong-credentials' });
      }
      await turn.succeeded();
      const token = randomId();
      await deleteSellerSessionsUnusedSince(db, laterBy(now, -LONGEST_MS));
      await insertSellerSession(db, {
        hash: hashOfToken(token),
        market,
        email,
        created_at: now,
        seen_at: now,
      });
      return ok({ token, person: row, device: await devices.issue(realm, email, device, now) });
    },
    signOut: (token) => deleteSellerSession(db, hashOfToken(token)),
    whoIs: async (market, token, now) => {
      const hash = hashOfToken(token);
      const found = await findPersonOfSellerSession(db, {
        market,
        hash,
        usedAfter: laterBy(now, -IDLE_MS),
        openedAfter: laterBy(now, -LONGEST_MS),
      });
      if (found !== undefined && found.seenAt < laterBy(now, -TOUCH_MS))
        await saveSellerLastUse(db, hash, now);
      return found?.person;
    },
  };
};
