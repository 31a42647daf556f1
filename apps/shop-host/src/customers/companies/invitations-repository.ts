import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { InvitationRow } from './members-repository.ts';

/** The open invitations of a company, the oldest first. */
export const openInvitations = (
  db: Reader,
  market: string,
  legalEntityId: string,
  now: string,
): Promise<InvitationRow[]> =>
  db
    .selectFrom('company_invitation')
    .selectAll()
    .where('market', '=', market)
    .where('legal_entity_id', '=', legalEntityId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();

export const findInvitation = (
  db: Reader,
  market: string,
  token: string,
): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('company_invitation')
    .selectAll()
    .where('market', '=', market)
    .where('token', '=', token)
    .executeTakeFirst();

/** Inserts an invitation; earlier ones of the same mailbox to the company end, and old ones are forgotten. */
export const insertInvitation = async (tx: Tx, row: InvitationRow): Promise<void> => {
  const ofCompany = () =>
    tx
      .deleteFrom('company_invitation')
      .where('market', '=', row.market)
      .where('legal_entity_id', '=', row.legal_entity_id);
  await ofCompany().where('email_key', '=', row.email_key).execute();
  await ofCompany().where('expires_at', '<=', row.invited_at).execute();
  await tx.insertInto('company_invitation').values(row).execute();
};

/** Returns whether the company had such an open invitation. */
export const withdrawInvitation = async (
  tx: Tx,
  { market, legal_entity_id, id }: Pick<InvitationRow, 'market' | 'legal_entity_id' | 'id'>,
  now: string,
): Promise<boolean> =>
  (await tx
    .updateTable('company_invitation')
    .set({ withdrawn_at: now })
    .where('market', '=', market)
    .where('legal_entity_id', '=', legal_entity_id)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const acceptInvitation = async (
  tx: Tx,
  { market, id }: Pick<InvitationRow, 'market' | 'id'>,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('company_invitation')
    .set({ accepted_at: now })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/** Deletes at most so many invitations that were sent before an instant, and returns how many. */
export const deleteInvitationsBefore = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from company_invitation where market = ${market} and id in (
    select id from company_invitation where market = ${market} and invited_at < ${before} limit ${most})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0);
};
