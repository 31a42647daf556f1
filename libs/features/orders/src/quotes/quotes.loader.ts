import { fetchQuotes, type QuoteListPage } from '@materia/api-orders';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { parsePageNumber } from '@materia/domain-navigation';
import { priceViewer } from '@materia/api-catalogue';
import { shopRequest } from '@materia/page-request';
import type { ShopViewer } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';

export type QuotesFacts = QuoteListPage & {
  readonly today: PlainDate;
  readonly viewer: ShopViewer;
};

/**
 * Loads a page of the customer's quotes, newest first. An invalid page counts as page 1, one beyond
 * the last is a 404.
 */
export const loadQuotes = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<QuotesFacts> => {
  const shop = context.get(shopRequest);
  const requested = parsePageNumber(new URL(request.url).searchParams.get('page'));
  const page = requested.ok ? requested.value : 1;
  const found = await fetchQuotes(shop.host, { page, validOnly: false }, shop.market);
  if (page > Math.max(1, found.pageCount)) throw data(null, { status: 404 });
  return { ...found, today: shop.today, viewer: priceViewer(shop) };
};
