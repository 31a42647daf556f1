import { describe, expect, it } from 'vitest';
import {
  isRefundSettled,
  REFUND_EVENTS,
  REFUND_STARTED,
  REFUND_STATES,
  refundAfter,
  type RefundEffect,
} from './refund-machine.ts';

const printed = (effect: RefundEffect): string => {
  if (effect.kind === 'mail') return `mail ${effect.mail}`;
  return effect.kind === 'alarm' ? `alarm ${effect.alarm}` : effect.kind;
};

/** Every pair that is not refused. */
const TABLE = [
  ['pending', 'requires_action', 'requires_action', 'alarm refund-requires-action'],
  ['pending', 'succeeded', 'succeeded', 'mail refund-succeeded'],
  ['pending', 'failed', 'failed', 'alarm refund-failed'],
  ['pending', 'cancelled', 'cancelled', 'alarm refund-cancelled'],
  ['requires_action', 'pending', 'pending'],
  ['requires_action', 'succeeded', 'succeeded', 'mail refund-succeeded'],
  ['requires_action', 'failed', 'failed', 'alarm refund-failed'],
  ['requires_action', 'cancelled', 'cancelled', 'alarm refund-cancelled'],
  ['succeeded', 'failed', 'failed', 'alarm refund-failed'],
  ['failed', 'repeated', 'failed', 'start-again'],
  ['cancelled', 'repeated', 'cancelled', 'start-again'],
] as const;

describe('a refund', () => {
  it.each(REFUND_STATES.flatMap((state) => REFUND_EVENTS.map((event) => [state, event] as const)))(
    'in the state %s, when %s, goes where the table says or is refused (PLO-07)',
    (state, event) => {
      const row = TABLE.find(([from, cause]) => from === state && cause === event);
      const step = refundAfter(state, event);
      if (row === undefined)
        expect(step).toEqual({
          ok: false,
          error: { kind: 'step-not-allowed', from: state, event },
        });
      else {
        const [, , next, ...effects] = row;
        expect(step.ok && [step.value.state, ...step.value.effects.map(printed)]).toEqual([
          next,
          ...effects,
        ]);
      }
    },
  );

  it('starts with a request to the provider and a mail', () => {
    expect(REFUND_STARTED.state).toBe('pending');
    expect(REFUND_STARTED.effects.map(printed)).toEqual(['send', 'mail refund-started']);
  });

  it('is settled once the provider is not asked any more', () => {
    expect(REFUND_STATES.filter(isRefundSettled)).toEqual(['succeeded', 'failed', 'cancelled']);
  });
});
