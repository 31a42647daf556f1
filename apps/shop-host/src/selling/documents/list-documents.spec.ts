import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { addDemoAccounts } from '../../testing/demo-accounts.ts';
import { DEMO_PASSWORD } from '../../testing/demo-secrets.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { newShopper } from '../../testing/shoppers.ts';

const [market] = markets;

type Query = Readonly<Record<string, string | number>>;

describe.each(ENGINES)('lists of documents on %s', (engine) => {
  let host: TestHost;
  let token: string;
  let stranger: { readonly token: string };
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addDemoAccounts(host, market);
    const username = `professional@demo.${market.id}.example`;
    const answer = await replied(
      host.call('signIn', { body: { username, password: DEMO_PASSWORD } }),
    );
    token = answer.jwtToken;
    stranger = await newShopper(host);
  });
  afterAll(() => host.close());

  const list = (query: object = {}, pageSize = 100) =>
    replied(host.call('listInvoices', { params: { pageSize, pageId: 1 }, query }, { token }));
  const file = (what: 'invoice-table' | 'invoice-archive', query: Query, by = token) =>
    host.app.inject({
      method: 'GET',
      url: `/pl/customer/ddgb/${what}`,
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      headers: { authorization: `Bearer ${by}` },
    });

  it('are filtered by year, month, store, kind and number, and offer what there is (CALL-122, INV-12)', async () => {
    const all = await list();
    expect(all.total).toBeGreaterThan(3);
    expect(all.years).toEqual([
      ...new Set(all.invoices.map(({ invoiceDate }) => Number(invoiceDate.slice(0, 4)))),
    ]);
    for (const { kind, documentId, issuer } of all.invoices) {
      expect([kind, documentId === undefined]).toEqual(['invoice', false]);
      expect(all.issuers).toContainEqual(issuer);
    }
    const [first] = all.invoices;
    const [year = 0, month = 0] = (first?.invoiceDate ?? '').split('-').map(Number);
    const ofMonth = await list({ year, month });
    expect(ofMonth.invoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
      all.invoices
        .filter(({ invoiceDate }) => invoiceDate.startsWith(first?.invoiceDate.slice(0, 7) ?? '-'))
        .map(({ invoiceNumber }) => invoiceNumber),
    );
    expect((await list({ year: year - 20 })).total).toBe(0);
    expect((await list({ kind: 'invoice' })).total).toBe(all.total);
    expect((await list({ issuer: first?.issuer?.id })).total).toBeGreaterThan(0);
    expect((await list({ issuer: 'nobody' })).total).toBe(0);
    // Receipts belong to purchases, not to this list.
    expect((await list({ kind: 'receipt' })).total).toBe(0);
    const ofOrder = all.invoices.find(({ orderId }) => orderId !== undefined);
    const found = await list({ search: ` ${ofOrder?.orderId?.slice(3, 8).toLowerCase()} ` });
    expect(found.invoices.map(({ orderId }) => orderId)).toContain(ofOrder?.orderId);
    expect((await list({ search: "%' or 1=1 --" })).total).toBe(0);
  });

  it('name finished orders whose invoice is missing, with the seller who owes it (INV-05, INV-07)', async () => {
    const { missing } = await list();
    expect(missing.length).toBeGreaterThan(0);
    for (const { orderId, vendorName } of missing) {
      const order = await replied(
        host.call('readOrder', { params: { orderId }, query: {} }, { token }),
      );
      expect([order.status, order.vendor?.name]).toEqual([
        expect.stringMatching(/^(INVOICED|COMPLETED)$/),
        vendorName,
      ]);
    }
    // Not where the reader looks for one kind of document.
    expect((await list({ kind: 'invoice' })).missing).toEqual([]);
  });

  it('are a table for accountants whose amounts add up to those of the documents', async () => {
    const { invoices } = await list();
    const answer = await file('invoice-table', {});
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'text/csv; charset=utf-8', 'private, no-store']);
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    const [head, ...lines] = answer.body
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(head).toHaveLength(13);
    const centsOf = (column: number): number =>
      lines.reduce((sum, cells) => sum + Number((cells[column] ?? '').replace(',', '')), 0);
    const cents = (amounts: readonly number[]): number =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect([7, 8, 9].map(centsOf)).toEqual([
      cents(invoices.map(({ grandTotalHt }) => grandTotalHt)),
      cents(invoices.map(({ taxAmount }) => taxAmount)),
      cents(invoices.map(({ grandTotal }) => grandTotal)),
    ]);
    // Accountants enter them in the order of their days.
    const days = lines.map((cells) => cells[2] ?? '');
    expect(days).toEqual(days.toSorted());
  });

  it('are of their owner only, as pages and as files', async () => {
    expect(
      (
        await replied(
          host.call('listInvoices', { params: { pageSize: 10, pageId: 1 }, query: {} }, stranger),
        )
      ).total,
    ).toBe(0);
    expect(
      (await file('invoice-table', {}, stranger.token)).body.trimEnd().split('\r\n'),
    ).toHaveLength(1);
    const archive = await file('invoice-archive', { year: 2026, month: 11 }, stranger.token);
    // The end of an archive without files.
    expect([archive.statusCode, archive.rawPayload.length]).toEqual([200, 22]);
    for (const what of ['invoice-table', 'invoice-archive'] as const)
      expect((await file(what, { year: 2026, month: 11 }, 'no token')).statusCode).toBe(401);
  });

  it('refuse archives without a month, and too many files in an hour', async () => {
    expect((await file('invoice-archive', { year: 2026 })).statusCode).toBe(400);
    const { token: other } = await newShopper(host);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await file('invoice-archive', { year: 2026, month: 1 }, other)).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('refuse a month that no calendar has', async () => {
    const asked = host.call(
      'listInvoices',
      { params: { pageSize: 10, pageId: 1 }, query: { year: 2026, month: 13 } },
      { token },
    );
    expect((await refused(asked)).code).toBe('bad-input');
  });
});
