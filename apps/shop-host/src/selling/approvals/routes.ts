import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';
import { askApproval } from './ask-approval.ts';
import { endApproval } from '../approval-outcomes/decide.ts';
import { orderApproval } from './order-approval.ts';
import { readApproval } from './read-approval.ts';
import { NOT_FOUND } from '../approval-requests/refusals.ts';
import {
  type ApprovalScope,
  findApproval,
  listApprovals,
} from '../approval-requests/repository.ts';
import { wireApproval, wireApprovalDetails } from './wire-approval.ts';

type ApprovalCall =
  | 'askApproval'
  | 'listMyApprovals'
  | 'readMyApproval'
  | 'withdrawApproval'
  | 'listCompanyApprovals'
  | 'readCompanyApproval'
  | 'orderApproval'
  | 'refuseApproval';

const PAGE_SIZE = 20;
const DAY_MS = 24 * 3_600_000;
/** What one account asks for in a day. Each request is a mail to every approver. */
const REQUESTS: Limit = { attempts: 30, windowMs: DAY_MS };

type Details = Reply<'readMyApproval'>;

/**
 * Orders that wait for an approver (BEY-43). Members see their own requests, approvers those of the
 * company. Another one's request and a missing one get the same answer.
 */
export const approvalHandlers = ({
  db,
  attempts,
}: {
  readonly db: Db;
  readonly attempts: Attempts;
}): Pick<Handlers, ApprovalCall> => {
  const mine = ({ market, customer }: CustomerContext): ApprovalScope => ({
    market: market.id,
    customerId: customer.customerId,
  });
  /** The requests of the company if the caller approves for it. */
  const ofCompany = async (
    legalEntityId: string,
    context: CustomerContext,
  ): Promise<Result<ApprovalScope, Refusal<'not-found'> | Refusal<'forbidden'>>> => {
    const may = await memberWith(db, 'approve', legalEntityId, context);
    return may.ok ? ok({ market: context.market.id, legalEntityId }) : may;
  };
  const list = async (
    scope: ApprovalScope,
    page: number,
    context: CustomerContext,
  ): Promise<Result<Reply<'listMyApprovals'>, never>> => {
    const span = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const { rows, total } = await listApprovals(db, scope, span);
    return ok({
      approvals: rows.map((row) => wireApproval(row, context)),
      page,
      page_count: Math.ceil(total / PAGE_SIZE),
    });
  };
  const details = async (
    scope: ApprovalScope,
    id: string,
    context: CustomerContext,
  ): Promise<Result<Details, Refusal<'not-found'>>> => {
    const row = await findApproval(db, scope, id);
    return row === undefined
      ? NOT_FOUND
      : ok(wireApprovalDetails(await readApproval(db, row, context), context));
  };

  return {
    askApproval: async ({ body }, context) => {
      const { market, customer, now } = context;
      const key = `approval-ask:${market.id}:${customer.customerId}`;
      if (!(await attempts.take(key, REQUESTS, now))) return fail({ kind: 'too-many-requests' });
      const asked = await askApproval(db, body, context);
      if (!asked.ok) {
        await attempts.giveBack(key);
        return asked;
      }
      const reply = await details(mine(context), asked.value, context);
      return reply.ok ? reply : fail({ kind: 'cart-empty' });
    },
    listMyApprovals: ({ query }, context) => list(mine(context), query.page, context),
    readMyApproval: ({ params }, context) => details(mine(context), params.approvalId, context),
    withdrawApproval: async ({ params: { approvalId } }, context) => {
      const scope = mine(context);
      if ((await findApproval(db, scope, approvalId)) === undefined) return NOT_FOUND;
      const key = { market: context.market.id, id: approvalId };
      const ended = await withTx(db, (tx) =>
        endApproval(tx, key, { event: 'withdraw' }, context.now),
      );
      return ended.ok ? details(scope, approvalId, context) : ended;
    },
    listCompanyApprovals: async ({ params, query }, context) => {
      const scope = await ofCompany(params.legalEntityId, context);
      return scope.ok ? list(scope.value, query.page, context) : scope;
    },
    readCompanyApproval: async ({ params }, context) => {
      const scope = await ofCompany(params.legalEntityId, context);
      return scope.ok ? details(scope.value, params.approvalId, context) : scope;
    },
    orderApproval: async ({ params }, context) => {
      const scope = await ofCompany(params.legalEntityId, context);
      return scope.ok ? orderApproval(db, params, context) : scope;
    },
    refuseApproval: async ({ params, body }, context) => {
      const { market, customer, now } = context;
      const { legalEntityId, approvalId: id } = params;
      const ended = await withTx(db, async (tx) => {
        // Until the transaction, another administrator may have taken the right away.
        const may = await memberWith(tx, 'approve', legalEntityId, context);
        if (!may.ok) return may;
        const row = await findApproval(tx, { market: market.id, legalEntityId }, id);
        if (row === undefined) return NOT_FOUND;
        const ending = { event: 'refuse', by: customer.customerId, reason: body.reason } as const;
        return endApproval(tx, { market: market.id, id }, ending, now);
      });
      return ended.ok ? details({ market: market.id, legalEntityId }, id, context) : ended;
    },
  };
};
