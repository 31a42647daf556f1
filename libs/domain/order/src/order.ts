import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ShippingMethodCode } from '@materia/domain-shipping';
import { stepIn } from './flow-table.ts';
import {
  type Fulfilment,
  handoverOf,
  type OwnFulfilment,
  type StoreFulfilment,
} from './fulfilment.ts';
import {
  DELIVERY_AT,
  flowOf,
  type OrderFlow,
  type OrderKind,
  type OrderType,
  type WebOrderType,
} from './order-kind.ts';
import type { StatusOf } from './order-machine.ts';
import { type Tracking, trackingOf } from './tracking.ts';
import {
  LEGACY_STATUSES,
  type LegacyStatus,
  OFFER_STATUSES,
  type OfferStatus,
} from './statuses.ts';

/** What became of the units that an order holds: still held, handed over, or for sale again. */
export const STOCK_STATES = ['held', 'taken', 'released'] as const;
export type StockState = (typeof STOCK_STATES)[number];

/**
 * The states of an order. It is `awaiting` while its purchase is not paid or confirmed, and counts
 * nowhere; one whose purchase ended that way has `lapsed`.
 */
export const ORDER_STATES = {
  awaiting: { counts: false, stock: 'held' },
  lapsed: { counts: false, stock: 'released' },
  active: { counts: true, stock: 'held' },
  'handed-over': { counts: true, stock: 'taken' },
  cancelled: { counts: true, stock: 'released' },
} as const satisfies Readonly<
  Record<
    string,
    {
      /** Whether the order is among those of its buyer, and in figures about them. */
      readonly counts: boolean;
      readonly stock: StockState;
    }
  >
>;
export type OrderState = keyof typeof ORDER_STATES;

/** Whether an order is among those of its buyer, and in figures about them. */
export const countsForBuyer = ({ state }: { readonly state: OrderState }): boolean =>
  ORDER_STATES[state].counts;

type States = readonly [OrderState, ...OrderState[]];

/** The states in which an order can have each status of its type. */
export const STATES_OF_STATUS = {
  legacy: {
    WAITING_FOR_DEPOSIT_PAYMENT: ['awaiting', 'active'],
    TO_BE_PREPARED: ['awaiting', 'active'],
    PROCESSING: ['active'],
    IN_PREPARATION: ['active'],
    IN_CONTROL: ['active'],
    TO_CONTROL: ['active'],
    READY: ['active'],
    ORDERED_TO_SUPPLIER: ['active'],
    TRANSIT_TO_STORE: ['active'],
    SHIPPED: ['handed-over'],
    RECEIVED: ['active'],
    INVOICED: ['handed-over'],
    COMPLETED: ['handed-over'],
    CANCELED: ['lapsed', 'cancelled'],
    WAITING_TRANSFER: ['awaiting', 'active'],
  },
  offer: {
    CREATED: ['awaiting', 'active'],
    PAID: ['active'],
    CONFIRMED: ['active'],
    PREPARED: ['active'],
    SHIPPED: ['handed-over'],
    COMPLETED: ['handed-over'],
    CANCELED: ['lapsed', 'cancelled'],
  },
} as const satisfies {
  readonly legacy: Readonly<Record<LegacyStatus, States>>;
  readonly offer: Readonly<Record<OfferStatus, States>>;
};

/** The statuses of a table like the one above that have a state. */
type StatusIn<State extends OrderState, Table extends Readonly<Record<string, States>>> = {
  readonly [Status in keyof Table]: State extends Table[Status][number] ? Status : never;
}[keyof Table];

