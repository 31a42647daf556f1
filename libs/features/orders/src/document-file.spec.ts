import { aPdf, type MockResponses, mockHost } from '@materia/api-mocks';
import { flagSet } from '@materia/domain-feature-flags';
import { pathTo } from '@materia/market-model';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadDocument } from './document-file.ts';

const [market] = markets;

describe('the files of documents', () => {
  const ask = (kind: string, id: string, answers: Partial<MockResponses> = {}) => {
    if (market === undefined) throw new Error('There is a market');
    const { context } = aVisit(market, mockHost(answers), { customer: ANNA });
    return loadDocument({
      context,
      params: { kind, id },
      url: new URL('https://shop.test/document'),
    });
  };
  const named = (name: string) => (): { readonly reply: ReturnType<typeof aPdf> } => ({
    reply: aPdf(`${name}.pdf`),
  });

  it.each([
    ['confirmation', 'readOrderConfirmationPdf'],
    ['receipt', 'readReceiptPdf'],
    ['withdrawal', 'readWithdrawalReceiptPdf'],
    ['seller', 'readSellerInvoicePdf'],
    ['file', 'downloadDocument'],
  ] as const)(
    'has each %s by its own call, under the name that the host gives it',
    async (kind, call) => {
      const file = await ask(kind, '7', { [call]: named(kind) });
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${kind}.pdf"`);
      expect(file.headers.get('cache-control')).toBe('private, no-store');
      expect(await file.text()).toMatch(/^%PDF/);
    },
  );

  it('is missing for another kind, and for a document of somebody else', async () => {
    await expect(ask('passport', '7')).rejects.toMatchObject({ init: { status: 404 } });
    await expect(
      ask('receipt', '7', { readReceiptPdf: () => ({ refusal: 'not-found' }) }),
    ).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ['seller', 'readSellerInvoicePdf', 'not-found', 'myInvoices', 'invoices.sellerMissing'],
    ['file', 'downloadDocument', 'not-found', 'myInvoices', 'invoices.missingStore'],
    ['receipt', 'readReceiptPdf', 'printed-at-till', 'purchaseDetails', 'invoices.printedAtTill'],
    ['receipt', 'readReceiptPdf', 'unavailable', 'purchaseDetails', 'invoices.receiptFailed'],
    ['file', 'downloadDocument', 'unavailable', 'myInvoices', 'invoices.fileFailed'],
  ] as const)(
    'without the %s, refused by %s as %s, %s says why (INV-05, INV-07, INV-08, INV-09, ERR-76)',
    async (kind, call, refusal, page, key) => {
      if (market === undefined) throw new Error('There is a market');
      const visit = aVisit(market, mockHost({ [call]: () => ({ refusal }) }), {
        customer: ANNA,
        flags: flagSet({ channel: 'web', choices: { INVOICES_PAGE: true }, presets: {} }),
      });
      const answer = await loadDocument({
        context: visit.context,
        params: { kind, id: '7' },
        url: new URL('https://shop.test/document'),
      });
      const to = pathTo(market.routes);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        page === 'myInvoices' ? to(page) : to(page, { purchaseId: '7' }),
      ]);
      expect(visit.sessionEvents).toEqual([{ kind: 'flash', what: key }]);
    },
  );

  it.each([
    ['file', 'downloadDocument', 'unavailable', 'invoices.fileFailed'],
    ['receipt', 'readReceiptPdf', 'printed-at-till', 'invoices.printedAtTill'],
  ] as const)(
    'without the %s of a colleague, the list of the company says why (BEY-43)',
    async (kind, call, refusal, key) => {
      const visit = aVisit(market, mockHost({ [call]: () => ({ refusal }) }), { customer: ANNA });
      const answer = await loadDocument({
        context: visit.context,
        params: { kind, id: '7' },
        url: new URL('https://shop.test/document?from=company'),
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        pathTo(market.routes)('companyDocuments'),
      ]);
      expect(visit.sessionEvents).toEqual([{ kind: 'flash', what: key }]);
    },
  );
});
