import type { CallInput } from '@materia/api-contract';
import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterBy } from '../../platform/process/instants.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';

type Body = CallInput<'subscribeToNewsletter'>['body'];

const DAY = 86_400_000;
const NOBODY = {
  receiveMateriaEmail: false,
  receivePartnersEmail: false,
  receiveMateriaSms: false,
};

const signUpOf = (email: string, change: Partial<Body> = {}): Body => ({
  prefix: '',
  firstname: '',
  lastname: '',
  email,
  phone: '',
  consents: { ...NOBODY, receiveMateriaEmail: true },
  retailerId: '1',
  ...change,
});

describe('newsletter sign-up', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());

  const subscribe = (body: Body, bu = 'pl') => host.call('subscribeToNewsletter', { body }, { bu });
  const subscriptionOf = (email: string) =>
    host.database.db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email_key', '=', email)
      .executeTakeFirst();
  const stateOf = async (email: string) => (await subscriptionOf(email))?.state;
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    await host.host.sendDueMails();
    return host.mails.filter(({ mail }) => mail.to === email).map(({ mail }) => mail.text);
  };
  /** The token in the link of the newest mail to an address. */
  const tokenFor = async (email: string): Promise<string> => {
    await host.host.sendDueMails();
    const text = host.mails.filter(({ mail }) => mail.to === email).at(-1)?.mail.text ?? '';
    return /https:\/\/pl\.shop\.example\/newsletter\/\S+\/(\S+)/.exec(text)?.[1] ?? '';
  };

  it('asks the owner of the address first, stores the wording they agreed to, and stops all mail through a link (NWS-02, NWS-06, NWS-08)', async () => {
    const email = 'ola@shop.example';
    expect(await replied(subscribe(signUpOf(email)))).toEqual({ status: 'to-confirm' });
    expect(await stateOf(email)).toBeUndefined();
    expect(
      await replied(host.call('confirmNewsletter', { body: { token: await tokenFor(email) } })),
    ).toEqual({ status: 'subscribed' });
    expect(await stateOf(email)).toBe('confirmed');
    const steps = await host.database.db
      .selectFrom('newsletter_step')
      .selectAll()
      .where('email_key', '=', email)
      .orderBy('seq')
      .execute();
    expect(steps.map(({ state, wording }) => [state, wording])).toEqual([
      ['asked', [markets[0].texts.newsletter.shopEmail]],
      ['confirmed', [markets[0].texts.newsletter.shopEmail]],
    ]);
    const token = await tokenFor(email);
    for (let again = 0; again < 2; again += 1)
      expect(await replied(host.call('stopNewsletter', { body: { token } }))).toEqual({
        status: 'stopped',
      });
    expect(await stateOf(email)).toBe('stopped');
    expect((await refused(host.call('confirmNewsletter', { body: { token } }))).code).toBe(
      'not-found',
    );
  });

  it.each([
    ['no box ticked', { consents: NOBODY }, ['body.consents']],
    ['an e-mail that is none', { email: 'ola@' }, ['body.email']],
    ['SMS without a number', { consents: { ...NOBODY, receiveMateriaSms: true } }, ['body.phone']],
    ['a number that is none', { phone: '12' }, ['body.phone']],
  ])('with %s is refused and the field is named (NWS-03, NWS-09)', async (_, change, fields) => {
    expect(await refused(subscribe(signUpOf('ola@shop.example', change)))).toMatchObject({
      status: 400,
      fields,
    });
  });

  it('requires a name only where the market does (NWS-09, CALL-106)', async () => {
    for (const { id, settings } of markets.filter((market) => ['pl', 'es'].includes(market.id))) {
      expect((await subscribe(signUpOf(`name-${id}@shop.example`), id)).status).toBe(
        settings.newsletter.nameRequired ? 400 : 200,
      );
    }
  });

  it('does not flood a stranger’s mailbox or reveal whether an address is known (NWS-08)', async () => {
    const email = 'known@shop.example';
    for (let time = 0; time < 5; time += 1)
      expect(await replied(subscribe(signUpOf(email)))).toEqual({ status: 'to-confirm' });
    const sameMailbox = 'known+1@shop.example';
    expect(await replied(subscribe(signUpOf(sameMailbox)))).toEqual({ status: 'to-confirm' });
    await host.host.sendDueMails();
    const sent = host.mails.filter(({ mail: { to } }) => [email, sameMailbox].includes(to));
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('changes nothing when a stranger signs up a confirmed address, and its links keep working (NWS-08)', async () => {
    const email = 'eva@shop.example';
    await replied(subscribe(signUpOf(email, { firstname: 'Eva', lastname: 'Lis' })));
    await replied(host.call('confirmNewsletter', { body: { token: await tokenFor(email) } }));
    const [before, stopLink] = [await subscriptionOf(email), await tokenFor(email)];
    const consents = {
      receiveMateriaEmail: false,
      receivePartnersEmail: true,
      receiveMateriaSms: true,
    };
    const foreign = { firstname: 'Win at evil.example', phone: '601020304', consents };
    expect(await replied(subscribe(signUpOf(email, foreign)))).toEqual({ status: 'to-confirm' });
    expect(await subscriptionOf(email)).toEqual(before);
    const question = (await mailsTo(email)).at(-1);
    expect(question).toContain('/newsletter/');
    expect(question).not.toContain('evil');
    expect(await replied(host.call('stopNewsletter', { body: { token: stopLink } }))).toEqual({
      status: 'stopped',
    });
    expect(await subscriptionOf(email)).toMatchObject({ firstname: 'Eva', shop_sms: false });
  });

  it('of a confirmed address by its owner takes effect on confirmation, with the same link (NWS-08)', async () => {
    const email = 'iga@shop.example';
    await replied(subscribe(signUpOf(email)));
    await replied(host.call('confirmNewsletter', { body: { token: await tokenFor(email) } }));
    const stopLink = await tokenFor(email);
    const consents = { ...NOBODY, receivePartnersEmail: true };
    await replied(subscribe(signUpOf(email, { firstname: 'Iga', consents })));
    const token = await tokenFor(email);
    for (let again = 0; again < 2; again += 1)
      expect((await replied(host.call('confirmNewsletter', { body: { token } }))).status).toBe(
        'subscribed',
      );
    expect(await subscriptionOf(email)).toMatchObject({
      firstname: 'Iga',
      shop_email: false,
      partners_email: true,
      token: stopLink,
    });
    expect((await mailsTo(email)).at(-1)).toContain('Iga');
    await replied(host.call('stopNewsletter', { body: { token: stopLink } }));
    expect((await refused(host.call('confirmNewsletter', { body: { token } }))).code).toBe(
      'not-found',
    );
  });

  it('greets by name only after the address is confirmed', async () => {
    const email = 'nobody.asked@shop.example';
    await replied(subscribe(signUpOf(email, { firstname: 'Win at evil.example' })));
    expect((await mailsTo(email)).join()).not.toContain('evil');
  });

  it('expires when it is not confirmed within a week (NWS-08)', async () => {
    const email = 'late@shop.example';
    await replied(subscribe(signUpOf(email)));
    const token = await tokenFor(email);
    host.clock.now = laterBy(FRIDAY_MORNING, 7 * DAY + 1);
    expect((await refused(host.call('confirmNewsletter', { body: { token } }))).code).toBe(
      'not-found',
    );
    host.clock.now = FRIDAY_MORNING;
    expect((await replied(host.call('confirmNewsletter', { body: { token } }))).status).toBe(
      'subscribed',
    );
  });
});
