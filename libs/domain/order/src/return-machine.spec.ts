import { describe, expect, it } from 'vitest';
import {
  inspection,
  OPEN_RETURN_STATES,
  RETURN_EVENTS,
  RETURN_STATES,
  returnAfter,
} from './return-machine.ts';

/** Every pair that is not refused. */
const TABLE = [
  ['new', 'announced', 'announced', 'mail-receipt'],
  ['new', 'announced-before-handover', 'refunded', 'cancel-order', 'mail-receipt'],
  ['announced', 'sent', 'sent'],
  ['announced', 'received', 'received', 'mail-received'],
  ['sent', 'received', 'received', 'mail-received'],
  ['received', 'accepted', 'inspected', 'mail-inspected'],
  ['received', 'rejected', 'rejected', 'mail-inspected'],
  ['inspected', 'refunded', 'refunded', 'refund'],
] as const;

describe('a return', () => {
  it.each(
    (['new', ...RETURN_STATES] as const).flatMap((state) =>
      RETURN_EVENTS.map((event) => [state, event] as const),
    ),
  )(
    'in the state %s, when %s, goes where the table says or is refused (BEY-17)',
    (state, event) => {
      const row = TABLE.find(([from, cause]) => from === state && cause === event);
      const step = returnAfter(state, event);
      if (row === undefined)
        expect(step).toEqual({
          ok: false,
          error: { kind: 'step-not-allowed', from: state, event },
        });
      else {
        const [, , next, ...effects] = row;
        expect(step.ok && [step.value.state, ...step.value.effects]).toEqual([next, ...effects]);
      }
    },
  );

  it('needs the shop until it is refunded or rejected', () => {
    expect(OPEN_RETURN_STATES).toEqual(['announced', 'sent', 'received', 'inspected']);
  });

  it.each([
    [[2, 1], [2, 1], 'accepted'],
    [[2, 1], [0, 1], 'accepted'],
    [[2, 1], [0, 0], 'rejected'],
    [[2, 1], [3, 0], undefined],
    [[2, 1], [-1, 1], undefined],
  ] as const)('of %j units of which %j are accepted is %s (BEY-17)', (units, accepted, event) => {
    const lines = units.map((count, at) => ({
      units: count,
      accepted: accepted[at] ?? 0,
      fault: 'used' as const,
    }));
    expect(inspection(lines)).toEqual(
      event === undefined
        ? { ok: false, error: { kind: 'too-many-units' } }
        : { ok: true, value: event },
    );
  });

  it('needs a reason for every unit that is not accepted (BEY-17)', () => {
    const line = { units: 2, accepted: 1, fault: undefined };
    expect(inspection([line])).toEqual({ ok: false, error: { kind: 'reason-missing' } });
    expect(inspection([{ ...line, accepted: 2 }]).ok).toBe(true);
  });
});
