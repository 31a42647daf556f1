import { describe, expect, it } from 'vitest';
import { cancelOrder } from './cancellation.ts';
import { stepIn } from './flow-table.ts';
import {
  ORDER_MAILS,
  type OrderEffect,
  type OrderEvent,
  PAYMENT_EVENTS,
  SINGLE_EVENTS,
  type UnpaidStart,
} from './order-events.ts';
import { groupOrders, orderGroup } from './order-groups.ts';
import { ORDER_FLOWS, type OrderFlow, type OrderKind } from './order-kind.ts';
import { firstStatus, nextStatuses, ORDER_MACHINE, orderAfter } from './order-machine.ts';
import { isOrderStatus, LEGACY_STATUSES, OFFER_STATUSES, type OrderStatus } from './statuses.ts';
import { trackedStatus } from './tracking.ts';

const KINDS: Readonly<Record<OrderFlow, OrderKind>> = {
  'legacy-delivery': { type: 'legacy', delivery: 'delivery', isThirdParty: false },
  'legacy-pickup': { type: 'legacy', delivery: 'pickup', isThirdParty: false },
  'offer-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: false },
  'offer-pickup': { type: 'offer', delivery: 'pickup', isThirdParty: false },
  'offer-third-party-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: true },
};
const EVERY_STATUS = [...new Set([...LEGACY_STATUSES, ...OFFER_STATUSES])];
const statusesOf = (flow: OrderFlow): readonly OrderStatus[] =>
  Object.keys(ORDER_MACHINE[flow].rows).filter(isOrderStatus);
const UNPAID_STARTS: readonly UnpaidStart[] = ['pending', 'awaiting-transfer', 'in-store'];

/** Every event, with every status and every way to pay. */
const EVENTS: readonly OrderEvent[] = [
  ...EVERY_STATUS.map((to) => ({ kind: 'advance', to }) as const),
  ...UNPAID_STARTS.map((payment) => ({ kind: 'payment-changed', payment }) as const),
  ...[...PAYMENT_EVENTS, ...SINGLE_EVENTS].map((kind) => ({ kind })),
];
const nameOf = (event: OrderEvent): string => {
  if (event.kind === 'advance') return `to ${event.to}`;
  return event.kind === 'payment-changed' ? `pays ${event.payment}` : event.kind;
};
const printed = (effect: OrderEffect): string => {
  if (effect.kind === 'settle-stock') return `stock ${effect.outcome}`;
  if (effect.kind === 'write-documents') return effect.documents.join(' and ');
  return effect.kind === 'mail' ? `mail ${effect.mail}` : effect.kind;
};

const PAIRS = ORDER_FLOWS.flatMap((flow) =>
  EVERY_STATUS.flatMap((from) =>
    EVENTS.map((event) => ({ flow, from, event, step: orderAfter(KINDS[flow], from, event) })),
  ),
);
const ALLOWED = PAIRS.flatMap(({ step, ...pair }) => (step.ok ? [{ ...pair, ...step.value }] : []));
const effectsOf = (flow: OrderFlow, from: OrderStatus, event: OrderEvent): readonly string[] => {
  const step = orderAfter(KINDS[flow], from, event);
  return step.ok ? step.value.effects.map(printed) : ['refused'];
};

/** Every pair of a flow that is not refused, one per line. */
const sheet = (flow: OrderFlow): string =>
  ALLOWED.filter((pair) => pair.flow === flow)
    .map(({ from, event, status, effects }) =>
      [
        `${from} | ${nameOf(event)} | ${status === from ? 'stays' : status}`,
        ...(effects.length > 0 ? [effects.map(printed).join(', ')] : []),
      ].join(' | '),
    )
    .join('\n');

describe('the order machine', () => {
  it.each(ORDER_FLOWS)(
    '%s: matches the reviewed file, over every status and event',
    async (flow) => {
      await expect(`${sheet(flow)}\n`).toMatchFileSnapshot(`../golden/${flow}.txt`);
    },
  );

  it('refuses every other pair, with the status and the event', () => {
    const refused = PAIRS.filter(({ step }) => !step.ok);
    expect(refused).toHaveLength(PAIRS.length - ALLOWED.length);
    for (const { from, event, step } of refused)
      expect(step).toEqual({ ok: false, error: { kind: 'step-not-allowed', from, event } });
    for (const flow of ORDER_FLOWS)
      for (const from of EVERY_STATUS.filter((status) => !statusesOf(flow).includes(status)))
        expect(refused.filter((pair) => pair.flow === flow && pair.from === from)).toHaveLength(
          EVENTS.length,
        );
  });

  it('takes statuses only: other text does not compile, and parsing refuses it', () => {
    // @ts-expect-error no order has this status
    expect(orderAfter(KINDS['legacy-delivery'], 'NO_SUCH_STATUS', { kind: 'withdrawn' }).ok).toBe(
      false,
    );
    // @ts-expect-error nor can it be moved there
    const event: OrderEvent = { kind: 'advance', to: 'NO_SUCH_STATUS' };
    expect(orderAfter(KINDS['legacy-delivery'], 'READY', event).ok).toBe(false);
    expect(['NO_SUCH_STATUS', 'toString', ''].filter(isOrderStatus)).toEqual([]);
  });

  it.each(ORDER_FLOWS)('%s: every step leads to a status of the flow', (flow) => {
    const statuses = Object.keys(ORDER_MACHINE[flow].rows);
    expect(ALLOWED.filter((pair) => pair.flow === flow)).not.toEqual([]);
    for (const { status } of ALLOWED.filter((pair) => pair.flow === flow))
      expect(statuses).toContain(status);
  });
});

