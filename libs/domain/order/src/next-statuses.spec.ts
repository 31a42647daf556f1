import { describe, expect, it } from 'vitest';
import { cancelOrder } from './cancellation.ts';
import { firstStatus } from './first-status.ts';
import { stepIn } from './flow-table.ts';
import { advanceOrder, NEXT_STATUSES, nextStatuses } from './next-statuses.ts';
import { groupOrders, orderGroup } from './order-groups.ts';
import { ORDER_FLOWS, type OrderFlow, type OrderKind } from './order-kind.ts';
import { isOrderStatus, LEGACY_STATUSES, OFFER_STATUSES } from './statuses.ts';

const KINDS: Readonly<Record<OrderFlow, OrderKind>> = {
  'legacy-delivery': { type: 'legacy', delivery: 'delivery', isThirdParty: false },
  'legacy-pickup': { type: 'legacy', delivery: 'pickup', isThirdParty: false },
  'offer-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: false },
  'offer-pickup': { type: 'offer', delivery: 'pickup', isThirdParty: false },
  'offer-third-party-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: true },
};
const EVERY_STATUS = [...new Set<string>([...LEGACY_STATUSES, ...OFFER_STATUSES])];

describe('order status transitions', () => {
  it.each(ORDER_FLOWS)(
    '%s: no allowed transition leads to an earlier tracking step or to a status unknown to the flow',
    (flow) => {
      const backwards = Object.keys(NEXT_STATUSES[flow]).flatMap((from) =>
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
      const statuses = Object.keys(NEXT_STATUSES[flow]);
      const ends = statuses.filter((status) => nextStatuses(KINDS[flow], status).length === 0);
      expect(ends.toSorted()).toEqual(['CANCELED', 'COMPLETED']);
      const reaches = (status: string, seen: readonly string[] = []): boolean =>
        status === 'COMPLETED' ||
        nextStatuses(KINDS[flow], status).some(
          (next) => !seen.includes(next) && reaches(next, [...seen, status]),
        );
      expect(statuses.filter((status) => status !== 'CANCELED' && !reaches(status))).toEqual([]);
    },
  );

  it('a status that is unknown to the flow or to every flow has no next status', () => {
    expect(nextStatuses(KINDS['legacy-pickup'], 'SHIPPED')).toEqual([]);
    expect(nextStatuses(KINDS['legacy-pickup'], 'LOST_IN_SPACE')).toEqual([]);
  });

  it('an invoiced legacy order moves on to COMPLETED (ORD-13)', () => {
    expect(nextStatuses(KINDS['legacy-delivery'], 'INVOICED')).toEqual(['COMPLETED']);
    expect(advanceOrder(KINDS['legacy-delivery'], 'INVOICED', 'COMPLETED')).toEqual({
      ok: true,
      value: 'COMPLETED',
    });
  });

  it('a pickup order is never shipped (ORD-20)', () => {
    for (const status of EVERY_STATUS) {
      expect(nextStatuses(KINDS['legacy-pickup'], status)).not.toContain('SHIPPED');
      expect(nextStatuses(KINDS['offer-pickup'], status)).not.toContain('SHIPPED');
    }
  });

  it('refuses a transition that is not listed, naming both statuses', () => {
    const refusal = (from: string, to: string) => ({
      ok: false,
      error: { kind: 'step-not-allowed', from, to },
    });
    expect(advanceOrder(KINDS['offer-delivery'], 'SHIPPED', 'PAID')).toEqual(
      refusal('SHIPPED', 'PAID'),
    );
    expect(advanceOrder(KINDS['offer-delivery'], 'PAID', 'PAID')).toEqual(refusal('PAID', 'PAID'));
    expect(advanceOrder(KINDS['offer-delivery'], 'TO_BE_PREPARED', 'IN_PREPARATION')).toEqual(
      refusal('TO_BE_PREPARED', 'IN_PREPARATION'),
    );
    expect(advanceOrder(KINDS['legacy-delivery'], 'toString', 'CANCELED')).toEqual(
      refusal('toString', 'CANCELED'),
    );
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
    const orders = [{ status: 'COMPLETED' }, { status: 'WAITING_TRANSFER' }, { status: 'SHIPPED' }];
    expect(groupOrders(orders)).toEqual({
      inProgress: [{ status: 'WAITING_TRANSFER' }, { status: 'SHIPPED' }],
      finished: [{ status: 'COMPLETED' }],
      waitingTransfer: [{ status: 'WAITING_TRANSFER' }],
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
    expect(firstStatus(type, payment)).toEqual({ ok: true, value: status });
    expect(isOrderStatus(status)).toBe(true);
  });

  it('a refused payment creates no order (PLO-05)', () => {
    expect(firstStatus('offer', 'refused')).toEqual({
      ok: false,
      error: { kind: 'payment-refused' },
    });
    expect(firstStatus('legacy', 'refused')).toEqual({
      ok: false,
      error: { kind: 'payment-refused' },
    });
  });
});

describe('cancellation by the customer', () => {
  it.each(ORDER_FLOWS)(
    '%s: allowed in step 1 only, and then also a legal transition of the flow (ORD-17)',
    (flow) => {
      const statuses = Object.keys(NEXT_STATUSES[flow]);
      const cancellable = statuses.filter((status) => cancelOrder(KINDS[flow], status).ok);
      expect(cancellable).toEqual(statuses.filter((status) => stepIn(flow, status) === 1));
      expect(cancellable.map((status) => cancelOrder(KINDS[flow], status))).toEqual(
        cancellable.map(() => ({ ok: true, value: 'CANCELED' })),
      );
      expect(
        cancellable.filter((status) => !advanceOrder(KINDS[flow], status, 'CANCELED').ok),
      ).toEqual([]);
    },
  );

  it('gives the reason: preparation began, already cancelled, or an unknown status', () => {
    const errorOf = (status: string) => {
      const answer = cancelOrder(KINDS['legacy-delivery'], status);
      return answer.ok ? undefined : answer.error.kind;
    };
    expect(errorOf('IN_PREPARATION')).toBe('preparation-started');
    expect(errorOf('COMPLETED')).toBe('preparation-started');
    expect(errorOf('CANCELED')).toBe('already-cancelled');
    expect(errorOf('LOST_IN_SPACE')).toBe('unknown-status');
  });
});
