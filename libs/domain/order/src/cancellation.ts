import { fail, ok, type Result } from '@materia/domain-kernel';
import type { OrderKind } from './order-kind.ts';
import { orderAfter } from './order-machine.ts';
import type { TrackedStatus } from './tracking.ts';

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
  status: TrackedStatus,
): Result<'CANCELED', CancellationRefusal> => {
  if (!status.known) return fail({ kind: 'unknown-status', status: status.status });
  if (orderAfter(kind, status.status, { kind: 'cancelled-by-buyer' }).ok) return ok('CANCELED');
  return fail({ kind: status.step === 99 ? 'already-cancelled' : 'preparation-started' });
};
