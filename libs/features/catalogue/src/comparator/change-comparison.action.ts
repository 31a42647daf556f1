import { type ComparisonFailure, fetchComparison } from '@materia/api-catalogue';
import { outageAs } from '@materia/api-client-kernel';
import { isReference, MOST_COMPARED } from '@materia/domain-comparison';
import { fail, unreachable } from '@materia/domain-kernel';
import { safeReturnPath } from '@materia/domain-navigation';
import { type ShopRequest, shopRequest } from '@materia/page-request';
import { COMPARISON_FORMS, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { REFUSED_PARAMETER, SKU_PARAMETER } from './comparator-query.ts';
import type { RefusedComparison } from './comparator.loader.ts';

/**
 * Adds a product to the comparison, removes one, clears it, or restarts it with one product, and
 * returns to the page that asked. The host decides what can be compared. Rejections are shown on the comparison page.
 */
export const changeComparison = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>): Promise<Response> => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const page = shop.to('comparator');
  const { sku, returnTo } = COMPARISON_FORMS.add.read(form);
  const kind = sentForm(form, COMPARISON_FORMS);
  switch (kind) {
    case 'clear':
      shop.session.keepCompared([]);
      return redirect(safeReturnPath(returnTo, page), 303);
    case 'remove':
      shop.session.keepCompared(shop.compared.filter((other) => other !== sku));
      return redirect(safeReturnPath(returnTo, page), 303);
    case 'restart':
      return add(shop, [], validReference(sku), page);
    case 'add':
      return add(shop, shop.compared, validReference(sku), safeReturnPath(returnTo, page));
    case undefined:
      throw data(null, { status: 400 });
    default:
      return unreachable(kind);
  }
};

const validReference = (sku: string): string => {
  if (!isReference(sku)) throw data(null, { status: 400 });
  return sku;
};

const add = async (
  shop: ShopRequest,
  compared: readonly string[],
  sku: string,
  returnTo: string,
): Promise<Response> => {
  if (compared.includes(sku)) return redirectWithMessage(shop, 'comparator.alreadyThere', returnTo);
  const candidates = [...compared, sku];
  // A fifth product is checked against one of the others only: a different category is the more
  // useful reason to report.
  const isFull = candidates.length > MOST_COMPARED;
  const found = await fetchComparison(
    shop.host,
    { skus: isFull ? candidates.slice(-2) : candidates, storeId: shop.store.id },
    shop.market.currency,
  ).catch(outageAs(fail({ kind: 'unknown' })));
  if (!found.ok) return refusal(shop, REFUSED[found.error.kind], sku);
  if (isFull) return refusal(shop, 'full', sku);
  shop.session.keepCompared(found.value.products.map((product) => product.sku));
  return redirectWithMessage(shop, 'comparator.added', returnTo);
};

/** What the page shows of a comparison that was refused: without a product, an error of the shop. */
const REFUSED = {
  'other-category': 'other-category',
  unknown: 'failed',
} as const satisfies Readonly<Record<ComparisonFailure['kind'], RefusedComparison['kind']>>;

const redirectWithMessage = (
  shop: ShopRequest,
  key: 'comparator.added' | 'comparator.alreadyThere',
  returnTo: string,
): Response => {
  shop.session.flash({ type: key === 'comparator.added' ? 'success' : 'information', key });
  return redirect(returnTo, 303);
};

const refusal = (shop: ShopRequest, kind: RefusedComparison['kind'], sku: string): Response =>
  redirect(
    `${shop.to('comparator')}?${new URLSearchParams({ [REFUSED_PARAMETER]: kind, [SKU_PARAMETER]: sku })}`,
    303,
  );
