import { fail, ok, type Result } from '@materia/domain-kernel';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Db, Reader, Tx } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { adoptCard, isOfPostcode } from '../club/join.ts';
import { findFreeCard } from '../club/repository.ts';
import { insertLink } from '../mailbox/repository.ts';
import { deletePrecreated, findPrecreated } from './precreated-repository.ts';
import type { CheckedAccount } from './registration.ts';
import { findByEmail, insertCustomer, isCardHeld, type NewCustomer } from './repository.ts';

/** Registration reveals whether an account exists, so it is rate-limited. */
const REGISTRATIONS: Limit = { attempts: 40, windowMs: 900_000 };

/** Why no account was opened. */
type OpeningRefusal = {
  readonly kind: 'account-exists' | 'card-taken' | 'card-unknown' | 'too-many-requests';
};

export type OpeningTools = {
  readonly db: Db;
  readonly passwords: PasswordHashing;
  readonly attempts: Attempts;
};

/** Whether this network may register once more. Every way to an account shares the limit. */
export const takeRegistration = (
  attempts: Attempts,
  { market, shopperNetwork, now }: RequestContext,
): Promise<boolean> => attempts.take(`register:${market.id}:${shopperNetwork}`, REGISTRATIONS, now);

/**
 * Opens an account that was checked, and does what follows in the same transaction. Refused for an
 * email address that has one, also when it got it at the same moment.
 */
export const openCustomer = async (
  { db, passwords }: Omit<OpeningTools, 'attempts'>,
  account: CheckedAccount,
  {
    password,
    storeId,
    siriusId,
  }: {
    readonly password: string;
    readonly storeId: string;
    /** The id of an account that a store created for the address. */
    readonly siriusId?: string | undefined;
  },
  { market, now, shopperNetwork }: RequestContext,
  follow: (tx: Tx, customer: NewCustomer) => Promise<void> = async () => {},
): Promise<Result<{ readonly id: string }, OpeningRefusal>> => {
  const waiting = await findPrecreated(db, market.id, account.email);
  const isOther = waiting !== undefined && waiting.id !== siriusId;
  if (isOther || (await findByEmail(db, market.id, account.email)) !== undefined)
    return fail({ kind: 'account-exists' });
  const isTaken = () => isCardHeld(db, market.id, account.answers.loyalty_card_number);
  if (await isTaken()) return fail({ kind: 'card-taken' });
  const number = account.answers.loyalty_card_number;
  const card = number === null ? undefined : await findFreeCard(db, market.id, number);
  if (card !== undefined && !isOfPostcode(card, account.cardPostcode ?? '', market))
    return fail({ kind: 'card-unknown' });
  const hashed = await passwords.hash(password, shopperNetwork);
  if (!hashed.ok) return hashed;
  const store = await findStore(db, market.id, { id: waiting?.reference_store ?? storeId });
  const id = waiting?.id ?? randomId();
  const row: NewCustomer = {
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
    sirius_id: siriusId ?? null,
    is_pro_card: false,
    is_buyer: false,
    loyalty_category_code: null,
    loyalty_rank: null,
    reference_store: store?.id ?? null,
    group_id: String(account.customerType),
    terms_accepted_at: now,
    created_at: now,
  };
  const isNew = await insertCustomer(db, row, account.mainAddress, async (tx) => {
    const link = await insertLink(
      tx,
      { market: market.id, purpose: 'confirm', email: account.email },
      now,
    );
    await enqueueMail(tx, {
      market: market.id,
      kind: 'account-created',
      payload: { customer: id, link: link.id },
      now,
    });
    await deletePrecreated(tx, market.id, account.email);
    if (card !== undefined) await adoptCard(tx, { market: market.id, customerId: id }, card, now);
    await follow(tx, row);
  });
  if (isNew) return ok({ id });
  return fail({ kind: (await isTaken()) ? 'card-taken' : 'account-exists' });
};

/** Whether an address has an account, be it one that a store created and nobody activated. */
export const isKnownAddress = async (db: Reader, market: string, email: string): Promise<boolean> =>
  (await findByEmail(db, market, email)) !== undefined ||
  (await findPrecreated(db, market, email)) !== undefined;
