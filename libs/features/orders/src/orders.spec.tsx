import { anOrder, fulfilledBy, type MockResponses, mockHost } from '@materia/api-mocks';
import { orderFacts, type OrderReply, readOrder } from '@materia/api-orders';
import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import type { Market } from '@materia/market-model';
import { formatsOf } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadOrder } from './order-details.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { loadOrders } from './orders.loader.ts';
import { OrdersView } from './OrdersView.tsx';

const [poland] = markets;

const visit = (answers: Partial<MockResponses>, address = 'http://shop.test/customer/orders/') => {
  const { context } = aVisit(poland, mockHost(answers), { customer: ANNA });
  return { context, request: new Request(address) };
};

const refusalOf = async (run: () => Promise<object>): Promise<number> =>
  (await outcomeOf(run)).status;

const draw = (view: ReactNode, market: Market = poland): string => drawIn(view, market);

/** Draws an order whose payment by card is in the given state. */
const drawPayment =
  (market: Market) =>
  (payment: NonNullable<OrderReply['payment']>): string =>
    draw(
      <OrderDetailsView
        order={orderFacts(
          readOrder(anOrder({ paymentMethod: 'card', payment, currency: market.currency })),
          market,
        )}
      />,
      market,
    );

const listed = (
  statuses: readonly string[],
  pages: { readonly page: number; readonly page_count: number },
): Partial<MockResponses> => ({
  listOrders: () => ({
    reply: {
      orders: statuses.map((status, index) => anOrder({ ordersId: `o-${index}`, status })),
      total: statuses.length,
      ...pages,
    },
  }),
});

describe('the list of orders', () => {
  it('has two groups; only CANCELED and COMPLETED are finished (ORD-11, ORD-13)', async () => {
    const statuses = ['TO_BE_PREPARED', 'COMPLETED', 'INVOICED', 'CANCELED', 'READY'];
    const { inProgress, finished } = await loadOrders(
      visit(listed(statuses, { page: 1, page_count: 1 })),
    );
    expect(inProgress.map(({ tracking }) => tracking.status)).toEqual([
      'TO_BE_PREPARED',
      'INVOICED',
      'READY',
    ]);
    expect(finished.map(({ tracking }) => tracking.status)).toEqual(['COMPLETED', 'CANCELED']);
  });

  it.each([
    ['?page=2', '2'],
    ['?page=x', '1'],
    ['?page=0', '1'],
    ['', '1'],
  ])('%j requests page %s', async (query, page) => {
    const requests: (string | null)[] = [];
    const listOrders: MockResponses['listOrders'] = (request) => {
      requests.push(request.query.get('page'));
      return { reply: { orders: [anOrder()], total: 30, page: Number(page), page_count: 2 } };
    };
    await loadOrders(visit({ listOrders }, `http://shop.test/customer/orders/${query}`));
    expect(requests).toEqual([page]);
  });

  it('beyond its last page is a 404; an empty list is not', async () => {
    const empty = listed([], { page: 1, page_count: 0 });
    expect(await refusalOf(() => loadOrders(visit(empty, 'http://shop.test/?page=2')))).toBe(404);
    expect(await loadOrders(visit(empty))).toMatchObject({
      total: 0,
      inProgress: [],
      finished: [],
    });
  });

  it('says that a group is empty only if the page contains all orders', () => {
    const finished = [orderFacts(readOrder(anOrder({ status: 'COMPLETED' })), poland)];
    const facts = {
      inProgress: [],
      finished,
      waitingTransfer: [],
      toConfirm: [],
      total: 40,
      page: 2,
    };
    expect(draw(<OrdersView {...facts} unpaid={[]} pageCount={4} />)).not.toContain(
      poland.texts.orders.noneInProgress,
    );
    expect(draw(<OrdersView {...facts} unpaid={[]} total={1} page={1} pageCount={1} />)).toContain(
      poland.texts.orders.noneInProgress,
    );
  });

  it('is paginated by plain links; the first page has no number', () => {
    const html = draw(
      <OrdersView
        inProgress={[]}
        finished={[]}
        waitingTransfer={[]}
        toConfirm={[]}
        total={40}
        page={2}
        pageCount={4}
        unpaid={[]}
      />,
    );
    const pages = [
      ...html.matchAll(
        /href="([^"]*\/customer\/orders\/[^"]*)"[^>]*aria-label="Strona (\d)"|aria-label="Strona (\d)"[^>]*href="([^"]*)"/g,
      ),
    ];
    expect(pages.map(([, before, , , after]) => before ?? after)).toEqual([
      '/customer/orders/',
      '/customer/orders/?page=2',
      '/customer/orders/?page=3',
      '/customer/orders/?page=4',
    ]);
  });
});

