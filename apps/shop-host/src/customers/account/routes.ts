import { emailKey, parseEmail, parseMobile } from '@materia/domain-contact';
import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { KnownDevices } from '../../platform/auth/known-devices.ts';
import type { Sessions } from '../../platform/auth/sessions.ts';
import { bearerOf } from '../../platform/contract/credentials.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Db, type Reader, withTx } from '../../platform/database/with-tx.ts';
import { billingAddressOf, lockBook, setBillingAddress } from '../addresses/repository.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { AttemptCounts, Limit } from '../../platform/limits/attempts.ts';
import { signInLimits } from '../../platform/limits/sign-in-limits.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { checkMainAddress } from './main-address.ts';
import { checkRegistrationCall, LOYALTY_CARD_FIELD } from './registration.ts';
import {
  findByEmail,
  findCustomer,
  insertCustomer,
  isCardHeld,
  mainEntry,
  updateCustomer,
} from './repository.ts';
import { wireCustomer } from './wire-customer.ts';

const QUARTER_HOUR = 900_000;
/** Wrong passwords per network; many people may share one. */
const PER_NETWORK: Limit = { attempts: 50, windowMs: QUARTER_HOUR };
/** Registration reveals whether an account exists, so it is rate-limited. */
const REGISTRATIONS: Limit = { attempts: 40, windowMs: QUARTER_HOUR };

const CARD_TAKEN = {
  kind: 'bad-input',
  fields: [{ field: LOYALTY_CARD_FIELD, kind: 'taken' }],
} as const;

type AccountCalls =
  | 'signIn'
  | 'signOut'
  | 'refreshSession'
  | 'forceSessionRefresh'
  | 'register'
  | 'readMe'
  | 'updateMe';
type Tools = {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashing;
  readonly attempts: AttemptCounts;
  readonly devices: KnownDevices;
  readonly security: SecurityLog;
};

/** Sign-in, sessions and the customer's own data (areas 08 and 11). */
export const accountHandlers = ({
  db,
  sessions,
  passwords,
  attempts,
  devices,
  security,
}: Tools): Pick<Handlers, AccountCalls> => ({
  signIn: async ({ body }, { market, now, shopperNetwork: network }) => {
    const email = parseEmail(body.username);
    const key = email.ok ? emailKey(email.value) : body.username.trim().toLowerCase();
    const who = { realm: market.id, account: key, network };
    const device = await devices.read(market.id, key, body.device, now);
    const turn = await signInLimits(attempts, PER_NETWORK)({ ...who, device }, now);
    if (turn === undefined) {
      security({ event: 'sign-in-held-back', ...who });
      return fail({ kind: 'too-many-requests' });
    }
    const account = await findByEmail(db, market.id, key);
    const matches = await passwords.matches(body.password, account?.password_hash, network);
    if (!matches.ok) {
      await turn.notMade();
      return matches;
    }
    if (!matches.value || account === undefined) {
      security({ event: 'sign-in-failed', ...who });
      return fail({ kind: 'wrong-credentials' });
    }
    await turn.succeeded();
    const tokens = await sessions.start(market.id, account.id, now);
    return ok({ ...tokens, device: await devices.issue(market.id, key, device, now) });
  },

  signOut: async (_input, { market, customer, now }) => {
    await sessions.end(market.id, customer.sessionId, now);
    return ok(true);
  },

  refreshSession: ({ body }, { market, now }) =>
    sessions.refresh(market.id, body.refreshToken, now),

  forceSessionRefresh: ({ headers }, { market, now }) =>
    sessions.refresh(market.id, bearerOf(headers.authorization), now),

  register: async ({ body }, { market, flags, now, shopperNetwork }) => {
    if (!(await attempts.take(`register:${market.id}:${shopperNetwork}`, REGISTRATIONS, now)))
      return fail({ kind: 'too-many-requests' });
    const checked = checkRegistrationCall(body, market, flags);
    if (!checked.ok) return checked;
    const account = checked.value;
    if ((await findByEmail(db, market.id, account.email)) !== undefined)
      return fail({ kind: 'account-exists' });
    const isTaken = () => isCardHeld(db, market.id, account.answers.loyalty_card_number);
    if (await isTaken()) return fail(CARD_TAKEN);
    const hashed = await passwords.hash(body.password, shopperNetwork);
    if (!hashed.ok) return hashed;
    const store = await findStore(db, market.id, { id: body.request.retailer_id });
    const id = randomId();
    const row = {
      market: market.id,
      id,
      email: account.email,
      password_hash: hashed.value,
      firstname: account.firstname,
      lastname: account.lastname,
      mobile: account.mobile,
      customer_type: account.customerType,
      corporation_name: account.corporationName,
      company_fiscal_id: account.companyFiscalId,
      ...account.answers,
      is_pro_card: false,
      is_buyer: false,
      loyalty_category_code: null,
      loyalty_rank: null,
      reference_store: store?.id ?? null,
      group_id: String(account.customerType),
      terms_accepted_at: now,
      created_at: now,
    };
    const isNew = await insertCustomer(db, row, account.mainAddress, (tx) =>
      enqueueMail(tx, {
        market: market.id,
        kind: 'account-created',
        payload: { customer: id },
        now,
      }),
    );
    if (isNew) return ok({ id });
    return fail((await isTaken()) ? CARD_TAKEN : { kind: 'account-exists' });
  },

  readMe: async (_input, context) => ok(await wireMe(db, context)),

  updateMe: async ({ body }, context) => {
    const { market, customer, flags } = context;
    const { reference_store: storeId } = body;
    if (storeId !== undefined && (await findStore(db, market.id, { id: storeId })) === undefined) {
      return fail({
        kind: 'bad-input',
        fields: [{ field: 'body.reference_store', kind: 'unknown' }],
      });
    }
    const mobile =
      body.mobile === undefined || body.mobile.trim() === ''
        ? ok(body.mobile?.trim())
        : parseMobile(body.mobile, market.rules.phone);
    if (!mobile.ok)
      return fail({
        kind: 'bad-input',
        fields: [{ field: 'body.mobile', kind: mobile.error.kind }],
      });
    const address =
      body.main_address === undefined
        ? ok(undefined)
        : checkMainAddress(body.main_address, market, flags);
    if (!address.ok) return address;
    const main = address.value;
    return withTx(db, async (tx) => {
      await updateCustomer(tx, market.id, customer.customerId, {
        ...(storeId !== undefined && { reference_store: storeId }),
        ...(mobile.value !== undefined && { mobile: mobile.value }),
      });
      if (main !== undefined) {
        const owner = { market: market.id, customerId: customer.customerId };
        const book = await lockBook(tx, owner);
        const row = await findCustomer(tx, market.id, customer.customerId);
        const saved = await setBillingAddress(tx, owner, book, mainEntry(row, main));
        if (!saved.ok) return saved;
      }
      return ok(await wireMe(tx, context));
    });
  },
});

/** The customer with their main address. */
const wireMe = async (
  db: Reader,
  { market, customer }: CustomerContext,
): Promise<Reply<'readMe'>> => {
  const owner = { market: market.id, customerId: customer.customerId };
  return wireCustomer(
    await findCustomer(db, market.id, customer.customerId),
    await billingAddressOf(db, owner),
    market.country,
  );
};
