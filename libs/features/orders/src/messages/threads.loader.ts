import {
  fetchOrder,
  fetchOrderThreads,
  fetchThreadReasons,
  type OfferedReason,
  type ThreadSummary,
} from '@materia/api-orders';
import { parsePageNumber } from '@materia/domain-navigation';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';

/** The line that the link of a product names. */
export const LINE_PARAMETER = 'line';

/** A thread as a list shows it. */
export type ThreadEntry = ThreadSummary & { readonly updated: ZonedMoment };

export type ThreadsFacts = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly seller: string | undefined;
  readonly reasons: readonly OfferedReason[];
  readonly guaranteeUntil: PlainDate | undefined;
  readonly lines: readonly {
    readonly lineNumber: number;
    readonly name: string;
    readonly quantity: number;
    /** Chosen by the link that leads here, or because it is the only one. */
    readonly isChosen: boolean;
  }[];
  readonly threads: readonly ThreadEntry[];
  readonly page: number;
  readonly pageCount: number;
};

/** Loads the threads about an order, and what a new one needs. */
export const loadThreads = async ({
  context,
  params,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>): Promise<ThreadsFacts> => {
  const { host, market } = context.get(shopRequest);
  const orderId = params['orderId'] ?? '';
  const query = new URL(request.url).searchParams;
  const requested = parsePageNumber(query.get('page'));
  const page = requested.ok ? requested.value : 1;
  const [order, offered, listed] = await Promise.all([
    fetchOrder(host, orderId),
    fetchThreadReasons(host, orderId),
    fetchOrderThreads(host, orderId, page),
  ]);
  if (order === undefined || offered === undefined || listed === undefined)
    throw data(null, { status: 404 });
  if (page > Math.max(1, listed.pageCount)) throw data(null, { status: 404 });
  const wanted = query.get(LINE_PARAMETER);
  return {
    orderId,
    orderNumber: order.number,
    ...offered,
    lines: order.lines.map(({ lineNumber, name, quantity }) => ({
      lineNumber,
      name,
      quantity,
      isChosen: order.lines.length === 1 || wanted === String(lineNumber),
    })),
    threads: listed.threads.map((thread) => ({
      ...thread,
      updated: zonedMoment(thread.updatedAt, market.timeZone),
    })),
    page,
    pageCount: listed.pageCount,
  };
};
