import { aStore, type MockResponses, mockHost } from '@materia/api-mocks';
import type { Market } from '@materia/market-model';
import type { SelectedStore } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, STORE } from '@materia/testing/visit';
import { loadMyStore } from './my-store.loader.ts';
import { MyStoreView } from './MyStoreView.tsx';

const [poland] = markets;

const load = (
  answers: Partial<MockResponses>,
  store: SelectedStore = STORE,
  market: Market = poland,
) => loadMyStore({ context: aVisit(market, mockHost(answers), { customer: ANNA, store }).context });

describe('my store', () => {
  it.each(markets.map((market) => [market.id, market] as const))(
    'in market %s shows address, hours, contact and a link to choose another store (RTE-41)',
    async (_, market) => {
      const facts = await load(
        { readStore: () => ({ reply: { data: [aStore()] } }) },
        STORE,
        market,
      );
      const html = draw(<MyStoreView {...facts} />, market);
      const { street, phone, email } = facts.chosen?.store ?? expect.unreachable();
      for (const fact of [
        ...street,
        `href="tel:${phone.replaceAll(/[^\d+]/g, '')}"`,
        `href="mailto:${email}"`,
        market.texts.stores.hours,
        market.texts.myStore.change,
      ])
        expect(html).toContain(fact);
      expect(html).toContain(`href="${market.routes.stores.canonical}"`);
      expect(html.match(/<dt>/g)?.length).toBeGreaterThanOrEqual(7);
    },
  );
  it('asks the customer to choose if none is chosen, and if the store no longer exists (RTE-41)', async () => {
    const none = await load({}, { ...STORE, chosen: false });
    const gone = await load({ readStore: () => ({ refusal: 'not-found' }) });
    expect([none.chosen, gone.chosen]).toEqual([undefined, undefined]);
    expect(draw(<MyStoreView {...none} />, poland)).toContain(poland.texts.myStore.choose);
  });
});
