import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { COMPANY_ROLES } from '@materia/domain-customer';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { pages } from '../document-shapes.ts';
import { documentSchemas } from '../documents/schemas.ts';
import { orderSchemas } from '../orders/schemas.ts';
import { company } from './company-shape.ts';
import type { companyMemberCalls } from './member-calls.ts';

const id = z.string().max(64);
const entity = z.object({ legalEntityId: id });
const role = z.enum(COMPANY_ROLES);
const token = z.object({ token: z.string().min(1).max(100) });

/** `null` for an account that is no member. Only administrators get members and invitations. */
export const mine = z.object({
  company: z
    .object({
      legal_entity_id: z.string(),
      name: z.string(),
      tax_number: z.string(),
      /** What the public register says; only where the company is read, and the register answers. */
      registered: company.optional(),
      role,
      /** Orders of buyers above it wait for an approver: minor units with tax, or `null` for no limit. */
      approval_limit_minor: z.number().int().nullable(),
      /** The caller's own id among the members. */
      customer_id: z.string(),
      members: z.array(
        z.object({
          customer_id: z.string(),
          firstname: z.string(),
          lastname: z.string(),
          email: z.string(),
          role,
          is_self: z.boolean(),
        }),
      ),
      invitations: z.array(
        z.object({ id: z.string(), email: z.string(), role, expires_at: z.string() }),
      ),
    })
    .nullable(),
});

const member = entity.extend({ customerId: id });

export const companyMemberSchemas = {
  readMyCompany: { reply: mine },
  openMyCompany: { reply: mine },
  inviteMember: {
    params: entity,
    body: z.object({ email: z.string().max(FIELD_MAXIMUMS.email), role }),
    reply: mine,
  },
  withdrawInvitation: { params: entity.extend({ invitationId: id }), reply: mine },
  changeMember: { params: member, body: z.object({ role }), reply: mine },
  removeMember: { params: member, reply: mine },
  readInvitation: {
    body: token,
    reply: z.object({ company: z.string(), role, email: z.string() }),
  },
  acceptInvitation: { body: token, reply: mine },
  listCompanyOrders: {
    params: entity,
    query: orderSchemas.listOrders.query.pick({ page: true }),
    reply: orderSchemas.listOrders.reply.omit({
      quotes: true,
      ordersInWaitingTransfer: true,
      ordersAwaitingConfirmation: true,
    }),
  },
  readCompanyOrder: {
    params: entity.extend(orderSchemas.readOrder.params.shape),
    query: orderSchemas.readOrder.query,
    reply: orderSchemas.readOrder.reply,
  },
  readCompanyOfferOrder: {
    params: entity.extend(documentSchemas.readOfferOrder.params.shape),
    reply: documentSchemas.readOfferOrder.reply,
  },
  listCompanyInvoices: {
    params: entity.extend(documentSchemas.listInvoices.params.shape),
    query: documentSchemas.listInvoices.query,
    reply: documentSchemas.listInvoices.reply,
  },
  readCompanyInvoiceTable: { params: entity, ...documentSchemas.readInvoiceTable },
  readCompanyInvoiceArchive: { params: entity, ...documentSchemas.readInvoiceArchive },
  readCompanyInvoiceOfOrder: {
    params: entity.extend(documentSchemas.readInvoiceOfOrder.params.shape),
    reply: documentSchemas.readInvoiceOfOrder.reply,
  },
  listCompanyReceipts: {
    params: entity.extend(documentSchemas.listInvoices.params.shape),
    reply: documentSchemas.readOrderReceipts.reply.extend(pages),
  },
  readCompanyReceipt: {
    params: entity.extend(documentSchemas.readReceipt.params.shape),
    reply: documentSchemas.readReceipt.reply,
  },
} as const satisfies Readonly<Record<keyof typeof companyMemberCalls, CallSchemas>>;
