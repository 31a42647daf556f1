import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleShapes as shapes } from '@materia/api-contract/schemas';
import { codeAt } from '../../desk/console/second-factor.ts';
import { addStaff, callConsole, signInStaff } from '../../testing/console.ts';
import { openTestHost, type TestHost } from '../../testing/host.ts';
import { skuOf } from '../../testing/feed.ts';
import { buyerAtCheckout, newShopper, placed } from '../../testing/shoppers.ts';
import { laterBy } from './instants.ts';

describe('what operators must see leaves a security event without personal data', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await addStaff(host);
  });
  afterAll(() => host.close());

  const eventsOf = async (act: () => Promise<unknown>): Promise<readonly unknown[]> => {
    const before = host.logged.length;
    await act();
    const lines = host.logged.slice(before).filter((line) => line.includes('securityEvent'));
    expect(lines.join('')).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/);
    return lines.map((line) => {
      const { securityEvent, realm } = JSON.parse(line);
      return [securityEvent, realm];
    });
  };

  it('a refresh token that is used again after its time', async () => {
    const shopper = await newShopper(host);
    const refresh = () =>
      host.call('refreshSession', { body: { refreshToken: shopper.refreshToken } }, shopper);
    expect(await eventsOf(refresh)).toEqual([]);
    host.clock.now = laterBy(host.clock.now, 60_000);
    expect(await eventsOf(refresh)).toEqual([['refresh-reused', 'pl']]);
  });

  it('a guest’s link that was not issued here', async () => {
    const link = `${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`;
    expect(
      await eventsOf(() => host.call('readGuestOrders', { body: { link } }, { bu: 'es' })),
    ).toEqual([['link-forged', 'es']]);
  });

  it('a notice about a payment that is not the provider’s', async () => {
    const send = () =>
      host.app.inject({
        method: 'POST',
        url: '/pl/payments/notices',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
        payload: '{}',
      });
    expect(await eventsOf(send)).toEqual([['notice-refused', 'pl']]);
  });

  it('a call of staff without the role or the duty', async () => {
    const viewer = await signInStaff(host, 'viewer.pl');
    expect(await eventsOf(() => viewer.ask('POST', '/units/pl/money/refunds/none/repeat'))).toEqual(
      [['access-denied', 'staff']],
    );
    const signedIn = await host.app.inject({
      method: 'POST',
      url: '/pl/staff/sign-in',
      payload: { email: 'content@staff.example', password: host.secrets.demo.password },
    });
    const { token } = signedIn.json();
    const advance = () =>
      host.app.inject({
        method: 'POST',
        url: '/pl/staff/orders/none/advance',
        headers: { authorization: `Bearer ${token}` },
        payload: { status: 'READY' },
      });
    expect(await eventsOf(advance)).toEqual([['access-denied', 'staff']]);
  });

  it('a person who changes their own duties', async () => {
    host.clock.now = laterBy(host.clock.now, 30_000);
    const email = 'administration@staff.example';
    const signedIn = await host.app.inject({
      method: 'POST',
      url: '/pl/staff/sign-in',
      payload: {
        email,
        password: host.secrets.demo.password,
        code: codeAt(host.secrets.demo.totpSecret, host.clock.now),
      },
    });
    const { token } = signedIn.json();
    const give = () =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/people/${email}/duties`,
        headers: { authorization: `Bearer ${token}` },
        payload: { duties: ['orders', 'administration'] },
      });
    expect(await eventsOf(give)).toEqual([['access-denied', 'staff']]);
  });

  it('an editor who rolls back a kill switch, which only an approver may', async () => {
    const approver = await signInStaff(host, 'approver.pl');
    const editor = await signInStaff(host, 'editor.pl');
    const killed = await approver.ask('POST', '/units/pl/kill', {
      key: 'CART_UPGRADED',
      reason: 'It fails',
    });
    expect(killed.status).toBe(200);
    const { revision } = shapes.published.parse(killed.body);
    const rollBack = () =>
      editor.ask('POST', '/units/pl/rollback', { publication: revision, reason: 'It is mended' });
    expect(await eventsOf(rollBack)).toEqual([['access-denied', 'staff']]);
  });

  it('an order that staff cancel, and no other step', async () => {
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 1 }));
    const advance = (status: string) =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { status },
      });
    expect(await eventsOf(() => advance('LOST'))).toEqual([]);
    expect(await eventsOf(() => advance('CANCELED'))).toEqual([['order-cancelled', 'staff']]);
  });

  it('a token that does not prove who started a payment', async () => {
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(0)]: 1 }));
    const complete = () =>
      host.call('completePayment', {
        body: { order_id: number, authorization_id: 'none', activation_code: 'forged' },
      });
    expect(await eventsOf(complete)).toEqual([['payment-token-refused', 'pl']]);
  });

  it('a refund that staff start', async () => {
    host.clock.now = laterBy(host.clock.now, 30_000);
    const { cookie } = await callConsole(host, 'POST', '/sign-in', {
      email: 'orders@staff.example',
      password: host.secrets.demo.password,
      code: codeAt(host.secrets.demo.totpSecret, host.clock.now),
    });
    const repeat = () =>
      callConsole(host, 'POST', '/units/pl/money/refunds/none/repeat', {}, cookie);
    expect(await eventsOf(repeat)).toEqual([['refund-started', 'staff']]);
  });
});
