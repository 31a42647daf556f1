import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ReturnWay } from '@materia/domain-order';
import { type OrderInvoice, readInvoice } from './invoice.ts';
import { type TrackedOrder, type OrderUnits, readOrder } from './order.ts';

export type OrderPage = {
  readonly orders: readonly TrackedOrder[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** A page of the customer's orders, and all that wait for something of the customer. */
type OwnOrders = OrderPage & {
  /** Orders that wait for a bank transfer or another slow payment. */
  readonly awaitingTransfer: readonly TrackedOrder[];
  /** Orders that wait for the customer's word by mail. */
  readonly awaitingConfirmation: readonly TrackedOrder[];
};

/** One page of the customer's orders, newest first, and those that do not count yet. */
export const fetchOrders = async (host: HostClient, page: number): Promise<OwnOrders> => {
  const answer = await host('listOrders', {
    query: {
      'params[typesActe]': 'order',
      withWaitingTransfer: '1',
      withAwaitingConfirmation: '1',
      page,
    },
  });
  if (!answer.ok)
    return {
      orders: [],
      total: 0,
      page,
      pageCount: 0,
      awaitingTransfer: [],
      awaitingConfirmation: [],
    };
  const { orders, total, page: shown, page_count } = answer.value;
  return {
    orders: orders.map(readOrder),
    total,
    page: shown,
    pageCount: page_count,
    awaitingTransfer: (answer.value.ordersInWaitingTransfer ?? []).map(readOrder),
    awaitingConfirmation: (answer.value.ordersAwaitingConfirmation ?? []).map(readOrder),
  };
};

/**
 * One order of the customer, with its logistics services among its lines if they are wanted;
 * undefined for another customer's order as well as for a missing one.
 */
export const fetchOrder = async (
  host: HostClient,
  orderId: string,
  { withServices = false }: { readonly withServices?: boolean } = {},
): Promise<TrackedOrder | undefined> => {
  const answer = await host('readOrder', {
    params: { orderId },
    query: { withServicesLines: withServices ? '1' : '0' },
  });
  return answer.ok ? readOrder(answer.value) : undefined;
};

/** Why a withdrawal was not accepted. */
export type OrderWithdrawalRefusal = { readonly kind: 'not-possible' | 'refused' };

const WITHDRAWAL_REFUSED = {
  'step-not-allowed': 'not-possible',
  'bad-input': 'refused',
  'not-found': 'refused',
} as const satisfies RefusalTable<
  'withdrawFromOrder' | 'withdrawFromGuestOrder',
  OrderWithdrawalRefusal['kind']
>;

/** What a customer declares who gives units of an order back. */
export type ReturnDeclaration = {
  readonly units: readonly OrderUnits[];
  /** For the receipt. */
  readonly name: string;
  readonly way: ReturnWay;
  /** A firm of one person bought outside its trade. */
  readonly outsideTrade: boolean;
};

/**
 * Withdraws from units of an order: of the customer, or of a guest's purchase by its signed link.
 */
export const withdrawFromOrder = async (
  host: HostClient,
  orderId: string,
  { units, ...declared }: ReturnDeclaration,
  link?: string,
): Promise<Result<undefined, OrderWithdrawalRefusal>> => {
  const lines = units.map(({ lineNumber, quantity }) => ({ lineNumber, quantity }));
  const body = { ...declared, lines };
  const name = link === undefined ? 'withdrawFromOrder' : 'withdrawFromGuestOrder';
  const answer = await (link === undefined
    ? host('withdrawFromOrder', { params: { orderId }, body })
    : host('withdrawFromGuestOrder', { body: { ...body, link, order_id: orderId } }));
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning(name, answer.error, WITHDRAWAL_REFUSED, 'refused') });
};

/** Cancels an order that nobody has begun to prepare, with its refund. */
export const cancelPlacedOrder = async (
  host: HostClient,
  orderId: string,
  link?: string,
): Promise<Result<undefined, OrderWithdrawalRefusal>> => {
  const name = link === undefined ? 'cancelOrder' : 'cancelGuestOrder';
  const answer = await (link === undefined
    ? host('cancelOrder', { params: { orderId } })
    : host('cancelGuestOrder', { body: { link, order_id: orderId } }));
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning(name, answer.error, CANCELLATION_REFUSED, 'refused') });
};

const CANCELLATION_REFUSED = {
  'step-not-allowed': 'not-possible',
  'not-found': 'refused',
} as const satisfies RefusalTable<
  'cancelOrder' | 'cancelGuestOrder',
  OrderWithdrawalRefusal['kind']
>;

/** States that the products of a return were sent. */
export const reportReturnSent = async (
  host: HostClient,
  code: string,
  sent: { readonly carrier: string; readonly parcel: string },
  link?: string,
): Promise<Result<undefined, OrderWithdrawalRefusal>> => {
  const name = link === undefined ? 'reportReturnSent' : 'reportGuestReturnSent';
  const answer = await (link === undefined
    ? host('reportReturnSent', { params: { code }, body: sent })
    : host('reportGuestReturnSent', { body: { ...sent, link, code } }));
  return answer.ok
    ? ok(undefined)
    : fail({ kind: refusalMeaning(name, answer.error, SENT_REFUSED, 'refused') });
};

const SENT_REFUSED = {
  'step-not-allowed': 'not-possible',
  'bad-input': 'refused',
  'not-found': 'refused',
} as const satisfies RefusalTable<
  'reportReturnSent' | 'reportGuestReturnSent',
  OrderWithdrawalRefusal['kind']
>;

/**
 * The invoice of an order; undefined while it has none. `storeCode` is the seller code of its
 * store.
 */
export const fetchOrderInvoice = async (
  host: HostClient,
  { number, type }: Pick<TrackedOrder, 'number' | 'type'>,
  { storeCode, marketId }: { readonly storeCode: string; readonly marketId: string },
): Promise<OrderInvoice | undefined> =>
  readInvoice(
    await host('readInvoiceOfOrder', {
      params: {
        storeCode,
        businessUnit: marketId,
        orderId: number,
        isOfferOrder: type === 'offer' ? '1' : '0',
      },
    }),
  );
