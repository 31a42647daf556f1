import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { rateWindow } from '@materia/platform-network';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import {
  deleteQuoteRow,
  findCompanyQuote,
  findQuote,
  type QuoteRow,
} from '../documents/repository.ts';
import { wireQuote } from '../documents/wire-documents.ts';
import { pdfFiles } from '../pdf-documents/pdf-files.ts';
import { createQuote } from './create-quote.ts';

type QuoteCall =
  | 'createQuote'
  | 'readQuote'
  | 'readQuotePdf'
  | 'deleteQuote'
  | 'readCompanyQuote'
  | 'readCompanyQuotePdf'
  | 'deleteCompanyQuote';

const HOUR_MS = 3_600_000;
/** Quotes that an account makes in an hour. */
const CREATIONS = 60;
const NOT_FOUND = fail({ kind: 'not-found' } as const);

/**
 * Quotes of the customer, and of companies for their members. Another person's quote and a missing
 * one get the same response.
 */
export const quoteHandlers = ({
  db,
  drawer,
}: WithDb & { readonly drawer: PdfDrawer }): Pick<Handlers, QuoteCall> => {
  const draw = pdfFiles(drawer);
  const mayCreate = rateWindow({ attempts: CREATIONS, windowMs: HOUR_MS });

  const own = async (
    quoteId: string,
    { market, customer }: CustomerContext,
  ): Promise<Result<QuoteRow, Refusal<'not-found'>>> => {
    const owner = { market: market.id, customerId: customer.customerId };
    const row = await findQuote(db, owner, quoteId);
    return row === undefined ? NOT_FOUND : ok(row);
  };

  /** A quote of the company; whoever may see its orders may see what they would cost. */
  const ofCompany = async (
    { legalEntityId, quoteId }: { readonly legalEntityId: string; readonly quoteId: string },
    context: CustomerContext,
  ): Promise<Result<QuoteRow, Refusal<'not-found'> | Refusal<'forbidden'>>> => {
    const may = await memberWith(db, 'see-orders', legalEntityId, context);
    if (!may.ok) return may;
    const row = await findCompanyQuote(db, context.market.id, legalEntityId, quoteId);
    return row === undefined ? NOT_FOUND : ok(row);
  };

  const wired = (
    row: QuoteRow,
    { today, market }: CustomerContext,
  ): Result<Reply<'readQuote'>, never> => ok([wireQuote(row, today, market)]);
  const deleted = async (row: QuoteRow) => {
    await deleteQuoteRow(db, row);
    return ok(true as const);
  };

  return {
    createQuote: async ({ body }, context) => {
      const { market, customer, now } = context;
      if (!mayCreate(`${market.id}:${customer.customerId}`, now))
        return fail({ kind: 'too-many-requests' });
      const created = await createQuote(db, body.request, context);
      return created.ok ? wired(created.value, context) : created;
    },
    readQuote: async ({ params }, context) => {
      const quote = await own(params.quoteId, context);
      return quote.ok ? wired(quote.value, context) : quote;
    },
    readQuotePdf: async ({ params }, context) => {
      const quote = await own(params.quoteId, context);
      return quote.ok ? draw({ kind: 'quote', row: quote.value }, context.market) : quote;
    },
    deleteQuote: async ({ params }, context) => {
      const quote = await own(params.quoteId, context);
      return quote.ok ? deleted(quote.value) : quote;
    },
    readCompanyQuote: async ({ params }, context) => {
      const quote = await ofCompany(params, context);
      return quote.ok ? wired(quote.value, context) : quote;
    },
    readCompanyQuotePdf: async ({ params }, context) => {
      const quote = await ofCompany(params, context);
      return quote.ok ? draw({ kind: 'quote', row: quote.value }, context.market) : quote;
    },
    deleteCompanyQuote: async ({ params }, context) => {
      const quote = await ofCompany(params, context);
      return quote.ok ? deleted(quote.value) : quote;
    },
  };
};
