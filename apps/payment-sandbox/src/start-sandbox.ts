import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { marketById } from '@materia/market-all';
import { clockFromEnvironment } from '@materia/platform-clock';
import { z } from 'zod';
import { openLedger } from './ledger.ts';
import type { SandboxReply } from './requests.ts';
import { sandbox } from './sandbox.ts';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4310),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  HOST_URL: z.url().default('http://127.0.0.1:4300'),
});

const secrets = z.object({
  paymentSandbox: z.object({ secretKey: z.string(), webhookSecret: z.string() }),
});

const LARGEST_BODY = 65_536;
/** A request that has not arrived after this time is half-open: its connection is closed. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000 };

/**
 * Starts the payment sandbox: it answers the API calls of the shop host with the keys of the data
 * folder, shows shoppers the provider's pages, and sends signed notices to the host.
 */
export const startSandbox = async (variables: NodeJS.ProcessEnv): Promise<void> => {
  const { PORT, HOST, DATA_DIR, HOST_URL } = environment.parse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  const clock = clockFromEnvironment(variables);
  const keysOf = (): z.output<typeof secrets>['paymentSandbox'] =>
    secrets.parse(JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8'))).paymentSandbox;
  const origin = `http://${HOST}:${PORT}`;
  const answer = sandbox({
    ledger: openLedger(join(DATA_DIR, 'payment-sandbox.json')),
    marketOfId: marketById,
    marketOfKey: (key) => {
      const [, market = '', secret = ''] = /^sk_test_([a-z]+)_(.+)$/.exec(key) ?? [];
      return secret === keysOf().secretKey ? marketById(market) : undefined;
    },
    endpointOf: (market) => ({
      url: `${HOST_URL}/${market}/payments/notices`,
      secret: `whsec_${market}_${keysOf().webhookSecret}`,
    }),
    origin,
    now: () => Date.parse(clock()),
    sleep: (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
  });
  const server = createServer(TIMEOUTS, (request, response) => {
    serve(request, answer).then(
      (reply) => send(response, reply),
      () => send(response, { status: 500, headers: {}, body: '' }),
    );
  });
  server.listen(PORT, HOST, () => process.stdout.write(`ready ${origin}\n`));
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

const serve = async (
  request: IncomingMessage,
  answer: ReturnType<typeof sandbox>,
): Promise<SandboxReply> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > LARGEST_BODY) return { status: 413, headers: {}, body: '' };
    parts.push(bytes);
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
  return answer({
    method: request.method ?? 'GET',
    path: new URL(request.url ?? '/', 'http://sandbox').pathname,
    headers,
    body: Buffer.concat(parts).toString('utf8'),
  });
};

const send = (response: ServerResponse, { status, headers, body }: SandboxReply): void => {
  response.writeHead(status, headers).end(body);
};
