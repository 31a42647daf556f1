import type { Reply } from '@materia/api-contract';
import {
  defaultResponses,
  type MockRequest,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { PAYMENT_FAILURES } from '@materia/domain-checkout';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import type { ShopRequest } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { changePayment, type PaymentOutcome } from './payment.action.ts';
import { loadPayment, type PaymentFacts } from './payment.loader.ts';
import { loadDelivery } from '../delivery/delivery.loader.ts';
import { PaymentView } from './PaymentView.tsx';
import { somePayment, someReference } from '../samples/payment-facts.ts';

const [poland] = markets;
const PAGE = '/checkout/payment/p-1';
const STARTED = { attempt: 'p-1', token: 'return-token', cartId: 'cart-1' } as const;
const PAYMENT = {
  attempt_id: 'p-1',
  order_number: 'PL-2603-000017',
  state: 'created',
  method: 'card',
  amount: 24,
  currency: 'PLN',
  token: 'return-token',
  redirect_url: 'https://pay.example/s/p-1',
  expires_at: '2026-03-10T10:40:00.000Z',
  may_retry: true,
  closed: false,
  paid: false,
  order_ids: ['o-1'],
} as const satisfies Reply<'readPayment'>;

const reading = (changes: Partial<Reply<'readPayment'>>): Partial<MockResponses> => ({
  readPayment: () => ({ reply: { ...PAYMENT, ...changes } }),
});

const visit = (
  answers: Partial<MockResponses> = {},
  changes: Partial<ShopRequest> = { payment: STARTED },
) => {
  const { context, sessionEvents } = aVisit(poland, mockHost(answers), {
    customer: ANNA,
    ...changes,
  });
  const open = (query = '') =>
    loadPayment({
      context,
      params: { attempt: 'p-1' },
      request: new Request(`http://shop.test${PAGE}${query}`),
    });
  const send = (fields: Readonly<Record<string, string>>) =>
    changePayment({
      context,
      params: { attempt: 'p-1' },
      request: new Request(`http://shop.test${PAGE}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    });
  return { context, open, send, sessionEvents };
};

const to = (path: string) => ({ status: 303, location: path });

/** The facts of the page and when it reloads itself. */
const pageOf = async (run: ReturnType<typeof loadPayment>) => {
  const { data, init } = await run;
  return { facts: data, refresh: new Headers(init?.headers).get('refresh') };
};

/** Seconds after which a script asks for the state. */
const pollOf = (facts: PaymentFacts): string | null =>
  /data-poll="(\d+)"/.exec(draw(<PaymentView facts={facts} />, poland))?.[1] ?? null;

describe('the page of a payment', () => {
  it('moves on to the provider, by a link and by itself (PLO-06)', async () => {
    const { facts, refresh } = await pageOf(visit().open());
    expect(facts).toMatchObject({ kind: 'pay', isBack: false });
    expect(refresh).toBe('1; url=https://pay.example/s/p-1');
    expect(draw(<PaymentView facts={facts} />, poland)).toContain(
      'href="https://pay.example/s/p-1"',
    );
  });

  it('stays where it is for shoppers who left the provider, and offers both ways on', async () => {
    const { facts, refresh } = await pageOf(visit().open('?cancelled=1'));
    expect([facts.kind, refresh]).toEqual(['pay', null]);
    const html = draw(<PaymentView facts={facts} />, poland);
    expect(html).toContain(poland.texts.payment.leftTitle);
    expect(html).toMatch(/<button[^>]*value="abandon"/);
    expect(html).toContain(poland.texts.payment.heldUntil);
    expect(html).toContain('11:40');
  });

  it.each([
    ['?token=secret', `${PAGE}?returned=1`],
    ['?token=secret&cancelled=1', `${PAGE}?cancelled=1`],
  ])(
    'takes the token of the return address %s out of it, without using it',
    async (query, path) => {
      const asked: MockRequest[] = [];
      const { open } = visit({
        readPayment: (request) => {
          asked.push(request);
          return defaultResponses.readPayment(request);
        },
      });
      expect(await outcomeOf<PaymentFacts>(() => open(query))).toMatchObject(to(path));
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['?returned=1', {}, 'waiting', '4'],
    ['', { redirect_url: undefined }, 'starting', '4'],
    ['', { state: 'pending', method: 'blik', redirect_url: undefined }, 'waiting', '4'],
    ['', { state: 'pending', method: 'p24' }, 'waiting', '30'],
    ['?manual=1', { state: 'pending', method: 'blik' }, 'waiting', null],
  ] as const)(
    '%s %j: is %s and reloads after %s seconds, with and without scripts',
    async (query, changes, kind, seconds) => {
      const { facts, refresh } = await pageOf(visit(reading(changes)).open(query));
      expect([facts.kind, refresh]).toEqual([kind, seconds]);
      expect(pollOf(facts)).toBe(seconds);
    },
  );

  it.each(markets)(
    'says in $name how long a bank transfer may take, before and after it (PAY-02, LIM-37)',
    async (market) => {
      const { facts } = await pageOf(visit(reading({ state: 'pending', method: 'p24' })).open());
      const hours = (text: string) => text.replace('{from}', '24').replace('{to}', '72');
      expect(draw(<PaymentView facts={facts} />, market)).toContain(
        hours(market.texts.payment.transferText),
      );
      const offers = [{ method: 'p24', isSelected: false, refusal: undefined }] as const;
      expect(
        draw(<PaymentView facts={somePayment(market.currency, { offers })} />, market),
      ).toContain(hours(market.texts.paymentMethod.p24Text));
    },
  );

  it('counts down the time for an approval in the bank’s app', async () => {
    const { facts } = await pageOf(
      visit(
        reading({ state: 'pending', method: 'blik', approve_until: '2026-03-10T08:01:05Z' }),
      ).open(),
    );
    expect(facts).toMatchObject({ secondsLeft: 65 });
    expect(draw(<PaymentView facts={facts} />, poland)).toContain('1 min 5 s');
  });

  it('shows a Multibanco reference with entity, amount and its last day', async () => {
    const reference = {
      entity: '12345',
      reference: '123456789',
      expires_at: '2026-03-17T22:59:00Z',
    };
    const { facts } = await pageOf(
      visit(reading({ state: 'pending', method: 'multibanco', reference })).open(),
    );
    const html = draw(<PaymentView facts={facts} />, poland);
    for (const words of ['12345', '123 456 789', '24,00', '23:59']) expect(html).toContain(words);
  });

  it('in another browser shows state and number only', async () => {
    const { open } = visit(
      {
        readPayment: () => ({
          reply: {
            attempt_id: 'p-1',
            order_number: 'PL-2603-000017',
            state: 'pending',
            closed: false,
            paid: false,
          },
        }),
      },
      { customer: undefined },
    );
    const { facts, refresh } = await pageOf(open());
    expect([refresh, pollOf(facts)]).toEqual(['10', '10']);
    expect(facts).toEqual({
      kind: 'elsewhere',
      id: 'p-1',
      orderNumber: 'PL-2603-000017',
      state: 'pending',
      isClosed: false,
      reloadSeconds: 10,
    });
    const html = draw(<PaymentView facts={facts} />, poland);
    expect(html).toContain('PL-2603-000017');
    expect(html).not.toMatch(/<form|24,00/);
  });

  it.each([
    ['that does not exist is a 404', 'not-found', 404],
    ['that the host refuses to read is a 502', 'bad-input', 502],
  ] as const)('%s', async (_, refusal, status) => {
    const { open } = visit({ readPayment: () => ({ refusal }) });
    expect(await outcomeOf<PaymentFacts>(() => open())).toMatchObject({
      status,
      facts: { kind: 'unknown' },
    });
  });
});

describe('a paid payment', () => {
  it.each([
    ['a customer', {}, '/checkout/confirmation?order=o-1'],
    ['a guest', { link: 'signed.link.text' }, '/checkout/confirmation?link=of-signed'],
  ])(
    'leads %s to the confirmation and leaves the cart once (CNF-02, CNF-03, CNF-05)',
    async (_, changes, path) => {
      const kept = 'link' in changes ? [{ kind: 'keep-guest-link', what: changes.link }] : [];
      const first = visit(reading({ state: 'paid', ...changes }));
      expect(await outcomeOf<PaymentFacts>(() => first.open())).toMatchObject(to(path));
      expect(first.sessionEvents).toEqual([
        { kind: 'forget-cart' },
        { kind: 'cart-changed', what: 'order' },
        { kind: 'remember-payment', what: 'p-1: ' },
        ...kept,
      ]);
      const again = visit(reading({ state: 'paid', ...changes }), {
        payment: { ...STARTED, cartId: '' },
      });
      await outcomeOf<PaymentFacts>(() => again.open());
      expect(again.sessionEvents).toEqual(kept);
    },
  );

  it.each([
    ['a customer', {}, '/customer/orders/details/o-1'],
    ['a guest', { link: 'signed.link.text' }, '/zamowienie/of-signed'],
  ])(
    'that came too late leads %s to the order, which says that the money goes back, and leaves the cart alone (PLO-07, CNF-03)',
    async (_, changes, path) => {
      const { open, sessionEvents } = visit(reading({ state: 'paid', closed: true, ...changes }));
      expect(await outcomeOf<PaymentFacts>(() => open())).toMatchObject(to(path));
      expect(sessionEvents).toEqual(
        'link' in changes ? [{ kind: 'keep-guest-link', what: changes.link }] : [],
      );
    },
  );

  it('does not touch a cart that was begun meanwhile', async () => {
    const { open, sessionEvents } = visit(reading({ state: 'paid' }), {
      payment: STARTED,
      cartId: 'cart-2',
    });
    await outcomeOf<PaymentFacts>(() => open());
    expect(sessionEvents).toEqual([]);
  });
});

describe('a failed payment', () => {
  it.each(['refused', 'aborted', 'expired'] as const)(
    'that was %s restores the cart and offers the other methods (PAY-14, PLO-07, CNF-01, CNF-05, ERR-53)',
    async (state) => {
      const { open, sessionEvents } = visit(reading({ state, redirect_url: undefined }));
      const { facts, refresh } = await pageOf(open());
      expect([facts.kind, refresh]).toEqual(['failed', null]);
      expect(sessionEvents).toEqual([{ kind: 'remember-cart', what: 'cart-1: 2' }]);
      const html = draw(<PaymentView facts={facts} />, poland);
      expect(html).toContain(poland.texts.payment.nothingCharged);
      expect(html).toMatch(/<input(?=[^>]*type="radio")(?=[^>]*value="card")/);
      expect(html).not.toContain('value="pay_in_store"');
    },
  );

  it('has a message for each reason that the provider reports (PAY-14, PAY-15, ERR-54)', () => {
    const texts = PAYMENT_FAILURES.map((failure) =>
      draw(<PaymentView facts={somePayment('PLN', { failure })} />, poland),
    );
    expect(new Set(texts).size).toBe(PAYMENT_FAILURES.length);
  });

  it('whose purchase has ended leads back to the review instead', () => {
    const html = draw(
      <PaymentView facts={somePayment('PLN', { state: 'expired', mayRetry: false })} />,
      poland,
    );
    expect(html).not.toContain(poland.texts.payment.heldUntil);
    expect(html).not.toContain('<form');
    expect(html).toContain(`href="${poland.routes.checkoutReview.canonical}"`);
  });

  it('whose purchase was paid in another tab says so, with a link to the order (B6)', async () => {
    const { open } = visit(reading({ state: 'aborted', paid: true, may_retry: false }));
    const { facts } = await pageOf(open());
    const html = draw(<PaymentView facts={facts} />, poland);
    const { alreadyPaidTitle, abortedTitle, nothingCharged } = poland.texts.payment;
    expect(html).toContain(alreadyPaidTitle);
    expect(html).toContain(`${poland.routes.confirmation.canonical}?order=o-1`);
    for (const text of [abortedTitle, nothingCharged]) expect(html).not.toContain(text);
    expect(html).not.toContain('<form');
  });

  it('follows the attempt that another tab has started', async () => {
    const { open } = visit(reading({ state: 'aborted', open_attempt: 'p-2' }));
    expect(await outcomeOf(open)).toMatchObject(to('/checkout/payment/p-2?cancelled=1'));
  });

  it('says that the products are in the cart only if they are, and nothing about money that it does not know', () => {
    const drawn = (changes: Parameters<typeof somePayment>[1]): string =>
      draw(<PaymentView facts={somePayment('PLN', changes)} />, poland);
    const { cartKept, nothingCharged, chargeUnclear } = poland.texts.payment;
    expect(drawn({})).toContain(cartKept);
    expect(drawn({ isCartBack: false })).not.toContain(cartKept);
    expect(drawn({})).toContain(nothingCharged);
    const unknown = drawn({ failure: 'provider-unavailable' });
    expect(unknown).toContain(chargeUnclear);
    expect(unknown).not.toContain(nothingCharged);
  });

  it('can be given up with the whole purchase, whose products are then in the cart', async () => {
    const asked: MockRequest[] = [];
    const { send, sessionEvents } = visit({
      abandonPayment: (request) => {
        asked.push(request);
        return { reply: { ...PAYMENT, state: 'aborted', closed: true } };
      },
    });
    expect(await outcomeOf(() => send({ intent: 'cancel-purchase' }))).toMatchObject(
      to(poland.routes.cart.canonical),
    );
    expect(asked[0]?.body).toEqual({ token: STARTED.token, cancel_purchase: true });
    expect(JSON.stringify(sessionEvents)).toContain('payment.orderCancelled');
  });

  it('starts another attempt at the same purchase, with its own page (PLO-07)', async () => {
    const asked: MockRequest[] = [];
    const { send, sessionEvents } = visit({
      retryPayment: (request) => {
        asked.push(request);
        return { reply: { ...PAYMENT, attempt_id: 'p-2' } };
      },
    });
    expect(await outcomeOf(() => send({ intent: 'retry', method: 'card' }))).toMatchObject(
      to('/checkout/payment/p-2'),
    );
    expect(asked[0]?.body).toEqual({
      token: 'return-token',
      payment_method_code: 'card',
      return_path: '/checkout/payment',
      device: { user_agent: '', language: poland.locale, channel: 'web' },
    });
    expect(sessionEvents).toEqual([
      { kind: 'remember-payment', what: 'p-2: cart-1' },
      { kind: 'forget-cart' },
    ]);
  });

  it.each([
    ['no method', {}, { method: 'missing' }],
    ['BLIK without a code', { method: 'blik' }, { blikCode: 'missing' }],
  ] as const)('with %s shows the error at its field', async (_, fields, faults) => {
    const { send } = visit({
      listPaymentMethods: () => ({ reply: [{ code: 'blik', available: true, selected: false }] }),
    });
    expect(await outcomeOf(() => send({ intent: 'retry', ...fields }))).toMatchObject({
      status: 422,
      facts: { faults },
    });
  });

  it.each([
    ['cart-changed', 'checkout.cartChanged'],
    ['purchase-closed', 'payment.expiredText'],
  ] as const)(
    'that cannot be paid any more because of %s is ordered again',
    async (refusal, what) => {
      const { send, sessionEvents } = visit({ retryPayment: () => ({ refusal }) });
      expect(await outcomeOf(() => send({ intent: 'retry', method: 'card' }))).toMatchObject(
        to('/checkout/summaries'),
      );
      expect(sessionEvents).toEqual([{ kind: 'flash', what }]);
    },
  );

  it('that cannot be tried again for now asks to try later (ERR-44)', async () => {
    const { open, send } = visit({
      ...reading({ state: 'refused', redirect_url: undefined }),
      retryPayment: () => ({ refusal: 'forbidden' }),
    });
    const { facts } = await pageOf(open());
    const { facts: outcome } = await outcomeOf<PaymentOutcome>(() =>
      send({ intent: 'retry', method: 'card' }),
    );
    const html = draw(<PaymentView facts={facts} outcome={outcome ?? undefined} />, poland);
    expect(html).toContain(poland.texts.checkout.placeFailed);
    expect(html).toMatch(/<button[^>]*value="retry"/);
  });

  it('can be abandoned', async () => {
    const { send } = visit();
    expect(await outcomeOf(() => send({ intent: 'abandon' }))).toMatchObject(to(PAGE));
  });
});

it('back from the provider, the checkout leads to the open payment instead of an empty cart', async () => {
  const empty: Partial<MockResponses> = {
    readCheckout: () => ({ refusal: 'cart-empty' }),
  };
  const request = new Request('https://shop.example/');
  const open = visit(empty);
  expect(await outcomeOf(() => loadDelivery({ context: open.context, request }))).toMatchObject(
    to(`${PAGE}?cancelled=1`),
  );
  const decided = visit({ ...empty, ...reading({ state: 'paid' }) });
  expect(await outcomeOf(() => loadDelivery({ context: decided.context, request }))).toMatchObject(
    to(poland.routes.cart.canonical),
  );
});

describe.each(markets)('the payment page in market $id', (market) => {
  it('names method and amount, and has no form that needs a script', () => {
    const html = draw(<PaymentView facts={someReference(market.currency)} />, market);
    expect(html).toContain(market.texts.paymentMethod.multibanco);
    expect(html).toContain('<form method="post">');
    expect(html).toContain(market.texts.payment.payBy);
  });
});
