import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/** The baseline for cached pages: bare node:http that sends the same bytes and headers. */
const [bodyFile, port] = process.argv.slice(2);
if (bodyFile === undefined || port === undefined)
  throw new Error('usage: floor-server.ts BODY_FILE PORT');
const body = readFileSync(bodyFile);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
};
createServer((_, reply) => reply.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
  () => console.log(`ready ${port}`),
);
