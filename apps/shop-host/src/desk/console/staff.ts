import type { Person } from '@materia/api-contract';
import { needsSecondFactor, STAFF_ROLES, type StaffRoles } from '@materia/domain-feature-flags';
import { ok, type Result } from '@materia/domain-kernel';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import { hashOfToken } from '../../platform/auth/token-hash.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { type ConsoleFailure, refuse } from '../flags/failure.ts';
import type { StaffAudience } from '../../platform/database/tables/staff-tables.ts';
import { dutiesNeedSecondFactor, parseDuties } from '../../platform/staff/duties.ts';
import { findStaff, saveCodeStep, type StaffRow } from '../../platform/staff/repository.ts';
import type { KnownDevices } from '../../platform/auth/known-devices.ts';
import type { AttemptCounts, Limit } from '../../platform/limits/attempts.ts';
import { signInLimits } from '../../platform/limits/sign-in-limits.ts';
import { laterBy } from '../../platform/process/instants.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import {
  deleteSession,
  deleteSessionsUnusedSince,
  findPersonOfSession,
  insertSession,
  saveLastUse,
} from './repository.ts';
import type { SealedTexts } from './sealed-text.ts';
import { stepOfCode } from './second-factor.ts';

/** A session ends after 15 minutes without a request, and after twelve hours in any case. */
const IDLE_MS = 15 * 60_000;
const LONGEST_MS = 12 * 3_600_000;
/** The last use is written at most this often, not for every request of a busy minute. */
const TOUCH_MS = 30_000;

/** Wrong passwords from one network: a shop's staff need few attempts. */
const PER_NETWORK: Limit = { attempts: 20, windowMs: 15 * 60_000 };
/** Staff are identified by their address alone, at the console and by the staff calls. */
const REALM = 'staff';

type StaffTools = {
  readonly audience: StaffAudience;
  readonly db: Db;
  readonly attempts: AttemptCounts;
  readonly passwords: PasswordHashing;
  readonly devices: KnownDevices;
  readonly security: SecurityLog;
  readonly seals: SealedTexts;
};

/** The origin of a sign-in, and the device token from the last sign-in on that device. */
type Place = { readonly network: string; readonly device: string | undefined };

export type SignIn = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
};
type SignedIn = { readonly token: string; readonly person: Person };
type SignedInHere = SignedIn & {
  /** To be stored on the device: it lets the person sign in while others guess their password. */
  readonly device: string;
};

/** Why a sign-in by password is refused. */
export type SignInRefusal =
  'too-many-requests' | 'wrong-credentials' | 'code-needed' | 'wrong-code';

export type Staff = {
  readonly signIn: (
    given: SignIn,
    place: Place,
    now: string,
  ) => Promise<Result<SignedInHere, ConsoleFailure<SignInRefusal>>>;
  /**
   * Opens a session for the person that an identity provider has identified; undefined if they are
   * not staff here.
   */
  readonly signInAs: (
    email: string,
    proof: { readonly secondFactor: boolean },
    now: string,
  ) => Promise<Result<SignedIn, ConsoleFailure<'not-let-in'>>>;
  readonly signOut: (token: string) => Promise<void>;
  /**
   * The person of the token; `isActive` is false for a request that the console sends without user
   * action.
   */
  readonly whoIs: (token: string, now: string, isActive: boolean) => Promise<Person | undefined>;
};

/**
 * Sign-in of staff: password, and a code of an authenticator app for everyone who may approve
 * changes, decides what others may do or moves money, and for everyone who has such an app. A token is valid for its audience only.
 */
export const staff = ({
  audience,
  db,
  attempts,
  passwords,
  devices,
  security,
  seals,
}: StaffTools): Staff => {
  const limits = signInLimits(attempts, PER_NETWORK);
  const open = async (
    email: string,
    name: string,
    { roles, duties }: Pick<Person, 'roles' | 'duties'>,
    now: string,
  ): Promise<SignedIn> => {
    const token = randomId();
    await deleteSessionsUnusedSince(db, laterBy(now, -LONGEST_MS));
    await insertSession(db, {
      hash: hashOfToken(token),
      email,
      audience,
      created_at: now,
      seen_at: now,
    });
    return { token, person: { email, name, roles, duties } };
  };

  return {
    signIn: async ({ email, password, code }, { network, device: token }, now) => {
      const who = { realm: REALM, account: email, network };
      const device = await devices.read(REALM, email, token, now);
      const turn = await limits({ ...who, device }, now);
      if (turn === undefined) {
        security({ event: 'sign-in-held-back', ...who });
        return refuse('too-many-requests');
      }
      const row = await findStaff(db, email);
      const matches = await passwords.matches(password, row?.password_hash ?? undefined, network);
      if (!matches.ok) {
        await turn.notMade();
        return refuse('too-many-requests');
      }
      if (!matches.value || row === undefined) {
        security({ event: 'sign-in-failed', ...who });
        return refuse('wrong-credentials');
      }
      if (mustProveMore(row) || row.totp_secret !== null) {
        if (code === undefined || code === '') {
          await turn.notMade();
          return refuse('code-needed');
        }
        const secret = row.totp_secret === null ? undefined : seals.open(row.totp_secret);
        const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
        if (step === undefined || !(await takeStep(db, email, step))) {
          security({ event: 'sign-in-failed', ...who });
          return refuse('wrong-code');
        }
      }
      await turn.succeeded();
      return ok({
        ...(await open(email, row.name, access(row), now)),
        device: await devices.issue(REALM, email, device, now),
      });
    },
    signInAs: async (email, { secondFactor }, now) => {
      const row = await findStaff(db, email);
      if (row === undefined) return refuse('not-let-in');
      return mustProveMore(row) && !secondFactor
        ? refuse('not-let-in')
        : ok(await open(email, row.name, access(row), now));
    },
    signOut: async (token) => {
      await deleteSession(db, hashOfToken(token), audience);
    },
    whoIs: async (token, now, isActive) => {
      const hash = hashOfToken(token);
      const row = await findPersonOfSession(db, {
        hash,
        audience,
        usedAfter: laterBy(now, -IDLE_MS),
        openedAfter: laterBy(now, -LONGEST_MS),
      });
      if (row === undefined) return undefined;
      if (isActive && row.seen_at < laterBy(now, -TOUCH_MS)) await saveLastUse(db, hash, now);
      return { email: row.email, name: row.name, ...access(row) };
    },
  };
};

/** Whether the person may approve changes, decide what others may do, or move money. */
const mustProveMore = ({ roles, duties }: Pick<StaffRow, 'roles' | 'duties'>): boolean =>
  needsSecondFactor(parseRoles(roles)) || dutiesNeedSecondFactor(parseDuties(duties));

/** What a person may do, by business unit. */
const access = (row: Pick<StaffRow, 'roles' | 'duties'>): Pick<Person, 'roles' | 'duties'> => ({
  roles: { ...parseRoles(row.roles) },
  duties: Object.fromEntries(
    Object.entries(parseDuties(row.duties)).map(([unit, duties]) => [unit, [...duties]]),
  ),
});

/** Uses a step once: of two sign-ins with the same code only one succeeds. */
const takeStep = (db: Db, email: string, step: number): Promise<boolean> =>
  withTx(db, (tx) => saveCodeStep(tx, email, step));

/** Roles as stored in the database; a value that is no role grants nothing. */
export const parseRoles = (roles: Readonly<Record<string, string>>): StaffRoles =>
  Object.fromEntries(
    Object.entries(roles).flatMap(([unit, text]) =>
      STAFF_ROLES.filter((role) => role === text).map((role) => [unit, role] as const),
    ),
  );
