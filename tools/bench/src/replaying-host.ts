import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * Stands between a storefront and its host and answers a GET that was answered before with the same bytes: the host's own work
 * must neither slow the storefront down nor leave it idle while it is measured.
 */
const [hostPort = '', port = ''] = process.argv.slice(2);

type Answer = { readonly type: string; readonly body: Buffer };
const known = new Map<string, Answer>();

const send = (response: ServerResponse, { type, body }: Answer): void =>
  void response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);

const pass = (incoming: IncomingMessage, response: ServerResponse, address: string): void => {
  const { method, headers } = incoming;
  const asked = request({ port: hostPort, path: address, method, headers }, (reply) => {
    const type = reply.headers['content-type'] ?? '';
    const isKept = method === 'GET' && reply.statusCode === 200 && type.includes('json');
    if (!isKept) {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () => {
      const answer = { type, body: Buffer.concat(chunks) };
      known.set(address, answer);
      send(response, answer);
    });
  });
  asked.on('error', () => response.destroy());
  incoming.pipe(asked);
};

createServer((incoming, response) => {
  const { url = '/' } = incoming;
  const answer = incoming.method === 'GET' ? known.get(url) : undefined;
  if (answer === undefined) pass(incoming, response, url);
  else send(response, answer);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
