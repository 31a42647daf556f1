import { describe, expect, it } from 'vitest';
import {
  APPROVAL_EVENTS,
  APPROVAL_STATES,
  type ApprovalEvent,
  approvalAfter,
  type ApprovalState,
  waitsForApproval,
} from './company-approval.ts';
import type { CompanyRole } from './company-members.ts';

describe('an order of a member', () => {
  it.each<[CompanyRole, number | null, number, boolean]>([
    ['buyer', 100_00, 100_01, true],
    ['buyer', 100_00, 100_00, false],
    ['buyer', 0, 1, true],
    ['buyer', 0, 0, false],
    ['buyer', null, 9_999_999, false],
    ['administrator', 100_00, 100_01, false],
    ['accountant', 100_00, 100_01, false],
  ])('of a %s with the limit %s for %s waits: %s (BEY-43)', (role, limit, total, waits) => {
    expect(waitsForApproval(role, limit, total)).toBe(waits);
  });
});

describe('what approvers are asked', () => {
  const NEXT: Readonly<
    Partial<Record<ApprovalState, Partial<Record<ApprovalEvent, ApprovalState>>>>
  > = {
    waiting: {
      order: 'ordered',
      place: 'placed',
      refuse: 'refused',
      withdraw: 'withdrawn',
      expire: 'expired',
    },
    ordered: { place: 'placed', 'payment-ended': 'waiting' },
  };
  it.each(
    APPROVAL_STATES.flatMap((state) => APPROVAL_EVENTS.map((event) => [state, event] as const)),
  )('after %s and %s is in one known state (BEY-43)', (state, event) => {
    const after = approvalAfter(state, event);
    const next = NEXT[state]?.[event];
    expect(after).toEqual(
      next === undefined
        ? { ok: false, error: { kind: 'approval-step-not-allowed', state, event } }
        : { ok: true, value: next },
    );
  });
});
