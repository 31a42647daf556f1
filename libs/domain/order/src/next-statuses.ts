import { fail, ok, type Result } from '@materia/domain-kernel';
import { flowOf, type OrderFlow, type OrderKind } from './order-kind.ts';
import {
  isOrderStatus,
  type LegacyStatus,
  type OfferStatus,
  type OrderStatus,
} from './statuses.ts';

type NextLegacy<Status extends LegacyStatus> = { readonly [From in Status]: readonly Status[] };
type NextOffer<Status extends OfferStatus> = { readonly [From in Status]: readonly Status[] };

const LEGACY_UNTIL_READY = {
  WAITING_TRANSFER: ['TO_BE_PREPARED', 'CANCELED'],
  WAITING_FOR_DEPOSIT_PAYMENT: ['PROCESSING', 'TO_BE_PREPARED', 'CANCELED'],
  PROCESSING: ['TO_BE_PREPARED', 'CANCELED'],
  TO_BE_PREPARED: ['ORDERED_TO_SUPPLIER', 'IN_PREPARATION', 'CANCELED'],
  ORDERED_TO_SUPPLIER: ['TRANSIT_TO_STORE', 'RECEIVED', 'CANCELED'],
  TRANSIT_TO_STORE: ['RECEIVED', 'CANCELED'],
  RECEIVED: ['IN_PREPARATION', 'CANCELED'],
  IN_PREPARATION: ['TO_CONTROL', 'READY', 'CANCELED'],
  TO_CONTROL: ['IN_CONTROL', 'CANCELED'],
  IN_CONTROL: ['READY', 'CANCELED'],
} as const;

/**
 * The status transitions for staff and vendors: from each status to the statuses that may follow.
 * An invoiced legacy order moves on to COMPLETED. Products that were shipped or invoiced come back
 * as a return, so SHIPPED and INVOICED can no longer be cancelled.
 */
export const NEXT_STATUSES = {
  'legacy-delivery': {
    ...LEGACY_UNTIL_READY,
    READY: ['SHIPPED', 'CANCELED'],
    SHIPPED: ['INVOICED'],
    INVOICED: ['COMPLETED'],
    COMPLETED: [],
    CANCELED: [],
  } satisfies NextLegacy<LegacyStatus>,
  'legacy-pickup': {
    ...LEGACY_UNTIL_READY,
    READY: ['INVOICED', 'CANCELED'],
    INVOICED: ['COMPLETED'],
    COMPLETED: [],
    CANCELED: [],
  } satisfies NextLegacy<Exclude<LegacyStatus, 'SHIPPED'>>,
  'offer-delivery': {
    CREATED: ['PAID', 'CANCELED'],
    PAID: ['CONFIRMED', 'CANCELED'],
    CONFIRMED: ['PREPARED', 'CANCELED'],
    PREPARED: ['SHIPPED', 'CANCELED'],
    SHIPPED: ['COMPLETED'],
    COMPLETED: [],
    CANCELED: [],
  } satisfies NextOffer<OfferStatus>,
  'offer-pickup': {
    CREATED: ['PAID', 'CANCELED'],
    PAID: ['CONFIRMED', 'CANCELED'],
    CONFIRMED: ['PREPARED', 'CANCELED'],
    PREPARED: ['COMPLETED', 'CANCELED'],
    COMPLETED: [],
    CANCELED: [],
  } satisfies NextOffer<Exclude<OfferStatus, 'SHIPPED'>>,
  'offer-third-party-delivery': {
    CREATED: ['PAID', 'CANCELED'],
    PAID: ['CONFIRMED', 'CANCELED'],
    CONFIRMED: ['PREPARED', 'CANCELED'],
    PREPARED: ['SHIPPED', 'CANCELED'],
    SHIPPED: ['COMPLETED'],
    COMPLETED: [],
    CANCELED: [],
  } satisfies NextOffer<OfferStatus>,
} as const satisfies Record<OrderFlow, object>;

const table: Readonly<
  Record<OrderFlow, Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>>>
> = NEXT_STATUSES;

export type StepNotAllowed = {
  readonly kind: 'step-not-allowed';
  readonly from: string;
  readonly to: string;
};

/** The statuses that may follow; none for a finished order and for a status unknown to the flow. */
export const nextStatuses = (kind: OrderKind, from: string): readonly OrderStatus[] =>
  isOrderStatus(from) ? (table[flowOf(kind)][from] ?? []) : [];

/**
 * Moves an order to its next status. Refuses every transition that `NEXT_STATUSES` does not list,
 * including one to the same status.
 */
export const advanceOrder = (
  kind: OrderKind,
  from: string,
  to: string,
): Result<OrderStatus, StepNotAllowed> => {
  const allowed = nextStatuses(kind, from).find((status) => status === to);
  return allowed === undefined ? fail({ kind: 'step-not-allowed', from, to }) : ok(allowed);
};
