import {
  type HostClient,
  isCredentialExpired,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import { fail, type Result } from '@materia/domain-kernel';
import type { Quote } from './quotes.ts';

/** Why a quote did not take the place of the cart. */
export type ConversionProblem =
  'gone' | 'forbidden' | 'expired' | 'not-confirmed' | 'busy' | 'failed';

/** Puts a quote in the place of the customer's cart, which agrees to that. Returns the new cart's id. */
export const beginQuotePurchase = async (
  host: HostClient,
  { id: quoteId, companyId: legalEntityId }: Pick<Quote, 'id' | 'companyId'>,
): Promise<Result<string, ConversionProblem>> => {
  const asked = { query: { confirmed: '1' }, headers: {} } as const;
  const answer =
    legalEntityId === undefined
      ? await host('convertQuote', { params: { quoteId }, ...asked })
      : await host('convertCompanyQuote', { params: { legalEntityId, quoteId }, ...asked });
  return answer.ok
    ? answer
    : fail(refusalMeaning('convertQuote', answer.error, CONVERSION_REFUSED, 'failed'));
};

const CONVERSION_REFUSED = {
  'not-found': 'gone',
  forbidden: 'forbidden',
  'quote-expired': 'expired',
  'quote-not-confirmed': 'not-confirmed',
  'cart-locked': 'busy',
} as const satisfies RefusalTable<'convertQuote', ConversionProblem>;

/** How the purchase of a quote ended: with the cart that is the customer's again, or not at all. */
export type QuoteEnd =
  | { readonly kind: 'ended'; readonly cart: { readonly id: string; readonly itemsCount: number } }
  | { readonly kind: 'signed-out' | 'failed' };

/** Ends the purchase of a quote. */
export const abortQuote = async (host: HostClient): Promise<QuoteEnd> => {
  const answer = await host('abortQuote', { headers: {} });
  if (!answer.ok) return { kind: isCredentialExpired(answer.error) ? 'signed-out' : 'failed' };
  const { id, items_count: itemsCount } = answer.value;
  return { kind: 'ended', cart: { id, itemsCount } };
};
