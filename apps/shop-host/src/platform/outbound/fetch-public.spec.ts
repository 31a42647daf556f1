import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPublic } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

describe('addresses of the public internet', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '2606:2800:220:1::1', '2a00:1450::5'])(
    '%s is one',
    (ip) => expect(isPublicAddress(ip)).toBe(true),
  );
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is none', (ip) => expect(isPublicAddress(ip)).toBe(false));
});

describe('fetching a stranger’s address', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
      else if (url === '/gone') response.writeHead(404).end();
      else if (url === '/broken') response.writeHead(503).end();
      else if (url === '/large') response.end('x'.repeat(101));
      else if (url === '/endless') response.write('x'.repeat(101));
      else response.end('picture');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at: AddressInfo | string | null = server.address();
    port = typeof at === 'object' && at !== null ? at.port : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Names resolve to these addresses. */
  const resolving =
    (...addresses: readonly string[]) =>
    (_name: string, callback: (error: null, found: LookupAddress[]) => void): void =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  // The real way in all but the server's protocol and network.
  const fetched = async (path: string, isAllowed = (): boolean => true) => {
    const found = await fetchPublic({
      request: httpRequest,
      protocol: 'http:',
      lookUp: resolving('127.0.0.1'),
      isAllowed,
    })(`http://pictures.example:${port}${path}`, 100);
    return found.ok ? Buffer.from(found.value).toString() : found.error;
  };

  it.each([
    ['/ok', 'picture'],
    ['/moved', 'redirects'],
    ['/gone', 'missing'],
    ['/broken', 'unreachable'],
    ['/large', 'too-large'],
    ['/endless', 'too-large'],
  ])('%s gives: %s', async (path, outcome) => expect(await fetched(path)).toBe(outcome));

  it('connects to nothing when one of the name’s addresses is internal', async () => {
    expect(await fetched('/ok', () => false)).toBe('internal');
    const mixed = fetchPublic({ lookUp: resolving('93.184.216.34', '127.0.0.1') });
    expect(await mixed('https://pictures.example/a.jpg', 100)).toEqual({
      ok: false,
      error: 'internal',
    });
  });

  it.each([
    ['no address', 'not-an-address'],
    ['http://pictures.example/a.jpg', 'not-https'],
    ['ftp://pictures.example/a.jpg', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['https://pictures.example:8443/a.jpg', 'not-https'],
    ['https://user:secret@pictures.example/a.jpg', 'not-https'],
    ['https://127.0.0.1/a.jpg', 'internal'],
    ['https://0x7f.1/a.jpg', 'internal'],
    ['https://2130706433/a.jpg', 'internal'],
    ['https://[::1]/a.jpg', 'internal'],
    ['https://93.184.216.34/a.jpg', 'internal'],
  ])('refuses %s', async (address, error) =>
    expect(await fetchPublic()(address, 100)).toEqual({ ok: false, error }),
  );
});
