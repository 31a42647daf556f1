import { fuzzShop } from '@materia/tools-soak';
import { expect, test } from '@playwright/test';
import { shops } from './support/shops.ts';

for (const { market, origin, dataFolder } of shops) {
  test(`${market.id}: hostile paths, queries, cookies and forms get a response in time and never a 5xx`, async () => {
    const { findings } = await fuzzShop({ market, origin, dataFolder }, 250, 20_261_121);
    expect(
      findings.map(
        ({ request, why }) => `${why}: ${request.method} ${request.target.slice(0, 200)}`,
      ),
    ).toEqual([]);
  });
}
