import { emailKey, parseEmail, parseMobile } from '@materia/domain-customer';
import { fail, ok } from '@materia/domain-kernel';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { Sessions } from '../../platform/auth/sessions.ts';
import { bearerOf } from '../../platform/contract/credentials.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { checkMainAddress } from './main-address.ts';
import { checkRegistration, LOYALTY_CARD_FIELD } from './registration.ts';
import {
  findByEmail,
  findCustomer,
  insertCustomer,
  isCardHeld,
  updateCustomer,
} from './repository.ts';
import { wireCustomer } from './wire-customer.ts';

const QUARTER_HOUR = 900_000;
/** Ten guesses at an account in a quarter of an hour, wherever they come from; some more from one address, behind which may be many people. */
const PER_ACCOUNT: Limit = { attempts: 10, windowMs: QUARTER_HOUR };
const PER_ADDRESS: Limit = { attempts: 50, windowMs: QUARTER_HOUR };
/** Registering tells whether an account exists, so it must not be asked at will. */
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
  readonly attempts: Attempts;
};

/** Sign-in, sessions and the customer's own data (areas 08 and 11). */
export const accountHandlers = ({
  db,
  sessions,
  passwords,
  attempts,
}: Tools): Pick<Handlers, AccountCalls> => ({
  signIn: async ({ body }, { market, now, shopperAddress }) => {
    const email = parseEmail(body.username);
    const key = email.ok ? emailKey(email.value) : body.username.trim().toLowerCase();
    const counted = [
      `sign-in:${market.id}:${key}`,
      `sign-in-from:${market.id}:${shopperAddress}`,
    ] as const;
    const free = [
      await attempts.take(counted[0], PER_ACCOUNT, now),
      await attempts.take(counted[1], PER_ADDRESS, now),
    ];
    if (free.includes(false)) return fail({ kind: 'too-many-requests' });
    const account = await findByEmail(db, market.id, key);
    const matches = await passwords.matches(body.password, account?.password_hash);
    if (!matches.ok) return matches;
    if (!matches.value || account === undefined) return fail({ kind: 'wrong-credentials' });
    await attempts.forget(counted[0]);
    await attempts.giveBack(counted[1]);
    return ok(await sessions.start(market.id, account.id, now));
  },

  signOut: async (_input, { market, customer, now }) => {
    await sessions.end(market.id, customer.sessionId, now);
    return ok(true);
  },

  refreshSession: ({ body }, { market, now }) =>
    sessions.refresh(market.id, body.refreshToken, now),

  forceSessionRefresh: ({ headers }, { market, now }) =>
    sessions.refresh(market.id, bearerOf(headers.authorization), now),

  register: async ({ body }, { market, flags, now, shopperAddress }) => {
    if (!(await attempts.take(`register:${market.id}:${shopperAddress}`, REGISTRATIONS, now)))
      return fail({ kind: 'too-many-requests' });
    const checked = checkRegistration(body, market, flags);
    if (!checked.ok) return checked;
    const account = checked.value;
    if ((await findByEmail(db, market.id, account.email)) !== undefined)
      return fail({ kind: 'account-exists' });
    const isTaken = () => isCardHeld(db, market.id, account.answers.loyalty_card_number);
    if (await isTaken()) return fail(CARD_TAKEN);
    const hashed = await passwords.hash(body.password);
    if (!hashed.ok) return hashed;
    const store = await findStore(db, market.id, { id: body.request.retailer_id });
    const id = randomId();
    const isNew = await insertCustomer(db, {
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
    });
    if (isNew) return ok({ id });
    return fail((await isTaken()) ? CARD_TAKEN : { kind: 'account-exists' });
  },

  readMe: async (_input, { market, customer }) =>
    ok(wireCustomer(await findCustomer(db, market.id, customer.customerId), market.country)),

  updateMe: async ({ body }, { market, customer, flags }) => {
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
    await updateCustomer(db, market.id, customer.customerId, {
      ...(storeId !== undefined && { reference_store: storeId }),
      ...(mobile.value !== undefined && { mobile: mobile.value }),
      ...address.value,
    });
    return ok(wireCustomer(await findCustomer(db, market.id, customer.customerId), market.country));
  },
});
