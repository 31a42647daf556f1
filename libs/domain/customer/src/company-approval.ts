import { fail, ok, type Result } from '@materia/domain-kernel';
import { companyMay, type CompanyRole } from './company-members.ts';

/** How long approvers have before a cart returns to its member. */
export const APPROVAL_LIFE_DAYS = 7;
/** The most characters of the reason for which an approver refuses. */
export const APPROVAL_REASON_MAXIMUM = 500;
/** The highest limit that a company can set, in minor units. */
export const APPROVAL_LIMIT_MAXIMUM = 1_000_000_000;

/**
 * Whether an order of a member waits for an approver: it costs more than the company's limit, and the
 * member may not approve. Amounts are in minor units with tax; `null` is no limit. Members who do not
 * buy for the company order for themselves.
 */
export const waitsForApproval = (
  role: CompanyRole,
  limitMinor: number | null,
  totalMinor: number,
): boolean =>
  limitMinor !== null &&
  totalMinor > limitMinor &&
  companyMay(role, 'buy') &&
  !companyMay(role, 'approve');

/**
 * States of what a member asks approvers for. `ordered` waits for its payment, during which nobody can
 * decide anything else; the states after it are final.
 */
export const APPROVAL_STATES = [
  'waiting',
  'ordered',
  'placed',
  'refused',
  'withdrawn',
  'expired',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/**
 * What happens to a request:
 *
 * - an approver orders it and has yet to pay (`order`), the order counts (`place`), or its purchase
 *   ended unpaid (`payment-ended`);
 * - an approver refuses it (`refuse`), the member withdraws it or does not buy for the company any more
 *   (`withdraw`), or nobody has decided in time (`expire`).
 */
export const APPROVAL_EVENTS = [
  'order',
  'place',
  'payment-ended',
  'refuse',
  'withdraw',
  'expire',
] as const;
export type ApprovalEvent = (typeof APPROVAL_EVENTS)[number];

export type ApprovalStepRefusal = {
  readonly kind: 'approval-step-not-allowed';
  readonly state: ApprovalState;
  readonly event: ApprovalEvent;
};

const FINAL = {
  order: null,
  place: null,
  'payment-ended': null,
  refuse: null,
  withdraw: null,
  expire: null,
} as const satisfies Readonly<Record<ApprovalEvent, null>>;

/** Every state and event; null where the event cannot happen. */
const STEPS: Readonly<
  Record<ApprovalState, Readonly<Record<ApprovalEvent, ApprovalState | null>>>
> = {
  waiting: {
    order: 'ordered',
    place: 'placed',
    'payment-ended': null,
    refuse: 'refused',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  ordered: { ...FINAL, place: 'placed', 'payment-ended': 'waiting' },
  placed: FINAL,
  refused: FINAL,
  withdrawn: FINAL,
  expired: FINAL,
};

/** The state of a request after an event. Refuses an event that cannot happen in the state. */
export const approvalAfter = (
  state: ApprovalState,
  event: ApprovalEvent,
): Result<ApprovalState, ApprovalStepRefusal> => {
  const next = STEPS[state][event];
  return next === null ? fail({ kind: 'approval-step-not-allowed', state, event }) : ok(next);
};

export type LimitFault = { readonly kind: 'not-an-amount' };

/**
 * A limit as people type it: an amount with comma or point and at most two decimals, in groups of thousands
 * by blanks; empty for none. Returns minor units of a currency with two decimals. A point before three
 * digits is refused, because it means thousands to some and decimals to others.
 */
export const parseLimit = (typed: string): Result<number | null, LimitFault> => {
  const text = typed.replaceAll(/\s/gu, '');
  if (text === '') return ok(null);
  const amount = /^(?<whole>\d{1,8})(?:[.,](?<part>\d{1,2}))?$/.exec(text)?.groups;
  if (amount === undefined) return fail({ kind: 'not-an-amount' });
  const minor = Number(amount['whole']) * 100 + Number((amount['part'] ?? '').padEnd(2, '0'));
  return minor > APPROVAL_LIMIT_MAXIMUM ? fail({ kind: 'not-an-amount' }) : ok(minor);
};
