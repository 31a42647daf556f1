import type { AreaRows } from './access-row.ts';

const ofOrder = ({ orderId }: { readonly orderId: string }) => ({ params: { orderId } });
const OPENED = { reason: 'other', subject: 'Matrix', message: 'For the matrix' };

export const messageRows: AreaRows<'Messages'> = {
  listThreadReasons: { subject: 'document', input: ofOrder },
  listOrderThreads: { subject: 'document', input: (named) => ({ ...ofOrder(named), query: {} }) },
  openThread: {
    subject: 'document',
    input: (named) => ({ ...ofOrder(named), body: OPENED, files: {} }),
  },
  listIncidents: { subject: 'document', input: ofOrder },
  openIncident: {
    subject: 'document',
    input: (named) => ({
      ...ofOrder(named),
      body: { ...OPENED, reason: 'missing', lines: '1' },
      files: {},
    }),
  },
  listThreads: { subject: 'account', input: () => ({ query: {} }) },
  readThread: {
    subject: 'document',
    input: ({ threadId }) => ({ params: { threadId }, query: {} }),
  },
  writeMessage: {
    subject: 'document',
    input: ({ threadId }) => ({
      params: { threadId },
      body: { message: 'For the matrix' },
      files: {},
    }),
  },
  markThreadRead: {
    subject: 'document',
    input: ({ threadId }) => ({ params: { threadId }, query: {} }),
  },
  downloadThreadFile: {
    subject: 'document',
    input: ({ attachmentId }) => ({ params: { attachmentId } }),
  },
  listThreadVendors: { subject: 'account', input: () => ({}) },
};
