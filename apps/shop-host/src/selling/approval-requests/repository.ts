import { COMPANY_RIGHTS, type CompanyRole } from '@materia/domain-customer';
import type { Selectable } from 'kysely';
import { findMembership } from '../../customers/companies/members-repository.ts';
import { type Counted, pageOf, type Span } from '../../platform/database/page-of.ts';
import type { CompanyApprovalTable } from '../../platform/database/tables/company-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type ApprovalRow = Selectable<CompanyApprovalTable>;
export type ApprovalKey = Pick<ApprovalRow, 'market' | 'id'>;

/** A request with the name of the member who asks. */
export type ListedApprovalRow = ApprovalRow & {
  readonly firstname: string;
  readonly lastname: string;
};

/** Whose requests are meant: those of a member, or all of a company. */
export type ApprovalScope = { readonly market: string } & (
  { readonly customerId: string } | { readonly legalEntityId: string }
);

const inScope = (db: Reader, scope: ApprovalScope) => {
  const all = db
    .selectFrom('company_approval')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.market', '=', 'company_approval.market')
        .onRef('customer.id', '=', 'company_approval.customer_id'),
    )
    .where('company_approval.market', '=', scope.market);
  return 'customerId' in scope
    ? all.where('company_approval.customer_id', '=', scope.customerId)
    : all.where('company_approval.legal_entity_id', '=', scope.legalEntityId);
};

/** What waits first, then the newest. */
export const listApprovals = async (
  db: Reader,
  scope: ApprovalScope,
  span: Span,
): Promise<Counted<ListedApprovalRow>> => {
  const all = inScope(db, scope);
  const sorted = all
    .selectAll('company_approval')
    .select(['customer.firstname', 'customer.lastname'])
    .orderBy((row) => row('company_approval.state', '<>', 'waiting'))
    .orderBy('asked_at', 'desc')
    .orderBy('company_approval.id');
  return pageOf(all, sorted, span);
};

/** One outside of the scope and a missing one give the same result. */
export const findApproval = (
  db: Reader,
  scope: ApprovalScope,
  id: string,
): Promise<ListedApprovalRow | undefined> =>
  inScope(db, scope)
    .selectAll('company_approval')
    .select(['customer.firstname', 'customer.lastname'])
    .where('company_approval.id', '=', id)
    .executeTakeFirst();

/** A request, whoever asked for it. For mails. */
export const findApprovalById = (
  db: Reader,
  { market, id }: ApprovalKey,
): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('company_approval')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

/** A request by its id, locked: whoever decides about it waits for the others. */
export const lockApproval = (
  tx: Tx,
  { market, id }: ApprovalKey,
): Promise<ApprovalRow | undefined> =>
  tx
    .selectFrom('company_approval')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The request that a cart waits for. */
export const findApprovalOfCart = (
  db: Reader,
  market: string,
  cartId: string,
): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('company_approval')
    .selectAll()
    .where('market', '=', market)
    .where('cart_id', '=', cartId)
    .where('state', 'in', ['waiting', 'ordered'])
    .executeTakeFirst();

export const insertApproval = async (tx: Tx, row: ApprovalRow): Promise<void> => {
  await tx.insertInto('company_approval').values(row).execute();
};

export const changeApproval = async (
  tx: Tx,
  { market, id }: ApprovalKey,
  change: Partial<
    Pick<ApprovalRow, 'state' | 'decided_at' | 'decided_by' | 'reason' | 'order_number'>
  >,
): Promise<void> => {
  await tx
    .updateTable('company_approval')
    .set(change)
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

/**
 * Whether an account may order what a request asks for at an instant: it still waits, and the account
 * approves for that company.
 */
export const mayOrderApproval = async (
  db: Reader,
  { market, id }: ApprovalKey,
  customerId: string,
  now: string,
): Promise<boolean> =>
  (await db
    .selectFrom('company_approval')
    .innerJoin('company_member', (join) =>
      join
        .onRef('company_member.market', '=', 'company_approval.market')
        .onRef('company_member.legal_entity_id', '=', 'company_approval.legal_entity_id'),
    )
    .select('id')
    .where('company_approval.market', '=', market)
    .where('company_approval.id', '=', id)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .where('company_member.customer_id', '=', customerId)
    .where('role', 'in', [...COMPANY_RIGHTS.approve])
    .executeTakeFirst()) !== undefined;

/** Ids of requests that are still waiting although their time was over at an instant. */
export const approvalsOverdue = async (
  db: Reader,
  market: string,
  now: string,
  most: number,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('company_approval')
      .select('id')
      .where('market', '=', market)
      .where('state', '=', 'waiting')
      .where('ends_at', '<=', now)
      .orderBy('id')
      .limit(most)
      .execute()
  ).map(({ id }) => id);

/** Ids of what a member still waits for, in the order in which they are locked. */
export const waitingApprovalsOf = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('company_approval')
      .select('id')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .where('state', '=', 'waiting')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Deletes at most so many decided requests that were asked before an instant, and returns how many. */
export const deleteKeptApprovals = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const deleted = await db
    .deleteFrom('company_approval')
    .where('market', '=', market)
    .where('id', 'in', (due) =>
      due
        .selectFrom('company_approval')
        .select('id')
        .where('market', '=', market)
        .where('decided_at', '<', before)
        .limit(most),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
};

/** The company for which a member buys, with its limit; undefined for everybody else. */
export type LimitedMember = {
  readonly legalEntityId: string;
  readonly role: CompanyRole;
  readonly limitMinor: number;
};

/** A member whose orders have a limit. */
export const limitedMember = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<LimitedMember | undefined> => {
  const member = await findMembership(db, market, customerId);
  return member?.approvalLimitMinor == null
    ? undefined
    : {
        legalEntityId: member.legalEntityId,
        role: member.role,
        limitMinor: member.approvalLimitMinor,
      };
};
