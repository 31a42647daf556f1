import type { Market } from '@materia/market-model';
import { markets } from '@materia/market-all';
import { RECENT_PURCHASE_MONTHS, SELF_SERVICE_RECEIPT_CODES } from '@materia/domain-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemoAccounts } from '../../testing/demo-accounts.ts';
import { DEMO_PASSWORD } from '../../testing/demo-secrets.ts';
import { SITE_BUYER, WEEKEND_BUYER } from '../../demo/document-stories.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { ENGINES } from '../../testing/database.ts';
import { buyerAtCheckout, newShopper, placed } from '../../testing/shoppers.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { nextPlace } from './series-repository.ts';

const [market] = markets;
const ordered = <Value>(values: readonly Value[]): readonly Value[] =>
  values.toSorted((a, b) => (a < b ? 1 : -1));

describe.each(ENGINES)('purchases, receipts, invoices and quotes on %s', (engine) => {
  let host: TestHost;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addDemoAccounts(host, market);
    for (const kind of ['private', 'professional', 'platinum'])
      tokens.set(
        kind,
        (
          await replied(
            host.call('signIn', {
              body: { username: `${kind}@demo.${market.id}.example`, password: DEMO_PASSWORD },
            }),
          )
        ).jwtToken,
      );
  });
  afterAll(() => host.close());
  const as = (kind: string) => ({ token: tokens.get(kind) ?? '' });

  const pagesOf = async (kind: string, filter: string) => {
    const first = await replied(
      host.call('listPurchases', { params: { filter }, query: {} }, as(kind)),
    );
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, first.page_count - 1) }, (_, at) =>
        replied(
          host.call('listPurchases', { params: { filter }, query: { page: at + 2 } }, as(kind)),
        ),
      ),
    );
    return { total: first.total, all: [first, ...rest].flatMap(({ purchases }) => purchases) };
  };
  const invoicesOf = async (kind: string) =>
    (
      await replied(
        host.call('listInvoices', { params: { pageSize: 100, pageId: 1 }, query: {} }, as(kind)),
      )
    ).invoices;

  it('lists web orders and till purchases as purchases, newest first, each once (CALL-113, PUR-06, PUR-07)', async () => {
    const recent = await pagesOf('private', 'recent');
    expect(recent.total).toBe(recent.all.length);
    expect(new Set(recent.all.map(({ id }) => id)).size).toBe(recent.total);
    expect(recent.all.map(({ createdAt }) => createdAt)).toEqual(
      ordered(recent.all.map(({ createdAt }) => createdAt)),
    );
    expect(new Set(recent.all.map(({ type, origin }) => `${type} ${origin}`))).toEqual(
      new Set(['legacy WEB', 'offer WEB', 'selfservice SELFSERVICE', 'selfservice STORE']),
    );
    const years = await Promise.all(
      ['2026', '2025', '2024'].map((year) => pagesOf('private', year)),
    );
    expect(years.map(({ total }) => total > 0)).toEqual([true, true, false]);
    for (const [at, year] of ['2026', '2025'].entries())
      for (const { createdAt } of years[at]?.all ?? [])
        expect(
          new Intl.DateTimeFormat('en', { timeZone: market.timeZone, year: 'numeric' }).format(
            new Date(createdAt),
          ),
        ).toBe(year);
  });

  it('"recent" covers the last three months, and other words are refused (PUR-01)', async () => {
    const { all } = await pagesOf('private', 'recent');
    const whole = [
      ...(await pagesOf('private', '2026')).all,
      ...(await pagesOf('private', '2025')).all,
    ];
    const since = new Date(FRIDAY_MORNING);
    since.setUTCMonth(since.getUTCMonth() - RECENT_PURCHASE_MONTHS);
    expect(all.length).toBe(
      whole.filter(({ createdAt }) => createdAt >= since.toISOString().slice(0, 10)).length,
    );
    expect(all.length).toBeLessThan(whole.length);
    for (const filter of ['all', '26', '20266', 'recent '])
      expect(
        (
          await refused(
            host.call('listPurchases', { params: { filter }, query: {} }, as('private')),
          )
        ).code,
      ).toBe('bad-input');
    for (const filter of ['0000', '9999']) expect((await pagesOf('private', filter)).total).toBe(0);
  });

  it('lists purchases of self-service tills alone, page by page (PUR-02, RCP-02)', async () => {
    const whole = (await pagesOf('private', '2026')).all.filter(
      ({ origin }) => origin === 'SELFSERVICE',
    );
    const asked = await replied(
      host.call(
        'listPurchases',
        { params: { filter: '2026' }, query: { selfService: '1' } },
        as('private'),
      ),
    );
    expect(whole.length).toBeGreaterThan(0);
    expect([asked.total, asked.purchases]).toEqual([whole.length, whole.slice(0, 10)]);
    expect(
      (
        await replied(
          host.call(
            'listPurchases',
            { params: { filter: '2024' }, query: { selfService: '1' } },
            as('private'),
          ),
        )
      ).total,
    ).toBe(0);
  });

  it('returns a receipt with lines, rates and the meaning of its code (CALL-115, RCP-02, RCP-03)', async () => {
    const { all } = await pagesOf('private', '2026');
    const tills = all.filter(({ type }) => type === 'selfservice');
    expect(tills).toHaveLength(WEEKEND_BUYER.tills.filter(({ daysAgo }) => daysAgo < 320).length);
    for (const { id, origin, grandTotal } of tills) {
      const receipt = await replied(
        host.call('readReceipt', { params: { receiptId: id } }, as('private')),
      );
      expect([receipt.receiptId, receipt.grandTotal, receipt.isSelfService]).toEqual([
        id,
        grandTotal,
        origin === 'SELFSERVICE',
      ]);
      expect(receipt.isSelfService).toBe(
        SELF_SERVICE_RECEIPT_CODES.some((code) => code === receipt.code),
      );
      expect(receipt.receiptType).toBe(receipt.code === 1 ? 'purchase' : undefined);
      expect(receipt.lines.length).toBeGreaterThan(0);
      // Products taken from the shelves need neither preparation nor delivery.
      expect(receipt.chargesTotal).toBe(0);
    }
  });

  it('returns the earliest confirmed purchase and the last order (CALL-97, CALL-114, PUR-05, BEY-39)', async () => {
    const whole = [
      ...(await pagesOf('private', '2026')).all,
      ...(await pagesOf('private', '2025')).all,
    ];
    expect((await replied(host.call('readFirstPurchase', {}, as('private')))).id).toBe(
      whole.at(-1)?.id,
    );
    const listed = await replied(
      host.call('listOrders', { query: { 'params[typesActe]': 'order' } }, as('private')),
    );
    expect((await replied(host.call('readLastOrder', {}, as('private')))).ordersId).toBe(
      listed.orders[0]?.ordersId,
    );
    for (const call of ['readFirstPurchase', 'readLastOrder'] as const)
      expect((await refused(host.call(call, {}, as('platinum')))).code).toBe('not-found');
  });

  it('returns the receipt of a collected order by the call for its kind (CALL-117, CALL-118, RCP-05)', async () => {
    const { all } = await pagesOf('private', '2026');
    const handedOver = async (type: string, status: string) => {
      for (const { id } of all.filter(
        (purchase) => purchase.type === type && purchase.status === status,
      )) {
        const order = await replied(
          host.call('readOrder', { params: { orderId: id }, query: {} }, as('private')),
        );
        if (order.deliveryType === 'pickup') return order;
      }
      throw new Error(`No ${type} order ${status}`);
    };
    const legacy = await handedOver('legacy', 'INVOICED');
    const offer = await handedOver('offer', 'COMPLETED');
    const ofLegacy = (orderId: string) =>
      host.call('readOrderReceipts', { params: { orderId } }, as('private'));
    const ofOffer = (orderId: string) =>
      host.call('readOfferOrderReceipts', { params: { orderId } }, as('private'));
    for (const [order, read] of [
      [legacy, ofLegacy],
      [offer, ofOffer],
    ] as const) {
      const { receipts } = await replied(read(order.ordersId));
      expect(receipts.map(({ orderId, grandTotal }) => [orderId, grandTotal])).toEqual([
        [order.ordersId, order.grandTotal],
      ]);
      expect(
        (
          await replied(
            host.call(
              'readReceipt',
              { params: { receiptId: receipts[0]?.receiptId ?? '' } },
              as('private'),
            ),
          )
        ).orderId,
      ).toBe(order.ordersId);
    }
    expect((await refused(ofOffer(legacy.ordersId))).code).toBe('not-found');
    expect((await refused(ofLegacy(offer.ordersId))).code).toBe('not-found');
    expect(
      (
        await replied(
          host.call('readOfferOrder', { params: { orderId: offer.ordersId } }, as('private')),
        )
      ).isOfferOrder,
    ).toBe(true);
    expect(
      (
        await refused(
          host.call('readOfferOrder', { params: { orderId: legacy.ordersId } }, as('private')),
        )
      ).code,
    ).toBe('not-found');
  });

  it('lists invoices page by page, newest first, with all fields of the list (CALL-122, INV-03, INV-12)', async () => {
    const all = await invoicesOf('private');
    const page = async (pageId: number) =>
      replied(
        host.call('listInvoices', { params: { pageSize: 3, pageId }, query: {} }, as('private')),
      );
    const [first, second] = [await page(1), await page(2)];
    expect([first.total, first.page_count]).toEqual([all.length, Math.ceil(all.length / 3)]);
    expect(
      [...first.invoices, ...second.invoices].map(({ invoiceNumber }) => invoiceNumber),
    ).toEqual(all.slice(0, 6).map(({ invoiceNumber }) => invoiceNumber));
    expect(all.map(({ invoiceDate }) => invoiceDate)).toEqual(
      ordered(all.map(({ invoiceDate }) => invoiceDate)),
    );
    for (const { seller, buyer, orderId, receiptId } of all) {
      expect([seller.name, buyer.name]).toEqual([market.company.legalName, 'Ana Demo']);
      expect(seller.facts).toEqual(market.documents.sellerFacts);
      expect((orderId === undefined) !== (receiptId === undefined)).toBe(true);
    }
    expect(
      (await invoicesOf('professional')).filter(({ receiptId }) => receiptId !== undefined),
    ).toHaveLength(SITE_BUYER.tills.filter(({ isInvoiced }) => isInvoiced).length);
    expect(
      (
        await refused(
          host.call(
            'listInvoices',
            { params: { pageSize: 101, pageId: 1 }, query: {} },
            as('private'),
          ),
        )
      ).code,
    ).toBe('bad-input');
  });

  it('the rates of a document add up to its total, and each line’s rate is among them', async () => {
    for (const { grandTotal, grandTotalHt, taxAmount, vatRates, lines } of [
      ...(await invoicesOf('private')),
      ...(await invoicesOf('professional')),
    ]) {
      const cents = (amounts: readonly number[]): number =>
        amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
      expect(cents(vatRates.map(({ amountNoTax }) => amountNoTax))).toBe(cents([grandTotalHt]));
      expect(cents(vatRates.map((rate) => rate.taxAmount))).toBe(cents([taxAmount]));
      expect(cents([grandTotalHt, taxAmount])).toBe(cents([grandTotal]));
      for (const { vatRate } of lines)
        expect(vatRates.map((rate) => rate.vatRate)).toContain(vatRate);
    }
  });

  it('numbers of a series have no gaps, and sort by day', async () => {
    const all = [...(await invoicesOf('private')), ...(await invoicesOf('professional'))].toSorted(
      (a, b) => (a.invoiceNumber < b.invoiceNumber ? -1 : 1),
    );
    const series = Map.groupBy(all, ({ invoiceNumber }) => invoiceNumber.slice(0, -6));
    for (const invoices of series.values()) {
      expect(invoices.map(({ invoiceNumber }) => Number(invoiceNumber.slice(-6)))).toEqual(
        invoices.map((_, at) => at + 1),
      );
      expect(invoices.map(({ invoiceDate }) => invoiceDate)).toEqual(
        ordered(invoices.map(({ invoiceDate }) => invoiceDate)).toReversed(),
      );
    }
  });

  it('a number drawn for a document that is not written leaves no gap, and simultaneous draws differ', async () => {
    const { db } = host.database;
    await expect(
      withTx(db, async (tx) => {
        await nextPlace(tx, market.id, 'test');
        throw new Error('not written');
      }),
    ).rejects.toThrow('not written');
    const drawn = await Promise.all(
      Array.from({ length: 8 }, () => withTx(db, (tx) => nextPlace(tx, market.id, 'test'))),
    );
    expect(drawn.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('a staff hand-over creates receipt and invoice once, found by store, order and receipt (CALL-124, CALL-125, INV-04)', async () => {
    const buyer = await buyerAtCheckout(host);
    const number = await placed(host, buyer);
    const advance = (status: string) =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { status },
      });
    const invoice = (change: object = {}) =>
      host.call(
        'readInvoiceOfOrder',
        {
          params: {
            storeCode: '001',
            businessUnit: 'pl',
            orderId: number,
            isOfferOrder: '0',
            ...change,
          },
        },
        buyer,
      );
    expect((await refused(invoice())).code).toBe('not-found');
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED', 'COMPLETED'])
      expect((await advance(status)).statusCode).toBe(200);
    const issued = await replied(invoice());
    expect([issued.orderId, issued.storeCode, issued.businessUnit, issued.invoiceDate]).toEqual([
      number,
      '001',
      'pl',
      '2026-11-20',
    ]);
    for (const change of [
      { storeCode: '002' },
      { businessUnit: 'es' },
      { isOfferOrder: '1' as const },
    ])
      expect((await refused(invoice(change))).code).toBe('not-found');
    expect(
      (
        await replied(
          host.call('listInvoices', { params: { pageSize: 10, pageId: 1 }, query: {} }, buyer),
        )
      ).total,
    ).toBe(1);
    expect(
      (await replied(host.call('readOrderReceipts', { params: { orderId: number } }, buyer)))
        .receipts,
    ).toHaveLength(1);

    const paidAtTill = (await invoicesOf('professional')).find(
      ({ receiptId }) => receiptId !== undefined,
    );
    const ofReceipt = (businessUnit: string) =>
      host.call(
        'readInvoiceOfReceipt',
        { params: { businessUnit, receiptId: paidAtTill?.receiptId ?? '' } },
        as('professional'),
      );
    expect((await replied(ofReceipt('pl'))).invoiceNumber).toBe(paidAtTill?.invoiceNumber);
    expect((await refused(ofReceipt('fr'))).code).toBe('not-found');
  });

  it('lists quotes newest first; ACTIF leaves out those older than thirty days (CALL-112, QUO-02, QUO-15)', async () => {
    const list = (more: object = {}) =>
      replied(
        host.call(
          'listOrders',
          { query: { 'params[typesActe]': 'quote', ...more } },
          as('professional'),
        ),
      );
    const [all, active] = [await list(), await list({ 'params[status]': 'ACTIF' })];
    expect(all.orders).toEqual([]);
    expect(all.quotes?.map(({ status }) => status)).toEqual(['ACTIF', 'ACTIF', 'ACTIF', 'EXPIRE']);
    expect([active.total, active.quotes?.map(({ id }) => id)]).toEqual([
      3,
      all.quotes?.slice(0, 3).map(({ id }) => id),
    ]);
    const last = all.quotes?.[2];
    expect([last?.date, last?.expiryDate]).toEqual(['2026-10-22', '2026-11-21']);
  });

  it('returns a quote as a list whose first item counts, with the fields of its lines (CALL-127, QUO-16, QUO-17)', async () => {
    const [listed] =
      (
        await replied(
          host.call('listOrders', { query: { 'params[typesActe]': 'quote' } }, as('professional')),
        )
      ).quotes ?? [];
    const [quote, ...others] = await replied(
      host.call('readQuote', { params: { quoteId: listed?.id ?? '' } }, as('professional')),
    );
    expect(quote).toEqual(listed);
    expect(others).toEqual([]);
    expect(
      quote?.lines.reduce(
        (sum, { row_total_incl_tax }) => sum + row_total_incl_tax,
        quote.chargesTotal,
      ),
    ).toBeCloseTo(quote?.grandTotal ?? 0, 9);
    for (const line of quote?.lines ?? [])
      expect([line.is_shipping, line.customData.totalPriceInclTax]).toEqual([
        false,
        line.row_total_incl_tax,
      ]);
  });

  it('lists orders that wait for a transfer separately as well (ORD-12)', async () => {
    const list = (withWaitingTransfer: '0' | '1') =>
      replied(
        host.call(
          'listOrders',
          { query: { 'params[typesActe]': 'order', withWaitingTransfer } },
          as('private'),
        ),
      );
    expect((await list('0')).ordersInWaitingTransfer).toBeUndefined();
    const waiting = (await list('1')).ordersInWaitingTransfer ?? [];
    expect(waiting.length).toBeGreaterThan(0);
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['WAITING_TRANSFER']));
  });

  it('returns empty lists for a customer without purchases', async () => {
    const shopper = await newShopper(host);
    expect(
      (
        await replied(
          host.call('listPurchases', { params: { filter: 'recent' }, query: {} }, shopper),
        )
      ).total,
    ).toBe(0);
    expect(
      (
        await replied(
          host.call('listInvoices', { params: { pageSize: 10, pageId: 1 }, query: {} }, shopper),
        )
      ).total,
    ).toBe(0);
    expect(
      (await replied(host.call('listOrders', { query: { 'params[typesActe]': 'quote' } }, shopper)))
        .quotes,
    ).toEqual([]);
  });
});

describe.each(markets.map((each): readonly [string, Market] => [each.id, each]))(
  'the series of market %s',
  (_, { settings }) => {
    it('includes store, year and place, so that invoice numbers are unique', () => {
      for (const part of ['{store}', '{year}', '{number}'])
        expect(settings.invoiceNumber.split(part)).toHaveLength(2);
    });
  },
);
