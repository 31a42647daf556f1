import { fetchProduct } from '@materia/api-catalogue';
import {
  fetchMyReview,
  fetchReviews,
  type ReviewOrder,
  type ReviewPage,
} from '@materia/api-reviews';
import { parsePageNumber } from '@materia/domain-navigation';
import type { ReviewState } from '@materia/domain-reviews';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { reviewOrderForm } from './review-order-form.ts';

/** Whether the visitor may write: guests must sign in, customers write one review. */
export type Author =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer';
      readonly hasBought: boolean;
      readonly state: ReviewState | undefined;
    };

export type ReviewsFacts = {
  readonly product: { readonly name: string; readonly sku: string; readonly path: string };
  readonly list: ReviewPage;
  readonly order: ReviewOrder;
  readonly author: Author;
};

/**
 * Loads the reviews of a product, for everyone. An unknown product and a page beyond the last one
 * are a 404.
 */
export const loadReviews = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<ReviewsFacts> => {
  const shop = context.get(shopRequest);
  const sku = params['skuProduct'] ?? '';
  const order = reviewOrderForm.read(url.searchParams).order ?? 'newest';
  const requested = parsePageNumber(url.searchParams.get('page') ?? '1');
  const page = requested.ok ? requested.value : 1;
  const [product, list, mine] = await Promise.all([
    fetchProduct(shop.host, sku),
    fetchReviews(shop.host, sku, page, order),
    shop.customer === undefined ? undefined : fetchMyReview(shop.host, sku),
  ]);
  if (product === undefined || list === undefined || page > Math.max(1, list.pageCount))
    throw data(null, { status: 404 });
  return {
    product: {
      name: product.name,
      sku: product.sku,
      path: shop.to('product', { urlKey: product.urlKey }),
    },
    list,
    order,
    author:
      shop.customer === undefined
        ? { kind: 'guest' }
        : { kind: 'customer', hasBought: mine?.hasBought === true, state: mine?.state },
  };
};
