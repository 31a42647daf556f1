import { anOrder } from '@materia/api-mocks';
import { orderFacts, readOrder } from '@materia/api-orders';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { OrderDetailsView } from './OrderDetailsView.tsx';

const DOCUMENTS = [
  { kind: 'invoice', id: 'd-1', number: 'F-42', date: '2026-03-10' },
  { kind: 'receipt', id: 'r-7', number: 'r-7', date: '2026-03-10' },
  { kind: 'withdrawal', id: 'w-1', number: '', date: '2026-03-11' },
  { kind: 'credit-note', id: 'd-2', number: 'K-3', date: '2026-03-14' },
] as const;

describe.each(markets)('the documents of an order in $id', (market) => {
  const to = pathTo(market.routes);
  const shown = (reference?: string, documents: typeof DOCUMENTS | 'none' = DOCUMENTS) => {
    const order = readOrder(
      anOrder({
        currency: market.currency,
        status: 'INVOICED',
        ...(documents !== 'none' && { documents: documents.map((document) => ({ ...document })) }),
      }),
    );
    return draw(
      <OrderDetailsView order={orderFacts(order, market)} reference={reference} />,
      market,
    );
  };
  /** The links to PDF files, with their texts. */
  const filesIn = (html: string) =>
    [...html.matchAll(/<a ([^>]*)>([^<]*)</g)].flatMap(([, attributes = '', text = '']) => {
      const href = /href="([^"]*)"/.exec(attributes)?.[1];
      return attributes.includes('type="application/pdf"') && href !== undefined
        ? [[href.replaceAll('&amp;', '&'), text]]
        : [];
    });

  it('are links to PDF files, which the app takes over (RCP-04, BRG-04)', () => {
    const files = filesIn(shown());
    expect(files.map(([href]) => href)).toEqual([
      to('document', { kind: 'confirmation', id: 'o-1' }),
      to('document', { kind: 'file', id: 'd-1' }),
      to('document', { kind: 'receipt', id: 'r-7' }),
      to('document', { kind: 'withdrawal', id: 'w-1' }),
      to('document', { kind: 'file', id: 'd-2' }),
    ]);
    const texts = files.map(([, text]) => text).join();
    for (const number of ['F-42', 'r-7', 'K-3']) expect(texts).toContain(number);
    expect(new Set(files.map(([, text]) => text)).size).toBe(files.length);
  });

  it('of a guest are below the reference of the link', () => {
    const [first, second] = filesIn(shown('0123456789abcdef'));
    const path = to('guestDocument', { link: '0123456789abcdef' });
    expect(first?.[0]).toMatch(new RegExp(`^${path}\\?order=.*&document=confirmation$`));
    expect(second?.[0]).toContain('document=invoice%3Ad-1');
  });

  it('are not shown to readers who may not see them', () => {
    expect(filesIn(shown(undefined, 'none'))).toEqual([]);
  });
});
