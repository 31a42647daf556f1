import { fetchComparison, pictureUrl } from '@materia/api-catalogue';
import { outageAs } from '@materia/api-client-kernel';
import { fail } from '@materia/domain-kernel';
import type { RouteName } from '@materia/market-model';
import type { ComparisonEntry, ShopRequest } from '@materia/page-request';
import { PAGES } from '../routes/pages.ts';

/** Whether products can be compared on a page, which then shows those that already are. */
export const showsComparison = (page: RouteName | undefined): boolean =>
  page !== undefined &&
  page !== 'comparator' &&
  PAGES[page].texts.some((namespace) => namespace === 'comparator');

/** The products in the comparison of this browser, for the tray of such a page. */
export const comparisonEntries = async (
  { host, compared, store, market }: ShopRequest,
  page: RouteName | undefined,
): Promise<readonly ComparisonEntry[]> => {
  if (compared.length === 0 || !showsComparison(page)) return [];
  const found = await fetchComparison(
    host,
    { skus: compared, storeId: store.id },
    market.currency,
  ).catch(outageAs(fail({ kind: 'unknown' })));
  return found.ok
    ? found.value.products.map(({ sku, name, images }) => ({
        sku,
        name,
        picture: pictureUrl(market.id, images[0] ?? ''),
      }))
    : [];
};
