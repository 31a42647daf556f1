import type { ApprovalState } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';

export const STATE_NAMES = {
  waiting: 'approvals.waiting',
  ordered: 'approvals.ordered',
  placed: 'approvals.placed',
  refused: 'approvals.refused',
  withdrawn: 'approvals.withdrawn',
  expired: 'approvals.expired',
} as const satisfies Readonly<Record<ApprovalState, TextKey>>;

export const STATE_TEXTS = {
  waiting: 'approvals.waitingText',
  ordered: 'approvals.orderedText',
  placed: 'approvals.placedText',
  refused: 'approvals.refusedText',
  withdrawn: 'approvals.withdrawnText',
  expired: 'approvals.expiredText',
} as const satisfies Readonly<Record<ApprovalState, TextKey>>;
