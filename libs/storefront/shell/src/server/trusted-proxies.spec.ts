import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './shop/environment.ts';
import { aHost, minimalShop } from './testing/shopping.ts';
import { testApp } from './testing/test-app.ts';

const [poland] = markets;
const CREDENTIALS = {
  PUBLIC_CREDENTIAL: 'public-credential-of-tests',
  SERVICE_CREDENTIAL: 'service-credential-of-tests',
};

/** The shopper's addresses that the host receives for a form sent from `remoteAddress`. */
const addressesFrom = async (
  remoteAddress: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly (string | null)[]> => {
  const received = new Set<string | null>();
  const host = aHost();
  const { app } = await testApp({
    market: poland,
    environment: { trustedProxies: ['10.1.0.0/16'] },
    fetch: (input, init) => {
      received.add(new Request(input, init).headers.get('x-shopper-address'));
      return host.fetch(input, init);
    },
    render: minimalShop,
  });
  received.clear();
  await app.inject({
    method: 'POST',
    url: poland.routes.login.canonical,
    remoteAddress,
    headers: { host: 'shop.example', 'sec-fetch-site': 'same-origin', ...headers },
  });
  await app.close();
  return [...received];
};

describe('the shopper’s address that a storefront passes to the host', () => {
  const FORWARDED = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };

  it.each([
    ['the connection', '192.0.2.7', {}, '192.0.2.7'],
    ['the last untrusted one that a trusted proxy reports', '10.1.2.3', FORWARDED, '203.0.113.9'],
    ['the connection, when a stranger claims to be a proxy', '192.0.2.7', FORWARDED, '192.0.2.7'],
    [
      'the connection, when the shopper sends the header of storefronts',
      '192.0.2.7',
      { 'x-shopper-address': '198.51.100.1' },
      '192.0.2.7',
    ],
  ])('is %s', async (_, remoteAddress, headers, expected) => {
    const addresses = await addressesFrom(remoteAddress, headers);
    expect(addresses).toContain(expected);
    expect(addresses.filter((address) => address !== null)).toEqual([expected]);
  });
});

describe('TRUSTED_PROXIES', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['10.1.0.0/16, ::1', ['10.1.0.0/16', '::1']],
  ])('%s is read as %j', (TRUSTED_PROXIES, expected) => {
    const read = parseEnvironment(
      { ...CREDENTIALS, ...(TRUSTED_PROXIES !== undefined && { TRUSTED_PROXIES }) },
      4201,
    );
    expect(read.ok && read.value.trustedProxies).toEqual(expected);
  });

  it.each(['proxy.example', '10.0.0.0/64', 'true'])('does not accept %s', (TRUSTED_PROXIES) => {
    const read = parseEnvironment({ ...CREDENTIALS, TRUSTED_PROXIES }, 4201);
    expect(!read.ok && read.error.sentence).toContain('TRUSTED_PROXIES must list addresses');
  });
});
