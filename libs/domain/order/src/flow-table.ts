import type { OrderFlow } from './order-kind.ts';
import type { LegacyStatus, OfferStatus } from './statuses.ts';

export type ProgressStep = 1 | 2 | 3 | 4;
/** 99 is the step of a cancelled order. */
export type TrackingStep = ProgressStep | 99;

type FlowRow<Status extends string> = { readonly [Step in TrackingStep]: readonly Status[] };

/**
 * The step of each status. The steps of WAITING_TRANSFER, ORDERED_TO_SUPPLIER, TRANSIT_TO_STORE,
 * RECEIVED and COMPLETED in the legacy rows, and of IN_CONTROL at pickup, are not in the
 * specification's table; the shop chose them.
 */
export const FLOW_TABLE = {
  'legacy-delivery': {
    1: ['WAITING_FOR_DEPOSIT_PAYMENT', 'PROCESSING', 'TO_BE_PREPARED', 'WAITING_TRANSFER'],
    2: [
      'IN_PREPARATION',
      'TO_CONTROL',
      'IN_CONTROL',
      'READY',
      'ORDERED_TO_SUPPLIER',
      'TRANSIT_TO_STORE',
      'RECEIVED',
    ],
    3: ['SHIPPED'],
    4: ['INVOICED', 'COMPLETED'],
    99: ['CANCELED'],
  },
  'legacy-pickup': {
    1: ['WAITING_FOR_DEPOSIT_PAYMENT', 'PROCESSING', 'TO_BE_PREPARED', 'WAITING_TRANSFER'],
    2: [
      'IN_PREPARATION',
      'TO_CONTROL',
      'IN_CONTROL',
      'ORDERED_TO_SUPPLIER',
      'TRANSIT_TO_STORE',
      'RECEIVED',
    ],
    3: ['READY'],
    4: ['INVOICED', 'COMPLETED'],
    99: ['CANCELED'],
  },
  'offer-delivery': {
    1: ['CREATED', 'PAID'],
    2: ['CONFIRMED', 'PREPARED'],
    3: ['SHIPPED'],
    4: ['COMPLETED'],
    99: ['CANCELED'],
  },
  'offer-pickup': {
    1: ['CREATED', 'PAID'],
    2: ['CONFIRMED'],
    3: ['PREPARED'],
    4: ['COMPLETED'],
    99: ['CANCELED'],
  },
  'offer-third-party-delivery': {
    1: ['CREATED', 'PAID', 'CONFIRMED'],
    2: ['PREPARED'],
    3: ['SHIPPED'],
    4: ['COMPLETED'],
    99: ['CANCELED'],
  },
} as const satisfies Record<OrderFlow, FlowRow<LegacyStatus> | FlowRow<OfferStatus>>;

const rows: Readonly<Record<OrderFlow, FlowRow<string>>> = FLOW_TABLE;
const STEPS: readonly TrackingStep[] = [1, 2, 3, 4, 99];

/**
 * The step of a status in a flow, or undefined when the flow does not include it (unknown statuses,
 * SHIPPED at pickup).
 */
export const stepIn = (flow: OrderFlow, status: string): TrackingStep | undefined =>
  STEPS.find((step) => rows[flow][step].includes(status));
