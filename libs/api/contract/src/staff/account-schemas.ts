import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { accountDeskCalls } from './account-calls.ts';

export const accountDeskSchemas = {
  precreateAccount: {
    body: z.object({
      /** The mailbox to which the link goes. */
      email: z.string().max(FIELD_MAXIMUMS.email),
      /** The name under which the store's system knows the account; the mailbox by default. */
      genericEmail: z.string().max(FIELD_MAXIMUMS.email).optional(),
      firstname: z.string().trim().min(1).max(FIELD_MAXIMUMS.firstname),
      lastname: z.string().trim().min(1).max(FIELD_MAXIMUMS.lastname),
      mobile: z.string().max(20).optional(),
      retailer_id: z.string().max(20).optional(),
    }),
    reply: z.object({ id: z.string() }),
  },
} as const satisfies Readonly<Record<keyof typeof accountDeskCalls, CallSchemas>>;
