import type { AreaResponses } from '../handlers.ts';

export const submissionResponses: AreaResponses<'Submissions'> = {
  reportIllicitContent: () => ({
    reply: { receipt: 'R26-4829137-54', received_at: '2026-03-10T08:00:00Z' },
  }),
  subscribeToNewsletter: () => ({ reply: { status: 'to-confirm' } }),
  confirmNewsletter: () => ({ reply: { status: 'subscribed' } }),
  stopNewsletter: () => ({ reply: { status: 'stopped' } }),
  requestRestockNotice: () => ({ reply: { status: 'to-confirm' } }),
  confirmRestockNotice: () => ({ reply: { status: 'confirmed' } }),
  stopRestockNotice: () => ({ reply: { status: 'stopped' } }),
};
