import { fetchMyCompany, type MyCompany } from '@materia/api-account';
import {
  fetchCompanyOrder,
  fetchCompanyOrders,
  type OrderFacts,
  orderFacts,
} from '@materia/api-orders';
import { companyMay } from '@materia/domain-customer';
import { parsePageNumber } from '@materia/domain-navigation';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type DocumentListFacts, loadDocumentList } from '../invoices/document-list.ts';

type PageArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** The customer's company; its pages are not found for anybody else. */
export const companyOf = async ({ host }: ShopRequest): Promise<MyCompany> =>
  found(await fetchMyCompany(host));

/** What a member may not see is not found, as what does not exist. */
const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw data(null, { status: 404 });
  return value;
};

const pageOf = (request: Request): number => {
  const requested = parsePageNumber(new URL(request.url).searchParams.get('page'));
  return requested.ok ? requested.value : 1;
};

export type CompanyOrdersFacts = {
  readonly company: string;
  readonly orders: readonly OrderFacts[];
  readonly page: number;
  readonly pageCount: number;
};

export const loadCompanyOrders = async ({
  context,
  request,
}: PageArgs): Promise<CompanyOrdersFacts> => {
  const shop = context.get(shopRequest);
  const company = await companyOf(shop);
  const page = pageOf(request);
  const { orders, pageCount } = found(await fetchCompanyOrders(shop.host, company.id, page));
  if (page > Math.max(1, pageCount)) throw data(null, { status: 404 });
  return {
    company: company.name,
    orders: orders.map((order) => orderFacts(order, shop.market)),
    page,
    pageCount,
  };
};

export const loadCompanyOrder = async ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<{ readonly order: OrderFacts }> => {
  const shop = context.get(shopRequest);
  const { id } = await companyOf(shop);
  const order = found(await fetchCompanyOrder(shop.host, id, params['orderId'] ?? ''));
  return { order: orderFacts(order, shop.market) };
};

export type CompanyDocumentsFacts = DocumentListFacts & {
  readonly company: string;
  /** Whether the orders of the documents may be opened as well. */
  readonly seesOrders: boolean;
};

export const loadCompanyDocuments = async ({
  context,
  request,
}: PageArgs): Promise<CompanyDocumentsFacts> => {
  const shop = context.get(shopRequest);
  const company = await companyOf(shop);
  return {
    company: company.name,
    seesOrders: companyMay(company.role, 'see-orders'),
    ...(await loadDocumentList(shop, request, company.id)),
  };
};
