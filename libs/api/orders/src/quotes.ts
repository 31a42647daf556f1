import { pictureUrl } from '@materia/api-catalogue';
import type { HostClient } from '@materia/api-client-kernel';
import { ACTIVE_QUOTE_STATUS, type Reply } from '@materia/api-contract';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fromMajorUnits, type Money, money } from '@materia/domain-money';
import type { PriceBasis, SalesTax, TaxedAmount } from '@materia/domain-pricing';
import type { QuoteDates } from '@materia/domain-quotes';
import type { TrackedOrder } from './order.ts';
import { companyOf } from './quote-file.ts';

/** A quote as its page shows it. */
export type Quote = QuoteDates & {
  readonly id: string;
  readonly number: string;
  /** The customer's name for it. */
  readonly name: string | undefined;
  readonly store: TrackedOrder['store'];
  readonly lines: readonly QuoteLine[];
  /** Charges besides the lines, such as the preparation. */
  readonly charges: Money;
  readonly eco: Money;
  readonly salesTax: SalesTax;
  /** Whether the prices were agreed with tax or, for firms, without. */
  readonly priceBasis: PriceBasis;
  readonly taxes: readonly { readonly rate: number; readonly tax: Money }[];
  readonly total: TaxedAmount;
  /** The company of which a member made it; undefined for the customer's own. */
  readonly companyId: string | undefined;
};

export type QuoteLine = {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly image: string;
  readonly quantity: number;
  /** The amounts on the basis of the quote. */
  readonly unit: Money;
  readonly total: Money;
  readonly discount: undefined;
  readonly vendorName: string;
};

export type QuoteListPage = {
  readonly quotes: readonly Quote[];
  readonly page: number;
  readonly pageCount: number;
};

/** Quotes contain what the shop sells itself, which bears its name. */
type QuoteMarket = { readonly id: string; readonly name: string };

/** One page of the customer's quotes, newest first; `validOnly` leaves out expired ones. */
export const fetchQuotes = async (
  host: HostClient,
  { page, validOnly }: { readonly page: number; readonly validOnly: boolean },
  market: QuoteMarket,
): Promise<QuoteListPage> => {
  const answer = await host('listOrders', {
    query: {
      'params[typesActe]': 'quote',
      ...(validOnly && { 'params[status]': ACTIVE_QUOTE_STATUS }),
      page,
    },
  });
  if (!answer.ok) return { quotes: [], page, pageCount: 0 };
  const { quotes = [], page: shown, page_count: pageCount } = answer.value;
  return { quotes: quotes.map((quote) => readQuote(quote, market)), page: shown, pageCount };
};

/**
 * A quote of the customer, or of a colleague in the customer's company; undefined for anybody else's
 * as well as for a missing one.
 */
export const fetchQuote = async (
  host: HostClient,
  quoteId: string,
  market: QuoteMarket,
): Promise<Quote | undefined> => {
  const own = await host('readQuote', { params: { quoteId } });
  const [quote] = own.ok ? own.value : [];
  if (quote !== undefined) return readQuote(quote, market);
  const legalEntityId = await companyOf(host);
  if (legalEntityId === undefined) return undefined;
  const colleagues = await host('readCompanyQuote', { params: { legalEntityId, quoteId } });
  const [shared] = colleagues.ok ? colleagues.value : [];
  return shared && readQuote(shared, market, legalEntityId);
};

/** Deletes a quote; false if it is gone already, or the customer may not. */
export const deleteQuote = async (
  host: HostClient,
  { id: quoteId, companyId: legalEntityId }: Pick<Quote, 'id' | 'companyId'>,
): Promise<boolean> => {
  const answer =
    legalEntityId === undefined
      ? await host('deleteQuote', { params: { quoteId } })
      : await host('deleteCompanyQuote', { params: { legalEntityId, quoteId } });
  return answer.ok;
};

const readQuote = (
  quote: Reply<'readQuote'>[number],
  market: QuoteMarket,
  companyId?: string,
): Quote => {
  const amount = (value: number): Money => fromMajorUnits(value, quote.currency);
  const isNet = quote.priceBasis === 'excluded';
  return {
    id: quote.id,
    number: quote.number,
    name: quote.name,
    createdOn: dayOf(quote.date),
    validUntil: dayOf(quote.expiryDate),
    store: quote.retailerInfo,
    lines: quote.lines.map((line, at) => {
      const total = amount(isNet ? line.row_total : line.row_total_incl_tax);
      return {
        id: String(at + 1),
        sku: line.item_id,
        name: line.name,
        urlKey: line.customData.urlKey,
        image: pictureUrl(market.id, line.customData.imageUrl),
        quantity: line.qty,
        unit: isNet
          ? money(Math.round(total.minor / line.qty), quote.currency)
          : amount(line.price),
        total,
        discount: undefined,
        vendorName: market.name,
      };
    }),
    charges: amount(quote.chargesTotal),
    eco: amount(quote.totalAmountEcopart),
    salesTax: quote.salesTax,
    priceBasis: quote.priceBasis,
    taxes: quote.vatRates.map(({ vatRate, taxAmount }) => ({
      rate: vatRate,
      tax: amount(taxAmount),
    })),
    total: { included: amount(quote.grandTotal), excluded: amount(quote.grandTotalHt) },
    companyId,
  };
};

const dayOf = (text: string): PlainDate => {
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error(`A quote has a day: ${text}`);
  return day.value;
};
