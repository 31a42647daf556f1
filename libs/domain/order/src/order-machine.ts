import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import type {
  OrderEffect,
  OrderEvent,
  OrderMail,
  OrderStep,
  PaymentStart,
  PlainEvent,
  UnpaidStart,
} from './order-events.ts';
import { flowOf, type OrderFlow, type OrderKind } from './order-kind.ts';
import {
  isOrderStatus,
  type LegacyStatus,
  type OfferStatus,
  type OrderStatus,
} from './statuses.ts';

type Effects = readonly OrderEffect[];

/** What may happen to an order in one status. An event that is missing is refused. */
type Row<Status extends OrderStatus> = {
  /** By staff or the vendor, with the statuses in the order in which they are offered. */
  readonly advance: { readonly [To in Status]?: Effects };
  readonly 'payment-changed'?: Readonly<Record<UnpaidStart, Status>>;
} & {
  readonly [Event in PlainEvent]?: { readonly status: Status; readonly effects: Effects };
};

type Flow<Status extends OrderStatus> = {
  /** The first status of a placed order, by how its payment starts. */
  readonly placed: Readonly<Record<Exclude<PaymentStart, 'refused'>, Status>>;
  readonly rows: { readonly [From in Status]: Row<Status> };
};

const mail = (name: OrderMail): OrderEffect => ({ kind: 'mail', mail: name });
const CONFIRM = { kind: 'confirm' } as const;
const TAKE_STOCK = { kind: 'settle-stock', outcome: 'taken' } as const;
const RELEASE_STOCK = { kind: 'settle-stock', outcome: 'released' } as const;
const FREE_SLOT = { kind: 'free-slot' } as const;
const REFUND = { kind: 'refund' } as const;
const LIMIT_PREPARATION = { kind: 'limit-preparation' } as const;
const EARN_POINTS = { kind: 'earn-points' } as const;

const COMPLETE_LATER = { kind: 'complete-later' } as const;

const PREPARING: Effects = [mail('preparing'), LIMIT_PREPARATION];
const OFFER_PREPARING: Effects = [mail('preparing')];
/** Staff work on the order, so the time to prepare it begins anew. */
const GOES_ON: Effects = [LIMIT_PREPARATION];
const SHIPPED: Effects = [TAKE_STOCK, mail('shipped')];
const COLLECTED: Effects = [
  TAKE_STOCK,
  { kind: 'write-documents', documents: ['receipt', 'invoice'] },
  EARN_POINTS,
  mail('completed'),
];
const DELIVERED: Effects = [
  { kind: 'write-documents', documents: ['invoice'] },
  EARN_POINTS,
  mail('completed'),
];
const CANCELLED: Effects = [
  RELEASE_STOCK,
  FREE_SLOT,
  REFUND,
  mail('cancelled'),
  { kind: 'end-purchase' },
];

const cancelled = { status: 'CANCELED', effects: CANCELLED } as const;
/** The purchase reports that it lapsed, and no money has arrived. */
const lapsed = { status: 'CANCELED', effects: [RELEASE_STOCK, FREE_SLOT] } as const;

/** Before the handover the buyer may withdraw. */
const BEFORE_HANDOVER = { withdrawn: cancelled } as const;
/** Staff have not started on the order. */
const IN_VALIDATION = { ...BEFORE_HANDOVER, 'cancelled-by-buyer': cancelled } as const;

const LEGACY_STARTS = {
  accepted: 'TO_BE_PREPARED',
  pending: 'WAITING_FOR_DEPOSIT_PAYMENT',
  'awaiting-transfer': 'WAITING_TRANSFER',
  'in-store': 'TO_BE_PREPARED',
} as const;
/** A vendor's order has only one status for unpaid orders. */
const OFFER_STARTS = {
  accepted: 'PAID',
  pending: 'CREATED',
  'awaiting-transfer': 'CREATED',
  'in-store': 'CREATED',
} as const;

const UNPAID_LEGACY = {
  ...IN_VALIDATION,
  'payment-accepted': { status: 'TO_BE_PREPARED', effects: [CONFIRM] },
  'payment-changed': LEGACY_STARTS,
  'payment-lapsed': lapsed,
} as const;

/**
 * An order that was cancelled while its purchase was open stays cancelled. Its share goes back if
 * the purchase is paid after all.
 */
const ENDED = {
  advance: {},
  'payment-accepted': { status: 'CANCELED', effects: [CONFIRM, REFUND] },
  'confirmed-by-email': { status: 'CANCELED', effects: [CONFIRM] },
  'payment-lapsed': { status: 'CANCELED', effects: [] },
  'payment-changed': {
    pending: 'CANCELED',
    'awaiting-transfer': 'CANCELED',
    'in-store': 'CANCELED',
  },
} as const;

