import { QUOTE_NAME_MAXIMUM } from '@materia/domain-quotes';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { file } from '../wire.ts';
import type { quoteCalls } from './calls.ts';
import { quote } from './quote.ts';

const id = z.string().max(64);
const params = z.object({ quoteId: id });
const ofCompany = params.extend({ legalEntityId: id });
const done = z.literal(true);

export const quoteSchemas = {
  createQuote: {
    body: z.object({
      request: z.object({
        retailer_id: z.string().max(20),
        cart_id: id,
        name: z.string().trim().max(QUOTE_NAME_MAXIMUM).optional(),
        /** The price context is that of the account, whatever is sent. */
        is_pro_card: z.boolean().optional(),
      }),
    }),
    reply: z.array(quote),
  },
  readQuote: { params, reply: z.array(quote) },
  readQuotePdf: { params, reply: file },
  deleteQuote: { params, reply: done },
  readCompanyQuote: { params: ofCompany, reply: z.array(quote) },
  readCompanyQuotePdf: { params: ofCompany, reply: file },
  deleteCompanyQuote: { params: ofCompany, reply: done },
} as const satisfies Readonly<Record<keyof typeof quoteCalls, CallSchemas>>;
