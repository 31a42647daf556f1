import { COMPANY_RIGHTS, type CompanyRole } from '@materia/domain-customer';
import { type Selectable, sql } from 'kysely';
import type { CompanyInvitationTable } from '../../platform/database/tables/company-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

/** The company of an account, with the account's role. */
export type Membership = {
  readonly legalEntityId: string;
  readonly name: string;
  readonly taxNumber: string;
  readonly role: CompanyRole;
  /** Orders of buyers above it wait for an approver: minor units with tax; null for no limit. */
  readonly approvalLimitMinor: number | null;
};

export type CompanyMember = {
  readonly customerId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly role: CompanyRole;
};

export type InvitationRow = Selectable<CompanyInvitationTable>;

export const findMembership = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<Membership | undefined> => {
  const row = await db
    .selectFrom('company_member')
    .innerJoin('legal_entity', (join) =>
      join
        .onRef('legal_entity.market', '=', 'company_member.market')
        .onRef('legal_entity.id', '=', 'company_member.legal_entity_id'),
    )
    .select(['legal_entity_id', 'name', 'tax_number', 'role', 'approval_limit_minor'])
    .where('company_member.market', '=', market)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return (
    row && {
      legalEntityId: row.legal_entity_id,
      name: row.name,
      taxNumber: row.tax_number,
      role: row.role,
      approvalLimitMinor: row.approval_limit_minor,
    }
  );
};

export const membersOf = async (
  db: Reader,
  market: string,
  legalEntityId: string,
): Promise<readonly CompanyMember[]> => {
  const rows = await db
    .selectFrom('company_member')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.market', '=', 'company_member.market')
        .onRef('customer.id', '=', 'company_member.customer_id'),
    )
    .select(['customer_id', 'firstname', 'lastname', 'email', 'role'])
    .where('company_member.market', '=', market)
    .where('company_member.legal_entity_id', '=', legalEntityId)
    .orderBy('since')
    .orderBy('customer_id')
    .execute();
  return rows.map(({ customer_id: customerId, ...member }) => ({ customerId, ...member }));
};

export const findCompanyOf = (db: Reader, market: string, legalEntityId: string) =>
  db
    .selectFrom('legal_entity')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', legalEntityId)
    .executeTakeFirst();

/** Makes the transactions that change a company's members wait for each other. */
export const lockCompany = async (
  tx: Tx,
  market: string,
  legalEntityId: string,
): Promise<boolean> =>
  (await tx
    .selectFrom('legal_entity')
    .select('id')
    .where('market', '=', market)
    .where('id', '=', legalEntityId)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** Inserts a company with its administrator. Returns false for an account that is a member already. */
export const insertCompany = async (
  tx: Tx,
  company: {
    readonly market: string;
    readonly id: string;
    readonly name: string;
    readonly taxNumber: string;
  },
  { customerId }: { readonly customerId: string },
  now: string,
): Promise<boolean> => {
  const { taxNumber, ...row } = company;
  await tx
    .insertInto('legal_entity')
    .values({ ...row, tax_number: taxNumber, created_at: now })
    .execute();
  const member = { market: row.market, customerId, legalEntityId: row.id };
  if (await insertMember(tx, { ...member, role: 'administrator' }, now)) return true;
  await tx
    .deleteFrom('legal_entity')
    .where('market', '=', row.market)
    .where('id', '=', row.id)
    .execute();
  return false;
};

/** Companies whose name or number contains a text, by name. Numbers are typed in groups, too. */
export const searchCompanies = (db: Reader, market: string, text: string, most: number) => {
  const number = text.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
  return db
    .selectFrom('legal_entity')
    .select(['id', 'name', 'tax_number'])
    .where('market', '=', market)
    .where(
      sql<boolean>`(position(lower(${text}) in lower(name)) > 0 or (${number} <> '' and position(${number} in upper(tax_number)) > 0))`,
    )
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
};

/** Adds a member. Returns false for an account that is a member of a company already. */
export const insertMember = async (
  tx: Tx,
  member: {
    readonly market: string;
    readonly customerId: string;
    readonly legalEntityId: string;
    readonly role: CompanyRole;
  },
  now: string,
): Promise<boolean> => {
  const { customerId, legalEntityId, ...row } = member;
  const inserted = await tx
    .insertInto('company_member')
    .values({ ...row, customer_id: customerId, legal_entity_id: legalEntityId, since: now })
    .onConflict((conflict) => conflict.columns(['market', 'customer_id']).doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Sets the limit of a company: minor units with tax; null for none. */
export const setLimit = async (
  tx: Tx,
  market: string,
  legalEntityId: string,
  limitMinor: number | null,
): Promise<void> => {
  await tx
    .updateTable('legal_entity')
    .set({ approval_limit_minor: limitMinor })
    .where('market', '=', market)
    .where('id', '=', legalEntityId)
    .execute();
};

export const setRole = async (
  tx: Tx,
  market: string,
  customerId: string,
  role: CompanyRole,
): Promise<void> => {
  await tx
    .updateTable('company_member')
    .set({ role })
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .execute();
};

/**
 * Deletes a member. With the last one go the company's invitations, which nobody could withdraw, and
 * the company itself unless orders are its.
 */
export const deleteMember = async (tx: Tx, market: string, customerId: string): Promise<void> => {
  const left = await tx
    .deleteFrom('company_member')
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .returning('legal_entity_id')
    .executeTakeFirst();
  if (left === undefined) return;
  const { legal_entity_id: legalEntityId } = left;
  if ((await membersOf(tx, market, legalEntityId)).length > 0) return;
  await tx
    .deleteFrom('company_invitation')
    .where('market', '=', market)
    .where('legal_entity_id', '=', legalEntityId)
    .execute();
  await tx
    .deleteFrom('legal_entity')
    .where('market', '=', market)
    .where('id', '=', legalEntityId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('number')
            .whereRef('orders.market', '=', 'legal_entity.market')
            .whereRef('orders.legal_entity_id', '=', 'legal_entity.id'),
        ),
      ),
    )
    .execute();
};

/** Gives the orders that a firm placed before to the company that it opens. */
export const claimFirmOrders = async (
  tx: Tx,
  market: string,
  customerId: string,
  legalEntityId: string,
): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ legal_entity_id: legalEntityId })
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .where('price_basis', '=', 'excluded')
    .where('legal_entity_id', 'is', null)
    .execute();
};

/** The company whose order an account places: that of a member who buys for it. */
export const companyToBuyFor = async (
  tx: Tx,
  market: string,
  customerId: string,
): Promise<string | null> =>
  (
    await tx
      .selectFrom('company_member')
      .select('legal_entity_id')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .where('role', 'in', [...COMPANY_RIGHTS.buy])
      .executeTakeFirst()
  )?.legal_entity_id ?? null;
