import { ORDER_FLOWS, type OrderFlow } from './order-kind.ts';
import type { StatusOf } from './order-machine.ts';
import { ORDER_STATUSES, type OrderStatus } from './statuses.ts';

export type ProgressStep = 1 | 2 | 3 | 4;
/** 99 is the step of a cancelled order. */
export type TrackingStep = ProgressStep | 99;

/**
 * The step of each status. The steps of WAITING_TRANSFER, ORDERED_TO_SUPPLIER, TRANSIT_TO_STORE,
 * RECEIVED and COMPLETED in the legacy rows, and of IN_CONTROL at pickup, are not in the
 * specification's table; the shop chose them.
 */
export const FLOW_TABLE = {
  'legacy-delivery': {
    WAITING_FOR_DEPOSIT_PAYMENT: 1,
    PROCESSING: 1,
    TO_BE_PREPARED: 1,
    WAITING_TRANSFER: 1,
    IN_PREPARATION: 2,
    TO_CONTROL: 2,
    IN_CONTROL: 2,
    READY: 2,
    ORDERED_TO_SUPPLIER: 2,
    TRANSIT_TO_STORE: 2,
    RECEIVED: 2,
    SHIPPED: 3,
    INVOICED: 4,
    COMPLETED: 4,
    CANCELED: 99,
  },
  'legacy-pickup': {
    WAITING_FOR_DEPOSIT_PAYMENT: 1,
    PROCESSING: 1,
    TO_BE_PREPARED: 1,
    WAITING_TRANSFER: 1,
    IN_PREPARATION: 2,
    TO_CONTROL: 2,
    IN_CONTROL: 2,
    ORDERED_TO_SUPPLIER: 2,
    TRANSIT_TO_STORE: 2,
    RECEIVED: 2,
    READY: 3,
    INVOICED: 4,
    COMPLETED: 4,
    CANCELED: 99,
  },
  'offer-delivery': {
    CREATED: 1,
    PAID: 1,
    CONFIRMED: 2,
    PREPARED: 2,
    SHIPPED: 3,
    COMPLETED: 4,
    CANCELED: 99,
  },
  'offer-pickup': {
    CREATED: 1,
    PAID: 1,
    CONFIRMED: 2,
    PREPARED: 3,
    COMPLETED: 4,
    CANCELED: 99,
  },
  'offer-third-party-delivery': {
    CREATED: 1,
    PAID: 1,
    CONFIRMED: 1,
    PREPARED: 2,
    SHIPPED: 3,
    COMPLETED: 4,
    CANCELED: 99,
  },
} as const satisfies {
  readonly [Flow in OrderFlow]: Readonly<Record<StatusOf<Flow>, TrackingStep>>;
};

/** A status that an order of a flow can have, and its step there. */
export type FlowStatus = {
  readonly [Flow in OrderFlow]: {
    readonly [Status in keyof (typeof FLOW_TABLE)[Flow]]: {
      readonly flow: Flow;
      readonly status: Status;
      readonly step: (typeof FLOW_TABLE)[Flow][Status];
    };
  }[keyof (typeof FLOW_TABLE)[Flow]];
}[OrderFlow];

const rows: Readonly<Record<OrderFlow, { readonly [Status in OrderStatus]?: TrackingStep }>> =
  FLOW_TABLE;

const isInFlow = (each: {
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly step: TrackingStep | undefined;
}): each is FlowStatus => each.step !== undefined;

const FLOW_STATUSES: ReadonlyMap<string, FlowStatus> = new Map(
  ORDER_FLOWS.flatMap((flow) =>
    ORDER_STATUSES.map((status) => ({ flow, status, step: rows[flow][status] })),
  )
    .filter(isInFlow)
    .map((each) => [`${each.flow} ${each.status}`, each]),
);

/** A status in a flow, or undefined when the flow does not include it (unknown ones, SHIPPED at pickup). */
export const statusIn = (flow: OrderFlow, status: string): FlowStatus | undefined =>
  FLOW_STATUSES.get(`${flow} ${status}`);

/** Its step. */
export const stepIn = (flow: OrderFlow, status: string): TrackingStep | undefined =>
  statusIn(flow, status)?.step;
