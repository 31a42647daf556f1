import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { endSlowBodies } from './slow-bodies.ts';

describe('a request that never arrives', () => {
  const app = Fastify();
  let port = 0;
  beforeAll(async () => {
    endSlowBodies(app, { ms: 200, upToBytes: 1000 });
    app.post('/small', { bodyLimit: 1000 }, async () => 'ok');
    app.get('/slow', async () => {
      await sleep(600);
      return 'ok';
    });
    app.post('/file', { bodyLimit: 100_000 }, async () => 'ok');
    const onRequest = async (_: FastifyRequest, reply: FastifyReply) => reply.code(401).send();
    app.post('/refused', { bodyLimit: 1000, onRequest }, async () => 'ok');
    app.post('/refused-file', { bodyLimit: 100_000, onRequest }, async () => 'ok');
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(app.listeningOrigin).port);
  });
  afterAll(() => app.close());

  /** What the server says to a request whose body is sent in two parts, `undefined` if it closes the connection before the second. */
  const sent = (path: string, pauseMs: number): Promise<string | undefined> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer === '' ? undefined : answer.split('\r\n')[0]));
      socket.on('error', () => undefined);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n{"a"`,
      );
      setTimeout(() => socket.write(':12}'), pauseMs);
    });

  it.each([
    ['is closed while its body is missing', '/small', 600, undefined],
    ['is answered if its body comes in time', '/small', 20, 'HTTP/1.1 200 OK'],
    ['is waited for where files are sent', '/file', 600, 'HTTP/1.1 200 OK'],
  ])('%s', async (_, path, pauseMs, answer) => {
    expect(await sent(path, pauseMs)).toBe(answer);
  });

  it.each(['/refused', '/refused-file'])(
    'does not keep its connection because %s answers without waiting for it',
    async (path) => {
      const socket = connect(port, '127.0.0.1');
      const closed = new Promise((resolve) => {
        socket.on('close', () => resolve('closed'));
      });
      socket.on('error', () => undefined);
      socket.on('data', () => undefined);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
      const trickle = setInterval(() => socket.write(' '), 50);
      expect(await Promise.race([closed, sleep(1500, 'open')])).toBe('closed');
      clearInterval(trickle);
      socket.destroy();
    },
  );

  it('is not one whose answer takes its time', async () => {
    expect((await fetch(`${app.listeningOrigin}/slow`)).status).toBe(200);
  });

  it('does not keep a connection of the host open before its headers have arrived', async () => {
    const host: TestHost = await openTestHost('pglite');
    const { headersTimeout } = host.app.server;
    await host.close();
    expect(headersTimeout).toBe(15_000);
  });
});
