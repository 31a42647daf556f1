import { isPaidInStore } from '@materia/domain-checkout';
import type { PurchaseRow } from '../purchases/repository.ts';

/**
 * Until when a purchase that is paid in store waits for its buyer's word (ISO instant); undefined
 * unless it does.
 */
export const confirmUntil = ({
  state,
  payment_method,
  hold_until,
}: Pick<PurchaseRow, 'state' | 'payment_method' | 'hold_until'>): string | undefined =>
  state === 'open' && isPaidInStore(payment_method) ? (hold_until ?? undefined) : undefined;
