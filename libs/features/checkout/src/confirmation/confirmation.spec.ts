import { anOrder, aPurchase, fulfilledBy, type MockResponses } from '@materia/api-mocks';
import { outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { PAGE, visit } from '../testing/checkout-visit.ts';
import { loadConfirmation } from './confirmation.loader.ts';

describe('the confirmation', () => {
  it('shows the order named in the query (CNF-04)', async () => {
    const ready = fulfilledBy('drive/two_hours', { date: '2026-03-10', fromMinute: 660 });
    const outcome = await outcomeOf(() =>
      loadConfirmation(
        visit({ readOrder: () => ({ reply: anOrder(ready) }) }).loaderArgs('?order=o-1'),
      ),
    );
    expect(outcome).toMatchObject({
      ...PAGE,
      facts: {
        orders: [{ number: 'PL-2603-000017', expected: { kind: 'from', minutes: 660 } }],
      },
    });
  });

  it('shows every order of the purchase, each with its vendor and fulfilment (CNF-04)', async () => {
    const purchaseOrders = ['o-1', 'o-2'];
    const readOrder: MockResponses['readOrder'] = ({ params }) => ({
      reply:
        params['orderId'] === 'o-2'
          ? anOrder({
              ordersId: 'o-2',
              purchaseOrders,
              ...fulfilledBy('seller/home'),
            })
          : anOrder({ purchaseOrders }),
    });
    const outcome = await outcomeOf(() =>
      loadConfirmation(visit({ readOrder }).loaderArgs('?order=o-1')),
    );
    expect(outcome).toMatchObject({
      facts: {
        orders: [
          { id: 'o-1', fulfilment: { kind: 'pickup' } },
          {
            id: 'o-2',
            fulfilment: { kind: 'home', vendor: { name: 'Kafle24' } },
          },
        ],
      },
    });
  });

  it.each([
    ['the first', 'o-1', { hasClub: true }],
    ['a later', 'o-0', undefined],
  ] as const)(
    'of %s purchase says how to follow it (BEY-39)',
    async (_which, first, firstPurchase) => {
      const answers: Partial<MockResponses> = {
        readOrder: () => ({ reply: anOrder() }),
        readFirstPurchase: () => ({ reply: { ...aPurchase(), id: first } }),
      };
      const { facts } = await outcomeOf(() =>
        loadConfirmation(visit(answers).loaderArgs('?order=o-1')),
      );
      expect(facts?.firstPurchase).toEqual(firstPurchase);
    },
  );

  it.each(['', '?order=', '?order=foreign', '?order=..%2F..%2Fadmin'])(
    '%j, which is no order of the customer, is a 404 without details',
    async (query) => {
      const readOrder: MockResponses['readOrder'] = ({ params }) =>
        params['orderId'] === 'o-1' ? { reply: anOrder() } : { refusal: 'not-found' };
      expect(
        await outcomeOf(() => loadConfirmation(visit({ readOrder }).loaderArgs(query))),
      ).toEqual({
        status: 404,
        location: null,
        facts: { orders: [], pickupStores: {} },
      });
    },
  );
});
