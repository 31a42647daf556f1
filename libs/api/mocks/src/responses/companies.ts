import { anApproval } from '../builders/approvals.ts';
import { anOrder } from '../builders/customer.ts';
import { anInvoice, anInvoiceList, aPdf, aReceipt } from '../builders/documents.ts';
import type { AreaResponses } from '../handlers.ts';

const COMPANY = {
  siret: '1234563218',
  denomination: 'Budowa Kowal sp. z o.o.',
  vatNumber: 'PL1234563218',
  address: { street: 'ul. Fabryczna 8', postcode: '90-344', city: 'Łódź' },
};

/** A company with two members and an invitation, as its administrator sees it. */
const MINE = {
  company: {
    legal_entity_id: 'le-1',
    name: 'Budowa Kowal sp. z o.o.',
    approval_limit_minor: 50_000,
    tax_number: '1234563218',
    role: 'administrator' as const,
    customer_id: 'c-1',
    members: [
      {
        customer_id: 'c-1',
        firstname: 'Ana',
        lastname: 'Kowal',
        email: 'ana@kowal.example',
        role: 'administrator' as const,
        is_self: true,
      },
      {
        customer_id: 'c-2',
        firstname: 'Jan',
        lastname: 'Nowak',
        email: 'jan@kowal.example',
        role: 'buyer' as const,
        is_self: false,
      },
    ],
    invitations: [
      {
        id: 'i-1',
        email: 'ewa@kowal.example',
        role: 'accountant' as const,
        expires_at: '2026-11-30T09:00:00.000Z',
      },
    ],
  },
};

export const companyResponses: AreaResponses<'Companies'> = {
  readCompany: () => ({ reply: COMPANY }),
  readCompanyName: () => ({ reply: { registeredName: COMPANY.denomination } }),
  findCompanies: () => ({ reply: { companies: [COMPANY] } }),
  readMyCompany: () => ({ reply: MINE }),
  openMyCompany: () => ({ reply: MINE }),
  inviteMember: () => ({ reply: MINE }),
  withdrawInvitation: () => ({ reply: MINE }),
  changeMember: () => ({ reply: MINE }),
  removeMember: () => ({ reply: MINE }),
  setApprovalLimit: () => ({ reply: MINE }),
  askApproval: () => ({ reply: anApproval() }),
  listMyApprovals: () => ({ reply: { approvals: [anApproval()], page: 1, page_count: 1 } }),
  readMyApproval: () => ({ reply: anApproval() }),
  withdrawApproval: () => ({
    reply: anApproval({ state: 'withdrawn', decided_at: '2026-11-21T08:00:00.000Z', lines: [] }),
  }),
  listCompanyApprovals: () => ({
    reply: { approvals: [anApproval({ is_own: false })], page: 1, page_count: 1 },
  }),
  readCompanyApproval: () => ({ reply: anApproval({ is_own: false }) }),
  orderApproval: () => ({ reply: 'approval-cart' }),
  refuseApproval: () => ({
    reply: anApproval({
      is_own: false,
      state: 'refused',
      decided_at: '2026-11-21T08:00:00.000Z',
      reason: 'We have these in stock.',
      lines: [],
    }),
  }),
  readInvitation: () => ({
    reply: { company: MINE.company.name, role: 'accountant', email: 'ewa@kowal.example' },
  }),
  acceptInvitation: () => ({ reply: MINE }),
  listCompanyOrders: () => ({ reply: { orders: [anOrder()], total: 1, page: 1, page_count: 1 } }),
  readCompanyOrder: () => ({ reply: anOrder() }),
  readCompanyOfferOrder: () => ({ refusal: 'not-found' }),
  listCompanyInvoices: () => ({ reply: anInvoiceList() }),
  readCompanyInvoiceTable: () => ({ reply: aPdf('materia.csv') }),
  readCompanyInvoiceArchive: () => ({ reply: aPdf('materia.zip') }),
  readCompanyInvoiceOfOrder: () => ({ reply: anInvoice() }),
  listCompanyReceipts: () => ({
    reply: { receipts: [aReceipt()], total: 1, page: 1, page_count: 1 },
  }),
  readCompanyReceipt: () => ({ reply: aReceipt() }),
};
