import type { ProvidedMethod } from '@materia/domain-checkout';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '../../platform/auth/random-ids.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { guestAtCheckout, placeAsGuest } from '../../testing/guests.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import {
  NOTICE_SIGNATURE,
  testProvider,
  type TestProvider,
} from '../../testing/payment-provider.ts';
import {
  aPlacement,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  placed,
  revisionOf,
} from '../../testing/shoppers.ts';

const MINUTE = 60_000;

describe('the mails of an order', () => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost('pglite', { provider });
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
    provider.refundState = 'succeeded';
  });

  /** The kinds and texts of the mails to an address so far, without that of its account. */
  const mailsTo = async (email: string) => {
    await host.host.sendDueMails();
    return host.mails
      .filter(({ id, mail }) => mail.to === email && !id.endsWith('-account-created'))
      .map(({ id, mail }) => ({
        kind: /-((?:order|payment|purchase|refund)-[a-z]+)$/.exec(id)?.[1],
        ...mail,
      }));
  };
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

  const advance = (number: string, ...steps: readonly string[]): Promise<void> =>
    advanceIn('pl', number, steps);
  const advanceIn = async (bu: string, number: string, steps: readonly string[]): Promise<void> => {
    for (const status of steps) {
      const reply = await host.app.inject({
        method: 'POST',
        url: `/${bu}/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { status },
      });
      expect([status, reply.statusCode]).toEqual([status, 200]);
    }
  };

  const orderBy = async (buyer: Buyer, method: ProvidedMethod, blik?: string) => {
    const { headers, body } = aPlacement(buyer, await revisionOf(host, buyer));
    const placement = {
      headers,
      body: {
        ...body,
        payment_method_code: method,
        return_path: '/checkout/payment',
        ...(blik !== undefined && { blik_code: blik }),
      },
    };
    const { orders, payment } = await replied(
      host.call('orderAndPay', placement, { ...buyer, headers: fromAnywhere(host) }),
    );
    const [first] = orders;
    return {
      number: first?.order_number ?? '',
      amount: first?.amount ?? 0,
      attempt: payment.attempt_id,
    };
  };
  const later = (minutes: number): void => {
    host.clock.now = laterBy(host.clock.now, minutes * MINUTE);
  };
  const notice = async (attempt: string, bu = 'pl'): Promise<void> => {
    const about = { kind: 'payment', facts: provider.factsOf(attempt) };
    await host.app.inject({
      method: 'POST',
      url: `/${bu}/payments/notices`,
      headers: { 'content-type': 'application/json', 'stripe-signature': NOTICE_SIGNATURE },
      payload: JSON.stringify({
        eventId: randomId(),
        type: 'test',
        happenedAt: host.clock.now,
        about,
      }),
    });
  };

  it('report each step once, whatever number of statuses it has (ORD-18)', async () => {
    const buyer = await buyerAtCheckout(host);
    const number = await placed(host, buyer);
    await advance(
      number,
      'IN_PREPARATION',
      'TO_CONTROL',
      'IN_CONTROL',
      'READY',
      'INVOICED',
      'COMPLETED',
    );
    expect(await kindsTo(buyer.email)).toEqual([
      'order-confirmation',
      'order-preparing',
      'order-ready',
      'order-completed',
    ]);
    await host.host.sendDueMails();
    const mails = await mailsTo(buyer.email);
    expect(mails).toHaveLength(4);
    for (const { text, html } of mails)
      for (const part of [text, html]) {
        expect(part).toContain(number);
        expect(part).toContain('Ana');
      }
  });

  it('state that no payment was made when an order that is paid in store is cancelled', async () => {
    const buyer = await buyerAtCheckout(host);
    const number = await placed(host, buyer);
    await advance(number, 'CANCELED');
    const [, cancelled] = await mailsTo(buyer.email);
    expect(cancelled?.kind).toBe('order-cancelled');
    expect(cancelled?.text).toContain('Nic za nie nie pobraliśmy.');
  });

  it('announce the refund of a cancelled order with its amount, and then that it was sent', async () => {
    const buyer = await buyerAtCheckout(host);
    const { number, attempt, amount: paid } = await orderBy(buyer, 'card');
    expect(await kindsTo(buyer.email)).toEqual([]);
    provider.decide(attempt, 'paid');
    await notice(attempt);
    await notice(attempt);
    await advance(number, 'CANCELED');
    later(2);
    await host.host.followPayments();
    await host.host.followPayments();
    const mails = await mailsTo(buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-cancelled',
      'refund-succeeded',
    ]);
    const amount = `${paid.toFixed(2).replace('.', ',')}\u00a0zł`;
    expect(mails[1]?.text).toContain(`Zwracamy ${amount}`);
    expect(mails[2]?.text).toContain(amount);
  });

  it('wait before they report a refusal, and keep silent if it was paid meanwhile', async () => {
    const buyer = await buyerAtCheckout(host);
    const { attempt } = await orderBy(buyer, 'blik', '000000');
    expect(await kindsTo(buyer.email)).toEqual([]);
    later(10);
    const [refused] = await mailsTo(buyer.email);
    expect(refused?.kind).toBe('payment-refused');
    expect(refused?.text).toContain(`https://pl.shop.example/checkout/payment/${attempt}?token=`);

    const second = await buyerAtCheckout(host);
    const { attempt: declined } = await orderBy(second, 'blik', '000000');
    await replied(
      host.call(
        'retryPayment',
        {
          params: { attempt: declined },
          body: {
            payment_method_code: 'blik',
            blik_code: '777777',
            return_path: '/checkout/payment',
          },
        },
        { ...second, headers: fromAnywhere(host) },
      ),
    );
    later(10);
    expect(await kindsTo(second.email)).toEqual(['order-confirmation']);
  });

  it('report once that an order was never paid', async () => {
    const buyer = await buyerAtCheckout(host);
    const { number } = await orderBy(buyer, 'card');
    later(50);
    await host.host.followPayments();
    later(5);
    await host.host.followPayments();
    const mails = await mailsTo(buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['purchase-lapsed']);
    expect(mails[0]?.text).toContain(number);
  });

  it('report late payments and their refunds', async () => {
    const buyer = await buyerAtCheckout(host);
    const { attempt } = await orderBy(buyer, 'card');
    later(50);
    await host.host.followPayments();
    later(5);
    await host.host.followPayments();
    provider.decide(attempt, 'paid');
    await notice(attempt);
    later(2);
    await host.host.followPayments();
    expect(await kindsTo(buyer.email)).toEqual([
      'purchase-lapsed',
      'refund-started',
      'refund-succeeded',
    ]);
  });

  it('report a new account without repeating typed text (IDT-15)', async () => {
    const { email, id } = await newShopper(host);
    await host.host.sendDueMails();
    const mails = host.mails.filter(({ mail }) => mail.to === email);
    expect(mails.map((mail) => mail.id)).toEqual([`pl-${id}-account-created`]);
    expect(mails[0]?.mail.text).not.toContain('Ana');
  });

  it('greet a guest who has paid by name, and repeat no other typed text for an address that may be a stranger’s', async () => {
    const email = 'stranger@shop.example';
    const cartId = await guestAtCheckout(host, 'es', email);
    const { payment } = await replied(placeAsGuest(host, cartId));
    provider.decide(payment.attempt_id, 'paid');
    await notice(payment.attempt_id, 'es');
    const [confirmation] = await mailsTo(email);
    expect(confirmation?.kind).toBe('order-confirmation');
    expect(confirmation?.text).toContain('Hola, Ana:');
    expect(confirmation?.text).toContain(`https://es.shop.example/pedido/${payment.link ?? ''}`);
    for (const part of [confirmation?.text, confirmation?.html])
      expect(part).not.toContain('Calle Mayor');
  });

  it('lead a guest to the order that they are about, and not to the first one of the purchase', async () => {
    const email = 'parts@shop.example';
    const cartId = await guestAtCheckout(host, 'es', email);
    const { payment, orders } = await replied(placeAsGuest(host, cartId));
    provider.decide(payment.attempt_id, 'paid');
    await notice(payment.attempt_id, 'es');
    const second = orders[1]?.order_number ?? '';
    await advanceIn('es', second, ['CONFIRMED', 'PREPARED']);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.kind).toBe('order-preparing');
    for (const part of [mail?.text, mail?.html])
      expect(part).toMatch(new RegExp(String.raw`/pedido/[\w.-]+\?order=${second}"?\s`));
  });
});