describe('one order', () => {
  it('that is missing or belongs to another customer is a 404 (ROL-08)', async () => {
    const args = {
      ...visit({ readOrder: () => ({ refusal: 'not-found' }) }),
      params: { orderId: 'o-9' },
    };
    expect(await refusalOf(() => loadOrder(args))).toBe(404);
  });

  it.each(markets)(
    'in market $id shows its status in four steps, with the labels for pickup (TRK-31)',
    (market) => {
      const html = draw(
        <OrderDetailsView
          order={orderFacts(
            readOrder(anOrder({ status: 'READY', currency: market.currency })),
            market,
          )}
        />,
        market,
      );
      const { validationPickup, preparationPickup, readyForPickupPickup } = market.texts.tracking;
      expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
        'done',
        'done',
        'current',
        'next',
      ]);
      for (const text of [validationPickup, preparationPickup, readyForPickupPickup])
        expect(html).toContain(text);
    },
  );

  const ADDRESS = {
    type: 'shipping' as const,
    firstname: 'Ewa',
    lastname: 'Lis',
    telephone: '1',
    street: ['ul. Lipowa 4'],
    postcode: '60-101',
    city: 'Poznań',
  };
  const BROUGHT = fulfilledBy('transporter/home', { date: '2026-03-13', to: ADDRESS });

  it.each(markets)('in market $id names the billing contact, if it is another person', (market) => {
    const detailsOf = (
      addresses: NonNullable<Parameters<typeof anOrder>[0]>['addresses'],
    ): string =>
      draw(
        <OrderDetailsView
          order={orderFacts(
            readOrder(anOrder({ ...BROUGHT, addresses, currency: market.currency })),
            market,
          )}
        />,
        market,
      );
    const payer = { ...ADDRESS, type: 'billing' as const, firstname: 'Jan', telephone: '' };
    expect(detailsOf([ADDRESS, payer])).toContain('Jan Lis, ul. Lipowa 4, 60-101 Poznań');
    expect(detailsOf([ADDRESS])).not.toContain(market.texts.orders.billing);
  });

  it.each(markets)('in market $id names the hours in which a truck comes (CHK-35)', (market) => {
    const order = anOrder({
      ...fulfilledBy('transporter/home', { date: '2026-03-13', startHour: 8 }),
      currency: market.currency,
    });
    const html = draw(<OrderDetailsView order={orderFacts(readOrder(order), market)} />, market);
    const [from = '', to = ''] = [480, 660].map((minutes) =>
      formatsOf(market).time(minutes).replaceAll('\u00a0', ' '),
    );
    expect(html).toContain(from);
    expect(html.slice(html.indexOf(from))).toContain(to);
  });

  it.each(markets)(
    'in market $id with delivery shows address, day and payment instead of the store (TRK-31)',
    (market) => {
      const html = draw(
        <OrderDetailsView
          order={orderFacts(
            readOrder(
              anOrder({
                status: 'SHIPPED',
                ...BROUGHT,
                paymentMethod: 'card',
                currency: market.currency,
              }),
            ),
            market,
          )}
        />,
        market,
      );
      const { handover, tracking, orderDelivery, orders, paymentMethod } = market.texts;
      for (const text of [
        tracking.deliveryHome,
        orderDelivery.address,
        paymentMethod.card,
        'Ewa Lis',
        'ul. Lipowa 4',
        '60-101 Poznań',
        handover.arrives,
      ])
        expect(html).toContain(text);
      for (const text of [`>${orders.pickup}<`, paymentMethod.payInStore, '612345678'])
        expect(html).not.toContain(text);
    },
  );

  it.each(markets)(
    'in market $id says whether the order is paid, and what was sent back',
    (market) => {
      const paid = drawPayment(market);
      const { payment: texts, paymentMethod } = market.texts;
      const words = (text: string) => text.replace('{method}', paymentMethod.card);
      expect(paid({ state: 'waiting', refunds: [] })).toContain(words(texts.awaiting));
      const at = '2026-03-12T10:00:00Z';
      const html = paid({
        state: 'paid',
        refunds: [
          { amount: 5, state: 'succeeded', reason: 'withdrawal', at },
          { amount: 7, state: 'requires_action', reason: 'order-cancelled', at },
          { amount: 9, state: 'cancelled', reason: 'order-cancelled', at },
        ],
      });
      expect(html).toContain(words(texts.paidWith));
      expect(html).toContain(`>${texts.refund}<`);
      for (const amount of ['5,00', '7,00']) expect(html).toContain(amount);
      expect(html).not.toContain('9,00');
      expect(html).not.toContain(texts.lateTitle);
    },
  );

  it.each(markets)(
    'in market $id says why money goes back that came too late or twice (PLO-07)',
    (market) => {
      const { payment: texts } = market.texts;
      const at = '2026-03-12T10:00:00Z';
      const drawn = drawPayment(market);
      const late = drawn({
        state: 'ended',
        refunds: [{ amount: 24, state: 'pending', reason: 'late-success', at }],
      });
      expect(late).toContain(texts.lateTitle);
      expect(late).toContain(texts.lateText);
      expect(late).toContain(texts.notPaid.replace('{method}', market.texts.paymentMethod.card));
      const twice = drawn({
        state: 'paid',
        refunds: [{ amount: 24, state: 'succeeded', reason: 'paid-twice', at }],
      });
      expect(twice).toContain(texts.twiceTitle);
      expect(twice).not.toContain(texts.lateTitle);
    },
  );

  it.each(markets)(
    'in market $id sent by a vendor to a relay point uses the vendor labels and shows the point (TRK-32, TRK-35)',
    (market) => {
      const sent = fulfilledBy('seller/relay', {
        date: '2026-03-13',
        to: ADDRESS,
        point: 'Point 7',
        vendor: 'Tiles & Co',
      });
      const html = draw(
        <OrderDetailsView
          order={orderFacts(
            readOrder(anOrder({ ...sent, status: 'SHIPPED', currency: market.currency })),
            market,
          )}
        />,
        market,
      );
      const { tracking, orderDelivery } = market.texts;
      for (const text of [
        tracking.readyForPickupThirdParty,
        orderDelivery.relayPoint,
        'Point 7',
        'Tiles &amp; Co',
      ])
        expect(html).toContain(text);
      expect(html).not.toContain('Ewa Lis');
    },
  );

  it('that has arrived or was cancelled has no expected date', () => {
    for (const status of ['COMPLETED', 'CANCELED'])
      expect(
        draw(
          <OrderDetailsView
            order={orderFacts(readOrder(anOrder({ ...BROUGHT, status })), poland)}
          />,
        ),
      ).not.toContain('Przewidywana dostawa');
  });

  it.each(markets)(
    'in market $id that is not paid yet has no code, and no hour of a mail',
    (market) => {
      const shown = (state: 'waiting' | 'paid') =>
        draw(
          <OrderDetailsView
            order={orderFacts(
              readOrder(
                anOrder({
                  ...fulfilledBy('drive/two_hours', { date: '2026-03-10', fromMinute: 660 }),
                  currency: market.currency,
                  paymentMethod: 'card',
                  payment: { state, refunds: [] },
                }),
              ),
              market,
            )}
          />,
          market,
        );
      const { code, calendar, hourOpen } = market.texts.handover;
      for (const text of [code, calendar]) {
        expect(shown('paid')).toContain(text);
        expect(shown('waiting')).not.toContain(text);
      }
      expect(shown('waiting')).not.toContain(hourOpen);
    },
  );

  it('that was cancelled or collected no longer says when it is ready', () => {
    const shown = (status: string) =>
      draw(<OrderDetailsView order={orderFacts(readOrder(anOrder({ status })), poland)} />);
    const { code, calendar, route } = poland.texts.handover;
    for (const text of [code, calendar, route]) {
      expect(shown('IN_PREPARATION')).toContain(text);
      for (const status of ['COMPLETED', 'CANCELED']) expect(shown(status)).not.toContain(text);
    }
  });

  it.each(markets)('in market $id lists each step once in its history', (market) => {
    const statusHistories = [
      'WAITING_FOR_DEPOSIT_PAYMENT',
      'TO_BE_PREPARED',
      'IN_PREPARATION',
      'TO_CONTROL',
      'READY',
    ].map((status, at) => ({ status, at: `2026-03-1${at}T09:00:00.000Z` }));
    const html = draw(
      <OrderDetailsView
        order={orderFacts(
          readOrder(anOrder({ status: 'READY', statusHistories, currency: market.currency })),
          market,
        )}
      />,
      market,
    );
    const history = html.slice(html.indexOf(market.texts.orders.history));
    const { validationPickup, preparationPickup, readyForPickupPickup } = market.texts.tracking;
    for (const label of [validationPickup, preparationPickup, readyForPickupPickup])
      expect(history.slice(0, history.indexOf('</ol>')).split(label)).toHaveLength(2);
  });

  it('in an unknown status shows the first step and the status as received (TRK-36)', () => {
    const html = draw(
      <OrderDetailsView
        order={orderFacts(readOrder(anOrder({ status: 'ON_THE_MOON' })), poland)}
      />,
    );
    expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
      'current',
      'next',
      'next',
      'next',
    ]);
    expect(html).toContain('ON_THE_MOON');
  });

  it("shows the store's contact, lines, fees and amounts as charged", () => {
    const order = orderFacts(
      readOrder(
        anOrder({
          priceRows: [
            { kind: 'products', amount: 24, amount_no_tax: 19.51 },
            { kind: 'preparation-fee', amount: 25, amount_no_tax: 20.33 },
          ],
        }),
      ),
      poland,
    );
    const html = draw(<OrderDetailsView order={order} />).replaceAll('\u00a0', ' ');
    for (const fact of ['612345678', 'Cement 25 kg', '12,00 zł', '24,00 zł', '25,00 zł', '4,49 zł'])
      expect(html).toContain(fact);
  });
});
