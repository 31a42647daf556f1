import type { Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { daysOfPurchases, parsePurchaseFilter } from '@materia/domain-documents';
import { instantOf } from '@materia/platform-clock';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import {
  findOrder,
  listOrders,
  type OrderRow,
  ordersOfPurchases,
  ordersWithLines,
} from '../orders/repository.ts';
import { wireOrder } from '../orders/wire-order.ts';
import {
  findInvoice,
  findReceipt,
  firstPurchaseKey,
  type Owner,
  type PurchaseKey,
  purchaseKeys,
  receiptsById,
  receiptsOf,
} from './repository.ts';
import { purchaseOfOrders, purchaseOfReceipt, wireInvoice, wireReceipt } from './wire-documents.ts';

const PAGE_SIZE = 10;

type WireOrder = Reply<'readOrder'>;
type Purchase = Reply<'readFirstPurchase'>;
type NotFound = Refusal<'not-found'>;
type DocumentCall =
  | 'listPurchases'
  | 'readFirstPurchase'
  | 'readLastOrder'
  | 'readOfferOrder'
  | 'readReceipt'
  | 'readOrderReceipts'
  | 'readOfferOrderReceipts'
  | 'readInvoiceOfOrder'
  | 'readInvoiceOfReceipt';

const NOT_FOUND: Result<never, NotFound> = fail({ kind: 'not-found' });
const found = <Row, Value>(
  row: Row | undefined,
  wire: (row: Row) => Value,
): Result<Value, NotFound> => (row === undefined ? NOT_FOUND : ok(wire(row)));
const ownerOf = ({ market, customer }: CustomerContext): Owner => ({
  market: market.id,
  customerId: customer.customerId,
});

/**
 * Purchases, receipts and invoices of the customer (areas 13 and 14). Another customer's
 * document and a missing one get the same response.
 */
export const documentHandlers = ({ db }: WithDb): Pick<Handlers, DocumentCall> => {
  const wireAll = async (
    rows: readonly OrderRow[],
    { market }: CustomerContext,
  ): Promise<readonly WireOrder[]> =>
    (await ordersWithLines(db, market.id, rows)).map((order) => wireOrder(order, market));

  const purchasesOf = async (
    keys: readonly PurchaseKey[],
    context: CustomerContext,
  ): Promise<readonly Purchase[]> => {
    const idsOf = (kind: PurchaseKey['kind']): readonly string[] =>
      keys.filter((key) => key.kind === kind).map(({ id }) => id);
    const orders = await wireAll(
      await ordersOfPurchases(db, context.market.id, idsOf('orders'), context.customer.customerId),
      context,
    );
    const purchases = Map.groupBy(orders, ({ purchaseOrders, ordersId }) =>
      purchaseOrders === undefined ? ordersId : purchaseOrders[0],
    );
    const receipts = await receiptsById(db, ownerOf(context), idsOf('receipt'));
    const byId = new Map(
      [
        ...[...purchases.values()].flatMap(([first, ...others]) =>
          first === undefined ? [] : purchaseOfOrders(first, others),
        ),
        ...receipts.map(purchaseOfReceipt),
      ].map((purchase) => [purchase.id, purchase]),
    );
    return keys.flatMap(({ id }) => byId.get(id) ?? []);
  };

  const ownOrder = async (
    orderId: string,
    { market, customer }: CustomerContext,
  ): Promise<OrderRow | undefined> =>
    isCheckedNumber(orderId) ? findOrder(db, market.id, orderId, customer.customerId) : undefined;

  const receiptsOfOrder = async (
    orderId: string,
    type: OrderRow['type'],
    context: CustomerContext,
  ): Promise<Result<Reply<'readOrderReceipts'>, NotFound>> => {
    const order = await ownOrder(orderId, context);
    if (order?.type !== type) return NOT_FOUND;
    return ok({
      receipts: (await receiptsOf(db, ownerOf(context), orderId)).map((receipt) =>
        wireReceipt(receipt, context.market),
      ),
    });
  };

  return {
    listPurchases: async ({ params, query }, context) => {
      const span = spanOf(params.filter, context);
      if (span === undefined)
        return ok({ purchases: [], total: 0, page: query.page, page_count: 0 });
      const { rows, total } = await purchaseKeys(
        db,
        ownerOf(context),
        { ...span, onlySelfService: query.selfService === '1' },
        { limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE },
      );
      return ok({
        purchases: [...(await purchasesOf(rows, context))],
        total,
        page: query.page,
        page_count: Math.ceil(total / PAGE_SIZE),
      });
    },

    readFirstPurchase: async (_, context) => {
      const key = await firstPurchaseKey(db, ownerOf(context));
      const [first] = key === undefined ? [] : await purchasesOf([key], context);
      return first === undefined ? NOT_FOUND : ok(first);
    },

    readLastOrder: async (_, context) => {
      const [last] = await wireAll(
        await listOrders(db, context.market.id, context.customer.customerId, 1, 0),
        context,
      );
      return last === undefined ? NOT_FOUND : ok(last);
    },

    readOfferOrder: async ({ params }, context) => {
      const row = await ownOrder(params.orderId, context);
      const [order] = row?.type === 'offer' ? await wireAll([row], context) : [];
      return order === undefined ? NOT_FOUND : ok(order);
    },

    readReceipt: async ({ params }, context) =>
      found(await findReceipt(db, ownerOf(context), params.receiptId), (receipt) =>
        wireReceipt(receipt, context.market),
      ),
    readOrderReceipts: ({ params }, context) => receiptsOfOrder(params.orderId, 'legacy', context),
    readOfferOrderReceipts: ({ params }, context) =>
      receiptsOfOrder(params.orderId, 'offer', context),

    readInvoiceOfOrder: async (
      { params: { storeCode, businessUnit, orderId, isOfferOrder } },
      context,
    ) => {
      const order = await ownOrder(orderId, context);
      if (
        order === undefined ||
        businessUnit !== context.market.id ||
        (order.type === 'offer') !== (isOfferOrder === '1')
      )
        return NOT_FOUND;
      const invoice = await findInvoice(db, ownerOf(context), { orderNumber: orderId });
      return invoice?.store_code === storeCode
        ? ok(wireInvoice(invoice, context.market))
        : NOT_FOUND;
    },

    readInvoiceOfReceipt: async ({ params: { businessUnit, receiptId } }, context) =>
      businessUnit === context.market.id
        ? found(await findInvoice(db, ownerOf(context), { receiptId }), (invoice) =>
            wireInvoice(invoice, context.market),
          )
        : NOT_FOUND,
  };
};

/**
 * Years in which the shop may have sold something; other years return an empty list without a
 * query.
 */
const YEARS = { first: 2000, last: 2200 } as const;

/** The instants between which a filter shows purchases, in the market's time zone. */
const spanOf = (
  text: string,
  { market, today }: Pick<CustomerContext, 'market' | 'today'>,
): { readonly from: string; readonly until: string } | undefined => {
  const filter = parsePurchaseFilter(text);
  if (!filter.ok) return undefined;
  if (filter.value.kind === 'year' && !isTradingYear(filter.value.year)) return undefined;
  const { from, until } = daysOfPurchases(filter.value, today);
  return {
    from: instantOf(from, 0, market.timeZone),
    until: instantOf(until, 0, market.timeZone),
  };
};

const isTradingYear = (year: number): boolean => year >= YEARS.first && year <= YEARS.last;
