import { type HostCall, type HostTransport, HostUnavailable } from '@materia/api-client-kernel';
import { CALLS } from '@materia/api-contract';
import { expect, it } from 'vitest';
import { hostAddresses } from './host-addresses.ts';
import { type Caller, hostClients } from './host-clients.ts';

/** Calls sent to a host: the URL and the headers of each call. */
const sent = async (hostUrl: string, caller: Partial<Caller> = {}) => {
  const calls: {
    readonly to: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly call: HostCall;
  }[] = [];
  const transport =
    (baseUrl: string, headers: Readonly<Record<string, string>>): HostTransport =>
    async (call) => {
      calls.push({ to: new URL(call.path, baseUrl).href, headers, call });
      return { ok: true, status: 200, json: async () => ({ data: [] }) };
    };
  const hostFor = hostClients({
    hosts: hostAddresses([hostUrl]),
    marketId: 'pl',
    publicCredential: 'public',
    serviceCredential: 'service',
    checkReplies: false,
    transport,
  });
  await hostFor({ address: undefined, correlationId: undefined, token: undefined, ...caller })(
    'readStore',
    { params: { storeId: '12' } },
  );
  return calls;
};

it.each(['http://127.0.0.1:4300', 'https://host.example'])(
  'all calls go to the one host that is configured: %s (CALL-01, MKT-29)',
  async (hostUrl) => {
    expect((await sent(hostUrl)).map(({ to }) => to)).toEqual([`${hostUrl}/pl/retailer/12`]);
    for (const { path } of Object.values(CALLS))
      expect(new URL(`/pl${path}`, hostUrl).origin).toBe(hostUrl);
  },
);

it('calls of a customer carry the customer’s token, those of guests the public credential (CALL-02)', async () => {
  const authorization = async (token: string | undefined) =>
    (await sent('http://host.test', { token })).map(({ headers }) => headers['authorization']);
  expect([await authorization('token-of-anna'), await authorization(undefined)]).toEqual([
    ['Bearer token-of-anna'],
    ['Bearer public'],
  ]);
});

it('the client address of the shopper is sent only where it is known, together with the credential of the storefront', async () => {
  const [call] = await sent('http://host.test', { address: '203.0.113.7' });
  expect(call?.headers).toMatchObject({
    'x-service-credential': 'service',
    'x-shopper-address': '203.0.113.7',
  });
  expect(Object.keys((await sent('http://host.test'))[0]?.headers ?? {})).not.toContain(
    'x-shopper-address',
  );
});

it('reads are repeated at another address, changes are not, even those that the specification sends by GET', async () => {
  const asked: string[] = [];
  const hostFor = hostClients({
    hosts: hostAddresses(['http://one.test', 'http://two.test']),
    marketId: 'pl',
    publicCredential: 'public',
    serviceCredential: 'service',
    checkReplies: false,
    transport: (baseUrl) => async () => {
      asked.push(new URL(baseUrl).hostname);
      throw new TypeError('connection refused');
    },
  });
  const host = hostFor({ address: undefined, correlationId: undefined, token: undefined });
  const askedBy = async (call: Promise<unknown>): Promise<readonly string[]> => {
    await expect(call).rejects.toThrow(HostUnavailable);
    return asked.splice(0);
  };
  expect(await askedBy(host('readStore', { params: { storeId: '12' } }))).toHaveLength(2);
  expect(
    await askedBy(host('convertQuote', { params: { quoteId: '1' }, query: {}, headers: {} })),
  ).toHaveLength(1);
});