describe('the steps of staff and vendors', () => {
  it.each(ORDER_FLOWS)(
    '%s: no allowed transition leads to an earlier tracking step or to a status unknown to the flow',
    (flow) => {
      const backwards = statusesOf(flow).flatMap((from) =>
        nextStatuses(KINDS[flow], from)
          .filter((to) => (stepIn(flow, to) ?? 0) < (stepIn(flow, from) ?? 100))
          .map((to) => `${from} → ${to}`),
      );
      expect(backwards).toEqual([]);
    },
  );

  it.each(ORDER_FLOWS)(
    '%s: every status can reach an end, and only COMPLETED and CANCELED have no next status',
    (flow) => {
      const statuses = statusesOf(flow);
      const ends = statuses.filter((status) => nextStatuses(KINDS[flow], status).length === 0);
      expect(ends.toSorted()).toEqual(['CANCELED', 'COMPLETED']);
      const reaches = (status: OrderStatus, seen: readonly OrderStatus[] = []): boolean =>
        status === 'COMPLETED' ||
        nextStatuses(KINDS[flow], status).some(
          (next) => !seen.includes(next) && reaches(next, [...seen, status]),
        );
      expect(statuses.filter((status) => status !== 'CANCELED' && !reaches(status))).toEqual([]);
    },
  );

  it('a status that is unknown to the flow or to every flow has no next status', () => {
    expect(nextStatuses(KINDS['legacy-pickup'], 'SHIPPED')).toEqual([]);
    // @ts-expect-error no flow has it
    expect(nextStatuses(KINDS['legacy-pickup'], 'LOST_IN_SPACE')).toEqual([]);
  });

  it('an invoiced legacy order moves on to COMPLETED (ORD-13)', () => {
    expect(nextStatuses(KINDS['legacy-delivery'], 'INVOICED')).toEqual(['COMPLETED']);
    expect(
      orderAfter(KINDS['legacy-delivery'], 'INVOICED', { kind: 'advance', to: 'COMPLETED' }),
    ).toEqual({ ok: true, value: { status: 'COMPLETED', effects: [] } });
  });

  it('a pickup order is never shipped (ORD-20)', () => {
    for (const status of EVERY_STATUS) {
      expect(nextStatuses(KINDS['legacy-pickup'], status)).not.toContain('SHIPPED');
      expect(nextStatuses(KINDS['offer-pickup'], status)).not.toContain('SHIPPED');
    }
  });

  it.each([
    ['offer-delivery', 'SHIPPED', 'PAID'],
    ['offer-delivery', 'PAID', 'PAID'],
    ['offer-delivery', 'TO_BE_PREPARED', 'IN_PREPARATION'],
    ['legacy-delivery', 'CREATED', 'CANCELED'],
  ] as const)('%s: refuses to go from %s to %s, naming both statuses', (flow, from, to) => {
    const event = { kind: 'advance', to } as const;
    expect(orderAfter(KINDS[flow], from, event)).toEqual({
      ok: false,
      error: { kind: 'step-not-allowed', from, event },
    });
  });
});

