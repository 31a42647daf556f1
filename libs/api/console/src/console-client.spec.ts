import { describe, expect, it } from 'vitest';
import { consoleClient } from './console-client.ts';

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
