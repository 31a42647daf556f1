import { pictureUrl } from '@materia/api-catalogue';
import type { HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import { fromMajorUnits } from '@materia/domain-money';
import type { PriceBasis, TaxedAmount } from '@materia/domain-pricing';
import { listsOf, printPurchaseFilter, type PurchaseFilter } from '@materia/domain-documents';
import type { OrderOrigin, OrderType } from '@materia/domain-order';
import { zonedMoment, type ZonedMoment } from '@materia/platform-clock';
import { type OrderFacts, orderFacts, type OrderMarket } from './order-facts.ts';
import { readOrder } from './order.ts';

/** A purchase, as the list shows it: what was ordered at once, or a purchase at a till. */
export type PurchaseFacts = {
  readonly id: string;
  readonly type: OrderType;
  readonly origin: OrderOrigin;
  readonly boughtAt: Pick<ZonedMoment, 'date' | 'minutesOfDay'>;
  readonly storeName: string;
  /** What was paid, with tax and without, and which of both was agreed. */
  readonly total: TaxedAmount;
  readonly priceBasis: PriceBasis;
  readonly quantity: number;
  /** Whether it has a tracking page. */
  readonly isOrder: boolean;
  /** Its orders, one for each seller and delivery; none for a purchase at a till. */
  readonly orders: readonly OrderFacts[];
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly urlKey: string;
    readonly picture: string;
  }[];
};

export type PurchaseQuestion = {
  readonly filter: PurchaseFilter;
  readonly selfServiceOnly: boolean;
  readonly page: number;
};
export type PurchasePage = {
  readonly purchases: readonly PurchaseFacts[];
  readonly total: number;
  readonly pageCount: number;
};

/** One page of the customer's purchases, newest first. */
export const fetchPurchases = async (
  host: HostClient,
  { filter, selfServiceOnly, page }: PurchaseQuestion,
  market: OrderMarket,
): Promise<PurchasePage> => {
  const answer = await host('listPurchases', {
    params: { filter: printPurchaseFilter(filter) },
    query: { page, ...(selfServiceOnly && { selfService: '1' }) },
  });
  if (!answer.ok) return { purchases: [], total: 0, pageCount: 0 };
  const { purchases, total, page_count: pageCount } = answer.value;
  return {
    purchases: purchases.map((purchase) => purchaseFacts(purchase, market)),
    total,
    pageCount,
  };
};

/** The number of the customer's first purchase, or the id of its receipt; undefined without one. */
export const fetchFirstPurchaseId = async (host: HostClient): Promise<string | undefined> => {
  const answer = await host('readFirstPurchase', {});
  return answer.ok ? answer.value.id : undefined;
};

/** The year of the customer's first purchase; undefined without one. */
export const fetchFirstPurchaseYear = async (
  host: HostClient,
  { timeZone }: Pick<OrderMarket, 'timeZone'>,
): Promise<number | undefined> => {
  const answer = await host('readFirstPurchase', {});
  return answer.ok
    ? Number(zonedMoment(answer.value.createdAt, timeZone).date.slice(0, 4))
    : undefined;
};

const purchaseFacts = (
  {
    id,
    type,
    origin,
    createdAt,
    storeName,
    currency,
    priceBasis,
    grandTotal,
    grandTotalHt,
    totalQuantityOrdered,
    orders,
    lines,
  }: Reply<'readFirstPurchase'>,
  market: OrderMarket,
): PurchaseFacts => {
  const { date, minutesOfDay } = zonedMoment(createdAt, market.timeZone);
  return {
    id,
    type,
    origin,
    boughtAt: { date, minutesOfDay },
    storeName,
    total: {
      included: fromMajorUnits(grandTotal, currency),
      excluded: fromMajorUnits(grandTotalHt, currency),
    },
    priceBasis,
    orders: orders.map((order) => orderFacts(readOrder(order), market)),
    quantity: totalQuantityOrdered,
    isOrder: listsOf({ type }).orders,
    products: lines.map(({ itemId, name, urlKey, imageUrl }) => ({
      id: itemId,
      name,
      urlKey,
      picture: pictureUrl(market.id, imageUrl),
    })),
  };
};
