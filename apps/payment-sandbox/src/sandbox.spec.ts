import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markets, marketById } from '@materia/market-all';
import { formatMinorUnits, type Market } from '@materia/market-model';
import { openLedger } from './ledger.ts';
import type { SandboxRequest } from './requests.ts';
import { sandbox } from './sandbox.ts';

const SECRET = 'whsec_pl_secret';
const SUCCESS = 'https://pl.shop.example/checkout/payment/a1?token=t';

/** Sends to the sandbox through the SDK, over HTTP, as the shop host does. */
describe('the payment sandbox, driven through the SDK', () => {
  let server: Server;
  let stripe: Stripe;
  /** The account of a market. */
  let clientOf: (market: string) => Stripe;
  let origin: string;
  let events: Stripe.Event[] = [];
  let seconds = 1_790_000_000;
  /** Pending timers, to be run by the test. */
  let sleepers: (() => void)[] = [];

  let answer: ReturnType<typeof sandbox>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const body = Buffer.concat(parts).toString('utf8');
          const path = request.url ?? '/';
          if (path === '/notices') {
            events.push(
              stripe.webhooks.constructEvent(
                body,
                String(request.headers['stripe-signature']),
                SECRET,
                300,
                undefined,
                seconds * 1000,
              ),
            );
            response.end('{}');
            return;
          }
          const asked: SandboxRequest = {
            method: request.method ?? 'GET',
            path,
            headers: {
              host: request.headers.host,
              'sec-fetch-site': String(request.headers['sec-fetch-site'] ?? '') || undefined,
              authorization: request.headers.authorization,
              'idempotency-key': String(request.headers['idempotency-key'] ?? '') || undefined,
            },
            body,
          };
          void answer(asked).then((reply) =>
            response.writeHead(reply.status, reply.headers).end(reply.body),
          );
        });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    answer = sandbox({
      ledger: openLedger(),
      marketOfId: marketById,
      marketOfKey: (key) => marketById(/^sk_test_([a-z]+)_key$/.exec(key)?.[1] ?? ''),
      endpointOf: () => ({ url: `${origin}/notices`, secret: SECRET }),
      origin,
      now: () => seconds * 1000,
      sleep: () =>
        new Promise((resolve) => {
          sleepers.push(resolve);
        }),
    });
    clientOf = (market) =>
      new Stripe(`sk_test_${market}_key`, {
        host: '127.0.0.1',
        port,
        protocol: 'http',
        maxNetworkRetries: 0,
        telemetry: false,
      });
    stripe = clientOf('pl');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    events = [];
    sleepers = [];
  });

  const eventTypes = async (count: number): Promise<readonly string[]> => {
    await expect.poll(() => events.length).toBe(count);
    return events.map(({ type }) => type);
  };

  const session = (key: string, change: Stripe.Checkout.SessionCreateParams = {}) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'pln', unit_amount: 4990, product_data: { name: 'Order' } },
          },
        ],
        success_url: SUCCESS,
        cancel_url: `${SUCCESS}&cancelled=1`,
        expires_at: seconds + 2100,
        locale: 'pl',
        metadata: { attempt: key },
        ...change,
      },
      { idempotencyKey: key },
    );

  const submit = (url: string | null, fields: Record<string, string>): Promise<Response> =>
    fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  it('shows its pages under its own name only, and takes forms from its own pages only', async () => {
    const statusOf = async (
      path: string,
      change: { readonly method?: string; readonly headers?: Record<string, string> } = {},
    ): Promise<number> =>
      (
        await answer({
          method: 'GET',
          path,
          body: '',
          ...change,
          headers: { host: new URL(origin).host, ...change.headers },
        })
      ).status;
    expect(await statusOf('/bank/pl')).toBe(200);
    expect(await statusOf('/bank/pl', { headers: { host: `evil.example:${1}` } })).toBe(404);
    const post = (site: string) =>
      statusOf('/bank/pl', { method: 'POST', headers: { 'sec-fetch-site': site } });
    expect([await post('cross-site'), await post('same-site'), await post('same-origin')]).toEqual([
      403, 403, 303,
    ]);
    for (const path of ['/pay/__proto__', '/pay/constructor/challenge', '/bank/__proto__'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('refuses a session of a method that it does not know', async () => {
    await expect(
      session('unknown', { allowed_payment_method_types: ['oxxo'] }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it('refuses a session in another language or currency than its market’s, and a bank of no market', async () => {
    await expect(session('in German', { locale: 'de' })).rejects.toMatchObject({ statusCode: 400 });
    for (const currency of ['eur', ''])
      await expect(
        stripe.paymentIntents.create({
          amount: 4990,
          currency,
          allowed_payment_method_types: ['blik'],
        }),
      ).rejects.toMatchObject({ statusCode: 400 });
    expect((await fetch(`${origin}/bank/de`)).status).toBe(404);
    await expect(clientOf('de').refunds.retrieve('re_1')).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it.each(markets.map((market): [string, Market] => [market.id, market]))(
    'shows %s its pages in its words and its money',
    async (id, market) => {
      const opened = await clientOf(id).checkout.sessions.create({
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: market.currency.toLowerCase(),
              unit_amount: 123_490,
              product_data: { name: market.name },
            },
          },
        ],
        success_url: SUCCESS,
        expires_at: seconds + 2100,
        locale: market.language,
      });
      const page = await (await fetch(opened.url ?? '')).text();
      const amount = formatMinorUnits(123_490, market.numberFormat, market.currencyFormat);
      expect(page).toContain(`lang="${market.language}"`);
      expect(page).toContain(market.hostTexts.sandbox.pay.replace('{amount}', amount));
      expect(page).toContain(market.hostTexts.sandbox.cardChallenged);
      const bank = await (await fetch(`${origin}/bank/${id}`)).text();
      expect(bank).toContain(market.hostTexts.sandbox.nothingWaits);
    },
  );

  it('opens one session for one key, keeps it open after a refused card, and completes it by an accepted one (PAY-20)', async () => {
    const opened = await session('card-1');
    expect((await session('card-1')).id).toBe(opened.id);
    const page = await (await fetch(opened.url ?? '')).text();
    expect(page).toContain('lang="pl"');
    expect((await submit(opened.url, { outcome: 'pay', number: '4000000000000002' })).status).toBe(
      402,
    );
    expect((await stripe.checkout.sessions.retrieve(opened.id)).status).toBe('open');
    const paid = await submit(opened.url, { outcome: 'pay', number: '4242 4242 4242 4242' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, SUCCESS]);
    const read = await stripe.checkout.sessions.retrieve(opened.id);
    expect([read.status, read.payment_status, read.metadata]).toEqual([
      'complete',
      'paid',
      { attempt: 'card-1' },
    ]);
    expect(await eventTypes(2)).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
    await expect(stripe.checkout.sessions.expire(opened.id)).rejects.toThrow(
      Stripe.errors.StripeInvalidRequestError,
    );
  });

  it('asks the bank in between for a 3-D Secure card (PAY-20)', async () => {
    const opened = await session('card-2');
    const asked = await submit(opened.url, { outcome: 'pay', number: '4000002760003184' });
    expect(asked.headers.get('location')).toBe(`/pay/${opened.id}/challenge`);
    expect((await submit(opened.url, { outcome: 'deny' })).status).toBe(402);
    await submit(opened.url, { outcome: 'pay', number: '4000002760003184' });
    expect((await submit(opened.url, { outcome: 'approve' })).headers.get('location')).toBe(
      SUCCESS,
    );
  });

  it('refuses a key with other parameters, an unknown secret key and a session that is too short', async () => {
    await session('once');
    await expect(session('once', { expires_at: seconds + 3000 })).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    );
    await expect(session('short', { expires_at: seconds + 60 })).rejects.toThrow(
      Stripe.errors.StripeInvalidRequestError,
    );
  });

  it('expires a session on request and by time (PAY-20)', async () => {
    const opened = await session('late');
    expect((await stripe.checkout.sessions.expire(opened.id)).status).toBe('expired');
    // A notice is signed with its time, so the clock may not jump while one is on its way.
    expect(await eventTypes(1)).toEqual(['checkout.session.expired']);
    const other = await session('later');
    seconds += 2200;
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
    expect(await eventTypes(2)).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  });

  it.each([
    ['approve', 'paid', ['payment_intent.succeeded', 'checkout.session.completed']],
    ['refuse', 'unpaid', ['checkout.session.completed', 'checkout.session.async_payment_failed']],
  ] as const)('lets a transfer be %sd (PAY-20)', async (outcome, status, types) => {
    const opened = await session(`p24-${outcome}`, { allowed_payment_method_types: ['p24'] });
    await submit(opened.url, { outcome });
    expect((await stripe.checkout.sessions.retrieve(opened.id)).payment_status).toBe(status);
    expect(await eventTypes(2)).toEqual(types);
  });

  it('confirms a transfer later, and sends notices twice or in reverse when asked (PAY-20)', async () => {
    const opened = await session('p24-later', { allowed_payment_method_types: ['p24'] });
    await submit(opened.url, { outcome: 'later' });
    expect(await eventTypes(1)).toEqual(['checkout.session.completed']);
    for (const wake of sleepers) wake();
    expect(await eventTypes(2)).toContain('checkout.session.async_payment_succeeded');
    events = [];
    const twice = await session('twice', { allowed_payment_method_types: ['p24'] });
    await submit(twice.url, { outcome: 'approve', notice: 'reordered' });
    expect(await eventTypes(2)).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  });

  const blik = (key: string) =>
    stripe.paymentIntents.create(
      {
        amount: 4990,
        currency: 'pln',
        allowed_payment_method_types: ['blik'],
        metadata: { attempt: key },
      },
      { idempotencyKey: key },
    );
  const confirm = (id: string, code: string) =>
    stripe.paymentIntents.confirm(
      id,
      {
        payment_method_data: { type: 'blik', billing_details: { email: 'a@shop.example' } },
        payment_method_options: { blik: { code } },
      },
      { idempotencyKey: `${id}-confirm` },
    );

  it('approves a BLIK code, refuses a wrong one, and lets one wait in the bank’s app (PAY-08, PAY-15, PAY-20)', async () => {
    const approved = await blik('blik-1');
    expect((await confirm(approved.id, '123456')).status).toBe('requires_action');
    for (const wake of sleepers) wake();
    expect(await eventTypes(1)).toEqual(['payment_intent.succeeded']);
    const wrong = await blik('blik-2');
    await expect(confirm(wrong.id, '000000')).rejects.toMatchObject({
      payment_intent: { last_payment_error: { decline_code: 'code_invalid' } },
    });
    const waiting = await blik('blik-3');
    await confirm(waiting.id, '111111');
    expect(await (await fetch(`${origin}/bank/pl`)).text()).toContain(waiting.id);
    await submit(`${origin}/bank/pl`, { intent: waiting.id, outcome: 'refuse' });
    expect((await stripe.paymentIntents.retrieve(waiting.id)).last_payment_error).toMatchObject({
      decline_code: 'customer_declined',
    });
  });

  /** A payment that waits for its Multibanco reference to be paid. */
  const reference = () =>
    clientOf('pt').paymentIntents.create({
      amount: 4990,
      currency: 'eur',
      allowed_payment_method_types: ['multibanco'],
      confirm: true,
      payment_method_data: { type: 'multibanco' },
    });

  it('shows a Multibanco reference and takes its payment, and pays back no more than was paid (PAY-20)', async () => {
    const intent = await reference();
    expect(intent.next_action?.multibanco_display_details?.reference).toMatch(/^\d{9}$/);
    await submit(`${origin}/bank/pt`, { intent: intent.id, outcome: 'approve' });
    expect((await clientOf('pt').paymentIntents.retrieve(intent.id)).amount_received).toBe(4990);
    const refund = await clientOf('pt').refunds.create({ payment_intent: intent.id, amount: 3000 });
    expect(refund.status).toBe('succeeded');
    await expect(
      clientOf('pt').refunds.create({ payment_intent: intent.id, amount: 2000 }),
    ).rejects.toThrow(Stripe.errors.StripeInvalidRequestError);
  });

  it('lets the money of a cancelled reference arrive after all, once (PAY-20)', async () => {
    const intent = await reference();
    const arrive = () => submit(`${origin}/bank/pt`, { intent: intent.id, outcome: 'late' });
    const statusOf = async () => (await clientOf('pt').paymentIntents.retrieve(intent.id)).status;
    await arrive();
    expect(await statusOf()).toBe('requires_action');
    await clientOf('pt').paymentIntents.cancel(intent.id);
    await submit(`${origin}/bank/pt`, { intent: intent.id, outcome: 'approve' });
    expect(await statusOf()).toBe('canceled');
    await arrive();
    await arrive();
    expect(await statusOf()).toBe('succeeded');
    expect(await eventTypes(2)).toEqual(['payment_intent.canceled', 'payment_intent.succeeded']);
  });
});
