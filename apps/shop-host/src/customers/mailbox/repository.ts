import { type Selectable, sql } from 'kysely';
import { type Email, parseEmail } from '@materia/domain-contact';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { MailboxLinkTable } from '../../platform/database/tables/identity-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';

export type LinkRow = Selectable<MailboxLinkTable>;

const DAY_MS = 86_400_000;
/** How long a link is good: a day to reset a password, a week for what nobody else can want. */
const LINK_LIFE_MS = {
  confirm: 7 * DAY_MS,
  activate: 7 * DAY_MS,
  reset: DAY_MS,
} as const satisfies Readonly<Record<LinkRow['purpose'], number>>;

/**
 * The address of an account if its owner has proven to read it; undefined otherwise, and after the address was
 * changed. Whatever an address gives somebody a right to asks this.
 */
export const provenMailbox = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<Email | undefined> => {
  const found = await db
    .selectFrom('mailbox_proof')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.market', '=', 'mailbox_proof.market')
        .onRef('customer.id', '=', 'mailbox_proof.customer_id')
        .onRef('customer.email', '=', 'mailbox_proof.email'),
    )
    .select('customer.email')
    .where('mailbox_proof.market', '=', market)
    .where('mailbox_proof.customer_id', '=', customerId)
    .executeTakeFirst();
  const email = parseEmail(found?.email ?? '');
  return email.ok ? email.value : undefined;
};

/** Records that the owner of an account reads mails to this address. */
export const proveMailbox = async (
  tx: Tx,
  { market, customerId, email }: { market: string; customerId: string; email: string },
  now: string,
): Promise<void> => {
  const proof = { email, proven_at: now };
  await tx
    .insertInto('mailbox_proof')
    .values({ market, customer_id: customerId, ...proof })
    .onConflict((conflict) => conflict.columns(['market', 'customer_id']).doUpdateSet(proof))
    .execute();
};

/** A new link to a mailbox, to be mailed in the same transaction. */
export const insertLink = async (
  tx: Tx,
  { market, purpose, email }: Pick<LinkRow, 'market' | 'purpose' | 'email'>,
  now: string,
): Promise<LinkRow> => {
  const link: LinkRow = {
    market,
    id: randomId(),
    purpose,
    email,
    created_at: now,
    expires_at: laterBy(now, LINK_LIFE_MS[purpose]),
    used_at: null,
  };
  await tx.insertInto('mailbox_link').values(link).execute();
  return link;
};

export const findLink = (
  db: Reader,
  market: string,
  purpose: LinkRow['purpose'],
  id: string,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('mailbox_link')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** The links of a mailbox that can still be used, the newest first. */
export const openLinks = (
  db: Reader,
  market: string,
  purpose: LinkRow['purpose'],
  email: string,
  now: string,
): Promise<readonly LinkRow[]> =>
  db
    .selectFrom('mailbox_link')
    .selectAll()
    .where('market', '=', market)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();

/** Uses a link up. Returns false if it was used before, also at the same moment. */
export const useLink = async (
  tx: Tx,
  { market, id }: Pick<LinkRow, 'market' | 'id'>,
  now: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox_link')
    .set({ used_at: now })
    .where('market', '=', market)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends the other links of a mailbox for a purpose that has been served. */
export const endLinks = async (
  tx: Tx,
  market: string,
  purpose: LinkRow['purpose'],
  email: string,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('mailbox_link')
    .set({ used_at: now })
    .where('market', '=', market)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
};

/** Deletes at most so many links that were made before an instant, and returns how many. */
export const deleteLinksBefore = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from mailbox_link where market = ${market} and id in (
    select id from mailbox_link where market = ${market} and created_at < ${before} limit ${most})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};

/** The same for those that reset a password, which may be to mailboxes of people without an account. */
export const deleteResetsBefore = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from mailbox_link where market = ${market} and id in (
    select id from mailbox_link where market = ${market} and purpose = 'reset' and created_at < ${before} limit ${most})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};
