import { type CallInput, USER_CONSENT_FIELDS } from '@materia/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { plainClient } from '../../testing/plain-client.ts';
import {
  buyerAtCheckout,
  newShopper,
  placed,
  type Shopper,
  withProvenMailbox,
} from '../../testing/shoppers.ts';

type Consents = CallInput<'setMyNewsletter'>['body'];

const NOTHING: Consents = {
  receive_materia_email: false,
  receive_partners_email: false,
  receive_materia_sms: false,
  stopNewsletter: false,
};
const receipts = (sale: boolean, card: boolean) => ({
  digitalDocumentsPreferences: {
    digitalSaleReceiptPreference: sale,
    digitalBankCardReceiptPreference: card,
  },
});

describe.each(ENGINES)('what a customer chooses to receive, on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const mailsTo = async (email: string) => {
    await host.host.sendDueMails();
    return host.mails.filter(({ mail }) => mail.to === email).map(({ mail }) => mail);
  };
  const subscriptionOf = ({ email }: Shopper) =>
    host.database.db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email_key', '=', email)
      .executeTakeFirst();

  it('receipts without paper are read, changed one by one and set, and not found before that (CALL-107, PREF-01, PREF-02, PREF-07)', async () => {
    const { token } = await newShopper(host);
    const ask = plainClient(host);
    const path = 'customers/me/preferences';
    expect((await ask('GET', path, undefined, { token }))[0]).toBe(404);
    const success = (sale: boolean, card: boolean) => [
      200,
      { status: 'success', data: receipts(sale, card) },
    ];
    expect(
      await ask(
        'PATCH',
        path,
        { digitalDocumentsPreferences: { digitalSaleReceiptPreference: true } },
        { token },
      ),
    ).toEqual(success(true, false));
    expect(
      await ask(
        'PATCH',
        path,
        { digitalDocumentsPreferences: { digitalBankCardReceiptPreference: true } },
        { token },
      ),
    ).toEqual(success(true, true));
    expect(await ask('GET', path, undefined, { token })).toEqual(success(true, true));
    expect(await ask('PUT', path, receipts(false, true), { token })).toEqual(success(false, true));
    for (const body of [
      {},
      { digitalDocumentsPreferences: { digitalSaleReceiptPreference: true } },
      receipts(true, true).digitalDocumentsPreferences,
    ])
      expect((await ask('PUT', path, body, { token }))[0]).toBe(400);
    const stranger = await newShopper(host);
    expect((await ask('GET', path, undefined, { token: stranger.token }))[0]).toBe(404);
  });

  it('a receipt comes by mail, with how it was paid, to those who want no paper', async () => {
    const handedOver = async (choice: ReturnType<typeof receipts> | undefined) => {
      const buyer = await buyerAtCheckout(host);
      await withProvenMailbox(host, buyer);
      if (choice !== undefined) await replied(host.call('setPreferences', { body: choice }, buyer));
      const number = await placed(host, buyer);
      for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
        await host.app.inject({
          method: 'POST',
          url: `/pl/staff/orders/${number}/advance`,
          headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
          payload: { status },
        });
      return (await mailsTo(buyer.email)).filter(({ subject }) => subject.includes('Paragon'));
    };
    const [mail, ...more] = await handedOver(receipts(true, true));
    expect(more).toEqual([]);
    expect(mail?.text).toContain('https://pl.shop.example/');
    expect(mail?.text).toContain('Zapłacono');
    const [bare] = await handedOver(receipts(true, false));
    expect(bare?.text).not.toContain('Zapłacono');
    expect(await handedOver(receipts(false, true))).toEqual([]);
    expect(await handedOver(undefined)).toEqual([]);
  });

  it('the newsletter of a confirmed mailbox changes at once, in step with the public form (NWS-01, NWS-08)', async () => {
    const shopper = await newShopper(host);
    await withProvenMailbox(host, shopper);
    const read = () => replied(host.call('readMyNewsletter', {}, shopper));
    const set = (body: Consents) => host.call('setMyNewsletter', { body }, shopper);
    expect(await read()).toEqual(NOTHING);
    expect(await replied(set({ ...NOTHING, receive_materia_email: true }))).toEqual({
      status: 'saved',
    });
    expect(await read()).toEqual({ ...NOTHING, receive_materia_email: true });
    const first = await subscriptionOf(shopper);
    expect(first).toMatchObject({ state: 'confirmed', firstname: 'Ana', shop_email: true });
    const welcome = (await mailsTo(shopper.email)).at(-1);
    expect(welcome?.unsubscribePage).toBe(
      `https://pl.shop.example/newsletter/rezygnacja/${first?.token}`,
    );
    // The links in earlier mails keep working.
    await replied(set({ ...NOTHING, receive_partners_email: true }));
    await replied(host.call('stopNewsletter', { body: { token: first?.token ?? '' } }));
    expect(await read()).toEqual({ ...NOTHING, stopNewsletter: true });
    await replied(set({ ...NOTHING, receive_materia_email: true }));
    await replied(set({ ...NOTHING, receive_materia_email: true, stopNewsletter: true }));
    expect((await subscriptionOf(shopper))?.state).toBe('stopped');
    expect(Object.keys(NOTHING)).toEqual([
      USER_CONSENT_FIELDS.shopEmail,
      USER_CONSENT_FIELDS.partnersEmail,
      USER_CONSENT_FIELDS.shopSms,
      'stopNewsletter',
    ]);
  });

  it('needs a mobile number for messages to it', async () => {
    const shopper = await newShopper(host);
    await withProvenMailbox(host, shopper);
    const wanted = { ...NOTHING, receive_materia_sms: true };
    expect(await refused(host.call('setMyNewsletter', { body: wanted }, shopper))).toMatchObject({
      code: 'bad-input',
      fields: ['body.receive_materia_sms'],
    });
    await replied(host.call('updateMe', { body: { mobile: '601020304' } }, shopper));
    await replied(host.call('setMyNewsletter', { body: wanted }, shopper));
    expect(await subscriptionOf(shopper)).toMatchObject({ shop_sms: true, phone: '+48601020304' });
  });

  it('keeps the number that the public form was told (NWS-02)', async () => {
    const shopper = await newShopper(host);
    await replied(
      host.call('subscribeToNewsletter', {
        body: {
          prefix: '',
          firstname: '',
          lastname: '',
          email: shopper.email,
          phone: '601020305',
          consents: {
            receiveMateriaEmail: false,
            receivePartnersEmail: false,
            receiveMateriaSms: true,
          },
          retailerId: '1',
        },
      }),
    );
    const question = (await mailsTo(shopper.email)).at(-1)?.text ?? '';
    const token = /newsletter\/\S+\/(\S+)/.exec(question)?.[1] ?? '';
    await replied(host.call('confirmNewsletter', { body: { token } }));
    await withProvenMailbox(host, shopper);
    const wanted = { ...NOTHING, receive_materia_email: true, receive_materia_sms: true };
    await replied(host.call('setMyNewsletter', { body: wanted }, shopper));
    expect(await subscriptionOf(shopper)).toMatchObject({ shop_sms: true, phone: '601020305' });
  });

  it('of a mailbox that is not confirmed waits for its owner, tells nothing and stops nothing (NWS-08)', async () => {
    const owner = await newShopper(host);
    await withProvenMailbox(host, owner);
    const wanted = { ...NOTHING, receive_materia_email: true };
    await replied(host.call('setMyNewsletter', { body: wanted }, owner));
    await host.database.db
      .deleteFrom('mailbox_proof')
      .where('customer_id', '=', owner.id)
      .execute();
    expect(await replied(host.call('readMyNewsletter', {}, owner))).toEqual(NOTHING);
    const stop = { ...NOTHING, stopNewsletter: true };
    await replied(host.call('setMyNewsletter', { body: stop }, owner));
    expect((await subscriptionOf(owner))?.state).toBe('confirmed');
    const more = { ...wanted, receive_partners_email: true };
    expect(await replied(host.call('setMyNewsletter', { body: more }, owner))).toEqual({
      status: 'to-confirm',
    });
    expect(await subscriptionOf(owner)).toMatchObject({ partners_email: false });
    const question = (await mailsTo(owner.email)).at(-1)?.text ?? '';
    const token = /newsletter\/\S+\/(\S+)/.exec(question)?.[1] ?? '';
    await replied(host.call('confirmNewsletter', { body: { token } }));
    expect(await subscriptionOf(owner)).toMatchObject({ partners_email: true });
    for (let again = 0; again < 2; again += 1)
      await host.call('setMyNewsletter', { body: more }, owner);
    expect((await refused(host.call('setMyNewsletter', { body: more }, owner))).code).toBe(
      'too-many-requests',
    );
  });
});
