import { HostUnavailable } from '@materia/api-client-kernel';
import { anInvoice, anInvoiceList, aPdf, type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadInvoiceArchive, loadInvoiceTable } from './document-files.ts';
import { loadInvoices } from './invoices.loader.ts';
import { InvoicesView } from './InvoicesView.tsx';

describe.each(markets)('the invoices of a customer in $id', (market) => {
  const to = pathTo(market.routes);
  const texts = market.texts.invoices;
  const visit = (answers: Partial<MockResponses>, query = '', isProfessional = false) => ({
    ...aVisit(market, mockHost(answers), { customer: { ...ANNA, isProfessional } }),
    request: new Request(`https://shop.example/${query}`),
  });
  const page = async (answers: Partial<MockResponses>, query = '', isProfessional = false) =>
    draw(<InvoicesView {...await loadInvoices(visit(answers, query, isProfessional))} />, market);
  const list = (changes: Partial<ReturnType<typeof anInvoiceList>> = {}) => ({
    listInvoices: () => ({ reply: { ...anInvoiceList(), ...changes } }),
  });

  it('are listed with number, date, amount, store, order and PDF (RTE-50, INV-12, ACC-04)', async () => {
    const html = await page(
      list({
        invoices: [
          {
            ...anInvoice(),
            currency: market.currency,
            documentId: 'd-1',
            issuer: { id: '12', name: 'Poznań' },
            orderId: '26-0000001-94',
          },
        ],
      }),
    );
    for (const part of ['FV/2026/012/000042', '10/03/2026', '24,00', 'Poznań', texts.amount])
      expect(html).toContain(part);
    expect(html).toContain(`href="${to('orderDetails', { orderId: '26-0000001-94' })}"`);
    expect(html).toContain(
      `href="${to('document', { kind: 'file', id: 'd-1' })}" type="application/pdf"`,
    );
    expect(html).not.toContain(texts.net);
  });

  it('show professionals the amount without tax first (ROL-03)', async () => {
    const html = await page(list(), '', true);
    expect(html.indexOf('19,51')).toBeLessThan(html.indexOf('24,00'));
    expect(html).toContain(texts.net);
  });

  it('keep their filters in the links of pages and files (RTE-71)', async () => {
    const query = '?year=2026&month=3&kind=invoice&issuer=12&q=26-';
    const html = await page(list({ page_count: 3, total: 50 }), query);
    const kept = query.replaceAll('&', '&amp;');
    expect(html).toContain(`href="${to('invoiceTable')}${kept}"`);
    expect(html).toContain(`href="${to('invoiceArchive')}${kept}"`);
    expect(html).toContain(`href="${to('myInvoices')}${kept}&amp;page=2"`);
    // A whole year has no archive.
    expect(await page(list(), '?year=2026')).not.toContain(to('invoiceArchive'));
  });

  it('say that there is none, and that none fits the filters (INV-06)', async () => {
    const none = { invoices: [], total: 0, page_count: 0 };
    expect(await page(list({ ...none, years: [] }))).toContain(texts.emptyTitle);
    expect(await page(list(none), '?year=2020')).toContain(texts.noneText);
  });

  it('name orders without invoice, whose seller or store has it (INV-05, INV-07)', async () => {
    const html = await page(
      list({
        missing: [
          { orderId: '26-1', date: '2026-03-01', vendorName: 'Brico Sol' },
          { orderId: '26-2', date: '2026-03-02' },
        ],
      }),
    );
    expect(html).toContain(texts.missingSeller.replace('{vendor}', 'Brico Sol'));
    expect(html).toContain(texts.missingStore);
  });

  it('say to try again when they cannot be loaded (ERR-68)', async () => {
    const { context, request } = {
      ...aVisit(market, () => Promise.reject(new HostUnavailable(500)), { customer: ANNA }),
      request: new Request('https://shop.example/'),
    };
    const html = draw(<InvoicesView {...await loadInvoices({ context, request })} />, market);
    expect(html).toContain(texts.loadError);
    expect(html).toContain(`href="${to('myInvoices')}"`);
  });

  it('beyond the last page are not found', async () => {
    expect(await outcomeOf(() => loadInvoices(visit(list(), '?page=2')))).toMatchObject({
      status: 404,
    });
  });

  it('are saved as a table and as an archive of a month, never cached (BRG-04)', async () => {
    for (const load of [loadInvoiceTable, loadInvoiceArchive]) {
      const file = await load(
        visit(
          {
            readInvoiceTable: () => ({ reply: aPdf('materia.csv') }),
            readInvoiceArchive: () => ({ reply: aPdf('materia.zip') }),
          },
          '?year=2026&month=3',
        ),
      );
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="materia\./);
      expect(file.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it.each([
    ['too-many-requests', 'invoices.fileTooOften'],
    ['too-many-documents', 'invoices.fileTooMany'],
  ] as const)('refused as %s say why on their list (ERR-76)', async (refusal, key) => {
    const asked = visit({ readInvoiceArchive: () => ({ refusal }) }, '?year=2026&month=3');
    const answer = await loadInvoiceArchive(asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${to('myInvoices')}?year=2026&month=3`,
    ]);
    expect(asked.sessionEvents).toEqual([{ kind: 'flash', what: key }]);
  });
});
