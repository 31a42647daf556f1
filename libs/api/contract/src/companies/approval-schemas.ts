import {
  APPROVAL_LIMIT_MAXIMUM,
  APPROVAL_REASON_MAXIMUM,
  APPROVAL_STATES,
} from '@materia/domain-customer';
import { ORDER_COMMENT_MAXIMUM } from '@materia/domain-checkout';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { amount, currency } from '../wire.ts';
import type { approvalCalls } from './approval-calls.ts';
import { mine } from './member-schemas.ts';

const id = z.string().max(64);
const ofMine = z.object({ approvalId: id });
const entity = z.object({ legalEntityId: id });
const ofCompany = entity.extend(ofMine.shape);
const page = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) });

/** What a member asks approvers for. Amounts are with tax. */
const approvalShape = z.object({
  id: z.string(),
  legal_entity_id: z.string(),
  state: z.enum(APPROVAL_STATES),
  /** The member who asks. */
  asked_by: z.string(),
  is_own: z.boolean(),
  asked_at: z.string(),
  /** When it returns to the member if nobody has decided. */
  ends_at: z.string(),
  decided_at: z.string().optional(),
  /** The total that the member saw. */
  asked_total: amount,
  limit: amount,
  currency,
  items_count: z.number().int(),
  /** The quote whose prices it has. */
  quote_number: z.string().optional(),
  /** Why an approver refused. */
  reason: z.string().optional(),
  /** The order that it has become, or whose payment it waits for. */
  order_number: z.string().optional(),
});

/** A line as it was asked for, and as it is now at the store; without a price it is not sold there. */
const line = z.object({
  sku: z.string(),
  name: z.string(),
  url_key: z.string(),
  image: z.string(),
  sold_by: z.string(),
  qty: z.number().int(),
  asked_price: amount,
  price: amount.optional(),
  /** How many of them there are. */
  available_qty: z.number().int(),
});

const approvalDetails = approvalShape
  .extend({
    /** Empty once it is decided. */
    lines: z.array(line),
    /** What can be ordered of it now costs this much; absent once it is decided. */
    total: amount.optional(),
    comment: z.string(),
    store_name: z.string(),
  })
  .meta({ id: 'Approval' });

const list = z.object({
  approvals: z.array(approvalShape),
  page: z.number().int(),
  page_count: z.number().int(),
});

export const approvalSchemas = {
  setApprovalLimit: {
    params: entity,
    /** In minor units with tax; `null` is no limit. */
    body: z.object({
      limit_minor: z.number().int().min(0).max(APPROVAL_LIMIT_MAXIMUM).nullable(),
    }),
    reply: mine,
  },
  askApproval: {
    body: z.object({
      request: z.object({ cart_id: id, retailer_id: z.string().max(20) }),
      /** The revision and the total in minor units with tax that the member saw. */
      cart_revision: z.number().int(),
      grand_total_minor: z.number().int(),
      customer_comment: z.string().max(ORDER_COMMENT_MAXIMUM).optional(),
    }),
    reply: approvalDetails,
  },
  listMyApprovals: { query: page, reply: list },
  readMyApproval: { params: ofMine, reply: approvalDetails },
  withdrawApproval: { params: ofMine, reply: approvalDetails },
  listCompanyApprovals: { params: entity, query: page, reply: list },
  readCompanyApproval: { params: ofCompany, reply: approvalDetails },
  orderApproval: { params: ofCompany, reply: z.string() },
  refuseApproval: {
    params: ofCompany,
    body: z.object({ reason: z.string().trim().min(1).max(APPROVAL_REASON_MAXIMUM) }),
    reply: approvalDetails,
  },
} as const satisfies Readonly<Record<keyof typeof approvalCalls, CallSchemas>>;
