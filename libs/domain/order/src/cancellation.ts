import { fail, ok, type Result } from '@materia/domain-kernel';
import type { OrderKind } from './order-kind.ts';
import { orderAfter } from './order-machine.ts';
import { trackingOf } from './tracking.ts';

export type CancellationRefusal =
  | { readonly kind: 'already-cancelled' }
  | { readonly kind: 'preparation-started' }
  | { readonly kind: 'unknown-status'; readonly status: string };

/**
 * Whether customers may cancel the order themselves. Only while it is in validation (step 1);
 * afterwards they contact the vendor in a message thread. An unknown status does not prove that
 * preparation has not begun.
 */
export const cancelOrder = (
  kind: OrderKind,
  status: string,
): Result<'CANCELED', CancellationRefusal> => {
  if (orderAfter(kind, status, { kind: 'cancelled-by-buyer' }).ok) return ok('CANCELED');
  const tracking = trackingOf(kind, status);
  if (!tracking.known) return fail({ kind: 'unknown-status', status });
  return fail({ kind: tracking.step === 99 ? 'already-cancelled' : 'preparation-started' });
};
