import { anInvoice, anOrder, aReceipt, type MockResponses, mockHost } from '@materia/api-mocks';
import { HostUnavailable } from '@materia/api-client-kernel';
import { CHANNELS, flagSet } from '@materia/domain-feature-flags';
import { RECEIPT_TYPES } from '@materia/domain-documents';
import { pathTo } from '@materia/market-model';
import type { PurchaseList } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { loadPurchase } from './purchase-details.loader.ts';
import { PurchaseDetailsView } from './PurchaseDetailsView.tsx';

/** Address and text of each link. */
const linksIn = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', text = '']) => [
    href,
    text,
  ]);

describe.each(markets.map((market) => [market.id, market] as const))(
  'the page of a purchase at a till in %s',
  (_, market) => {
    const receipt = { ...aReceipt(), currency: market.currency };
    const to = pathTo(market.routes);
    const texts = market.texts.purchase;

    type Choice = {
      readonly showsInvoice?: boolean;
      readonly channel?: (typeof CHANNELS)[number];
      readonly host?: ReturnType<typeof mockHost>;
      readonly left?: PurchaseList;
    };
    const read = async (
      answers: Partial<MockResponses> = {},
      {
        showsInvoice = true,
        channel = 'web',
        host = mockHost({ readReceipt: () => ({ reply: receipt }), ...answers }),
        left,
      }: Choice = {},
    ) => {
      const flags = flagSet({
        channel,
        choices: { ACCOUNT_INVOICE_DISPLAY: showsInvoice },
        presets: market.flagPresets,
      });
      const { context } = aVisit(market, host, {
        channel,
        flags,
        customer: ANNA,
        ...(left && { purchaseList: left }),
      });
      const { facts, ...outcome } = await outcomeOf(() =>
        loadPurchase({ context, params: { purchaseId: receipt.receiptId } }),
      );
      return {
        ...outcome,
        html:
          facts !== undefined && 'receipt' in facts
            ? draw(<PurchaseDetailsView {...facts} />, market)
            : '',
      };
    };

    it.each([
      [undefined, to('myPurchases'), market.texts.purchases.title, texts.backToPurchases],
      [
        { list: 'myPurchases', query: 'period=2025&page=2' },
        `${to('myPurchases')}?period=2025&amp;page=2`,
        market.texts.purchases.title,
        texts.backToPurchases,
      ],
      [
        { list: 'orders', query: 'page=3' },
        `${to('orders')}?page=3`,
        market.texts.orders.title,
        market.texts.orders.backToOrders,
      ],
    ] as const)(
      'leads back to the list as it was left: %j (SHL-18)',
      async (left, href, title, back) => {
        const { html } = await read({}, left && { left });
        for (const words of [title, back]) expect(linksIn(html)).toContainEqual([href, words]);
      },
    );

    it('shows its receipt: till, store, products at the prices of that time, and the tax by rate (RTE-49)', async () => {
      const vatRates = [
        { vatRate: 23, amountNoTax: 12.2, taxAmount: 2.8, amount: 15 },
        { vatRate: 5.5, amountNoTax: 8.53, taxAmount: 0.47, amount: 9 },
      ];
      const { html } = await read({ readReceipt: () => ({ reply: { ...receipt, vatRates } }) });
      for (const text of [
        receipt.receiptId,
        market.texts.purchases.selfService,
        receipt.retailerInfo.name,
        receipt.lines[0]?.name ?? '',
        '24,00',
        '2,80',
        '0,47',
        texts.taxAt.replace('{rate}', '5,5'),
      ])
        expect(html).toContain(text);
      expect(html).toContain(
        `href="${to('product', { urlKey: receipt.lines[0]?.customData.urlKey ?? '' })}"`,
      );
    });

    it.each(RECEIPT_TYPES)('has its own label for a %s (RCP-01)', async (receiptType) => {
      const kinds = [
        texts.kindPurchase,
        texts.kindWithdrawalSale,
        texts.kindGoodsReturn,
        texts.kindCancelled,
      ];
      const { html } = await read({
        readReceipt: () => ({ reply: { ...receipt, receiptType } }),
      });
      expect(kinds.filter((kind) => html.includes(`>${kind}<`))).toEqual([
        kinds[RECEIPT_TYPES.indexOf(receiptType)],
      ]);
    });

    it("shows no receipt type if no setting maps the till's code (RCP-03)", async () => {
      const { receiptType: _, ...untold } = receipt;
      const { html } = await read({ readReceipt: () => ({ reply: { ...untold, code: 46 } }) });
      expect([html.includes(`>${texts.kind}<`), html.includes(receipt.receiptId)]).toEqual([
        false,
        true,
      ]);
    });

    it('links to the order that was handed over with it, if it belongs to one (RCP-05)', async () => {
      expect(
        (await read({ readReceipt: () => ({ reply: { ...receipt, orderId: '2603000001' } }) }))
          .html,
      ).toContain(`href="${to('orderDetails', { orderId: '2603000001' })}"`);
      expect((await read()).html).not.toContain(texts.toOrder);
    });

    it('redirects to the order page for a purchase that is an order; missing and other customers’ purchases are a 404 (PUR-07, ROL-08)', async () => {
      const none: Partial<MockResponses> = { readReceipt: () => ({ refusal: 'not-found' }) };
      expect(await read({ ...none, readOrder: () => ({ reply: anOrder() }) })).toMatchObject({
        status: 302,
        location: to('orderDetails', { orderId: receipt.receiptId }),
      });
      expect(await read({ ...none, readOrder: () => ({ refusal: 'not-found' }) })).toMatchObject({
        status: 404,
        html: '',
      });
    });

    it('ACCOUNT_INVOICE_DISPLAY shows its invoice, or that there is none, on every channel (FLAG-02)', async () => {
      for (const channel of CHANNELS) {
        for (const showsInvoice of [true, false]) {
          const [with_, without] = [
            await read({}, { channel, showsInvoice }),
            await read(
              { readInvoiceOfReceipt: () => ({ refusal: 'not-found' }) },
              { channel, showsInvoice },
            ),
          ];
          expect([
            with_.html.includes(anInvoice().invoiceNumber),
            without.html.includes(texts.noInvoice),
          ]).toEqual([showsInvoice, showsInvoice]);
        }
      }
    });

    it('is shown without its invoice if the host cannot load it', async () => {
      const answering = mockHost({ readReceipt: () => ({ reply: receipt }) });
      const host: typeof answering = (name, input) =>
        name === 'readInvoiceOfReceipt'
          ? Promise.reject(new HostUnavailable(503))
          : answering(name, input);
      expect(await read({}, { host })).toMatchObject({
        status: 200,
        html: expect.stringContaining(texts.noInvoice),
      });
    });
  },
);
