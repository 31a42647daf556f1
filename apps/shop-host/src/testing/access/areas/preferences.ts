import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

const digitalDocumentsPreferences = {
  digitalSaleReceiptPreference: true,
  digitalBankCardReceiptPreference: false,
};

export const preferenceRows: AreaRows<'Preferences'> = {
  readPreferences: { subject: 'account', input: nothing },
  changePreferences: {
    subject: 'account',
    input: () => ({ body: { digitalDocumentsPreferences } }),
  },
  setPreferences: {
    subject: 'account',
    input: () => ({ body: { digitalDocumentsPreferences } }),
  },
  readMyNewsletter: { subject: 'account', input: nothing },
  setMyNewsletter: {
    subject: 'account',
    input: () => ({
      body: {
        receive_materia_email: true,
        receive_partners_email: false,
        receive_materia_sms: false,
        stopNewsletter: false,
      },
    }),
  },
};
