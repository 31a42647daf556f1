import type { PersonalDataFile } from '@materia/api-contract';
import type { AreaResponses } from '../handlers.ts';

const FILE: PersonalDataFile = {
  title: 'Your data',
  note: 'Everything that the shop knows of you.',
  created_at: '2026-11-20T09:00:00.000Z',
  reference: 'D-1',
  sections: [{ name: 'account', title: 'Account', entries: [{ firstName: 'Anna' }] }],
};

export const personalDataResponses: AreaResponses<'Personal data'> = {
  readMyErasure: () => ({
    reply: {
      open_orders: [],
      unpaid_purchases: [],
      kept: [
        { reason: 'tax documents', years: 5 },
        { reason: 'contracts and claims', years: 6 },
      ],
    },
  }),
  exportMyData: () => ({ reply: new Blob([JSON.stringify(FILE)]).stream() }),
  eraseMyData: () => ({ reply: { reference: 'D-1' } }),
};
