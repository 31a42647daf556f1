import { anOrder, aPurchase, type MockResponses, mockHost } from '@materia/api-mocks';
import type { Reply } from '@materia/api-contract';
import { CHANNELS, flagSet } from '@materia/domain-feature-flags';
import { pathTo } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { loadPurchases } from './purchases.loader.ts';
import { PurchasesView } from './PurchasesView.tsx';

type PurchaseRequest = {
  readonly filter: string;
  readonly page: string | null;
  readonly selfService: string | null;
};

describe.each(markets.map((market) => [market.id, market] as const))(
  'the list of purchases in %s',
  (_, market) => {
    const till = { ...aPurchase(), currency: market.currency };
    const web: Reply<'readFirstPurchase'> = {
      ...till,
      id: '2603000001',
      type: 'legacy',
      origin: 'WEB',
      orders: [anOrder({ ordersId: '2603000001', currency: market.currency })],
      lines: [...till.lines, ...till.lines, ...till.lines, ...till.lines].map((line, at) => ({
        ...line,
        itemId: String(at),
      })),
    };

    /** Loads a URL of the list and renders it; returns the requests to the host. */
    const read = async (
      query = '',
      {
        choice,
        channel = 'web',
        answers = {},
      }: {
        readonly choice?: boolean;
        readonly channel?: (typeof CHANNELS)[number];
        readonly answers?: Partial<MockResponses>;
      } = {},
    ) => {
      const requests: PurchaseRequest[] = [];
      const host = mockHost({
        listPurchases: ({ params, query }) => {
          requests.push({
            filter: String(params['filter']),
            page: query.get('page'),
            selfService: query.get('selfService'),
          });
          return { reply: { purchases: [till, web], total: 2, page: 1, page_count: 3 } };
        },
        ...answers,
      });
      const flags = flagSet({
        channel,
        choices:
          choice === undefined ? {} : { ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER: choice },
        presets: market.flagPresets,
      });
      const request = new Request(
        `http://shop.test${pathTo(market.routes)('myPurchases')}${query}`,
      );
      const { context, sessionEvents } = aVisit(market, host, { channel, flags, customer: ANNA });
      const { facts, status } = await outcomeOf(() => loadPurchases({ context, request }));
      return {
        requests,
        sessionEvents,
        status,
        html: facts === undefined ? '' : draw(<PurchasesView {...facts} />, market),
      };
    };

    it('is remembered with filters, year and page when it is shown (SHL-18)', async () => {
      expect((await read()).sessionEvents).toEqual([
        { kind: 'keep-purchase-list', what: 'myPurchases?period=recent' },
      ]);
      const { sessionEvents } = await read('?period=2025&page=2&selfservice=1', { choice: true });
      expect(sessionEvents).toEqual([
        {
          kind: 'keep-purchase-list',
          what: 'myPurchases?period=2025&selfservice=1&page=2',
        },
      ]);
    });

    it('ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER adds the filter for self-service tills on every channel (FLAG-14, PUR-02)', async () => {
      for (const channel of CHANNELS) {
        for (const choice of [true, false]) {
          const { html, requests } = await read('?selfservice=1', { choice, channel });
          expect([
            html.includes('name="selfservice"'),
            requests.map(({ selfService }) => selfService),
          ]).toEqual([choice, [choice ? '1' : null]]);
        }
      }
      expect((await read()).html).toContain('name="selfservice"');
    });

    it('starts with the last months, offers the years since the first purchase, and keeps the filter on every page (PUR-01, PUR-06)', async () => {
      expect((await read()).requests).toEqual([{ filter: 'recent', page: '1', selfService: null }]);
      const first = {
        readFirstPurchase: () => ({ reply: { ...till, createdAt: '2024-06-30T12:00:00Z' } }),
      } as const;
      const { html, requests } = await read('?period=2025&selfservice=1&page=2', {
        answers: first,
      });
      expect(requests).toEqual([{ filter: '2025', page: '2', selfService: '1' }]);
      expect([...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
        'recent',
        '2026',
        '2025',
        '2024',
      ]);
      expect(html).toContain('period=2025&amp;selfservice=1&amp;page=3');
    });

    it('shows where each purchase was made; orders link to their tracking, others to their receipt (PUR-07, RTE-49)', async () => {
      const { html } = await read();
      const { online, selfService } = market.texts.purchases;
      for (const text of [online, selfService, till.storeName]) expect(html).toContain(text);
      const to = pathTo(market.routes);
      const leads = [
        to('orderDetails', { orderId: web.id }),
        to('orderDetails', { orderId: till.id }),
        to('purchaseDetails', { purchaseId: web.id }),
        to('purchaseDetails', { purchaseId: till.id }),
      ];
      expect(leads.map((path) => html.includes(`href="${path}"`))).toEqual([
        true,
        false,
        false,
        true,
      ]);
    });

    it.each(['?period=all', '?period=20256', '?page=x', '?page=0'])(
      '%s counts as no filter',
      async (query) => {
        expect((await read(query)).requests).toEqual([
          { filter: 'recent', page: '1', selfService: null },
        ]);
      },
    );

    it('responds with 404 beyond the last page, and says so without purchases', async () => {
      expect((await read('?page=4')).status).toBe(404);
      const nothing: Partial<MockResponses> = {
        listPurchases: () => ({ reply: { purchases: [], total: 0, page: 1, page_count: 0 } }),
        readFirstPurchase: () => ({ refusal: 'not-found' }),
      };
      expect((await read('', { answers: nothing })).html).toContain(
        market.texts.purchases.emptyText,
      );
    });
  },
);
