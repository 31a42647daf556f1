import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../process/environment.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';

const PROXY = '10.1.2.3';

describe('behind a reverse proxy', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite', { trustedProxies: ['10.1.0.0/16'] });
  });
  afterAll(() => host.close());

  const signIn = async (name: string, forwarded: string, remoteAddress = PROXY) =>
    (
      await host.app.inject({
        method: 'POST',
        url: '/pl/ciam/customer/token',
        remoteAddress,
        headers: {
          authorization: `Bearer ${host.secrets.publicCredential}`,
          'x-forwarded-for': forwarded,
        },
        payload: { username: `${name}@shop.example`, password: 'Wrong-password-1' },
      })
    ).statusCode;

  it('does not block other visitors’ sign-in when a stranger uses up their guesses', async () => {
    for (let guess = 0; guess < 50; guess += 1) await signIn(`a${guess}`, '203.0.113.9');
    expect(await signIn('a', '203.0.113.9')).toBe(429);
    // What visitors write into the header themselves comes before what the proxy appends.
    expect(await signIn('a', '198.51.100.1, 203.0.113.9')).toBe(429);
    expect(await signIn('a', '203.0.113.10')).toBe(401);
  }, 60_000);

  it('trusts the header from the proxy only', async () => {
    for (let guess = 0; guess < 50; guess += 1)
      await signIn(`b${guess}`, `198.51.100.${guess}`, '192.0.2.1');
    expect(await signIn('b', '198.51.100.99', '192.0.2.1')).toBe(429);
  }, 60_000);

  it.each(['proxy.example', '0.0.0.0/0', '10.0.0.0/40'])(
    'refuses %s as a setting of TRUSTED_PROXIES',
    (TRUSTED_PROXIES) => {
      expect(parseEnvironment({ TRUSTED_PROXIES })).toEqual({
        ok: false,
        error: { kind: 'bad-environment', variables: ['TRUSTED_PROXIES'] },
      });
    },
  );
});