const LEGACY_UNTIL_CONTROL = {
  WAITING_TRANSFER: { ...UNPAID_LEGACY, advance: { TO_BE_PREPARED: [], CANCELED: CANCELLED } },
  WAITING_FOR_DEPOSIT_PAYMENT: {
    ...UNPAID_LEGACY,
    advance: { PROCESSING: [], TO_BE_PREPARED: [], CANCELED: CANCELLED },
  },
  PROCESSING: { ...UNPAID_LEGACY, advance: { TO_BE_PREPARED: [], CANCELED: CANCELLED } },
  TO_BE_PREPARED: {
    ...UNPAID_LEGACY,
    advance: { ORDERED_TO_SUPPLIER: PREPARING, IN_PREPARATION: PREPARING, CANCELED: CANCELLED },
  },
  ORDERED_TO_SUPPLIER: {
    ...BEFORE_HANDOVER,
    advance: { TRANSIT_TO_STORE: GOES_ON, RECEIVED: GOES_ON, CANCELED: CANCELLED },
  },
  TRANSIT_TO_STORE: { ...BEFORE_HANDOVER, advance: { RECEIVED: GOES_ON, CANCELED: CANCELLED } },
  RECEIVED: { ...BEFORE_HANDOVER, advance: { IN_PREPARATION: GOES_ON, CANCELED: CANCELLED } },
  TO_CONTROL: { ...BEFORE_HANDOVER, advance: { IN_CONTROL: GOES_ON, CANCELED: CANCELLED } },
} as const;

const OFFER_UNTIL_PAID = {
  CREATED: {
    ...IN_VALIDATION,
    advance: { PAID: [], CANCELED: CANCELLED },
    'payment-accepted': { status: 'PAID', effects: [CONFIRM] },
    'payment-changed': OFFER_STARTS,
    'payment-lapsed': lapsed,
  },
} as const;
/** Paid before; the purchase counts from now on. */
const PAID_OFFER = {
  ...IN_VALIDATION,
  'payment-accepted': { status: 'PAID', effects: [CONFIRM] },
} as const;

/** Paid in store, and the time to prepare or collect it is over. */
const UNPAID_IN_STORE = { 'not-collected': cancelled } as const;

const LEGACY_READY: Effects = [mail('ready'), { kind: 'limit-collection' }];

/**
 * Every status of every flow: what may happen to an order there, where it goes, and what has to be
 * done. This is the only place that decides it. Products that were shipped or invoiced come back as
 * a return, so SHIPPED and INVOICED can no longer be cancelled. A mail leaves whenever the order
 * reaches another step of `FLOW_TABLE`. The order of a row's effects has no meaning.
 */
export const ORDER_MACHINE = {
  'legacy-delivery': {
    placed: LEGACY_STARTS,
    rows: {
      ...LEGACY_UNTIL_CONTROL,
      IN_PREPARATION: {
        ...BEFORE_HANDOVER,
        advance: { TO_CONTROL: [], READY: [], CANCELED: CANCELLED },
      },
      IN_CONTROL: { ...BEFORE_HANDOVER, advance: { READY: [], CANCELED: CANCELLED } },
      READY: { ...BEFORE_HANDOVER, advance: { SHIPPED, CANCELED: CANCELLED } },
      SHIPPED: { advance: { INVOICED: [...DELIVERED, COMPLETE_LATER] } },
      INVOICED: { advance: { COMPLETED: [] } },
      COMPLETED: { advance: {} },
      CANCELED: ENDED,
    },
  } satisfies Flow<LegacyStatus>,
  'legacy-pickup': {
    placed: LEGACY_STARTS,
    rows: {
      ...LEGACY_UNTIL_CONTROL,
      TO_BE_PREPARED: {
        ...LEGACY_UNTIL_CONTROL.TO_BE_PREPARED,
        ...UNPAID_IN_STORE,
        'confirmed-by-email': {
          status: 'TO_BE_PREPARED',
          effects: [CONFIRM, { kind: 'renew-pickup' }, LIMIT_PREPARATION],
        },
      },
      ORDERED_TO_SUPPLIER: { ...LEGACY_UNTIL_CONTROL.ORDERED_TO_SUPPLIER, ...UNPAID_IN_STORE },
      TRANSIT_TO_STORE: { ...LEGACY_UNTIL_CONTROL.TRANSIT_TO_STORE, ...UNPAID_IN_STORE },
      RECEIVED: { ...LEGACY_UNTIL_CONTROL.RECEIVED, ...UNPAID_IN_STORE },
      TO_CONTROL: { ...LEGACY_UNTIL_CONTROL.TO_CONTROL, ...UNPAID_IN_STORE },
      IN_PREPARATION: {
        ...BEFORE_HANDOVER,
        ...UNPAID_IN_STORE,
        advance: { TO_CONTROL: GOES_ON, READY: LEGACY_READY, CANCELED: CANCELLED },
      },
      IN_CONTROL: {
        ...BEFORE_HANDOVER,
        ...UNPAID_IN_STORE,
        advance: { READY: LEGACY_READY, CANCELED: CANCELLED },
      },
      READY: {
        ...BEFORE_HANDOVER,
        ...UNPAID_IN_STORE,
        advance: { INVOICED: [...COLLECTED, COMPLETE_LATER], CANCELED: CANCELLED },
      },
      INVOICED: { advance: { COMPLETED: [] } },
      COMPLETED: { advance: {} },
      CANCELED: ENDED,
    },
  } satisfies Flow<Exclude<LegacyStatus, 'SHIPPED'>>,
  'offer-delivery': {
    placed: OFFER_STARTS,
    rows: {
      ...OFFER_UNTIL_PAID,
      PAID: { ...PAID_OFFER, advance: { CONFIRMED: OFFER_PREPARING, CANCELED: CANCELLED } },
      CONFIRMED: { ...BEFORE_HANDOVER, advance: { PREPARED: [], CANCELED: CANCELLED } },
      PREPARED: { ...BEFORE_HANDOVER, advance: { SHIPPED, CANCELED: CANCELLED } },
      SHIPPED: { advance: { COMPLETED: DELIVERED } },
      COMPLETED: { advance: {} },
      CANCELED: ENDED,
    },
  } satisfies Flow<OfferStatus>,
  'offer-pickup': {
    placed: OFFER_STARTS,
    rows: {
      ...OFFER_UNTIL_PAID,
      PAID: { ...PAID_OFFER, advance: { CONFIRMED: OFFER_PREPARING, CANCELED: CANCELLED } },
      CONFIRMED: {
        ...BEFORE_HANDOVER,
        advance: { PREPARED: [mail('ready')], CANCELED: CANCELLED },
      },
      PREPARED: { ...BEFORE_HANDOVER, advance: { COMPLETED: COLLECTED, CANCELED: CANCELLED } },
      COMPLETED: { advance: {} },
      CANCELED: ENDED,
    },
  } satisfies Flow<Exclude<OfferStatus, 'SHIPPED'>>,
  'offer-third-party-delivery': {
    placed: OFFER_STARTS,
    rows: {
      ...OFFER_UNTIL_PAID,
      PAID: { ...PAID_OFFER, advance: { CONFIRMED: [], CANCELED: CANCELLED } },
      CONFIRMED: { ...IN_VALIDATION, advance: { PREPARED: OFFER_PREPARING, CANCELED: CANCELLED } },
      PREPARED: { ...BEFORE_HANDOVER, advance: { SHIPPED, CANCELED: CANCELLED } },
      SHIPPED: { advance: { COMPLETED: [EARN_POINTS, mail('completed')] } },
      COMPLETED: { advance: {} },
      CANCELED: ENDED,
    },
  } satisfies Flow<OfferStatus>,
} as const satisfies Record<OrderFlow, object>;

