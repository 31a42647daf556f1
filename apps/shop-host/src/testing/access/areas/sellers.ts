import type { AreaInputs } from './access-row.ts';

const THREAD = { threadId: 'no-such-thread' };

export const sellerInputs: AreaInputs<'Sellers'> = {
  acceptSellerInvitation: { body: { token: 'no-such-token', password: 'Matrix-2026!' } },
  signSellerIn: { body: { email: 'nobody@seller.example', password: 'x', code: '000000' } },
  signSellerOut: {},
  listSellerThreads: { query: {} },
  readSellerThread: { params: THREAD, query: {} },
  answerAsSeller: { params: THREAD, body: { message: 'For the matrix' }, files: {} },
  downloadSellerThreadFile: { params: { attachmentId: 'no-such-file' } },
};
