import { fetchCmsBlock } from '@materia/api-content';
import { markets } from '@materia/market-all';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openPageShop, type PageShop } from './support/page-shop.ts';
import { startedHost } from './support/started-host.ts';
import { storeOf } from './support/visits.ts';

describe.each(markets)('the home page in market $id', (market) => {
  let shop: PageShop;
  beforeAll(async () => {
    shop = await openPageShop(market, await startedHost(inject('demoHost')));
  });

  it('shows professionals the text for their group, and everybody else the common one (ACC-18)', async () => {
    const store = storeOf(shop).id;
    const titleFor = async (kind: 'private' | 'professional') =>
      (await fetchCmsBlock(await shop.customerHost(kind), store, 'home-help'))?.title ?? '';
    const [common, own] = [await titleFor('private'), await titleFor('professional')];
    expect(own).not.toBe(common);
    for (const [kind, shown, hidden] of [
      ['private', common, own],
      ['professional', own, common],
    ] as const) {
      const { lines } = await (await shop.customer(kind)).get(shop.to('home'));
      expect([
        lines.content.join('\n').includes(shown),
        lines.content.join('\n').includes(hidden),
      ]).toEqual([true, false]);
    }
  });
});