/** The statuses that an order of a flow can have. */
export type StatusOf<Flow extends OrderFlow> = keyof (typeof ORDER_MACHINE)[Flow]['rows'];

const MACHINE: Readonly<
  Record<
    OrderFlow,
    {
      readonly placed: Flow<OrderStatus>['placed'];
      readonly rows: { readonly [From in OrderStatus]?: Row<OrderStatus> };
    }
  >
> = ORDER_MACHINE;

export type StepNotAllowed = {
  readonly kind: 'step-not-allowed';
  readonly from: OrderStatus;
  readonly event: OrderEvent;
};

/**
 * The next status and the effects of an event. Refuses pairs that the table does not list, and
 * statuses that the order's flow does not have.
 */
export const orderAfter = (
  kind: OrderKind,
  from: OrderStatus,
  event: OrderEvent,
): Result<OrderStep, StepNotAllowed> => {
  const row = rowOf(kind, from);
  const step = row && stepOf(row, event);
  return step === undefined ? fail({ kind: 'step-not-allowed', from, event }) : ok(step);
};

const rowOf = (kind: OrderKind, from: OrderStatus): Row<OrderStatus> | undefined =>
  MACHINE[flowOf(kind)].rows[from];

const stepOf = (row: Row<OrderStatus>, event: OrderEvent): OrderStep | undefined => {
  switch (event.kind) {
    case 'advance': {
      const effects = row.advance[event.to];
      return effects && { status: event.to, effects };
    }
    case 'payment-changed': {
      const status = row['payment-changed']?.[event.payment];
      return status && { status, effects: [] };
    }
    case 'payment-accepted':
    case 'confirmed-by-email':
    case 'payment-lapsed':
    case 'cancelled-by-buyer':
    case 'withdrawn':
    case 'not-collected':
      return row[event.kind];
    default:
      return unreachable(event);
  }
};

/**
 * The statuses to which staff or the vendor may move an order; none for a finished order and for a
 * status that its flow does not have.
 */
export const nextStatuses = (kind: OrderKind, from: OrderStatus): readonly OrderStatus[] =>
  Object.keys(rowOf(kind, from)?.advance ?? {}).filter(isOrderStatus);

/**
 * The first status of a placed order. A refused payment creates no order: the cart stays as it was.
 */
export const firstStatus = (
  kind: OrderKind,
  payment: PaymentStart,
): Result<OrderStatus, { readonly kind: 'payment-refused' }> =>
  payment === 'refused'
    ? fail({ kind: 'payment-refused' })
    : ok(MACHINE[flowOf(kind)].placed[payment]);
