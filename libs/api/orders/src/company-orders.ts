import type { HostClient } from '@materia/api-client-kernel';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { fromMajorUnits, type Money } from '@materia/domain-money';
import { todayIn } from '@materia/platform-clock';
import type { OrderPage } from './order-calls.ts';
import { type TrackedOrder, readOrder } from './order.ts';

/** One page of a company's orders, newest first; undefined for a member who may not see them. */
export const fetchCompanyOrders = async (
  host: HostClient,
  legalEntityId: string,
  page: number,
): Promise<OrderPage | undefined> => {
  const answer = await host('listCompanyOrders', { params: { legalEntityId }, query: { page } });
  if (!answer.ok) return undefined;
  const { orders, total, page: shown, page_count: pageCount } = answer.value;
  return { orders: orders.map(readOrder), total, page: shown, pageCount };
};

/** One order of a company; undefined if it has none of this number, or the member may not see it. */
export const fetchCompanyOrder = async (
  host: HostClient,
  legalEntityId: string,
  orderId: string,
): Promise<TrackedOrder | undefined> => {
  const answer = await host('readCompanyOrder', {
    params: { legalEntityId, orderId },
    query: {},
  });
  return answer.ok ? readOrder(answer.value) : undefined;
};

export type CompanyInvoice = {
  readonly number: string;
  readonly date: PlainDate;
  readonly orderNumber: string | undefined;
  readonly total: Money;
};

export type CompanyInvoicePage = {
  readonly invoices: readonly CompanyInvoice[];
  readonly page: number;
  readonly pageCount: number;
};

const PAGE_SIZE = 20;

/** One page of the invoices of a company's orders, newest first. */
export const fetchCompanyInvoices = async (
  host: HostClient,
  legalEntityId: string,
  page: number,
): Promise<CompanyInvoicePage | undefined> => {
  const answer = await host('listCompanyInvoices', {
    params: { legalEntityId, pageSize: PAGE_SIZE, pageId: page },
  });
  if (!answer.ok) return undefined;
  const { invoices, page: shown, page_count: pageCount } = answer.value;
  return {
    invoices: invoices.flatMap(({ invoiceNumber, invoiceDate, orderId, currency, grandTotal }) => {
      const date = parsePlainDate(invoiceDate);
      return date.ok
        ? [
            {
              number: invoiceNumber,
              date: date.value,
              orderNumber: orderId,
              total: fromMajorUnits(grandTotal, currency),
            },
          ]
        : [];
    }),
    page: shown,
    pageCount,
  };
};

export type CompanyReceipt = {
  readonly id: string;
  readonly date: PlainDate;
  readonly store: string;
  readonly orderNumber: string | undefined;
  readonly total: Money;
};

export type CompanyReceiptPage = {
  readonly receipts: readonly CompanyReceipt[];
  readonly page: number;
  readonly pageCount: number;
};

/** One page of the receipts of a company's orders, newest first, with days in a time zone. */
export const fetchCompanyReceipts = async (
  host: HostClient,
  legalEntityId: string,
  page: number,
  timeZone: string,
): Promise<CompanyReceiptPage | undefined> => {
  const answer = await host('listCompanyReceipts', {
    params: { legalEntityId, pageSize: PAGE_SIZE, pageId: page },
  });
  if (!answer.ok) return undefined;
  const { receipts, page: shown, page_count: pageCount } = answer.value;
  return {
    receipts: receipts.map(
      ({ receiptId, createdAt, retailerInfo, orderId, currency, grandTotal }) => ({
        id: receiptId,
        date: todayIn(timeZone, createdAt),
        store: retailerInfo.name,
        orderNumber: orderId,
        total: fromMajorUnits(grandTotal, currency),
      }),
    ),
    page: shown,
    pageCount,
  };
};
