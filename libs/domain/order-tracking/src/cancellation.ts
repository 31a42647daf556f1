import { fail, ok, type Result } from '@materia/domain-kernel';
import type { OrderKind } from './order-kind.ts';
import { trackingOf } from './tracking.ts';

export type CancellationRefusal =
  | { readonly kind: 'already-cancelled' }
  | { readonly kind: 'preparation-started' }
  | { readonly kind: 'unknown-status'; readonly status: string };

/**
 * May the customer cancel the order himself? Only while it is in validation (step 1); afterwards he asks the seller
 * by a thread. A status that nobody knows is not proof that preparation has not begun.
 */
export const cancelOrder = (
  kind: OrderKind,
  status: string,
): Result<'CANCELED', CancellationRefusal> => {
  const tracking = trackingOf(kind, status);
  if (!tracking.known) return fail({ kind: 'unknown-status', status });
  if (tracking.step === 99) return fail({ kind: 'already-cancelled' });
  return tracking.step === 1 ? ok('CANCELED') : fail({ kind: 'preparation-started' });
};
