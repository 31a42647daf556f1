import type { Quote } from '@materia/api-orders';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { quoteActions } from '@materia/domain-quotes';
import { shopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { priceViewer } from '@materia/api-catalogue';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { quoteOf } from './quote-details.loader.ts';

export type ConvertQuoteFacts = {
  readonly quote: Quote;
  readonly today: PlainDate;
  readonly viewer: ShopViewer;
};

/** What the customer agrees to. A quote that cannot be bought any more leads to its page. */
export const loadConvertQuote = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<ConvertQuoteFacts> => {
  const shop = context.get(shopRequest);
  const quote = await quoteOf(shop, params['quoteId']);
  if (!quoteActions(quote, shop.today).convert)
    throw redirect(shop.to('quoteDetails', { quoteId: quote.id }), 303);
  return { quote, today: shop.today, viewer: priceViewer(shop) };
};