/** The state of an order with its status, which is one of its type. */
export type OrderInState = {
  readonly [State in OrderState]: {
    readonly [Type in WebOrderType]: {
      readonly state: State;
      readonly type: Type;
      readonly status: StatusIn<State, (typeof STATES_OF_STATUS)[Type]>;
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

type StatusInAnyState = { readonly state: OrderState } & (
  | { readonly type: 'legacy'; readonly status: LegacyStatus }
  | { readonly type: 'offer'; readonly status: OfferStatus }
);

const isPossible = (progress: StatusInAnyState): progress is OrderInState => {
  const states: States =
    progress.type === 'legacy'
      ? STATES_OF_STATUS.legacy[progress.status]
      : STATES_OF_STATUS.offer[progress.status];
  return states.includes(progress.state);
};

/** Every state of an order with every status that it can have there, by type. */
export const EVERY_ORDER_STATE: readonly OrderInState[] = Object.keys(ORDER_STATES)
  .filter((state): state is OrderState => state in ORDER_STATES)
  .flatMap((state): readonly StatusInAnyState[] => [
    ...LEGACY_STATUSES.map((status) => ({ state, type: 'legacy', status }) as const),
    ...OFFER_STATUSES.map((status) => ({ state, type: 'offer', status }) as const),
  ])
  .filter(isPossible);

/** What an order is of, with a fulfilment that such orders can have: vendors send only their offers. */
export type OrderedFulfilment =
  | { readonly type: 'legacy'; readonly fulfilment: OwnFulfilment }
  | { readonly type: 'offer'; readonly fulfilment: Fulfilment };

/** What was rung up at a self-service till was collected in the store, whatever delivery it names. */
type SelfServiceFulfilment = {
  readonly type: 'selfservice';
  readonly fulfilment: Fulfilment;
};

/** The method cannot fulfil an order of this type, or one that has this status. */
export type ImpossibleOrder = {
  readonly kind: 'impossible-order';
  readonly type: OrderType;
  readonly method: ShippingMethodCode;
};

type TypeAndFulfilment<Type extends OrderType> = {
  readonly type: Type;
  readonly fulfilment: Fulfilment;
};

/** The fulfilment of an order of this type. Refuses the retailer's products from a vendor. */
export const parseOrderedFulfilment = ({
  type,
  fulfilment,
}: TypeAndFulfilment<WebOrderType>): Result<OrderedFulfilment, ImpossibleOrder> => {
  if (type === 'offer') return ok({ type, fulfilment });
  return fulfilment.vendor === undefined
    ? ok({ type, fulfilment })
    : fail({ kind: 'impossible-order', type, method: fulfilment.method });
};

/** How the orders of each flow are fulfilled. */
type FulfilmentIn = {
  readonly 'legacy-delivery': Exclude<OwnFulfilment, StoreFulfilment>;
  readonly 'legacy-pickup': Extract<OwnFulfilment, StoreFulfilment>;
  readonly 'offer-delivery': Exclude<OwnFulfilment, StoreFulfilment>;
  readonly 'offer-pickup': Extract<OwnFulfilment, StoreFulfilment>;
  readonly 'offer-third-party-delivery': Exclude<Fulfilment, OwnFulfilment>;
};

type TypeIn<Flow extends OrderFlow> = Flow extends `${infer Type extends WebOrderType}-${string}`
  ? Type
  : never;

/**
 * An order of the web shop: how far it is, and how it reaches its buyer. Its status is one of its
 * state, and of the flow that its fulfilment makes.
 */
export type Order = {
  readonly [Flow in OrderFlow]: {
    readonly [State in OrderState]: {
      readonly state: State;
      readonly type: TypeIn<Flow>;
      readonly status: StatusOf<Flow> & StatusIn<State, (typeof STATES_OF_STATUS)[TypeIn<Flow>]>;
      readonly fulfilment: FulfilmentIn[Flow];
    };
  }[OrderState];
}[OrderFlow];

/**
 * The order with this progress and fulfilment. Refuses the retailer's products from a vendor, and a
 * status that the flow does not have, such as a pickup that was shipped.
 */
export const orderOf = (
  progress: OrderInState,
  fulfilment: Fulfilment,
): Result<Order, ImpossibleOrder> => {
  const order = { ...progress, fulfilment };
  return isOrder(order)
    ? ok(order)
    : fail({ kind: 'impossible-order', type: order.type, method: fulfilment.method });
};

const isOrder = (order: OrderInState & { readonly fulfilment: Fulfilment }): order is Order => {
  const kind = parseOrderKind(order);
  return kind.ok && stepIn(flowOf(kind.value), order.status) !== undefined;
};

/** The facts that determine an order's row in the tracking table. */
export const kindOfOrder = ({
  type,
  fulfilment,
}: OrderedFulfilment | SelfServiceFulfilment): OrderKind => {
  if (type === 'selfservice') return { type, delivery: 'pickup', isThirdParty: false };
  return fulfilment.vendor === undefined
    ? { type, delivery: DELIVERY_AT[handoverOf(fulfilment)], isThirdParty: false }
    : {
        type: 'offer',
        delivery: 'point' in fulfilment ? DELIVERY_AT.point : DELIVERY_AT.address,
        isThirdParty: true,
      };
};

/** The same for an order as it was received. Refuses the retailer's products from a vendor. */
export const parseOrderKind = ({
  type,
  fulfilment,
}: TypeAndFulfilment<OrderType>): Result<OrderKind, ImpossibleOrder> => {
  if (type === 'selfservice') return ok({ type, delivery: 'pickup', isThirdParty: false });
  const ordered = parseOrderedFulfilment({ type, fulfilment });
  return ordered.ok ? ok(kindOfOrder(ordered.value)) : ordered;
};

/** How far an order is, as its buyer sees it, and how it reaches them: its tracking is that of its flow. */
export type TrackedFulfilment =
  | {
      readonly [Flow in OrderFlow]: {
        readonly type: TypeIn<Flow>;
        readonly fulfilment: FulfilmentIn[Flow];
        readonly tracking: Tracking & { readonly flow: Flow };
      };
    }[OrderFlow]
  | (SelfServiceFulfilment & { readonly tracking: Tracking & { readonly flow: 'legacy-pickup' } });

/**
 * The same from the facts of an order as it was received, with its status and those before.
 * Refuses what `parseOrderKind` refuses.
 */
export const trackFulfilment = (
  { type, fulfilment }: TypeAndFulfilment<OrderType>,
  status: string,
  earlier: readonly string[],
): Result<TrackedFulfilment, ImpossibleOrder> => {
  const kind = parseOrderKind({ type, fulfilment });
  if (!kind.ok) return kind;
  const tracked = { type, fulfilment, tracking: trackingOf(kind.value, status, earlier) };
  return isTracked(tracked)
    ? ok(tracked)
    : fail({ kind: 'impossible-order', type, method: fulfilment.method });
};

const isTracked = (
  tracked: TypeAndFulfilment<OrderType> & { readonly tracking: Tracking },
): tracked is TrackedFulfilment => {
  const kind = parseOrderKind(tracked);
  return kind.ok && flowOf(kind.value) === tracked.tracking.flow;
};
