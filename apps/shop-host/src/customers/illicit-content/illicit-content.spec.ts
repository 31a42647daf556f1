import { REPORT_REASONS } from '@materia/domain-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '@materia/api-contract';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';

type Body = CallInput<'reportIllicitContent'>['body'];

const REPORT: Body = {
  address: 'https://pl.shop.example/wiertarka-ref12345678.html',
  reason: 'counterfeit',
  explanation: 'The mark on the picture is ours, and this vendor has no licence.',
  name: 'Jan Kowalski',
  email: 'jan@shop.example',
  good_faith: true,
};

describe('reports of illicit content', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());

  let reporters = 0;
  /** Submits a report; each one comes from a different address. */
  const handIn = (change: Partial<Body> = {}) => {
    reporters += 1;
    return host.call(
      'reportIllicitContent',
      { body: { ...REPORT, ...change } },
      {
        headers: {
          'x-service-credential': host.secrets.serviceCredential,
          'x-shopper-address': `10.0.0.${reporters}`,
        },
      },
    );
  };
  const staff = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    credential = host.secrets.staffCredential,
  ) => {
    const answer = await host.app.inject({
      method,
      url: `/pl/staff${path}`,
      headers: { authorization: `Bearer ${credential}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('get a receipt number, are stored with their state, and are acknowledged by mail (RTE-29, BEY-16)', async () => {
    const { receipt } = await replied(handIn());
    expect(receipt).toMatch(/^R\d{2}-\d{7}-\d{2}$/);
    await host.host.sendDueMails();
    const { mail } = host.mails.at(-1) ?? { mail: undefined };
    expect([
      mail?.to,
      mail?.subject.includes(receipt),
      mail?.text.includes(REPORT.address),
    ]).toEqual(['jan@shop.example', true, true]);
    expect((await staff('GET', `/reports/${receipt}`)).body).toMatchObject({
      receipt,
      state: 'received',
      name: 'Jan Kowalski',
      steps: [{ seq: 1, state: 'received', actor: 'reporter' }],
    });
  });

  it.each([
    ['no address', { address: ' ' }, ['body.address']],
    ['an address that leads nowhere', { address: 'javascript:alert(1) now' }, ['body.address']],
    ['a reason nobody knows', { reason: 'dislike' }, ['body.reason']],
    ['no explanation', { explanation: '' }, ['body.explanation']],
    ['no sender', { name: '', email: '' }, ['body.name', 'body.email']],
    ['an e-mail that is none', { email: 'jan@' }, ['body.email']],
    ['no good faith', { good_faith: false }, ['body.good_faith']],
  ])('with %s are refused and the field is named (RTE-29)', async (_, change, fields) => {
    expect(await refused(handIn(change))).toMatchObject({ status: 400, code: 'bad-input', fields });
  });

  it('never mail text that a stranger typed, and send few mails (RTE-29)', async () => {
    const email = 'victim@shop.example';
    const address = 'https://evil.example/win';
    for (let time = 0; time < 5; time += 1)
      await replied(handIn({ email, address, name: 'Win at evil.example' }));
    await host.host.sendDueMails();
    const texts = host.mails.filter(({ mail }) => mail.to === email).map(({ mail }) => mail.text);
    expect([texts.length, texts.join().includes('evil')]).toEqual([3, false]);
  });

  it('require the reporter’s name, except for offences against children (RTE-29)', async () => {
    for (const reason of REPORT_REASONS)
      expect((await handIn({ reason, name: '', email: '' })).status).toBe(
        reason === 'child-abuse' ? 200 : 400,
      );
  });

  it('are decided once by staff, with reasons sent to the reporter (BEY-16)', async () => {
    const { receipt } = await replied(handIn());
    expect(
      (await staff('POST', `/reports/${receipt}/review`, { actor: 'anna' })).body,
    ).toMatchObject({ state: 'in-review' });
    const decision = {
      actor: 'anna',
      decision: 'removed',
      statement: 'A copy of a registered mark.',
    };
    expect((await staff('POST', `/reports/${receipt}/decide`, decision)).body).toMatchObject({
      state: 'decided',
      decision: 'removed',
      steps: [{}, { state: 'in-review' }, { statement: decision.statement }],
    });
    for (const [step, payload] of [
      ['decide', decision],
      ['review', { actor: 'anna' }],
    ] as const)
      expect(await staff('POST', `/reports/${receipt}/${step}`, payload)).toMatchObject({
        status: 409,
        body: { code: 'step-not-allowed' },
      });
    await host.host.sendDueMails();
    const mails = host.mails.filter(({ mail }) => mail.subject.includes(receipt));
    expect(mails.map(({ id }) => id)).toEqual([
      `pl-${receipt}-report-received`,
      `pl-${receipt}-report-decided`,
    ]);
    expect(mails.at(-1)?.mail.text).toContain(decision.statement);
  });

  it('are visible only to staff of their business unit', async () => {
    const { receipt } = await replied(handIn());
    expect(
      (await staff('GET', `/reports/${receipt}`, undefined, host.secrets.publicCredential)).status,
    ).toBe(401);
    const elsewhere = await host.app.inject({
      method: 'GET',
      url: `/es/staff/reports/${receipt}`,
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
    });
    expect(elsewhere.statusCode).toBe(404);
    expect(
      (await staff('GET', '/reports?state=received')).body.reports.map(
        (one: { receipt: string }) => one.receipt,
      ),
    ).toContain(receipt);
  });

  it('are limited per address and hour', async () => {
    const from = {
      headers: {
        'x-service-credential': host.secrets.serviceCredential,
        'x-shopper-address': '192.0.2.7',
      },
    };
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await host.call('reportIllicitContent', { body: REPORT }, from)).status);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses.at(-1)]).toEqual([
      true,
      429,
    ]);
  });
});
