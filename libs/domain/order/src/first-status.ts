import { fail, ok, type Result } from '@materia/domain-kernel';
import type { LegacyStatus, OfferStatus } from './statuses.ts';

/** The initial payment of a new order. `in-store` is paid on collection. */
export const PAYMENT_STARTS = [
  'accepted',
  'pending',
  'awaiting-transfer',
  'in-store',
  'refused',
] as const;
export type PaymentStart = (typeof PAYMENT_STARTS)[number];

type AcceptedStart = Exclude<PaymentStart, 'refused'>;

const FIRST_STATUS = {
  legacy: {
    accepted: 'TO_BE_PREPARED',
    pending: 'WAITING_FOR_DEPOSIT_PAYMENT',
    'awaiting-transfer': 'WAITING_TRANSFER',
    'in-store': 'TO_BE_PREPARED',
  },
  // A vendor's order has only one status for unpaid orders.
  offer: {
    accepted: 'PAID',
    pending: 'CREATED',
    'awaiting-transfer': 'CREATED',
    'in-store': 'CREATED',
  },
} as const satisfies {
  readonly legacy: Readonly<Record<AcceptedStart, LegacyStatus>>;
  readonly offer: Readonly<Record<AcceptedStart, OfferStatus>>;
};

type FirstStatus = (typeof FIRST_STATUS)['legacy' | 'offer'][AcceptedStart];

/**
 * The first status of a placed order. A refused payment creates no order: the cart stays as it was.
 */
export const firstStatus = (
  type: 'legacy' | 'offer',
  payment: PaymentStart,
): Result<FirstStatus, { readonly kind: 'payment-refused' }> =>
  payment === 'refused' ? fail({ kind: 'payment-refused' }) : ok(FIRST_STATUS[type][payment]);
