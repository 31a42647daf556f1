import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Fulfilment, type Handover, handoverOf } from './fulfilment.ts';
import type { OrderDelivery, OrderKind, OrderType } from './order-kind.ts';
import type { LegacyStatus, OfferStatus } from './statuses.ts';

/** Whether a web order contains the retailer's products or marketplace offers. */
export const WEB_ORDER_TYPES = ['legacy', 'offer'] as const;
export type WebOrderType = (typeof WEB_ORDER_TYPES)[number];

/** What became of the units that an order holds: still held, handed over, or for sale again. */
export const STOCK_STATES = ['held', 'taken', 'released'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/**
 * The states of an order, each with the statuses that it can have. An order is `awaiting` while its
 * purchase is not paid or confirmed, and counts nowhere; one whose purchase ended that way has
 * `lapsed`.
 */
export const ORDER_STATES = {
  awaiting: {
    counts: false,
    stock: 'held',
    legacy: ['WAITING_FOR_DEPOSIT_PAYMENT', 'WAITING_TRANSFER', 'TO_BE_PREPARED'],
    offer: ['CREATED'],
  },
  lapsed: { counts: false, stock: 'released', legacy: ['CANCELED'], offer: ['CANCELED'] },
  active: {
    counts: true,
    stock: 'held',
    legacy: [
      'WAITING_TRANSFER',
      'WAITING_FOR_DEPOSIT_PAYMENT',
      'PROCESSING',
      'TO_BE_PREPARED',
      'ORDERED_TO_SUPPLIER',
      'TRANSIT_TO_STORE',
      'RECEIVED',
      'IN_PREPARATION',
      'TO_CONTROL',
      'IN_CONTROL',
      'READY',
    ],
    offer: ['CREATED', 'PAID', 'CONFIRMED', 'PREPARED'],
  },
  'handed-over': {
    counts: true,
    stock: 'taken',
    legacy: ['SHIPPED', 'INVOICED', 'COMPLETED'],
    offer: ['SHIPPED', 'COMPLETED'],
  },
  cancelled: { counts: true, stock: 'released', legacy: ['CANCELED'], offer: ['CANCELED'] },
} as const satisfies Readonly<
  Record<
    string,
    {
      /** Whether the order is among those of its buyer, and in figures about them. */
      readonly counts: boolean;
      readonly stock: StockState;
      readonly legacy: readonly LegacyStatus[];
      readonly offer: readonly OfferStatus[];
    }
  >
>;
export type OrderState = keyof typeof ORDER_STATES;

/** The state of an order with its status, which is one of its type. */
export type OrderInState = {
  readonly [State in OrderState]: {
    readonly [Type in WebOrderType]: {
      readonly state: State;
      readonly type: Type;
      readonly status: (typeof ORDER_STATES)[State][Type][number];
    };
  }[WebOrderType];
}[OrderState];

/** The progress of an order fact by fact, as it is stored. */
export type OrderStateFacts = {
  readonly type: WebOrderType;
  readonly counts: boolean;
  readonly stock: StockState;
  readonly status: string;
};

export type ImpossibleOrderState = OrderStateFacts & { readonly kind: 'impossible-order-state' };

/** The state of an order with these facts. Refuses a status that it cannot have in its state. */
export const parseOrderState = (
  facts: OrderStateFacts,
): Result<OrderInState, ImpossibleOrderState> => {
  const progress = EVERY_ORDER_STATE.find(
    ({ state, type, status }) =>
      ORDER_STATES[state].counts === facts.counts &&
      ORDER_STATES[state].stock === facts.stock &&
      type === facts.type &&
      status === facts.status,
  );
  return progress === undefined ? fail({ kind: 'impossible-order-state', ...facts }) : ok(progress);
};

const { awaiting, lapsed, active, 'handed-over': handedOver, cancelled } = ORDER_STATES;
const [legacy, offer] = WEB_ORDER_TYPES;

/** Every state of an order with every status that it can have there, by type. */
export const EVERY_ORDER_STATE: readonly OrderInState[] = [
  ...awaiting.legacy.map((status) => ({ state: 'awaiting', type: legacy, status }) as const),
  ...awaiting.offer.map((status) => ({ state: 'awaiting', type: offer, status }) as const),
  ...lapsed.legacy.map((status) => ({ state: 'lapsed', type: legacy, status }) as const),
  ...lapsed.offer.map((status) => ({ state: 'lapsed', type: offer, status }) as const),
  ...active.legacy.map((status) => ({ state: 'active', type: legacy, status }) as const),
  ...active.offer.map((status) => ({ state: 'active', type: offer, status }) as const),
  ...handedOver.legacy.map((status) => ({ state: 'handed-over', type: legacy, status }) as const),
  ...handedOver.offer.map((status) => ({ state: 'handed-over', type: offer, status }) as const),
  ...cancelled.legacy.map((status) => ({ state: 'cancelled', type: legacy, status }) as const),
  ...cancelled.offer.map((status) => ({ state: 'cancelled', type: offer, status }) as const),
];

/** An order of the web shop: how far it is, and how it reaches its buyer. */
export type Order = OrderInState & { readonly fulfilment: Fulfilment };

/** The facts that determine an order's row in the tracking table. */
export const kindOfOrder = ({
  type,
  fulfilment,
}: {
  readonly type: OrderType;
  readonly fulfilment: Fulfilment;
}): OrderKind => ({
  type,
  delivery: DELIVERIES[handoverOf(fulfilment)],
  isThirdParty: fulfilment.vendor !== undefined,
});

const DELIVERIES = {
  store: 'pickup',
  address: 'delivery',
  point: 'relay',
} as const satisfies Readonly<Record<Handover, OrderDelivery>>;
