import type { AreaRows, Named } from './access-row.ts';
import { nothing } from './inputs.ts';

const anApproval = ({ approvalId }: Named) => ({ params: { approvalId } });
const ofCompany = ({ legalEntityId, approvalId }: Named) => ({
  params: { legalEntityId, approvalId },
});
const aToken = () => ({ body: { token: 'a-token-that-was-never-sent' } });

export const companyRows: AreaRows<'Companies'> = {
  readCompany: { subject: 'anybody', input: () => ({ params: { siret: '1234563218' } }) },
  readCompanyName: { subject: 'anybody', input: () => ({ params: { fiscalId: '1234563218' } }) },
  findCompanies: { subject: 'anybody', input: () => ({ query: { name: 'Budowa' } }) },
  readMyCompany: { subject: 'account', input: nothing },
  openMyCompany: { subject: 'firm', input: nothing },
  inviteMember: {
    subject: 'company',
    input: ({ legalEntityId }) => ({
      params: { legalEntityId },
      body: { email: 'new@shop.example', role: 'buyer' },
    }),
  },
  withdrawInvitation: {
    subject: 'company',
    input: ({ legalEntityId, invitationId }) => ({ params: { legalEntityId, invitationId } }),
  },
  changeMember: {
    subject: 'company',
    input: ({ legalEntityId, memberId: customerId }) => ({
      params: { legalEntityId, customerId },
      body: { role: 'accountant' },
    }),
  },
  removeMember: {
    subject: 'company',
    input: ({ legalEntityId, memberId: customerId }) => ({ params: { legalEntityId, customerId } }),
  },
  readInvitation: { subject: 'secret', input: aToken },
  acceptInvitation: { subject: 'secret', input: aToken },
  setApprovalLimit: {
    subject: 'company',
    input: ({ legalEntityId }) => ({ params: { legalEntityId }, body: { limit_minor: 10_000 } }),
  },
  askApproval: {
    subject: 'cart-to-approve',
    input: ({ cartId }) => ({
      body: {
        request: { cart_id: cartId, retailer_id: '1' },
        cart_revision: 1,
        grand_total_minor: 1,
      },
    }),
  },
  listMyApprovals: { subject: 'account', input: () => ({ query: {} }) },
  readMyApproval: { subject: 'document', input: anApproval },
  withdrawApproval: { subject: 'document', input: anApproval },
  listCompanyApprovals: {
    subject: 'company',
    input: ({ legalEntityId }) => ({ params: { legalEntityId }, query: {} }),
  },
  readCompanyApproval: { subject: 'company', input: ofCompany },
  orderApproval: { subject: 'company', input: ofCompany },
  refuseApproval: {
    subject: 'company',
    input: (named) => ({ ...ofCompany(named), body: { reason: 'Too expensive' } }),
  },
  listCompanyOrders: {
    subject: 'company',
    input: ({ legalEntityId }) => ({ params: { legalEntityId }, query: {} }),
  },
  readCompanyOrder: {
    subject: 'company',
    input: ({ legalEntityId, orderId }) => ({ params: { legalEntityId, orderId }, query: {} }),
  },
  readCompanyOfferOrder: {
    subject: 'company',
    input: ({ legalEntityId, offerOrderId: orderId }) => ({ params: { legalEntityId, orderId } }),
  },
  listCompanyInvoices: {
    subject: 'company',
    input: ({ legalEntityId }) => ({
      params: { legalEntityId, pageSize: 10, pageId: 1 },
      query: {},
    }),
  },
  readCompanyInvoiceTable: {
    subject: 'company',
    input: ({ legalEntityId }) => ({ params: { legalEntityId }, query: {} }),
  },
  readCompanyInvoiceArchive: {
    subject: 'company',
    input: ({ legalEntityId }) => ({
      params: { legalEntityId },
      query: { year: 2026, month: 11 },
    }),
  },
  readCompanyInvoiceOfOrder: {
    subject: 'company',
    input: ({ legalEntityId, orderId }) => ({
      params: { legalEntityId, storeCode: '001', businessUnit: 'pl', orderId, isOfferOrder: '0' },
    }),
  },
  listCompanyReceipts: {
    subject: 'company',
    input: ({ legalEntityId }) => ({ params: { legalEntityId, pageSize: 10, pageId: 1 } }),
  },
  readCompanyReceipt: {
    subject: 'company',
    input: ({ legalEntityId, receiptId }) => ({ params: { legalEntityId, receiptId } }),
  },
};
