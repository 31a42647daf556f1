import { aCartReply, type MockResponses, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { orderQuickly, type QuickOrderOutcome } from './quick-order.action.ts';
import { QuickOrderView } from './QuickOrderView.tsx';

const [poland] = markets;

const order = async (
  references: string,
  answers: Partial<MockResponses> = {},
  file?: string,
  fields: Readonly<Record<string, string>> = {},
) => {
  const requests: unknown[] = [];
  const usual = answers.addProductsToGuestCart ?? (() => ({ reply: true as const }));
  const visit = aVisit(
    poland,
    mockHost({
      ...answers,
      addProductsToGuestCart: (request) => (requests.push(request.body), usual(request)),
      readGuestCart: () => ({ reply: aCartReply() }),
    }),
    { cartId: 'cart-1' },
  );
  const body = new FormData();
  body.set('references', references);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file !== undefined) body.set('file', new File([file], 'order.csv', { type: 'text/csv' }));
  const outcome = await outcomeOf<QuickOrderOutcome | undefined>(() =>
    orderQuickly({
      context: visit.context,
      request: new Request('https://shop.test/', { method: 'POST', body }),
    }),
  );
  return { outcome, requests, sessionEvents: visit.sessionEvents };
};

describe('a quick order', () => {
  it('adds valid lines to the cart with one call, pasted and from a file (BEY-08)', async () => {
    const { outcome, requests, sessionEvents } = await order(
      '100; 2\n200',
      {},
      'reference;quantity\r\n300;5',
    );
    expect(outcome).toMatchObject({ status: 303, location: '/checkout/cart' });
    expect(requests).toMatchObject([
      {
        request: {
          cart_id: 'cart-1',
          items: [
            { sku: '300', qty: 5 },
            { sku: '100', qty: 2 },
            { sku: '200', qty: 1 },
          ],
        },
      },
    ]);
    expect(sessionEvents).toContainEqual({ kind: 'flash', what: 'quickOrder.added' });
    expect(sessionEvents).toContainEqual({ kind: 'cart-changed', what: 'add-products' });
  });

  it('reports each invalid line with its number, adds the valid ones, and leaves the rest in the field (BEY-08, NTF-13)', async () => {
    const { outcome, requests } = await order('100; 2\n?!\n200; x\n300; 9\n400; 1\n500; 4', {
      addProductsToGuestCart: () => ({
        reply: [
          { sku: '300', outcome: 'NO_STOCK_AVAILABLE', qty: 3 },
          { sku: '400', outcome: 'TECHNICAL_ERROR', qty: 0 },
          { sku: '500', outcome: 'NO_STOCK_AVAILABLE', qty: 0 },
        ],
      }),
    });
    expect(requests).toHaveLength(1);
    expect(outcome).toMatchObject({
      status: 422,
      facts: {
        addedCount: 2,
        faults: [
          { line: 2, text: '?!', fault: { kind: 'not-a-reference' } },
          { line: 3, text: '200; x', fault: { kind: 'not-a-number' } },
          { line: 4, text: '300; 9', fault: { kind: 'partly', count: 3 } },
          { line: 5, text: '400; 1', fault: { kind: 'unknown-reference' } },
          { line: 6, text: '500; 4', fault: { kind: 'sold-out' } },
        ],
        left: '?!\n200; x\n400; 1\n500; 4',
      },
    });
  });

  it('shows names, prices and stock first, with what is wrong, and adds nothing (BEY-08)', async () => {
    const asked: unknown[] = [];
    const { outcome, requests } = await order(
      'Nazwa;Ilość;Indeks\nCement;1 000;10000012\nGips;12 szt.;10000034\n?!;x',
      {
        previewProducts: ({ body }) => (
          asked.push(body),
          {
            reply: {
              currency: 'PLN',
              items: [
                {
                  state: 'available',
                  asked: '10000012',
                  sku: '10000012',
                  name: 'Cement 25 kg',
                  brand: 'Brix',
                  url_key: 'cement',
                  image: 'bag',
                  qty: 359,
                  qty_max: 359,
                  price: 8.63,
                  price_incl_tax: 10.61,
                  row_total: 3098.17,
                  row_total_incl_tax: 3810.75,
                },
                { state: 'unknown', asked: '10000034' },
              ],
              total: 3098.17,
              total_incl_tax: 3810.75,
            },
          }
        ),
      },
      undefined,
      { preview: '1' },
    );
    expect(requests).toEqual([]);
    expect(asked).toMatchObject([
      {
        request: {
          items: [
            { sku: '10000012', qty: 999 },
            { sku: '10000034', qty: 12 },
          ],
        },
      },
    ]);
    expect(outcome).toMatchObject({
      status: 200,
      facts: {
        kind: 'previewed',
        faults: [
          { line: 3, text: 'Gips;12 szt.;10000034', fault: { kind: 'unknown-reference' } },
          { line: 4, text: '?!;x' },
        ],
        preview: { wanted: { '10000012': { count: 999, isCapped: true } } },
      },
    });
    const html = draw(<QuickOrderView outcome={outcome.facts} />, poland);
    for (const text of ['Cement 25 kg', '>?!;x<', poland.texts.preview.title])
      expect(html).toContain(text);
    expect(html).toContain('3810,75');
    // The button of the preview sends the whole text, so that it is added as it was written.
    expect(html).toMatch(/<input(?=[^>]*type="hidden")(?=[^>]*name="references")[^>]*10000012/);
  });

  it('offers to add without a preview if the host cannot give one', async () => {
    const { outcome } = await order(
      '100; 2',
      { previewProducts: () => ({ refusal: 'too-many-requests' }) },
      undefined,
      { preview: '1' },
    );
    expect(outcome).toMatchObject({
      status: 409,
      facts: { kind: 'not-previewed', left: '100; 2' },
    });
    expect(draw(<QuickOrderView outcome={outcome.facts} />, poland)).toContain(
      poland.texts.quickOrder.previewFailed,
    );
  });

  it('lists the first fifty faults and keeps the lines of all', () => {
    const faults = Array.from({ length: 520 }, (_, at) => ({
      line: at + 1,
      text: `?${at}`,
      fault: { kind: 'not-a-reference' as const },
    }));
    const html = draw(
      <QuickOrderView outcome={{ kind: 'checked', addedCount: 1, faults, left: '?519' }} />,
      poland,
    );
    expect(html.match(/<code/g)).toHaveLength(50);
    expect(html).toContain(poland.texts.quickOrder.moreFaults.replace('{count}', '470'));
  });

  it.each([
    ['', 'empty', 422],
    ['  \n ', 'empty', 422],
    ['1'.repeat(60_001), 'too-large', 413],
  ])('that is empty or too large sends no request', async (text, kind, status) => {
    const { outcome, requests } = await order(text);
    expect([outcome.status, outcome.facts?.kind, requests]).toEqual([status, kind, []]);
  });

  it('rejected by the host leaves the whole text in the field (ERR-04, ERR-31)', async () => {
    const { outcome } = await order('100; 2', {
      addProductsToGuestCart: () => ({ refusal: 'not-sellable' }),
    });
    expect(outcome).toMatchObject({ status: 406, facts: { kind: 'failed', left: '100; 2' } });
  });

  it.each(markets)(
    'in market $id says whether none or only some of the products were added (ERR-15)',
    (market) => {
      const fault = { line: 1, text: '400', fault: { kind: 'sold-out' } } as const;
      const shown = (addedCount: number): string =>
        draw(
          <QuickOrderView
            outcome={{ kind: 'checked', addedCount, left: '400', faults: [fault] }}
          />,
          market,
        );
      const t = textsIn(market);
      const [none, some] = [t('quickOrder.noneAdded'), t('quickOrder.addedCount', { count: 2 })];
      const left = t('quickOrder.faults', { count: 1 });
      expect(
        [shown(0), shown(2)].map((html) => [none, some, left].map((text) => html.includes(text))),
      ).toEqual([
        [true, false, true],
        [false, true, true],
      ]);
    },
  );

  it.each(markets)('in market $id shows each line with its number and the reason', (market) => {
    const html = draw(
      <QuickOrderView
        outcome={{
          kind: 'checked',
          addedCount: 2,
          left: '400',
          faults: [
            { line: 5, text: '400', fault: { kind: 'unknown-reference' } },
            { line: 7, text: '300; 9', fault: { kind: 'partly', count: 3 } },
          ],
        }}
      />,
      market,
    );
    const { lineNumber, unknownReference } = market.texts.quickOrder;
    for (const text of [lineNumber.replace('{line}', '5'), unknownReference, '>400</textarea>'])
      expect(html).toContain(text);
  });
});
