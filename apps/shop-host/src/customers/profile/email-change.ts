import { emailKey, mailboxKey, parseEmail } from '@materia/domain-contact';
import type { FieldPath } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext, RequestContext } from '../../platform/contract/context.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, sqlState, type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { AttemptCounts, Limit } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { deletePrecreated } from '../account/precreated-repository.ts';
import { type CustomerRow, findByEmail, findCustomer } from '../account/repository.ts';
import { proveMailbox } from '../mailbox/repository.ts';
import {
  changeCustomer,
  deleteEmailChange,
  lockEmailChange,
  putEmailChange,
} from './repository.ts';

const HOUR = 3_600_000;
/** A link that lies in a mailbox for longer is no longer needed, and a danger. */
const LINK_LIFE = 24 * HOUR;
const PASSWORDS: Limit = { attempts: 5, windowMs: HOUR / 4 };
const CHANGES: Limit = { attempts: 5, windowMs: 24 * HOUR };
/** Keeps strangers from flooding a mailbox. */
const MAILS_TO_ONE: Limit = { attempts: 3, windowMs: 24 * HOUR };
const LINKS: Limit = { attempts: 60, windowMs: HOUR };
const UNIQUE_VIOLATION = '23505';

export type EmailChangeTools = {
  readonly db: Db;
  readonly passwords: PasswordHashing;
  readonly attempts: AttemptCounts;
  readonly security: SecurityLog;
};

type ChangeRefusal = Refusal<'bad-input' | 'too-many-requests', FieldPath<'updateMe'>>;

const TOO_MANY = fail({ kind: 'too-many-requests' } as const);
const wrong = (
  field: 'body.email' | 'body.password',
  kind: 'not-an-email' | 'missing' | 'password-wrong',
) => fail({ kind: 'bad-input', fields: [{ field, kind }] } as const);

/**
 * The new address of an account, when a call changes it. It needs the password, because whoever has
 * the address can take the account over; a session alone may be somebody else's. Whether another
 * account has the address is not revealed: only its owner learns it, by the link.
 */
export const requestedEmail = async (
  {
    email,
    password,
  }: { readonly email?: string | undefined; readonly password?: string | undefined },
  row: CustomerRow,
  { passwords, attempts, security }: Omit<EmailChangeTools, 'db'>,
  { market, now, shopperNetwork }: CustomerContext,
): Promise<Result<string | undefined, ChangeRefusal>> => {
  if (email === undefined) return ok(undefined);
  const typed = parseEmail(email);
  if (!typed.ok) return wrong('body.email', 'not-an-email');
  const address = emailKey(typed.value);
  if (address === row.email) return ok(undefined);
  if (password === undefined || password === '') return wrong('body.password', 'missing');
  const guesses = `email-password:${market.id}:${row.id}`;
  if (!(await attempts.take(guesses, PASSWORDS, now))) return TOO_MANY;
  const matches = await passwords.matches(password, row.password_hash, shopperNetwork);
  if (!matches.ok) {
    await attempts.giveBack(guesses);
    return matches;
  }
  if (!matches.value) {
    security({
      event: 'email-change-refused',
      realm: market.id,
      account: row.email,
      network: shopperNetwork,
    });
    return wrong('body.password', 'password-wrong');
  }
  await attempts.forget(guesses);
  const isFree = await attempts.takeAll(
    [
      [`email-change:${market.id}:${row.id}`, CHANGES],
      [`email-change-to:${market.id}:${mailboxKey(address)}`, MAILS_TO_ONE],
    ],
    now,
  );
  return isFree ? ok(address) : TOO_MANY;
};

/** Asks the owner of the new address, and tells the owner of the old one. */
export const askForEmail = async (
  tx: Tx,
  email: string,
  { market, customer, now }: CustomerContext,
): Promise<void> => {
  const id = randomId();
  await putEmailChange(tx, {
    market: market.id,
    customer_id: customer.customerId,
    id,
    email,
    asked_at: now,
    expires_at: laterBy(now, LINK_LIFE),
  });
  for (const kind of ['email-change-confirm', 'email-change-notice'] as const)
    await enqueueMail(tx, { market: market.id, kind, payload: { change: id }, now });
};

/**
 * Puts a confirmed address in the place of the old one, by the id that its owner's link has. The
 * owner of the old one is told. An address that another account has is refused, and the link stays
 * valid, so that the answer is the same again.
 */
export const confirmEmailChange = async (
  { db, attempts, security }: Omit<EmailChangeTools, 'passwords'>,
  id: string | undefined,
  { market, now, shopperNetwork }: RequestContext,
): Promise<
  Result<{ readonly email: string }, Refusal<'account-exists' | 'not-found' | 'too-many-requests'>>
> => {
  if (!(await attempts.take(`email-link:${market.id}:${shopperNetwork}`, LINKS, now)))
    return TOO_MANY;
  if (id === undefined) return fail({ kind: 'not-found' });
  try {
    return await withTx(db, async (tx) => {
      const change = await lockEmailChange(tx, market.id, id);
      if (change === undefined || change.expires_at <= now) return fail({ kind: 'not-found' });
      const { customer_id: customerId, email } = change;
      if ((await findByEmail(tx, market.id, email)) !== undefined)
        return fail({ kind: 'account-exists' });
      const old = await findCustomer(tx, market.id, customerId);
      await changeCustomer(tx, market.id, customerId, { email });
      await proveMailbox(tx, { market: market.id, customerId, email }, now);
      // Otherwise a forgotten password would activate what a store entered for the address.
      await deletePrecreated(tx, market.id, email);
      await deleteEmailChange(tx, market.id, customerId);
      await enqueueMail(tx, {
        market: market.id,
        kind: 'email-changed',
        payload: { change: id, to: old.email },
        now,
      });
      security({
        event: 'email-changed',
        realm: market.id,
        account: old.email,
        network: shopperNetwork,
      });
      return ok({ email });
    });
  } catch (error) {
    // Somebody registered with the address at the same moment.
    if (sqlState(error) === UNIQUE_VIOLATION) return fail({ kind: 'account-exists' });
    throw error;
  }
};
