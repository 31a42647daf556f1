import { z } from 'zod';
import { USER_CONSENT_FIELDS } from '../brand-key.ts';
import type { CallSchemas } from '../call.ts';
import type { preferenceCalls } from './calls.ts';

const receipts = z.strictObject({
  /** The receipt of a purchase comes by mail, and no till prints it. */
  digitalSaleReceiptPreference: z.boolean(),
  /** The slip of a card payment comes with it. */
  digitalBankCardReceiptPreference: z.boolean(),
});

const preferencesReply = z.object({
  status: z.enum(['success', 'error']),
  data: z.object({ digitalDocumentsPreferences: receipts }),
});

const newsletter = z.strictObject({
  [USER_CONSENT_FIELDS.shopEmail]: z.boolean(),
  [USER_CONSENT_FIELDS.partnersEmail]: z.boolean(),
  [USER_CONSENT_FIELDS.shopSms]: z.boolean(),
  /** Ends everything, whatever the other fields say. */
  stopNewsletter: z.boolean(),
});

export const preferenceSchemas = {
  readPreferences: { reply: preferencesReply },
  changePreferences: {
    body: z.strictObject({ digitalDocumentsPreferences: receipts.partial() }),
    reply: preferencesReply,
  },
  setPreferences: {
    body: z.strictObject({ digitalDocumentsPreferences: receipts }),
    reply: preferencesReply,
  },
  readMyNewsletter: { reply: newsletter },
  setMyNewsletter: {
    body: newsletter,
    reply: z.object({
      /** `to-confirm`: the owner of the mailbox confirms by a mail first. */
      status: z.enum(['saved', 'to-confirm']),
    }),
  },
} as const satisfies Readonly<Record<keyof typeof preferenceCalls, CallSchemas>>;
