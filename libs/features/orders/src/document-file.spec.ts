import { HostUnavailable } from '@materia/api-client-kernel';
import { aPdf, type MockResponses, mockHost } from '@materia/api-mocks';
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
    ['invoice', 'readInvoicePdf'],
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

  it('fails as every page does while too many documents wait', async () => {
    await expect(
      ask('receipt', '7', { readReceiptPdf: () => ({ refusal: 'unavailable' }) }),
    ).rejects.toThrow(HostUnavailable);
  });
});
