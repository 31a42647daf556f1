import { createServer, type Server } from 'node:http';
import type { BlikCode } from '@materia/domain-checkout';
import { money } from '@materia/domain-money';
import { markets } from '@materia/market-all';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuOf } from '../../testing/feed.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { crowdAtCheckout } from '../../testing/shopper-pool.ts';
import { aCardPlacement, fromAnywhere } from '../../testing/shoppers.ts';
import { type AttemptToStart, type PaymentPort, PROVIDER_TIMEOUT_MS } from './payment-port.ts';
import { providerAccounts, sandboxAccount } from './payment-settings.ts';
import { stripePayments } from './stripe-adapter.ts';

const [poland] = markets;
const KEYS = { secretKey: 'a'.repeat(20), webhookSecret: 'b'.repeat(20) };
const NOW = '2026-11-20T09:00:00.000Z';

const ATTEMPT: AttemptToStart = {
  id: 'attempt-1',
  purchaseNumber: '26-1-00',
  method: 'card',
  amount: money(4990, 'PLN'),
  email: 'ana@shop.example',
  returnUrl: 'https://pl.shop.example/checkout/payment/attempt-1?token=t',
  payUntil: '2026-11-20T09:35:00.000Z',
};

/** A provider in trouble: it answers by a status, or not at all. */
describe('payments when the provider is in trouble', () => {
  let server: Server;
  let provider: PaymentPort;
  let trouble: 'hangs' | number = 'hangs';
  let asked = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      if (trouble !== 'hangs')
        response
          .writeHead(trouble, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { type: 'api_error', code: 'x', message: 'x' } }));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    provider = stripePayments(({ id }) =>
      sandboxAccount(id, KEYS, new URL(`http://127.0.0.1:${port}`)),
    );
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('answers within three seconds when the provider hangs (PAY-20)', async () => {
    trouble = 'hangs';
    const from = performance.now();
    expect(await provider.start(ATTEMPT, poland)).toEqual({
      ok: false,
      error: { kind: 'unavailable' },
    });
    expect(performance.now() - from).toBeLessThan(3000);
  });

  it.each([500, 503, 429, 409])(
    'takes status %i for trouble that passes (PAY-20)',
    async (status) => {
      trouble = status;
      const blik = { ...ATTEMPT, method: 'blik', providerRef: 'pi_1' } as const;
      for (const answer of [
        await provider.start(ATTEMPT, poland),
        await provider.confirm(blik, '123456' as BlikCode, poland),
        await provider.read({ method: 'card', providerRef: 'cs_1' }, poland),
        await provider.cancel({ method: 'card', providerRef: 'cs_1' }, poland),
      ])
        expect(answer).toEqual({ ok: false, error: { kind: 'unavailable' } });
    },
  );

  it('takes any other refusal for an answer', async () => {
    trouble = 400;
    expect(await provider.start(ATTEMPT, poland)).toMatchObject({ error: { kind: 'rejected' } });
  });

  describe('at the checkout', () => {
    let host: TestHost;
    beforeAll(async () => {
      host = await openTestHost('pglite', { provider });
    });
    afterAll(() => host.close());

    it.each([
      ['hangs', 'card', 'created'],
      [503, 'card', 'created'],
      ['hangs', 'blik', 'aborted'],
      [503, 'blik', 'aborted'],
    ] as const)(
      'shows the shopper the order’s outcome within three seconds: %s, by %s (PAY-20, PLO-04)',
      async (failure, method, state) => {
        [trouble, asked] = [failure, 0];
        const [buyer] = await crowdAtCheckout(host, 1, [{ sku: skuOf(13), qty: 1, minor: 1130 }]);
        if (buyer === undefined) throw new Error('A crowd of one has a buyer');
        const { headers, body } = aCardPlacement(buyer, 1);
        const code = method === 'blik' ? { blik_code: '123456' } : {};
        const answer = await replied(
          host.call(
            'orderAndPay',
            { headers, body: { ...body, ...code, payment_method_code: method } },
            { ...buyer, headers: fromAnywhere(host) },
          ),
        );
        expect(answer.payment).toMatchObject({ state, failure: 'provider-unavailable' });
        expect(answer.payment.may_retry).toBe(state === 'aborted');
        // The answers of the provider are all that the shopper waits for.
        expect(asked * PROVIDER_TIMEOUT_MS).toBeLessThan(3000);
        expect(asked).toBeGreaterThan(0);
      },
    );
  });
});

