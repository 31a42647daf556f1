import { fail, ok, type Result } from '@materia/domain-kernel';

/** States of money on its way back, as the payment provider reports them. */
export const REFUND_STATES = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The provider reports a state, or staff make a refund that failed once more. */
export const REFUND_EVENTS = [...REFUND_STATES, 'repeated'] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

export type RefundAlarm = 'refund-failed' | 'refund-cancelled' | 'refund-requires-action';

/** What has to be done about a refund, in the transaction of its step. */
export type RefundEffect =
  /** The provider is asked to send the money. */
  | { readonly kind: 'send' }
  /** Another refund is started for the same reason. */
  | { readonly kind: 'start-again' }
  | { readonly kind: 'mail'; readonly mail: 'refund-started' | 'refund-succeeded' }
  /** A person has to look at it. */
  | { readonly kind: 'alarm'; readonly alarm: RefundAlarm };

export type RefundStep = {
  readonly state: RefundState;
  readonly effects: readonly RefundEffect[];
};

/** How every refund begins. */
export const REFUND_STARTED: RefundStep = {
  state: 'pending',
  effects: [{ kind: 'send' }, { kind: 'mail', mail: 'refund-started' }],
};

const alarm = (name: RefundAlarm): readonly RefundEffect[] => [{ kind: 'alarm', alarm: name }];
const succeeded: RefundStep = {
  state: 'succeeded',
  effects: [{ kind: 'mail', mail: 'refund-succeeded' }],
};
const failed: RefundStep = { state: 'failed', effects: alarm('refund-failed') };
const cancelled: RefundStep = { state: 'cancelled', effects: alarm('refund-cancelled') };

/**
 * Transitions by state and event; missing pairs are refused. A bank may return money that was already
 * reported as sent; no other event follows an end. A failed refund is repeated by a new one.
 */
const STEPS: Readonly<Record<RefundState, { readonly [Event in RefundEvent]?: RefundStep }>> = {
  pending: {
    requires_action: { state: 'requires_action', effects: alarm('refund-requires-action') },
    succeeded,
    failed,
    cancelled,
  },
  requires_action: { pending: { state: 'pending', effects: [] }, succeeded, failed, cancelled },
  succeeded: { failed },
  failed: { repeated: { state: 'failed', effects: [{ kind: 'start-again' }] } },
  cancelled: { repeated: { state: 'cancelled', effects: [{ kind: 'start-again' }] } },
};

/** Refuses reports without effect and reports that contradict an end, such as late or repeated ones. */
export const refundAfter = (
  state: RefundState,
  event: RefundEvent,
): Result<
  RefundStep,
  { readonly kind: 'step-not-allowed'; readonly from: RefundState; readonly event: RefundEvent }
> => {
  const step = STEPS[state][event];
  return step === undefined ? fail({ kind: 'step-not-allowed', from: state, event }) : ok(step);
};

/** True once the provider is not asked about a refund any more. */
export const isRefundSettled = (state: RefundState): boolean =>
  STEPS[state].succeeded === undefined;
