import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';

/** Deletes at most so many companies of which neither members nor orders are left, with their invitations, and returns how many. */
export const deleteEmptyCompanies = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { rows } = await sql`
    with due as (
      select id from legal_entity where market = ${market} and created_at < ${before}
        and not exists (select from company_member where company_member.market = legal_entity.market and company_member.legal_entity_id = legal_entity.id)
        and not exists (select from orders where orders.market = legal_entity.market and orders.legal_entity_id = legal_entity.id)
      limit ${most}),
    invited as (delete from company_invitation using due
      where company_invitation.market = ${market} and company_invitation.legal_entity_id = due.id),
    deleted as (delete from legal_entity using due where legal_entity.market = ${market} and legal_entity.id = due.id)
    select id from due`.execute(db);
  return rows.length;
};
