import Fastify from 'fastify';
import { markets } from '@materia/testing/markets';
import { expect, it } from 'vitest';
import { healthRoutes } from './health-routes.ts';
import { hostAddresses } from './host/host-addresses.ts';

/** The health of a storefront whose hosts have these statuses; those without one do not answer. */
const health = async (
  path: string,
  hosts: Readonly<Record<string, number>>,
  { hasFlags = true, isDraining = false } = {},
) => {
  const app = Fastify();
  await app.register(
    healthRoutes(
      { market: markets[0], hosts: hostAddresses(['http://one.test', 'http://two.test']) },
      { hasFlags: () => hasFlags, isDraining: () => isDraining },
      async (input) => {
        const { origin, pathname } = new URL(String(input));
        const status = hosts[origin];
        if (status === undefined || pathname !== '/health/ready') throw new TypeError('refused');
        return new Response('', { status });
      },
    ),
  );
  const response = await app.inject(path);
  await app.close();
  return { status: response.statusCode, body: response.json() };
};

it('a storefront is ready while one of its hosts is', async () => {
  expect(await health('/health/ready', { 'http://one.test': 503, 'http://two.test': 200 })).toEqual(
    { status: 200, body: { status: 'ready', lacks: [] } },
  );
  expect(await health('/health/ready', { 'http://one.test': 503 })).toEqual({
    status: 503,
    body: { status: 'unavailable', lacks: ['host'] },
  });
});

it('a storefront is not ready without flags, or while it drains', async () => {
  const hosts = { 'http://one.test': 200 };
  expect((await health('/health/ready', hosts, { hasFlags: false })).body.lacks).toEqual(['flags']);
  expect((await health('/health/ready', hosts, { isDraining: true })).body.lacks).toEqual([
    'draining',
  ]);
});

it('a storefront lives whatever its hosts do, because it serves cached pages without them', async () => {
  expect(await health('/health/live', {})).toEqual({ status: 200, body: { status: 'live' } });
  expect((await health('/health', {})).status).toBe(200);
});
