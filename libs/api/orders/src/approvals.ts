import { pictureUrl } from '@materia/api-catalogue';
import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { ApprovalState } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { fromMajorUnits, type Money } from '@materia/domain-money';
import { companyOf } from './quote-file.ts';

/** An order of a member that waits, or waited, for an approver. Amounts are with tax. */
export type ListedApproval = {
  readonly id: string;
  readonly companyId: string;
  readonly state: ApprovalState;
  readonly askedBy: string;
  /** Whether the customer asks, not somebody in their company. */
  readonly isOwn: boolean;
  /** ISO instants. */
  readonly askedAt: string;
  readonly endsAt: string;
  readonly decidedAt: string | undefined;
  readonly askedTotal: Money;
  readonly limit: Money;
  readonly itemsCount: number;
  readonly quoteNumber: string | undefined;
  readonly reason: string | undefined;
  readonly orderNumber: string | undefined;
};

/** A line as it was asked for, and as it is now; without a price it is not sold at the store. */
export type ApprovalLine = {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly image: string;
  readonly vendorName: string;
  readonly quantity: number;
  readonly askedPrice: Money;
  readonly price: Money | undefined;
  readonly available: number;
};

export type Approval = ListedApproval & {
  /** Empty once it is decided. */
  readonly lines: readonly ApprovalLine[];
  /** What can be ordered of it costs this much today; undefined once it is decided. */
  readonly total: Money | undefined;
  readonly comment: string;
  readonly storeName: string;
};

export type ApprovalPage = {
  readonly approvals: readonly ListedApproval[];
  readonly page: number;
  readonly pageCount: number;
};

/** One page of what the customer asked for, or of what members ask the approvers of a company for. */
export const fetchApprovals = async (
  host: HostClient,
  legalEntityId: string | undefined,
  page: number,
): Promise<ApprovalPage> => {
  const answer =
    legalEntityId === undefined
      ? await host('listMyApprovals', { query: { page } })
      : await host('listCompanyApprovals', { params: { legalEntityId }, query: { page } });
  if (!answer.ok) return { approvals: [], page, pageCount: 0 };
  const { approvals, page: shown, page_count: pageCount } = answer.value;
  return { approvals: approvals.map(readListed), page: shown, pageCount };
};

/**
 * A request of the customer, or one that they may decide about; undefined for anybody else's as well as
 * for a missing one.
 */
export const fetchApproval = async (
  host: HostClient,
  approvalId: string,
  market: string,
): Promise<Approval | undefined> => {
  const own = await host('readMyApproval', { params: { approvalId } });
  if (own.ok) return readApproval(own.value, market);
  const legalEntityId = await companyOf(host);
  if (legalEntityId === undefined) return undefined;
  const members = await host('readCompanyApproval', { params: { legalEntityId, approvalId } });
  return members.ok ? readApproval(members.value, market) : undefined;
};

/** Why nothing was decided: somebody else has, the approver's cart is in use, or it did not work. */
export type ApprovalProblem = 'decided' | 'busy' | 'failed';

const UNDECIDED = {
  'approval-decided': 'decided',
  'bad-input': 'failed',
  'cart-locked': 'busy',
  forbidden: 'failed',
  'not-found': 'failed',
} as const satisfies RefusalTable<
  'withdrawApproval' | 'refuseApproval' | 'orderApproval',
  ApprovalProblem
>;

/** Withdraws a request of the customer. */
export const withdrawApproval = async (
  host: HostClient,
  approvalId: string,
): Promise<Result<undefined, ApprovalProblem>> => {
  const answer = await host('withdrawApproval', { params: { approvalId } });
  return answer.ok
    ? ok(undefined)
    : fail(refusalMeaning('withdrawApproval', answer.error, UNDECIDED, 'failed'));
};

/** Refuses what a member asks for, with a reason. */
export const refuseApproval = async (
  host: HostClient,
  { id: approvalId, companyId: legalEntityId }: Pick<ListedApproval, 'id' | 'companyId'>,
  reason: string,
): Promise<Result<undefined, ApprovalProblem>> => {
  const answer = await host('refuseApproval', {
    params: { legalEntityId, approvalId },
    body: { reason },
  });
  return answer.ok
    ? ok(undefined)
    : fail(refusalMeaning('refuseApproval', answer.error, UNDECIDED, 'failed'));
};

/** Puts what a member asks for in the place of the approver's cart. Returns the new cart's id. */
export const orderApproval = async (
  host: HostClient,
  { id: approvalId, companyId: legalEntityId }: Pick<ListedApproval, 'id' | 'companyId'>,
): Promise<Result<string, ApprovalProblem>> => {
  const answer = await host('orderApproval', { params: { legalEntityId, approvalId } });
  return answer.ok
    ? answer
    : fail(refusalMeaning('orderApproval', answer.error, UNDECIDED, 'failed'));
};

const readListed = (approval: Reply<'listMyApprovals'>['approvals'][number]): ListedApproval => ({
  id: approval.id,
  companyId: approval.legal_entity_id,
  state: approval.state,
  askedBy: approval.asked_by,
  isOwn: approval.is_own,
  askedAt: approval.asked_at,
  endsAt: approval.ends_at,
  decidedAt: approval.decided_at,
  askedTotal: fromMajorUnits(approval.asked_total, approval.currency),
  limit: fromMajorUnits(approval.limit, approval.currency),
  itemsCount: approval.items_count,
  quoteNumber: approval.quote_number,
  reason: approval.reason,
  orderNumber: approval.order_number,
});

const readApproval = (approval: Reply<'readMyApproval'>, market: string): Approval => {
  const amount = (value: number): Money => fromMajorUnits(value, approval.currency);
  return {
    ...readListed(approval),
    lines: approval.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      urlKey: line.url_key,
      image: line.image === '' ? '' : pictureUrl(market, line.image),
      vendorName: line.sold_by,
      quantity: line.qty,
      askedPrice: amount(line.asked_price),
      price: line.price === undefined ? undefined : amount(line.price),
      available: line.available_qty,
    })),
    total: approval.total === undefined ? undefined : amount(approval.total),
    comment: approval.comment,
    storeName: approval.store_name,
  };
};
