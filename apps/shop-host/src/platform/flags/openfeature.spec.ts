import type { AddressInfo } from 'node:net';
import { FLAG_KEYS } from '@materia/domain-feature-flags';
import { OFREPProvider } from '@openfeature/ofrep-provider';
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature } from '@openfeature/server-sdk';
import { OpenFeature as WebOpenFeature } from '@openfeature/web-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, type ConsolePerson, signInStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { flagProvider } from './flag-provider.ts';

describe('OpenFeature', () => {
  let host: TestHost;
  let approver: ConsolePerson;
  let baseUrl = '';
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
    approver = await signInStaff(host, 'approver.pl');
    await host.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = host.app.server.address() as AddressInfo;
    baseUrl = `http://127.0.0.1:${port}/pl`;
    headers = { authorization: `Bearer ${host.secrets.publicCredential}` };
  });
  afterAll(async () => {
    await OpenFeature.clearProviders();
    await WebOpenFeature.clearProviders();
    await host.close();
  });

  it('serves the server SDK through its OFREP provider: value, variant, reason, channel, unknown flags', async () => {
    await OpenFeature.setProviderAndWait('remote', new OFREPProvider({ baseUrl, headers }));
    const client = OpenFeature.getClient('remote');
    expect(await client.getBooleanDetails('LOYALTY_CLUB', false)).toMatchObject({
      value: true,
      variant: 'on',
      reason: 'STATIC',
      flagMetadata: { because: 'market', revision: 0 },
    });
    expect(
      await client.getBooleanValue('SHOW_CHECKOUT_BACK_BUTTON', true, { channel: 'app' }),
    ).toBe(false);
    expect(await client.getBooleanDetails('NO_SUCH_FLAG', true)).toMatchObject({
      value: true,
      errorCode: 'FLAG_NOT_FOUND',
    });
    expect(await client.getBooleanDetails('LOYALTY_CLUB', true, { channel: 'fax' })).toMatchObject({
      value: true,
      errorCode: 'INVALID_CONTEXT',
    });
    expect(
      (
        await approver.ask('POST', '/units/pl/kill', {
          key: 'LOYALTY_CLUB',
          reason: 'Cards are not read',
        })
      ).status,
    ).toBe(200);
    expect(await client.getBooleanDetails('LOYALTY_CLUB', true)).toMatchObject({
      value: false,
      flagMetadata: { because: 'console', revision: 1 },
    });
  });

  it('sends all flags to the web SDK at once, and 304 by their ETag when nothing changed', async () => {
    const statuses: number[] = [];
    const fetchImplementation: typeof fetch = async (...asked) => {
      const response = await fetch(...asked);
      statuses.push(response.status);
      return response;
    };
    const provider = new OFREPWebProvider({
      baseUrl,
      headers: Object.entries(headers),
      pollInterval: 0,
      fetchImplementation,
    });
    await WebOpenFeature.setProviderAndWait('browser', provider, { channel: 'web' });
    const client = WebOpenFeature.getClient('browser');
    expect(
      FLAG_KEYS.map((key) => client.getBooleanDetails(key, false).errorCode ?? 'told'),
    ).toEqual(FLAG_KEYS.map(() => 'told'));
    expect(client.getBooleanValue('CHECKOUT_ORDER_COMMENT_ALLOWED', false)).toBe(true);
    await WebOpenFeature.setContext('browser', { channel: 'web' });
    expect(statuses).toEqual([200, 304]);
  });

  it('evaluates flags from a snapshot in the server SDK without a host', async () => {
    const document = {
      revision: 7,
      choices: [{ key: 'RECOMMENDATIONS', choice: false, from: 1000, until: 2000 }],
    } as const;
    let now = 0;
    await OpenFeature.setProviderAndWait(
      'local',
      flagProvider(() => ({ document, presets: {}, now })),
    );
    const client = OpenFeature.getClient('local');
    const values: boolean[] = [];
    for (now of [999, 1000, 1999, 2000])
      values.push(await client.getBooleanValue('RECOMMENDATIONS', false));
    expect(values).toEqual([true, false, false, true]);
    expect(await client.getStringDetails('RECOMMENDATIONS', 'x')).toMatchObject({
      value: 'x',
      errorCode: 'TYPE_MISMATCH',
    });
  });

  it.each([
    ['no credential', {}, 401],
    ['a wrong credential', { authorization: 'Bearer wrong' }, 401],
  ])('refuses %s', async (_, own, status) => {
    expect(
      (
        await fetch(`${baseUrl}/ofrep/v1/evaluate/flags`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...own },
          body: '{}',
        })
      ).status,
    ).toBe(status);
  });

  it.each(['{"context":1}', '{"context":{"channel":{"a":{"b":1}}}}', '[]'])(
    'returns 400 for the context %s',
    async (body) => {
      expect(
        (
          await fetch(`${baseUrl}/ofrep/v1/evaluate/flags`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body,
          })
        ).status,
      ).toBe(400);
    },
  );
});
