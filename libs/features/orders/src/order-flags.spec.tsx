import { anInvoice, anOrder, mockHost } from '@materia/api-mocks';
import { CHANNELS, flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit } from '@materia/testing/visit';
import { loadOrderPage } from './order-details.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';

describe.each(markets.map((market) => [market.id, market] as const))(
  'the order page in %s',
  (_, market) => {
    it('ACCOUNT_INVOICE_DISPLAY shows the invoice on every channel, even if the page of all invoices is switched off (FLAG-02, FLR-07, FLD-04)', async () => {
      const { title, willCome, askStore } = market.texts.invoice;
      for (const channel of CHANNELS) {
        for (const [on, wantsInvoice] of [
          [true, true],
          [true, false],
          [false, true],
        ] as const) {
          const flags = flagSet({
            channel,
            choices: { ACCOUNT_INVOICE_DISPLAY: on, INVOICES_PAGE: false },
            presets: market.flagPresets,
          });
          const host = mockHost({
            readOrder: () => ({ reply: anOrder({ wantsInvoice, currency: market.currency }) }),
          });
          const html = draw(
            <OrderDetailsView
              {...await loadOrderPage({
                context: aVisit(market, host, { channel, flags, customer: ANNA }).context,
                params: { orderId: 'o-1' },
                request: new Request('http://shop.test/'),
              })}
            />,
            market,
          );
          expect(
            [title, willCome, askStore].map((words) =>
              html.includes(words.replaceAll('&', '&amp;')),
            ),
          ).toEqual([on, on && wantsInvoice, on && !wantsInvoice]);
        }
      }
    });

    it('is shown without an invoice that the host fails to find, which is only logged (INV-10)', async () => {
      const host = mockHost({
        readOrder: () => ({ reply: anOrder({ currency: market.currency }) }),
        readInvoiceOfOrder: () => ({ refusal: 'unavailable' }),
      });
      const flags = flagSet({
        channel: 'web',
        choices: { ACCOUNT_INVOICE_DISPLAY: true },
        presets: market.flagPresets,
      });
      const { context, logged } = aVisit(market, host, { flags, customer: ANNA });
      const facts = await loadOrderPage({
        context,
        params: { orderId: 'o-1' },
        request: new Request('http://shop.test/'),
      });
      expect([facts.showsInvoice, facts.invoice]).toEqual([true, undefined]);
      expect(logged).toEqual([
        `The invoice of order ${facts.order.number} could not be looked up: The shop host answered 503`,
      ]);
    });

    it('links to the invoice once it exists, requested or not (INV-12)', async () => {
      for (const wantsInvoice of [true, false]) {
        const host = mockHost({
          readOrder: () => ({ reply: anOrder({ wantsInvoice, currency: market.currency }) }),
          readInvoiceOfOrder: () => ({ reply: anInvoice() }),
        });
        const flags = flagSet({
          channel: 'web',
          choices: { ACCOUNT_INVOICE_DISPLAY: true },
          presets: market.flagPresets,
        });
        const html = draw(
          <OrderDetailsView
            {...await loadOrderPage({
              context: aVisit(market, host, { flags, customer: ANNA }).context,
              params: { orderId: 'o-1' },
              request: new Request('http://shop.test/'),
            })}
          />,
          market,
        );
        expect(html).toContain(anInvoice().invoiceNumber);
        expect(html).not.toContain(market.texts.invoice.willCome);
      }
    });
  },
);
