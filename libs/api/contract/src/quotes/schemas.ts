import { QUOTE_NAME_MAXIMUM } from '@materia/domain-quotes';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { cart } from '../cart/schemas.ts';
import { file } from '../wire.ts';
import type { quoteCalls } from './calls.ts';
import { quote } from './quote.ts';

const id = z.string().max(64);
const params = z.object({ quoteId: id });
const ofCompany = params.extend({ legalEntityId: id });
const done = z.literal(true);
/** The specification knows no answer that asks: without this, its client has asked already. */
const agreement = z.object({ confirmed: z.enum(['0', '1']).default('1') });
/** Tell that a browser asks before its user does. */
const headers = z.object({ 'sec-purpose': z.string().optional(), purpose: z.string().optional() });
const aborted = cart.pick({ id: true, items: true, items_count: true });

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
  convertQuote: { params, query: agreement, headers, reply: z.string() },
  abortQuote: { headers, reply: aborted },
  convertCompanyQuote: { params: ofCompany, query: agreement, headers, reply: z.string() },
  abortCompanyQuote: { params: ofCompany.pick({ legalEntityId: true }), headers, reply: aborted },
  readCompanyQuote: { params: ofCompany, reply: z.array(quote) },
  readCompanyQuotePdf: { params: ofCompany, reply: file },
  deleteCompanyQuote: { params: ofCompany, reply: done },
} as const satisfies Readonly<Record<keyof typeof quoteCalls, CallSchemas>>;
