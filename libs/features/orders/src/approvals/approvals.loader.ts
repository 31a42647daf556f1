import { fetchMyCompany } from '@materia/api-account';
import {
  type Approval,
  type ApprovalLine,
  fetchApproval,
  fetchApprovals,
  type ListedApproval,
} from '@materia/api-orders';
import { companyMay } from '@materia/domain-customer';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { compareMoney } from '@materia/domain-money';
import { parsePageNumber } from '@materia/domain-navigation';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { zonedMoment } from '@materia/platform-clock';
import { data, type LoaderFunctionArgs } from 'react-router';

/** A request with its days in the market's time. */
export type ApprovalFacts<Known extends ListedApproval = ListedApproval> = Omit<
  Known,
  'askedAt' | 'endsAt' | 'decidedAt'
> & {
  readonly askedOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly decidedOn: PlainDate | undefined;
};

export type ApprovalsFacts = {
  /** Whether the customer decides about requests of their company, or only asks. */
  readonly approves: boolean;
  /** What the customer decides about, otherwise what they asked for. */
  readonly approvals: readonly ApprovalFacts[];
  readonly page: number;
  readonly pageCount: number;
};

/** What has changed about a line since it was asked for. */
export type ApprovalChange =
  | { readonly kind: 'price' | 'stock'; readonly line: ApprovalLine }
  | { readonly kind: 'gone'; readonly line: ApprovalLine };

export type ApprovalDetailsFacts = {
  readonly approval: ApprovalFacts<Approval>;
  readonly changes: readonly ApprovalChange[];
};

/** Lists requests, what waits first. A page beyond the last is a 404. */
export const loadApprovals = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<ApprovalsFacts> => {
  const shop = context.get(shopRequest);
  const requested = parsePageNumber(new URL(request.url).searchParams.get('page'));
  const page = requested.ok ? requested.value : 1;
  const company = await fetchMyCompany(shop.host);
  const approves = company !== undefined && companyMay(company.role, 'approve');
  const found = await fetchApprovals(shop.host, approves ? company.id : undefined, page);
  if (page > Math.max(1, found.pageCount)) throw data(null, { status: 404 });
  return {
    ...found,
    approves,
    approvals: found.approvals.map((approval) => factsOf(approval, shop)),
  };
};

/** A request of the customer, or one of their company. Anybody else's and a missing one give the same 404. */
export const approvalOf = async (shop: ShopRequest, approvalId = ''): Promise<Approval> => {
  const approval = await fetchApproval(shop.host, approvalId, shop.market.id);
  if (approval === undefined) throw data(null, { status: 404 });
  return approval;
};

export const loadApproval = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<ApprovalDetailsFacts> => {
  const shop = context.get(shopRequest);
  const approval = await approvalOf(shop, params['approvalId']);
  return {
    approval: factsOf(approval, shop),
    changes: approval.lines.flatMap(changesOf),
  };
};

const changesOf = (line: ApprovalLine): readonly ApprovalChange[] => {
  if (line.price === undefined || line.available === 0) return [{ kind: 'gone', line }];
  return [
    ...(compareMoney(line.price, line.askedPrice) === 0 ? [] : [{ kind: 'price', line } as const]),
    ...(line.available < line.quantity ? [{ kind: 'stock', line } as const] : []),
  ];
};

const factsOf = <Known extends ListedApproval>(
  { askedAt, endsAt, decidedAt, ...approval }: Known,
  { market }: ShopRequest,
) => {
  const dayOf = (instant: string): PlainDate => zonedMoment(instant, market.timeZone).date;
  return {
    ...approval,
    askedOn: dayOf(askedAt),
    endsOn: dayOf(endsAt),
    decidedOn: decidedAt === undefined ? undefined : dayOf(decidedAt),
  };
};
