import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Quote } from './quotes.ts';

/** Why a quote did not take the place of the cart. */
export type ConversionProblem =
  'gone' | 'forbidden' | 'expired' | 'not-confirmed' | 'busy' | 'failed';

/** Puts a quote in the place of the customer's cart, which agrees to that. Returns the new cart's id. */
export const convertQuote = async (
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

/** Ends the purchase of a quote. Returns the cart that is the customer's again. */
export const abortQuote = async (
  host: HostClient,
): Promise<
  Result<{ readonly id: string; readonly itemsCount: number }, 'signed-out' | 'failed'>
> => {
  const answer = await host('abortQuote', { headers: {} });
  if (answer.ok) return ok({ id: answer.value.id, itemsCount: answer.value.items_count });
  return fail(answer.error.code === 'unauthenticated' ? 'signed-out' : 'failed');
};
