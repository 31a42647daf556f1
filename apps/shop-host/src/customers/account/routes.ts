import { emailKey, parseEmail } from '@materia/domain-contact';
import { deviceNames, SESSION_DAYS } from '@materia/domain-customer';
import { fail, ok, unreachable } from '@materia/domain-kernel';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import type { KnownDevices } from '../../platform/auth/known-devices.ts';
import { hasSessionFrom } from '../../platform/auth/repository.ts';
import type { Sessions } from '../../platform/auth/sessions.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import { bearerOf } from '../../platform/contract/credentials.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { AttemptCounts, Limit } from '../../platform/limits/attempts.ts';
import type { AttemptNames } from '../../platform/limits/attempt-names.ts';
import { signInLimits } from '../../platform/limits/sign-in-limits.ts';
import { laterBy } from '../../platform/process/instants.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { guessCard } from '../club/guess-card.ts';
import { enrolIfDue } from '../club/join.ts';
import { openCustomer, takeRegistration } from './open-customer.ts';
import {
  CARD_POSTCODE_FIELD,
  type CheckedAccount,
  checkRegistrationCall,
  LOYALTY_CARD_FIELD,
} from './registration.ts';
import { findPrecreated } from './precreated-repository.ts';
import { findByEmail, isCardHeld } from './repository.ts';

const DAY = 86_400_000;
const QUARTER_HOUR = 900_000;
/** Wrong passwords per network; many people may share one. */
const PER_NETWORK: Limit = { attempts: 50, windowMs: QUARTER_HOUR };

const CARD_TAKEN = {
  kind: 'bad-input',
  fields: [{ field: LOYALTY_CARD_FIELD, kind: 'taken' }],
} as const;

const CARD_UNKNOWN = {
  kind: 'bad-input',
  fields: [{ field: CARD_POSTCODE_FIELD, kind: 'unknown' }],
} as const;

/**
 * Why the card of a registration cannot be the new account's; undefined for one that can. The card of
 * an account that a store has created belongs to its address.
 */
const refusedCard = async (
  tools: { readonly db: Db; readonly attempts: AttemptCounts },
  { email, answers, cardPostcode }: CheckedAccount,
  context: RequestContext,
) => {
  const { loyalty_card_number: number } = answers;
  if (number === null) return undefined;
  if (await isCardHeld(tools.db, context.market.id, number)) return CARD_TAKEN;
  const waiting = await findPrecreated(tools.db, context.market.id, email);
  if (waiting?.loyalty_card_number === number) return undefined;
  const found = await guessCard(tools, { number, postcode: cardPostcode ?? '' }, context);
  if (found.ok) return undefined;
  return found.error.kind === 'not-found' ? CARD_UNKNOWN : ({ kind: found.error.kind } as const);
};

type AccountCalls = 'signIn' | 'signOut' | 'refreshSession' | 'forceSessionRefresh' | 'register';
type Tools = {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashing;
  readonly attempts: AttemptCounts;
  readonly devices: KnownDevices;
  readonly security: SecurityLog;
  /** Names the network of a session. */
  readonly names: AttemptNames;
  /** What ends with the sign-in of a customer. */
  readonly onSignOut: (market: string, customerId: string) => Promise<void>;
};

/** Sign-in, sessions and registration (areas 08 and 11). */
export const accountHandlers = ({
  db,
  sessions,
  passwords,
  attempts,
  devices,
  security,
  names,
  onSignOut,
}: Tools): Pick<Handlers, AccountCalls> => ({
  signIn: async ({ body }, { market, flags, now, shopperNetwork: network }) => {
    const email = parseEmail(body.username);
    const key = email.ok ? emailKey(email.value) : body.username.trim().toLowerCase();
    const who = { realm: market.id, account: key, network };
    const device = await devices.read(market.id, key, body.device, now);
    const networkNames = names(`session:${market.id}:${network}`);
    const since = laterBy(now, -SESSION_DAYS * DAY);
    const isKnownNetwork = await hasSessionFrom(db, market.id, key, networkNames, since);
    const turn = await signInLimits(attempts, PER_NETWORK)({ ...who, device, isKnownNetwork }, now);
    if (turn === undefined) {
      security({ event: 'sign-in-held-back', ...who });
      return fail({ kind: 'too-many-requests' });
    }
    const account = await findByEmail(db, market.id, key);
    const matches = await passwords.matches(
      body.password,
      account?.password_hash,
      network,
      device !== undefined || isKnownNetwork,
    );
    if (!matches.ok) {
      await turn.notMade();
      return matches;
    }
    if (!matches.value || account === undefined) {
      security({ event: 'sign-in-failed', ...who });
      return fail({ kind: 'wrong-credentials' });
    }
    await turn.succeeded();
    const member = { market: market.id, customerId: account.id };
    await withTx(db, (tx) => enrolIfDue(tx, member, { flags, now }));
    const tokens = await sessions.start(
      market.id,
      account.id,
      { ...deviceNames(body.user_agent ?? ''), network: networkNames[0] },
      now,
    );
    return ok({ ...tokens, device: await devices.issue(market.id, key, device, now) });
  },

  signOut: async (_input, { market, customer, now }) => {
    await onSignOut(market.id, customer.customerId);
    await sessions.end(market.id, customer.sessionId, now);
    return ok(true);
  },

  refreshSession: ({ body }, { market, now }) =>
    sessions.refresh(market.id, body.refreshToken, now),

  forceSessionRefresh: async ({ headers }, { market, now }) => {
    const token = bearerOf(headers.authorization);
    const renewed = await sessions.renewAccess(market.id, token, now);
    return renewed.ok ? renewed : sessions.refresh(market.id, token, now);
  },

  register: async ({ body }, context) => {
    if (!(await takeRegistration(attempts, context))) return fail({ kind: 'too-many-requests' });
    const checked = checkRegistrationCall(body, context.market, context.flags);
    if (!checked.ok) return checked;
    const { password, request, sirius_id: siriusId } = body;
    if (siriusId !== undefined) {
      const waiting = await findPrecreated(db, context.market.id, checked.value.email);
      if (waiting?.id !== siriusId)
        return fail({ kind: 'bad-input', fields: [{ field: 'body.sirius_id', kind: 'unknown' }] });
    }
    const refused = await refusedCard({ db, attempts }, checked.value, context);
    if (refused !== undefined) return fail(refused);
    const opened = await openCustomer(
      { db, passwords },
      checked.value,
      { password, storeId: request.retailer_id, siriusId },
      context,
    );
    if (opened.ok) return opened;
    const { kind } = opened.error;
    switch (kind) {
      case 'card-taken':
        return fail(CARD_TAKEN);
      case 'card-unknown':
        return fail(CARD_UNKNOWN);
      case 'account-exists':
      case 'too-many-requests':
        return fail({ kind });
      default:
        return unreachable(kind);
    }
  },
});
