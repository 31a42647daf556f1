import { describe, expect, inject, it } from 'vitest';
import { markets } from '@materia/market-all';
import { PAGE_KINDS } from './page-kinds.ts';
import { wrongFacts } from './support/facts.ts';
import { openPageShop } from './support/page-shop.ts';

describe.each(markets)('the pages of $name', async (market) => {
  const shop = await openPageShop(market, inject('demoHost'));
  it.each(PAGE_KINDS)('$name: every fact has its value', async ({ visits }) => {
    const wrong = (await visits(shop)).flatMap((visit) =>
      wrongFacts(visit, visit.page).map((fact) => `${visit.name}: ${fact}`),
    );
    expect(wrong).toEqual([]);
  });
});
