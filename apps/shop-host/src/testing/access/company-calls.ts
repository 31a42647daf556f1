import type { CallInput } from '@materia/api-contract';

type Named = {
  readonly legalEntityId: string;
  readonly orderId: string;
  readonly memberId: string;
};

type Inputs = { readonly [Name in CompanyCall]: (named: Named) => CallInput<Name> };

/** The calls that a role in a company opens. */
export const COMPANY_CALLS = [
  'listCompanyOrders',
  'readCompanyOrder',
  'readCompanyOfferOrder',
  'listCompanyInvoices',
  'readCompanyInvoiceTable',
  'readCompanyInvoiceArchive',
  'readCompanyInvoiceOfOrder',
  'listCompanyReceipts',
  'readCompanyReceipt',
  'inviteMember',
  'changeMember',
  'removeMember',
  'withdrawInvitation',
  'setApprovalLimit',
  'listCompanyApprovals',
  'readCompanyApproval',
  'orderApproval',
  'refuseApproval',
] as const;
export type CompanyCall = (typeof COMPANY_CALLS)[number];

const INPUTS: Inputs = {
  listCompanyOrders: ({ legalEntityId }) => ({ params: { legalEntityId }, query: {} }),
  readCompanyOrder: ({ legalEntityId, orderId }) => ({
    params: { legalEntityId, orderId },
    query: {},
  }),
  readCompanyOfferOrder: ({ legalEntityId, orderId }) => ({ params: { legalEntityId, orderId } }),
  listCompanyInvoices: ({ legalEntityId }) => ({
    params: { legalEntityId, pageSize: 10, pageId: 1 },
    query: {},
  }),
  readCompanyInvoiceTable: ({ legalEntityId }) => ({ params: { legalEntityId }, query: {} }),
  readCompanyInvoiceArchive: ({ legalEntityId }) => ({
    params: { legalEntityId },
    query: { year: 2026, month: 11 },
  }),
  readCompanyInvoiceOfOrder: ({ legalEntityId, orderId }) => ({
    params: { legalEntityId, storeCode: '001', businessUnit: 'pl', orderId, isOfferOrder: '0' },
  }),
  listCompanyReceipts: ({ legalEntityId }) => ({
    params: { legalEntityId, pageSize: 10, pageId: 1 },
  }),
  readCompanyReceipt: ({ legalEntityId }) => ({
    params: { legalEntityId, receiptId: 'no-such-receipt' },
  }),
  inviteMember: ({ legalEntityId, memberId }) => ({
    params: { legalEntityId },
    body: {
      email: `${memberId.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@new.example`,
      role: 'buyer',
    },
  }),
  changeMember: ({ legalEntityId, memberId: customerId }) => ({
    params: { legalEntityId, customerId },
    body: { role: 'accountant' },
  }),
  removeMember: ({ legalEntityId, memberId: customerId }) => ({
    params: { legalEntityId, customerId },
  }),
  withdrawInvitation: ({ legalEntityId }) => ({
    params: { legalEntityId, invitationId: 'no-such-invitation' },
  }),
  setApprovalLimit: ({ legalEntityId }) => ({
    params: { legalEntityId },
    body: { limit_minor: 100_000 },
  }),
  listCompanyApprovals: ({ legalEntityId }) => ({ params: { legalEntityId }, query: {} }),
  readCompanyApproval: ({ legalEntityId }) => ({
    params: { legalEntityId, approvalId: 'no-such-request' },
  }),
  orderApproval: ({ legalEntityId }) => ({
    params: { legalEntityId, approvalId: 'no-such-request' },
  }),
  refuseApproval: ({ legalEntityId }) => ({
    params: { legalEntityId, approvalId: 'no-such-request' },
    body: { reason: 'Too much' },
  }),
};

export const companyInput = <Name extends CompanyCall>(name: Name, named: Named): CallInput<Name> =>
  INPUTS[name](named);
