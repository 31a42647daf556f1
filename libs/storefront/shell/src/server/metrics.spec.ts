import { openStorefrontMetrics } from '@materia/platform-metrics';
import { expect, it } from 'vitest';
import { marketById } from '@materia/testing/markets';
import { aHost } from './testing/shopping.ts';
import { htmlPage, testApp } from './testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();

it('a storefront tells where its pages come from, and what it waits for (BEY-33)', async () => {
  const host = aHost();
  const metrics = openStorefrontMetrics();
  const { app } = await testApp({
    market: pl,
    fetch: host.fetch,
    metrics,
    render: async () => htmlPage('page'),
  });
  const ask = (url: string, cookie = '') =>
    app.inject({ url, headers: { host: 'shop.example', cookie } });
  const { canonical: cart } = pl.routes.cart;
  const { canonical: stores } = pl.routes.stores;
  await ask(stores);
  await ask(stores, 'theme=dark');
  await ask(cart);
  await ask('/nie-ma-takiej-strony');
  host.down = true;
  await ask(cart);
  const lines = (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('materia_'));
  expect(lines).toEqual(
    expect.arrayContaining([
      'materia_shared_drawings_total{market="pl"} 1',
      'materia_page_answers_total{market="pl",source="shared"} 2',
      'materia_page_answers_total{market="pl",source="visit"} 2',
      'materia_request_seconds_count{market="pl",route="stores",method="GET",status="200"} 2',
      'materia_request_seconds_count{market="pl",route="cart",method="GET",status="200"} 2',
      'materia_host_call_seconds_count{market="pl",call="listStores",outcome="done"} 1',
    ]),
  );
  expect(lines.filter((line) => line.includes('nie-ma'))).toEqual([]);
});
