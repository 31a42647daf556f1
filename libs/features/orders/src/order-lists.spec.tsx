import { anOrder, aPurchase, fulfilledBy, type MockResponses, mockHost } from '@materia/api-mocks';
import { HostUnavailable } from '@materia/api-client-kernel';
import { orderFacts, readOrder } from '@materia/api-orders';
import { pathTo } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { listOr503 } from './list-or-503.ts';
import { ListUnavailable } from './ListUnavailable.tsx';
import { loadOrderPage } from './order-details.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { loadOrders } from './orders.loader.ts';
import { OrdersView } from './OrdersView.tsx';
import { loadPurchase } from './purchase-details.loader.ts';
import { loadPurchases } from './purchases.loader.ts';
import { PurchaseOrdersView } from './PurchaseOrdersView.tsx';
import { PurchasesView } from './PurchasesView.tsx';

describe.each(markets.map((market) => [market.id, market] as const))(
  'orders and purchases in %s',
  (_id, market) => {
    const to = pathTo(market.routes);
    const { currency } = market;
    const visit = (answers: Partial<MockResponses>, path = '/') => ({
      context: aVisit(market, mockHost(answers), { customer: ANNA }).context,
      request: new Request(`http://shop.test${path}`),
      params: {},
    });
    const two = ['2603000017', '2603000025'];
    const ofPurchase = (ordersId = '') =>
      anOrder({ ordersId, externalId: ordersId, purchaseOrders: two, currency });

    it('orders that wait for a transfer or for the customer’s word by mail are listed apart (ORD-12, ORD-16, ACC-02)', async () => {
      const facts = await loadOrders(
        visit({
          listUnpaidPurchases: () => ({ reply: [] }),
          listOrders: () => ({
            reply: {
              orders: [],
              ordersInWaitingTransfer: [
                anOrder({ ordersId: 't-1', status: 'WAITING_TRANSFER', currency }),
              ],
              ordersAwaitingConfirmation: [
                { ...anOrder({ ordersId: 'c-1', currency }), confirmUntil: '2026-03-12T09:00:00Z' },
              ],
              total: 0,
              page: 1,
              page_count: 0,
            },
          }),
        }),
      );
      expect(facts.waitingTransfer.map(({ id }) => id)).toEqual(['t-1']);
      expect(facts.toConfirm.map(({ order }) => order.id)).toEqual(['c-1']);
      const html = draw(<OrdersView {...facts} />, market);
      const { awaitingTransfer, awaitingConfirmation, emptyTitle } = market.texts.orders;
      for (const text of [awaitingTransfer, awaitingConfirmation]) expect(html).toContain(text);
      expect(html).not.toContain(emptyTitle);
    });

    it('a purchase of two sellers is one row with the state of each order, and leads to a page of both (PUR-07, TRK-32)', async () => {
      const orders = two.map(ofPurchase);
      const facts = await loadPurchases(
        visit({
          listPurchases: () => ({
            reply: {
              purchases: [
                {
                  ...aPurchase(),
                  id: '2603000017',
                  type: 'legacy',
                  origin: 'WEB',
                  orders,
                  currency,
                },
              ],
              total: 1,
              page: 1,
              page_count: 1,
            },
          }),
        }),
      );
      const row = draw(<PurchasesView {...facts} />, market);
      for (const orderId of two) expect(row).toContain(`href="${to('orderDetails', { orderId })}"`);
      expect(row).toContain(`href="${to('purchaseDetails', { purchaseId: '2603000017' })}"`);
      expect(row).toContain(`href="${to('buyAgain', { purchaseId: '2603000017' })}"`);

      const answers: Partial<MockResponses> = {
        readReceipt: () => ({ refusal: 'not-found' }),
        readOrder: ({ params }) => ({ reply: ofPurchase(String(params['orderId'])) }),
      };
      const { context } = visit(answers);
      const whole = await loadPurchase({ context, params: { purchaseId: '2603000017' } });
      if (!('orders' in whole)) throw new Error('The purchase has several orders');
      const page = draw(<PurchaseOrdersView {...whole} />, market);
      for (const orderId of two)
        expect(page).toContain(`href="${to('orderDetails', { orderId })}"`);
      const { status } = await outcomeOf(() =>
        loadPurchase({ context, params: { purchaseId: '2603000025' } }),
      );
      expect(status).toBe(302);
    });

    it.each(['orders', 'myPurchases'] as const)(
      'the list of %s that fails to load says to try again later',
      async (list) => {
        const answer = await listOr503(Promise.reject(new HostUnavailable(500)));
        expect([answer.data.facts, answer.init?.status]).toEqual([undefined, 503]);
        const { unavailableTitle, unavailableText } =
          market.texts[list === 'orders' ? 'orders' : 'purchases'];
        const html = draw(
          <ListUnavailable list={list} title={unavailableTitle} text={unavailableText} />,
          market,
        );
        for (const text of [unavailableTitle, unavailableText]) expect(html).toContain(text);
        expect(html).toContain(`href="${to(list)}"`);
      },
    );

    it('logistics services are not among the products, and listed apart only when they are asked for (ORD-08, BEY-41)', async () => {
      const [line] = anOrder().lines;
      if (line === undefined) throw new Error('The sample order has a line');
      const asked: (string | null)[] = [];
      const page = async (query: string) => {
        const args = visit(
          {
            readOrder: (request) => {
              const wanted = request.query.get('withServicesLines');
              asked.push(wanted);
              const service = { ...line, itemId: '49000000', name: 'Truck', lineNumber: 2 };
              return {
                reply: anOrder({ currency, lines: wanted === '1' ? [line, service] : [line] }),
              };
            },
          },
          `/customer/orders/details/o-1${query}`,
        );
        const facts = await loadOrderPage({ ...args, params: { orderId: 'o-1' } });
        return draw(<OrderDetailsView {...facts} />, market);
      };
      expect(await page('')).not.toContain('Truck');
      const whole = await page('?services=1');
      expect(whole).toContain('Truck');
      expect(whole.indexOf('Truck')).toBeGreaterThan(whole.indexOf(market.texts.orders.services));
      expect(asked).toEqual(['0', '1']);
    });

    it.each([
      ['drive/two_hours', 'TO_BE_PREPARED', 'validationPickup', 'TRK-01'],
      ['drive/two_hours', 'IN_PREPARATION', 'preparationPickup', 'TRK-02'],
      ['drive/two_hours', 'READY', 'readyForPickupPickup', 'TRK-03'],
      ['drive/two_hours', 'COMPLETED', 'completedPickup', 'TRK-04'],
      ['drive/two_hours', 'CANCELED', 'cancelledPickup', 'TRK-05'],
      ['chronopost/home', 'SHIPPED', 'deliveryHome', 'TRK-03'],
      ['chronopost/home', 'INVOICED', 'invoicedHome', 'TRK-04'],
      ['seller/home', 'CREATED', 'validationThirdParty', 'TRK-01'],
      ['seller/home', 'COMPLETED', 'completedThirdParty', 'TRK-04'],
    ] as const)(
      'by %s in %s is shown as %s, with the day on which it got there (%s, TRK-31, TRK-37)',
      (method, status, words, _row) => {
        const order = orderFacts(
          readOrder(
            anOrder({
              ...fulfilledBy(method, {
                date: '2026-03-12',
                ...(method === 'drive/two_hours' && { fromMinute: 660 }),
              }),
              currency,
              status,
              statusHistories: [{ status, at: '2026-03-11T12:00:00Z' }],
            }),
          ),
          market,
        );
        const html = draw(<OrderDetailsView order={order} />, market);
        const [, current = ''] = / aria-current="step"([^]*?)<\/li>/.exec(html) ?? [];
        const reached = status === 'COMPLETED' ? html : current;
        expect(reached).toContain(market.texts.tracking[words]);
        expect(reached).toContain('>11');
      },
    );
  },
);
