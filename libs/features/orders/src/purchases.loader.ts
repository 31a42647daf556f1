import { fetchFirstPurchaseYear, fetchPurchases, type PurchaseFacts } from '@materia/api-orders';
import { yearOf } from '@materia/domain-holiday-calendar';
import { parsePageNumber } from '@materia/domain-navigation';
import {
  parsePurchaseFilter,
  printPurchaseFilter,
  type PurchaseFilter,
} from '@materia/domain-documents';
import { shopRequest } from '@materia/page-request';
import { formQuery } from '@materia/ui-shop';
import { data, type LoaderFunctionArgs } from 'react-router';
import { purchasesForm } from './purchases-form.ts';

/** The filter from the query. */
export type PurchaseChoice = { readonly filter: PurchaseFilter; readonly selfServiceOnly: boolean };

export type PurchasesFacts = PurchaseChoice & {
  readonly purchases: readonly PurchaseFacts[];
  /** Years that can be chosen, newest first. */
  readonly years: readonly number[];
  /** Whether the filter for self-service tills is available. */
  readonly hasSelfServiceFilter: boolean;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** The query of a page of the purchases. */
export const purchasesQuery = ({ filter, selfServiceOnly }: PurchaseChoice, page: number): string =>
  new URLSearchParams([
    ...formQuery(purchasesForm, {
      period: printPurchaseFilter(filter),
      selfService: selfServiceOnly ? '1' : undefined,
    }),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();

/**
 * Loads a page of the customer's purchases. An invalid filter is ignored; a page beyond the last is
 * a 404.
 */
export const loadPurchases = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<PurchasesFacts> => {
  const shop = context.get(shopRequest);
  const query = new URL(request.url).searchParams;
  const requested = parsePageNumber(query.get('page'));
  const page = requested.ok ? requested.value : 1;
  const sent = purchasesForm.read(query);
  const chosen = parsePurchaseFilter(sent.period);
  const filter: PurchaseFilter = chosen.ok ? chosen.value : { kind: 'recent' };
  const hasSelfServiceFilter = shop.flags.ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER;
  const selfServiceOnly = hasSelfServiceFilter && sent.selfService === '1';
  const [{ purchases, total, pageCount }, first] = await Promise.all([
    fetchPurchases(shop.host, { filter, selfServiceOnly, page }, shop.market),
    fetchFirstPurchaseYear(shop.host, shop.market),
  ]);
  if (page > Math.max(1, pageCount)) throw data(null, { status: 404 });
  shop.session.keepPurchaseList({
    list: 'myPurchases',
    query: purchasesQuery({ filter, selfServiceOnly }, page),
  });
  return {
    filter,
    selfServiceOnly,
    hasSelfServiceFilter,
    purchases,
    years: yearsSince(first, yearOf(shop.today)),
    total,
    page,
    pageCount,
  };
};

const yearsSince = (first: number | undefined, today: number): readonly number[] =>
  first === undefined
    ? []
    : Array.from({ length: Math.max(1, today - first + 1) }, (_, ago) => today - ago);
