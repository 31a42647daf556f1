import { describe, expect, it } from 'vitest';
import { ORDER_FLOWS, type OrderFlow, type OrderKind } from './order-kind.ts';
import { orderMailAfter } from './order-mails.ts';
import { NEXT_STATUSES, nextStatuses } from './next-statuses.ts';
import { stepIn } from './flow-table.ts';

const KINDS: Readonly<Record<OrderFlow, OrderKind>> = {
  'legacy-delivery': { type: 'legacy', delivery: 'relay', isThirdParty: false },
  'legacy-pickup': { type: 'legacy', delivery: 'pickup', isThirdParty: false },
  'offer-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: false },
  'offer-pickup': { type: 'offer', delivery: 'pickup', isThirdParty: false },
  'offer-third-party-delivery': { type: 'offer', delivery: 'delivery', isThirdParty: true },
};

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
    ['legacy-delivery', 'TO_BE_PREPARED', 'NO_SUCH_STATUS', undefined],
  ] as const)('%s: from %s to %s it is %s (ORD-18)', (flow, from, to, mail) => {
    expect(orderMailAfter(KINDS[flow], from, to)).toBe(mail);
  });

  it.each(ORDER_FLOWS)(
    '%s: every step that staff may take is reported exactly when it is a new one (ORD-18)',
    (flow) => {
      for (const from of Object.keys(NEXT_STATUSES[flow]))
        for (const to of nextStatuses(KINDS[flow], from))
          expect(orderMailAfter(KINDS[flow], from, to) !== undefined).toBe(
            stepIn(flow, from) !== stepIn(flow, to),
          );
    },
  );
});