describe('the mail after a status', () => {
  it.each([
    ['legacy-pickup', 'TO_BE_PREPARED', 'IN_PREPARATION', 'preparing'],
    ['legacy-pickup', 'IN_PREPARATION', 'TO_CONTROL', undefined],
    ['legacy-pickup', 'IN_CONTROL', 'READY', 'ready'],
    ['legacy-delivery', 'IN_CONTROL', 'READY', undefined],
    ['legacy-delivery', 'READY', 'SHIPPED', 'shipped'],
    ['legacy-pickup', 'READY', 'INVOICED', 'completed'],
    ['legacy-pickup', 'INVOICED', 'COMPLETED', undefined],
    ['offer-pickup', 'CONFIRMED', 'PREPARED', 'ready'],
    ['offer-third-party-delivery', 'PREPARED', 'SHIPPED', 'shipped'],
    ['offer-third-party-delivery', 'CREATED', 'PAID', undefined],
    ['legacy-delivery', 'TO_BE_PREPARED', 'CANCELED', 'cancelled'],
  ] as const)('%s: from %s to %s it is %s (ORD-18)', (flow, from, to, mail) => {
    const mails = effectsOf(flow, from, { kind: 'advance', to }).filter((effect) =>
      effect.startsWith('mail'),
    );
    expect(mails).toEqual(mail === undefined ? [] : [`mail ${mail}`]);
  });

  it.each(ORDER_FLOWS)(
    '%s: every step that staff may take is reported exactly when it is a new one (ORD-18)',
    (flow) => {
      const isPickup = flow === 'legacy-pickup' || flow === 'offer-pickup';
      const mailAt: Readonly<Record<number, (typeof ORDER_MAILS)[number]>> = {
        2: 'preparing',
        3: isPickup ? 'ready' : 'shipped',
        4: 'completed',
        99: 'cancelled',
      };
      for (const { from, event, effects } of ALLOWED.filter((pair) => pair.flow === flow)) {
        if (event.kind !== 'advance') continue;
        const step = stepIn(flow, event.to) ?? 0;
        const wanted = step === stepIn(flow, from) ? undefined : mailAt[step];
        expect(effects.filter(({ kind }) => kind === 'mail')).toEqual(
          wanted === undefined ? [] : [{ kind: 'mail', mail: wanted }],
        );
      }
    },
  );

  it('never leaves for an order whose payment was changed, accepted or lapsed: the purchase reports it (PLO-05)', () => {
    const quiet = ALLOWED.filter(({ event }) => event.kind.startsWith('payment-'));
    expect(quiet).not.toEqual([]);
    expect(quiet.filter(({ effects }) => effects.some(({ kind }) => kind === 'mail'))).toEqual([]);
  });
});

describe('the stock of an order', () => {
  it.each(ORDER_FLOWS)(
    '%s: is settled once on every path, and never taken while an order can still be cancelled (ORD-18)',
    (flow) => {
      const settledOn = (
        from: OrderStatus,
        way: readonly string[],
      ): readonly (readonly string[])[] => {
        const steps = nextStatuses(KINDS[flow], from);
        return steps.length === 0
          ? [way]
          : steps.flatMap((to) =>
              settledOn(to, [
                ...way,
                ...effectsOf(flow, from, { kind: 'advance', to }).filter((effect) =>
                  effect.startsWith('stock'),
                ),
              ]),
            );
      };
      for (const start of new Set(Object.values(ORDER_MACHINE[flow].placed)))
        for (const way of settledOn(start, [])) expect(way).toHaveLength(1);
      const taken = ALLOWED.filter(
        (pair) => pair.flow === flow && pair.effects.map(printed).includes('stock taken'),
      );
      for (const { status } of taken)
        expect(nextStatuses(KINDS[flow], status)).not.toContain('CANCELED');
    },
  );

  it('is released together with the slot whenever an order is cancelled, and any payment is refunded (PLO-07)', () => {
    for (const { from, status, event, effects } of ALLOWED) {
      if (from === 'CANCELED') continue;
      const kinds = effects.map(printed);
      expect(kinds.includes('stock released')).toBe(status === 'CANCELED');
      expect(kinds.includes('free-slot')).toBe(status === 'CANCELED');
      expect(kinds.includes('refund')).toBe(
        status === 'CANCELED' && event.kind !== 'payment-lapsed',
      );
      expect(kinds.includes('end-purchase')).toBe(kinds.includes('refund'));
    }
  });
});

describe('the documents of a handover', () => {
  it.each([
    ['legacy-delivery', 'SHIPPED → INVOICED: invoice'],
    ['legacy-pickup', 'READY → INVOICED: receipt and invoice'],
    ['offer-delivery', 'SHIPPED → COMPLETED: invoice'],
    ['offer-pickup', 'PREPARED → COMPLETED: receipt and invoice'],
    ['offer-third-party-delivery', undefined],
  ] as const)('%s: are written by %s', (flow, wanted) => {
    const written = ALLOWED.filter((pair) => pair.flow === flow).flatMap((pair) =>
      pair.effects
        .filter(({ kind }) => kind === 'write-documents')
        .map((effect) => `${pair.from} → ${pair.status}: ${printed(effect)}`),
    );
    expect(written).toEqual(wanted === undefined ? [] : [wanted]);
  });
});