describe('payment notices', () => {
  const provider = stripePayments(({ id }) =>
    sandboxAccount(id, KEYS, new URL('http://127.0.0.1')),
  );
  const { webhookSecret } = sandboxAccount('pl', KEYS, new URL('http://127.0.0.1'));
  const timestamp = Date.parse(NOW) / 1000;
  const payloadOf = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, created: timestamp, data: { object } });
  const read = (payload: string, { secret = webhookSecret, at = timestamp, sent = payload } = {}) =>
    provider.readNotice(
      Buffer.from(sent),
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }),
      poland,
      NOW,
    );
  const SESSION = {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 4990,
    currency: 'pln',
    payment_intent: 'pi_1',
    metadata: { attempt: 'attempt-1', purchase: '26-1-00' },
  };
  const FACTS = {
    attemptId: 'attempt-1',
    purchaseNumber: '26-1-00',
    amountMinor: 4990,
    currency: 'PLN',
    providerRef: 'cs_1',
  };

  it('of another shape are refused, however well they are signed (PAY-20)', async () => {
    const shapes = [
      'not JSON',
      'null',
      '"text"',
      '[]',
      '{}',
      JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', created: timestamp }),
      JSON.stringify({
        id: 'evt_1',
        type: 'checkout.session.completed',
        created: timestamp,
        data: {},
      }),
      JSON.stringify({
        id: 'evt_1',
        type: 'checkout.session.completed',
        created: 'yesterday',
        data: { object: SESSION },
      }),
      payloadOf('payment_intent.succeeded', { id: 'pi_1' }),
      payloadOf('checkout.session.completed', { ...SESSION, metadata: { attempt: 7 } }),
      payloadOf('checkout.session.completed', { ...SESSION, amount_total: 'much' }),
      payloadOf('checkout.session.completed', { ...SESSION, id: null }),
      payloadOf('refund.updated', {}),
      payloadOf('checkout.session.completed', { ...SESSION, id: 'cs_\u0000' }),
      payloadOf('checkout.session.completed', { ...SESSION, metadata: { attempt: '\u0000' } }),
    ];
    for (const payload of shapes)
      expect([payload, await read(payload)]).toEqual([
        payload,
        { ok: false, error: { kind: 'malformed' } },
      ]);
  });

  it('are read once their signature over the exact bytes is right (PAY-20)', async () => {
    const payload = payloadOf('checkout.session.completed', SESSION);
    expect(await read(payload)).toMatchObject({
      value: {
        eventId: 'evt_1',
        happenedAt: NOW,
        about: { kind: 'payment', facts: { ...FACTS, state: 'paid', chargeRef: 'pi_1' } },
      },
    });
    for (const forged of [
      { secret: 'whsec_other' },
      { at: timestamp - 3600 },
      { sent: payload.replace('4990', '1') },
      { sent: `${payload} ` },
    ])
      expect(await read(payload, forged)).toEqual({ ok: false, error: { kind: 'not-signed' } });
  });

  it.each([
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'pending'],
    ['checkout.session.async_payment_succeeded', {}, 'paid'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'refused'],
    ['checkout.session.expired', { status: 'expired', payment_status: 'unpaid' }, 'expired'],
  ])('%s means %o: %s (PAY-14)', async (type, change, state) => {
    expect(await read(payloadOf(type, { ...SESSION, ...change }))).toMatchObject({
      value: { about: { facts: { ...FACTS, state } } },
    });
  });

  it('of a session’s own intent do not end it: a declined card leaves the session open (PAY-14)', async () => {
    const intent = { id: 'pi_1', metadata: SESSION.metadata, status: 'requires_payment_method' };
    expect(await read(payloadOf('payment_intent.payment_failed', intent))).toMatchObject({
      value: { about: { kind: 'other' } },
    });
  });

  it.each([
    ['requires_action', {}, 'pending', undefined],
    ['succeeded', { amount_received: 4990 }, 'paid', undefined],
    ['canceled', { cancellation_reason: 'requested_by_customer' }, 'aborted', undefined],
    ['canceled', { cancellation_reason: 'automatic' }, 'expired', undefined],
    ['requires_payment_method', { last_payment_error: null }, 'created', undefined],
    [
      'requires_payment_method',
      { last_payment_error: { decline_code: 'code_expired' } },
      'refused',
      'code-expired',
    ],
    [
      'requires_payment_method',
      { last_payment_error: { code: 'something_new' } },
      'refused',
      'declined',
    ],
  ])('of a BLIK intent that %s %o mean %s (PAY-15)', async (status, change, state, failure) => {
    const intent = {
      id: 'pi_1',
      amount: 4990,
      currency: 'pln',
      status,
      next_action: null,
      last_payment_error: null,
      cancellation_reason: null,
      metadata: { ...SESSION.metadata, direct: 'yes' },
      ...change,
    };
    const notice = await read(payloadOf('payment_intent.canceled', intent));
    expect(notice).toMatchObject({
      value: { about: { facts: { ...FACTS, providerRef: 'pi_1', state } } },
    });
    if (failure !== undefined)
      expect(notice).toMatchObject({ value: { about: { facts: { failure } } } });
  });
});

describe('the accounts of the markets', () => {
  const sandbox = new URL('http://127.0.0.1:4310');
  it('are those at the provider where both keys are given, else the sandbox (PAY-20)', () => {
    const accountOf = providerAccounts(
      { STRIPE_SECRET_KEY_PL: 'sk_live_1', STRIPE_WEBHOOK_SECRET_PL: 'whsec_1' },
      { paymentSandbox: KEYS },
      sandbox,
    );
    expect(accountOf({ id: 'pl' })).toEqual({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' });
    expect(accountOf({ id: 'es' })).toMatchObject({ address: sandbox });
    expect(accountOf({ id: 'es' }).secretKey).not.toBe(accountOf({ id: 'fr' }).secretKey);
  });
});
