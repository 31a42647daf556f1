import { type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadDataFile } from './data-file.ts';
import { DataErasedView } from './DataErasedView.tsx';
import { eraseMyAccount, type EraseOutcome } from './my-data.action.ts';
import { loadMyData } from './my-data.loader.ts';
import { MyDataView } from './MyDataView.tsx';

describe.each(markets)('the data of a customer in $id', (market) => {
  const { myData: words } = market.texts;
  const to = pathTo(market.routes);
  const visit = (answers: Partial<MockResponses> = {}) => {
    const { context, sessionEvents } = aVisit(market, mockHost(answers), { customer: ANNA });
    return {
      page: async (outcome?: EraseOutcome) =>
        draw(<MyDataView {...await loadMyData({ context })} outcome={outcome} />, market),
      file: () => loadDataFile({ context }),
      erase: (password: string) =>
        outcomeOf(() => eraseMyAccount({ context, request: posted({ password }) })),
      sessionEvents,
    };
  };

  it('can be downloaded as a file that is saved and never cached (BEY-22)', async () => {
    const { page, file } = visit();
    expect(await page()).toContain(`href="${to('myDataFile')}"`);
    const answer = await file();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="materia-${market.id}-2026-03-10.json"`,
      'cache-control': 'private, no-store',
    });
    expect(await answer.json()).toMatchObject({ sections: [{ name: 'account' }] });
  });

  it.each([
    ['too many files', 'too-many-requests', 'myData.fileTooMany'],
    ['a host that is out of order', 'internal', 'myData.fileFailed'],
  ] as const)('say on their page that there is no file after %s', async (_, refusal, key) => {
    const { file, sessionEvents } = visit({ exportMyData: () => ({ refusal }) });
    const answer = await file();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to('myData')]);
    expect(sessionEvents).toEqual([{ kind: 'flash', what: key }]);
  });

  it('name five of the orders that stand in the way of an erasure, and how many there are besides', async () => {
    const orders = Array.from({ length: 12 }, (_, at) => `26-00000${at + 10}-31`);
    const html = await visit({
      readMyErasure: () => ({ reply: { open_orders: orders, unpaid_purchases: [], kept: [] } }),
    }).page();
    expect(orders.filter((number) => html.includes(number))).toEqual(orders.slice(0, 5));
    expect(html).toContain(words.blockedMore.replace('{count}', '7'));
  });

  it('are listed before they are erased, with what the law keeps and for how long (BEY-22)', async () => {
    const { retentionYears } = market.settings;
    const html = await visit({
      readMyErasure: () => ({
        reply: {
          open_orders: [],
          unpaid_purchases: [],
          kept: [{ reason: 'tax documents', years: retentionYears['tax documents'] }],
        },
      }),
    }).page();
    for (const text of [
      words.goesAccount,
      words.goesAddresses,
      words.goesReviews,
      words.keptTitle,
      words.taxWhat,
      words.taxWhy,
      words.warning,
      words.eraseAction,
    ])
      expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`>${retentionYears['tax documents']} \\p{L}+<`, 'u'));
    expect(html).not.toContain(words.consentWhat);
  });

  it('are all erased where the law keeps nothing', async () => {
    const html = await visit({
      readMyErasure: () => ({ reply: { open_orders: [], unpaid_purchases: [], kept: [] } }),
    }).page();
    expect(html).toContain(words.keptNothing);
  });

  it('are not erased while orders are open and purchases unpaid, which the page names', async () => {
    const html = await visit({
      readMyErasure: () => ({
        reply: { open_orders: ['26-1'], unpaid_purchases: ['26-2'], kept: [] },
      }),
    }).page();
    expect(html).toContain(`href="${to('orderDetails', { orderId: '26-1' })}"`);
    expect(html).toContain(words.unpaidPurchase.replace('{number}', '26-2'));
    expect(html).not.toContain('type="password"');
  });

  it('are erased with the password, which ends everything in this browser (BEY-22)', async () => {
    const { erase, sessionEvents } = visit();
    expect(await erase('Trudne#Haslo1')).toMatchObject({ location: to('myDataErased') });
    expect(sessionEvents.map(({ kind }) => kind)).toEqual([
      'sign-out',
      'forget-cart',
      'keep-place',
    ]);
    expect(draw(<DataErasedView />, market)).toContain(words.erasedText);
  });

  it.each([
    ['no password', undefined, '', { kind: 'missing' }, 422],
    ['a wrong password', 'bad-input', 'x', { kind: 'wrong-password' }, 422],
    ['an order meanwhile', 'erasure-blocked', 'x', { kind: 'erasure-blocked' }, 422],
    ['too many tries', 'too-many-requests', 'x', { kind: 'too-many-requests' }, 429],
    ['a host that is out of order', 'internal', 'x', { kind: 'problem' }, 502],
  ] as const)('stay after %s, and the page says why', async (_, refusal, typed, facts, status) => {
    const { erase, page, sessionEvents } = visit({
      ...(refusal && { eraseMyData: () => ({ refusal }) }),
    });
    expect(await erase(typed)).toMatchObject({ status, facts });
    expect(sessionEvents).toEqual([]);
    expect(await page(facts)).toContain(words.errorSummary);
  });
});
