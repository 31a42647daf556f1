import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SingleEvent } from './order-events.ts';
import type { OrderKind } from './order-kind.ts';
import { firstStatus, nextStatuses, orderAfter } from './order-machine.ts';
import {
  inspection,
  OPEN_RETURN_STATES,
  RETURN_EVENTS,
  RETURN_STATES,
  returnAfter,
  type ReturnState,
} from './return-machine.ts';
import type { OrderStatus } from './statuses.ts';

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

describe('an order and its returns', () => {
  const FLOWS: readonly OrderKind[] = [
    { type: 'legacy', delivery: 'delivery', isThirdParty: false },
    { type: 'legacy', delivery: 'pickup', isThirdParty: false },
    { type: 'offer', delivery: 'delivery', isThirdParty: true },
  ];
  const event = fc.oneof(
    fc.constantFrom('cancelled-by-buyer', 'withdrawn', 'step', 'step', 'step'),
    fc.record({ seq: fc.nat(2), event: fc.constantFrom(...RETURN_EVENTS) }),
  );

  it('send money back as a whole once, or for each return once, and never both (BEY-17, ORD-17)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FLOWS),
        fc.array(fc.tuple(event, fc.nat(3)), { maxLength: 40 }),
        (kind, happened) => {
          const first = firstStatus(kind, 'accepted');
          if (!first.ok) throw new Error('A paid order has a status');
          let status: OrderStatus = first.value;
          let whole = 0;
          const returns = new Map<number, ReturnState | 'new'>();
          const parts = new Map<number, number>();
          const move = (next: SingleEvent) => {
            const step = orderAfter(kind, status, next);
            if (!step.ok) return;
            status = step.value.status;
            whole += step.value.effects.filter((effect) => effect.kind === 'refund').length;
          };
          for (const [what, choice] of happened) {
            if (what === 'step') {
              const to = nextStatuses(kind, status);
              const chosen = to[choice % Math.max(1, to.length)];
              if (chosen !== undefined) move({ kind: 'advance', to: chosen });
            } else if (typeof what === 'string') move({ kind: what });
            else {
              const isBefore = orderAfter(kind, status, { kind: 'withdrawn' }).ok;
              const state = returns.get(what.seq) ?? 'new';
              // A return begins with the handover, unless it ends the order.
              if (state === 'new' && (isBefore || status === 'CANCELED')) continue;
              if (what.event === 'announced-before-handover') continue;
              const step = returnAfter(state, what.event);
              if (!step.ok) continue;
              returns.set(what.seq, step.value.state);
              if (step.value.effects.includes('refund'))
                parts.set(what.seq, (parts.get(what.seq) ?? 0) + 1);
            }
          }
          expect(whole).toBeLessThanOrEqual(1);
          expect(Math.max(0, ...parts.values())).toBeLessThanOrEqual(1);
          if (whole > 0) expect(parts.size).toBe(0);
        },
      ),
      { numRuns: 400 },
    );
  });
});
