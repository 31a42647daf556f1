import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { followFlags, type FlagFeed } from './flag-feed.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const documentOf = (revision: number, on: boolean) =>
  JSON.stringify({
    revision,
    choices: [
      { key: 'RECOMMENDATIONS', choice: on },
      { key: 'FLAG_OF_A_LATER_HOST', choice: true },
    ],
  });

/** A host that sends what the test defines, on a stream that the test can cut. */
const openHost = async () => {
  const state = { document: documentOf(1, true), streams: true, asked: 0 };
  const open = new Set<ServerResponse>();
  const server: Server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer service')
      return void response.writeHead(401).end();
    if (request.url === '/xx/flags') {
      state.asked += 1;
      return void response.end(state.document);
    }
    if (!state.streams) return void response.writeHead(503).end();
    response.write(`data: ${state.document}\n\n`);
    open.add(response);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    publish: (document: string) => {
      state.document = document;
      for (const response of open) response.write(`data: ${document}\n\n`);
    },
    cut: () => {
      for (const response of open) response.destroy();
      open.clear();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

describe('flags of a storefront', () => {
  const opened: { readonly feed?: FlagFeed; readonly close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const { feed, close } of opened.splice(0)) {
      feed?.stop();
      await close();
    }
  });

  const follow = async (more: object = {}) => {
    const host = await openHost();
    const feed = followFlags({
      hostUrls: [host.url],
      marketId: 'xx',
      serviceCredential: 'service',
      presets: { RECOMMENDATIONS: false },
      log: () => undefined,
      retryMs: 20,
      silenceMs: 300,
      ...more,
    });
    opened.push({ feed, close: host.close });
    await feed.start();
    return {
      host,
      isOn: () => feed.at(NOW).web.RECOMMENDATIONS,
      version: () => feed.at(NOW).version,
    };
  };

  it('are loaded when the shop opens, and change when the host sends an update', async () => {
    const { host, isOn, version } = await follow();
    expect([isOn(), version()]).toEqual([true, '1.']);
    host.publish(documentOf(2, false));
    await expect.poll(() => [isOn(), version()]).toEqual([false, '2.']);
  });

  it('a cut stream is reopened, and changes published meanwhile apply', async () => {
    const { host, isOn } = await follow();
    host.cut();
    host.state.document = documentOf(2, false);
    await expect.poll(isOn).toBe(false);
    host.publish(documentOf(3, true));
    await expect.poll(isOn).toBe(true);
  });

  it('without a stream the host is polled', async () => {
    const { host, isOn } = await follow();
    host.state.streams = false;
    host.cut();
    host.state.document = documentOf(2, false);
    await expect.poll(isOn).toBe(false);
    host.state.document = documentOf(3, true);
    await expect.poll(isOn).toBe(true);
    expect(host.state.asked).toBeGreaterThan(1);
  });

  it('a stream that falls silent counts as cut', async () => {
    const { host, isOn } = await follow();
    host.state.document = documentOf(2, false);
    await expect.poll(isOn, { timeout: 2000 }).toBe(false);
  });

  it('the last received flags apply while the host is down', async () => {
    const { host, isOn } = await follow();
    await host.close();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(isOn()).toBe(true);
  });
});
