import type { AreaResponses } from '../handlers.ts';

const receipts = {
  status: 'success',
  data: {
    digitalDocumentsPreferences: {
      digitalSaleReceiptPreference: true,
      digitalBankCardReceiptPreference: false,
    },
  },
} as const;

export const preferenceResponses: AreaResponses<'Preferences'> = {
  readPreferences: () => ({ reply: receipts }),
  changePreferences: () => ({ reply: receipts }),
  setPreferences: () => ({ reply: receipts }),
  readMyNewsletter: () => ({
    reply: {
      receive_materia_email: true,
      receive_partners_email: false,
      receive_materia_sms: false,
      stopNewsletter: false,
    },
  }),
  setMyNewsletter: () => ({ reply: { status: 'saved' } }),
};
