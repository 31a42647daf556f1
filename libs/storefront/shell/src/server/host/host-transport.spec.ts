import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostTransport } from './host-transport.ts';

/** Longer than a page waits, by the coarse clock of the client. */
const PAUSE_MS = 3600;
const host = createServer((_, response) => {
  response.write('begun, ');
  setTimeout(() => response.end('done'), PAUSE_MS);
});
beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)));
afterAll(() => host.close());

/** The body of a call, read to its end. */
const bodyOf = async (name: 'downloadDocument' | 'readOrder'): Promise<string> => {
  // A server that listens on a port has an address of this kind.
  const { port } = host.address() as AddressInfo;
  const answer = await hostTransport(
    `http://127.0.0.1:${port}/pl`,
    {},
  )({
    name,
    method: 'GET',
    path: '/file',
    query: {},
    headers: {},
    json: undefined,
  });
  return new Response(answer.body).text();
};

it.concurrent('a file may pause for longer than a page waits', async () => {
  expect(await bodyOf('downloadDocument')).toBe('begun, done');
});

it.concurrent('a reply that a page needs may not', async () => {
  await expect(bodyOf('readOrder')).rejects.toThrow('Body Timeout');
});
