import { money, type Money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedRefund,
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
  ['announced', 'received', 'received'],
  ['sent', 'received', 'received'],
  ['received', 'accepted', 'inspected'],
  ['received', 'rejected', 'rejected'],
  ['inspected', 'refunded', 'refunded', 'refund'],
] as const;

const zloty = (minor: number): Money => money(minor, 'PLN');

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
    const lines = units.map((count, at) => ({ units: count, accepted: accepted[at] ?? 0 }));
    expect(inspection(lines)).toEqual(
      event === undefined
        ? { ok: false, error: { kind: 'too-many-units' } }
        : { ok: true, value: event },
    );
  });
});

describe('the refund of a return', () => {
  it('goes back in proportion to the price of the accepted units (BEY-17)', () => {
    const lines = [
      { unitPrice: zloty(1000), units: 2, accepted: 1 },
      { unitPrice: zloty(500), units: 2, accepted: 2 },
    ];
    expect(acceptedRefund(zloty(3000), lines)).toEqual(zloty(2000));
  });

  it('is the announced amount for all units, nothing for none, and never more (BEY-17)', () => {
    const line = fc.record({ price: fc.nat(100_000), units: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.nat(20),
        (announced, lines, some) => {
          const back = (accepted: (units: number) => number): number =>
            acceptedRefund(
              zloty(announced),
              lines.map(({ price, units }) => ({
                unitPrice: zloty(price),
                units,
                accepted: accepted(units),
              })),
            ).minor;
          expect(back((units) => units)).toBe(announced);
          expect(back(() => 0)).toBe(0);
          expect(back((units) => Math.min(units, some))).toBeLessThanOrEqual(announced);
        },
      ),
      { numRuns: 200 },
    );
  });
});
