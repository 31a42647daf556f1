import { describe, expect, it } from 'vitest';
import {
  APPROVAL_EVENTS,
  APPROVAL_STATES,
  type ApprovalEvent,
  approvalAfter,
  type ApprovalState,
  parseLimit,
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

describe('a limit as it is typed', () => {
  it.each<[string, number | null]>([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['500', 500_00],
    ['499,99', 499_99],
    ['499.9', 499_90],
    ['1 500,00', 1500_00],
    ['1\u00a0500', 1500_00],
    ['10000000', 1_000_000_000],
  ])('“%s” is %s minor units (BEY-43)', (typed, minor) => {
    expect(parseLimit(typed)).toEqual({ ok: true, value: minor });
  });
  it.each(['1.500', '1,500', '-5', '5 €', 'five', '10000000,01', '1,2,3', '.5'])(
    '“%s” is no amount (BEY-43)',
    (typed) => {
      expect(parseLimit(typed)).toEqual({ ok: false, error: { kind: 'not-an-amount' } });
    },
  );
});