describe('the groups of the order list', () => {
  it('CANCELED and COMPLETED are finished, all other statuses are in progress, INVOICED too (ORD-11, ORD-13, LIM-51)', () => {
    const finished = EVERY_STATUS.filter((status) => orderGroup(status) === 'finished');
    expect(finished.toSorted()).toEqual(['CANCELED', 'COMPLETED']);
    expect(orderGroup('INVOICED')).toBe('in-progress');
    expect(orderGroup('LOST_IN_SPACE')).toBe('in-progress');
  });

  it('lists orders waiting for a transfer separately (ORD-12)', () => {
    const order = (status: string) => ({
      tracking: trackedStatus(KINDS['legacy-delivery'], status),
    });
    expect(groupOrders([order('COMPLETED'), order('WAITING_TRANSFER'), order('SHIPPED')])).toEqual({
      inProgress: [order('WAITING_TRANSFER'), order('SHIPPED')],
      finished: [order('COMPLETED')],
      waitingTransfer: [order('WAITING_TRANSFER')],
    });
  });
});

describe('the first status after placement', () => {
  it.each([
    ['legacy', 'accepted', 'TO_BE_PREPARED'],
    ['legacy', 'pending', 'WAITING_FOR_DEPOSIT_PAYMENT'],
    ['legacy', 'awaiting-transfer', 'WAITING_TRANSFER'],
    ['legacy', 'in-store', 'TO_BE_PREPARED'],
    ['offer', 'accepted', 'PAID'],
    ['offer', 'pending', 'CREATED'],
    ['offer', 'awaiting-transfer', 'CREATED'],
    ['offer', 'in-store', 'CREATED'],
  ] as const)('%s order, payment %s: %s (PLO-05)', (type, payment, status) => {
    for (const flow of ORDER_FLOWS.filter((name) => name.startsWith(type)))
      expect(firstStatus(KINDS[flow], payment)).toEqual({ ok: true, value: status });
    expect(isOrderStatus(status)).toBe(true);
  });

  it.each(ORDER_FLOWS)('%s: a refused payment creates no order (PLO-05)', (flow) => {
    expect(firstStatus(KINDS[flow], 'refused')).toEqual({
      ok: false,
      error: { kind: 'payment-refused' },
    });
  });

  it.each(ORDER_FLOWS)(
    '%s: every unpaid start can be paid, changed to any other, and lapse (PLO-05, PLO-07)',
    (flow) => {
      const kind = KINDS[flow];
      for (const start of UNPAID_STARTS) {
        const from = firstStatus(kind, start);
        if (!from.ok) throw new Error('An unpaid start has a status');
        const paid = firstStatus(kind, 'accepted');
        expect(orderAfter(kind, from.value, { kind: 'payment-accepted' })).toMatchObject({
          ok: true,
          value: { status: paid.ok && paid.value, effects: [{ kind: 'confirm' }] },
        });
        for (const payment of UNPAID_STARTS) {
          const changed = firstStatus(kind, payment);
          expect(orderAfter(kind, from.value, { kind: 'payment-changed', payment })).toEqual({
            ok: true,
            value: { status: changed.ok && changed.value, effects: [] },
          });
        }
        expect(orderAfter(kind, from.value, { kind: 'payment-lapsed' })).toMatchObject({
          ok: true,
          value: { status: 'CANCELED' },
        });
      }
    },
  );
});

describe('cancellation by the customer', () => {
  it.each(ORDER_FLOWS)(
    '%s: allowed in step 1 only, and then also a legal transition of the flow (ORD-17)',
    (flow) => {
      const statuses = statusesOf(flow);
      const cancelled = (status: string) =>
        cancelOrder(KINDS[flow], trackedStatus(KINDS[flow], status));
      const cancellable = statuses.filter((status) => cancelled(status).ok);
      expect(cancellable).toEqual(statuses.filter((status) => stepIn(flow, status) === 1));
      expect(cancellable.map(cancelled)).toEqual(
        cancellable.map(() => ({ ok: true, value: 'CANCELED' })),
      );
      expect(
        cancellable.filter((status) => !nextStatuses(KINDS[flow], status).includes('CANCELED')),
      ).toEqual([]);
    },
  );

  it.each(ORDER_FLOWS)(
    '%s: withdrawing is possible wherever staff may still cancel (BEY-17)',
    (flow) => {
      for (const status of EVERY_STATUS)
        expect(orderAfter(KINDS[flow], status, { kind: 'withdrawn' }).ok).toBe(
          nextStatuses(KINDS[flow], status).includes('CANCELED'),
        );
    },
  );

  it('gives the reason: preparation began, already cancelled, or an unknown status', () => {
    const errorOf = (status: string) => {
      const kind = KINDS['legacy-delivery'];
      const answer = cancelOrder(kind, trackedStatus(kind, status));
      return answer.ok ? undefined : answer.error.kind;
    };
    expect(errorOf('IN_PREPARATION')).toBe('preparation-started');
    expect(errorOf('COMPLETED')).toBe('preparation-started');
    expect(errorOf('CANCELED')).toBe('already-cancelled');
    expect(errorOf('LOST_IN_SPACE')).toBe('unknown-status');
  });
});
