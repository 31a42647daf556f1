import type { ParsedInput, Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { rateWindow } from '@materia/platform-network';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type WithDb, withTx } from '../../platform/database/with-tx.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import {
  deleteQuoteRow,
  findCompanyQuote,
  findQuote,
  type QuoteRow,
} from '../documents/repository.ts';
import { abortConversionOf } from '../cart/conversions.ts';
import { wireCart } from '../cart/wire-cart.ts';
import { wireQuote } from '../documents/wire-documents.ts';
import { pdfFiles } from '../pdf-documents/pdf-files.ts';
import { putQuoteIntoCart } from './convert-quote.ts';
import { createQuote } from './create-quote.ts';
import { ownCart } from './own-cart.ts';

type QuoteCall =
  | 'createQuote'
  | 'readQuote'
  | 'readQuotePdf'
  | 'deleteQuote'
  | 'convertQuote'
  | 'abortQuote'
  | 'readCompanyQuote'
  | 'readCompanyQuotePdf'
  | 'deleteCompanyQuote'
  | 'convertCompanyQuote'
  | 'abortCompanyQuote';

type Ahead = ParsedInput<'abortQuote'>['headers'];

const HOUR_MS = 3_600_000;
/** Quotes that an account makes in an hour. */
const CREATIONS = 60;
/** Whether a browser asks before its user has done anything. */
const isAhead = (headers: Ahead): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => purpose?.includes('prefetch'));

const FORBIDDEN = fail({ kind: 'forbidden' } as const);
const NOT_FOUND = fail({ kind: 'not-found' } as const);

const ownerOf = ({ market, customer }: CustomerContext) => ({
  market: market.id,
  customerId: customer.customerId,
});

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
    context: CustomerContext,
  ): Promise<Result<QuoteRow, Refusal<'not-found'>>> => {
    const row = await findQuote(db, ownerOf(context), quoteId);
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

  /** Ends a conversion and gives the customer's own cart, with those of a guest that waited for it. */
  const abort = async (
    headers: Ahead,
    context: CustomerContext,
  ): Promise<Result<Reply<'abortQuote'>, Refusal<'forbidden'>>> => {
    if (isAhead(headers)) return FORBIDDEN;
    await withTx(db, (tx) => abortConversionOf(tx, context.market.id, context.customer.customerId));
    const { id, read } = await ownCart(db, context);
    if (read === undefined) return ok({ id, items: [], items_count: 0 });
    const { items, items_count } = wireCart(read).cart;
    return ok({ id, items, items_count });
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
    convertQuote: async ({ params, query, headers }, context) =>
      isAhead(headers)
        ? FORBIDDEN
        : putQuoteIntoCart(
            db,
            (tx) => findQuote(tx, ownerOf(context), params.quoteId),
            query.confirmed === '1',
            context,
          ),
    abortQuote: ({ headers }, context) => abort(headers, context),
    convertCompanyQuote: async ({ params, query, headers }, context) => {
      if (isAhead(headers)) return FORBIDDEN;
      const may = await memberWith(db, 'buy', params.legalEntityId, context);
      return may.ok
        ? putQuoteIntoCart(
            db,
            (tx) => findCompanyQuote(tx, context.market.id, params.legalEntityId, params.quoteId),
            query.confirmed === '1',
            context,
          )
        : may;
    },
    abortCompanyQuote: async ({ params, headers }, context) => {
      const may = await memberWith(db, 'buy', params.legalEntityId, context);
      return may.ok ? abort(headers, context) : may;
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
