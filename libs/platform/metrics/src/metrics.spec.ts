import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHostMetrics } from './host-metrics.ts';
import { measureRequests } from './measure-requests.ts';
import { openMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { openStorefrontMetrics } from './storefront-metrics.ts';

const MONITORING = join(import.meta.dirname, '../../../../ops/monitoring');
const NO_READINGS = {
  connections: () => ({ busy: 0, waiting: 0 }),
  lanes: async () => [],
  passwords: () => ({}),
  flags: () => ({}),
};
/** Figures that Prometheus makes itself, and those of `docs/web-vitals.md`. */
const OTHERS = /^(?:up|web_vital_(?:lcp|inp|cls)_bucket)$/;
/** Parts of a query that look like the name of a figure, but are labels, or words of the language. */
const WORDS =
  /^(?:sum|max|min|by|rate|topk|histogram_quantile|le|job|market|route|method|call|outcome|source|state|status|lane|instance|page)$/;

/** The figures that a query reads. */
const namesIn = (query: string): readonly string[] =>
  [
    ...query
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\[[^\]]*\]/g, '')
      .matchAll(/[a-z_][a-z_0-9]*/g),
  ]
    .map(([name]) => name)
    .filter((name) => !WORDS.test(name));

describe('the metrics', () => {
  it('have every name that the dashboard and the alerts read (BEY-33)', async () => {
    const host = openHostMetrics();
    host.read(NO_READINGS);
    const known = [host, openStorefrontMetrics()]
      .flatMap(({ registry }) => registry.getMetricsAsArray())
      .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]);
    const dashboard = await readFile(join(MONITORING, 'grafana/dashboards/materia.json'), 'utf8');
    const rules = await readFile(join(MONITORING, 'rules.yml'), 'utf8');
    const queries = [
      ...[...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
        String(JSON.parse(text ?? '')),
      ),
      ...[...rules.matchAll(/expr: (?:\|\n)?([^]*?)\n {8}for:/g)].map(([, text]) => text ?? ''),
    ];
    expect(queries.length).toBeGreaterThan(30);
    const asked = new Set(queries.flatMap(namesIn).filter((name) => !OTHERS.test(name)));
    expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
    // Whatever is counted is shown to somebody.
    const shown = [...asked].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    const own = known.filter((name) => /^materia_.*(?<!_(?:bucket|count|sum))$/.test(name));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('find names that nobody counts', () => {
    expect(
      namesIn('sum by (job) (rate(materia_typing_errors_total{market=~"pl|es"}[5m])) > 1'),
    ).toEqual(['materia_typing_errors_total']);
  });
});

describe('a port for metrics', () => {
  const metrics = openMetrics();
  const app = Fastify();
  let broken = false;
  let address = '';
  let stop: () => Promise<void>;
  beforeAll(async () => {
    measureRequests(app, metrics, ({ routeOptions }) => ({
      market: 'pl',
      route: routeOptions.url ?? 'none',
    }));
    app.get('/products/:id', async () => 'a product');
    const port = 49_000 + Math.floor(Math.random() * 1000);
    stop = await serveMetrics(metrics, { port, host: '127.0.0.1' }, () => {
      if (broken) throw new Error('nothing to tell');
      return 'web_vital_lcp_count{market="pl",page="product"} 1\n';
    });
    address = `http://127.0.0.1:${String(port)}`;
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });

  it('tells requests by route, never by address, and what is counted elsewhere', async () => {
    await app.inject('/products/12');
    await app.inject('/products/13');
    await app.inject('/somewhere');
    const answer = await fetch(`${address}/metrics`);
    const lines = (await answer.text()).split('\n');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(lines).toEqual(
      expect.arrayContaining([
        'materia_request_seconds_count{market="pl",route="/products/:id",method="GET",status="200"} 2',
        'materia_request_seconds_count{market="pl",route="none",method="GET",status="404"} 1',
        'web_vital_lcp_count{market="pl",page="product"} 1',
      ]),
    );
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
  });

  it('tells nothing else, and nothing while something cannot be looked up', async () => {
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
    broken = true;
    expect((await fetch(`${address}/metrics`)).status).toBe(503);
    broken = false;
  });
});
