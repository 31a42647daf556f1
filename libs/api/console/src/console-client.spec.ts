import { describe, expect, it } from 'vitest';
import { consoleClient } from './console-client.ts';
import { fetchConsoleConfig } from './console-config.ts';

describe('the console client', () => {
  it('sends its calls to the console server, with a plain body that browsers send over HTTP/1.1', async () => {
    const sent: Request[] = [];
    const client = consoleClient({
      address: 'https://console.test/api',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request);
        return Response.json({ email: 'ana@firm.example', name: 'Ana', roles: {} });
      },
    });

    await client('signInToConsole', {
      body: { email: 'ana@firm.example', password: 'a long password' },
    });

    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'https://console.test/api/sign-in'],
    ]);
    expect(await sent[0]?.json()).toMatchObject({ email: 'ana@firm.example' });
  });
});

describe('the settings of the console', () => {
  const from = (body: unknown, status = 200) =>
    fetchConsoleConfig('https://console.test', async (input) => {
      expect(String(input)).toBe('https://console.test/config');
      return Response.json(body, { status });
    });

  it('name the shop of each unit', async () => {
    const config = { shops: { pl: 'https://shop.example' } };
    expect(await from(config)).toEqual(config);
  });

  it.each([
    [{ shops: {} }, 503],
    [{ other: 1 }, 200],
    [null, 200],
  ])('are not read from %j with status %i', async (body, status) => {
    await expect(from(body, status)).rejects.toThrow('The console has no settings');
  });
});
