import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markets } from '@materia/market-all';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { answersOf, fromAnywhere, newShopper, PASSWORD } from '../../testing/shoppers.ts';
import { provenMailbox } from '../mailbox/repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEW_PASSWORD = 'Juniper-lantern-7!';

describe.each(ENGINES)('identity on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const anywhere = () => ({ headers: fromAnywhere(host) });
  const pass = (milliseconds: number): void => {
    host.clock.now = laterBy(host.clock.now, milliseconds);
  };
  const signIn = (username: string, password: string, device?: string) =>
    host.call(
      'signIn',
      { body: { username, password, ...(device !== undefined && { device }) } },
      anywhere(),
    );

  /** The mails to somebody, once those that are due were sent. */
  const mailsTo = async (email: string) => {
    await host.host.sendDueMails();
    return host.mails.filter(({ mail }) => mail.to === email).map(({ mail }) => mail);
  };
  const lastMailTo = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1);
    if (mail === undefined) throw new Error(`No mail to ${email}`);
    return mail;
  };
  const found = (text: string, pattern: RegExp): readonly string[] => {
    const match = pattern.exec(text);
    if (match === null) throw new Error(`${pattern} is not in: ${text}`);
    return match.slice(1);
  };
  const confirmation = async (email: string) => {
    const [id = '', key = ''] = found(
      (await lastMailTo(email)).text,
      /confirm\/id\/([\w-]+)\/key\/([\w-]+)/,
    );
    return { id, key };
  };
  const confirm = (params: { id: string; key: string }, bu = 'pl') =>
    host.call('confirmAccount', { params }, { bu, ...anywhere() });
  const isProven = async (id: string, bu = 'pl') =>
    (await provenMailbox(host.database.db, bu, id)) !== undefined;
  const forgot = (email: string) => host.call('forgotPassword', { params: { email } }, anywhere());
  const resetMail = async (email: string) => {
    const { text } = await lastMailTo(email);
    return {
      code: found(text, /\b([A-Z2-9]{4}-[A-Z2-9]{4})\b/)[0] ?? '',
      link: decodeURIComponent(found(text, /createPassword\?link=(\S+)/)[0] ?? ''),
    };
  };
  /** The link to a new address of an account. */
  const emailLink = async (email: string): Promise<string> =>
    found((await lastMailTo(email)).text, /nowy-e-mail\/([\w-]+)/)[0] ?? '';
  const reset = (verification_code: string, password: string, email?: string) =>
    host.call(
      'resetPassword',
      { body: { verification_code, password, ...(email !== undefined && { email }) } },
      anywhere(),
    );

  describe('the confirmation of a mailbox', () => {
    it('is a link in the first mail, good once (IDT-08, IDT-15, CALL-89)', async () => {
      const { email, id } = await newShopper(host);
      const link = await confirmation(email);
      expect(await isProven(id)).toBe(false);
      expect(await replied(confirm(link))).toEqual({ status: 'activated' });
      expect(await isProven(id)).toBe(true);
      expect(await refused(confirm(link))).toMatchObject({ status: 409, code: 'already-active' });
    });

    it('is mailed in each market with its own page (IDT-15)', async () => {
      for (const market of markets) {
        const { email, id } = await newShopper(host, { bu: market.id });
        const mail = await lastMailTo(email);
        expect(mail.text).toContain(market.hostTexts.accountMail.confirm);
        await replied(confirm(await confirmation(email), market.id));
        expect(await isProven(id, market.id)).toBe(true);
      }
    });

    it('refuses a key that is none, and one of another market (IDT-08)', async () => {
      const { email } = await newShopper(host);
      const { id, key } = await confirmation(email);
      for (const link of [
        { id, key: 'none' },
        { id: 'none', key },
        { id, key: `${key}A` },
      ])
        expect(await refused(confirm(link))).toMatchObject({ status: 404, code: 'link-invalid' });
      expect((await refused(confirm({ id, key }, 'es'))).code).toBe('link-invalid');
    });

    it('expires after seven days, and its owner gets another one (IDT-08, IDT-14)', async () => {
      const { email, id } = await newShopper(host);
      const link = await confirmation(email);
      pass(7 * DAY);
      expect(await refused(confirm(link))).toMatchObject({ status: 410, code: 'link-expired' });
      await replied(host.call('resendConfirmation', { body: link }, anywhere()));
      const next = await confirmation(email);
      expect(next.id).not.toBe(link.id);
      pass(7 * DAY - 1);
      await replied(confirm(next));
      expect(await isProven(id)).toBe(true);
    });

    it('is mailed again to the signed-in customer, but not once it is proven', async () => {
      const shopper = await newShopper(host);
      await replied(
        host.call('resendConfirmation', { body: {} }, { token: shopper.token, ...anywhere() }),
      );
      expect(await mailsTo(shopper.email)).toHaveLength(2);
      await replied(confirm(await confirmation(shopper.email)));
      expect(
        (
          await refused(
            host.call('resendConfirmation', { body: {} }, { token: shopper.token, ...anywhere() }),
          )
        ).code,
      ).toBe('already-active');
    });

    it('is mailed again a few times, then with growing waits', async () => {
      const { token } = await newShopper(host);
      const resend = () => host.call('resendConfirmation', { body: {} }, { token, ...anywhere() });
      for (let at = 0; at < 3; at += 1) await replied(resend());
      expect((await refused(resend())).code).toBe('too-many-requests');
      pass(5 * MINUTE);
      await replied(resend());
      pass(4 * MINUTE);
      expect((await refused(resend())).code).toBe('too-many-requests');
    });

    it('is no condition of signing in: an account may order before (IDT-08)', async () => {
      const { email } = await newShopper(host);
      expect(await replied(signIn(email, PASSWORD))).toHaveProperty('jwtToken');
    });

    it('counts for the address that was proven only', async () => {
      const { email, id } = await newShopper(host);
      await replied(confirm(await confirmation(email)));
      await host.database.db
        .updateTable('customer')
        .set({ email: 'somebody.else@shop.example' })
        .where('id', '=', id)
        .execute();
      expect(await isProven(id)).toBe(false);
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by the code of the mail, which ends all sessions (IDT-09, IDT-10, CALL-90, CALL-91)', async () => {
      const { email, token, id } = await newShopper(host);
      expect(await replied(forgot(email.toUpperCase()))).toEqual({ sent: true });
      const { code } = await resetMail(email);
      expect(await replied(reset(code.toLowerCase(), NEW_PASSWORD, email))).toMatchObject({
        changed: true,
      });
      expect((await refused(host.call('readMe', {}, { token }))).status).toBe(401);
      expect((await refused(signIn(email, PASSWORD))).code).toBe('wrong-credentials');
      expect(await replied(signIn(email, NEW_PASSWORD))).toHaveProperty('jwtToken');
      expect(await isProven(id)).toBe(true);
      expect((await lastMailTo(email)).subject).toContain('zostało zmienione');
    });

    it('is replaced by the link of the mail without naming the address', async () => {
      const { email } = await newShopper(host);
      await replied(forgot(email));
      const { link } = await resetMail(email);
      await replied(reset(link, NEW_PASSWORD));
      expect(await replied(signIn(email, NEW_PASSWORD))).toHaveProperty('jwtToken');
    });

    it('takes neither code nor link twice, nor after a day (IDT-14)', async () => {
      const { email } = await newShopper(host);
      await replied(forgot(email));
      const first = await resetMail(email);
      await replied(reset(first.link, NEW_PASSWORD));
      expect((await refused(reset(first.link, NEW_PASSWORD))).code).toBe('link-invalid');
      expect((await refused(reset(first.code, NEW_PASSWORD, email))).code).toBe('link-invalid');
      await replied(forgot(email));
      const second = await resetMail(email);
      pass(DAY);
      expect((await refused(reset(second.link, NEW_PASSWORD))).code).toBe('link-expired');
      expect((await refused(reset(second.code, NEW_PASSWORD, email))).code).toBe('link-invalid');
    });

    it('ends a change of the e-mail address that whoever knew the old one had asked for', async () => {
      const { email, token, id } = await newShopper(host);
      const other = `taken.over.${engine}@shop.example`;
      await replied(
        host.call('updateMe', { body: { email: other, password: PASSWORD } }, { token }),
      );
      const link = await emailLink(other);
      await replied(forgot(email));
      await replied(reset((await resetMail(email)).link, NEW_PASSWORD));
      expect((await refused(host.call('confirmEmail', { body: { link } }, anywhere()))).code).toBe(
        'not-found',
      );
      const { jwtToken } = await replied(signIn(email, NEW_PASSWORD));
      expect(await replied(host.call('readMe', {}, { token: jwtToken }))).toMatchObject({
        id,
        email,
        extension_attributes: {},
      });
    });

    it('answers alike and mails nobody for an address without an account (IDT-09)', async () => {
      const { email } = await newShopper(host);
      const [known, unknown] = [await forgot(email), await forgot('stranger@shop.example')];
      expect(unknown.text).toBe(known.text);
      expect(await mailsTo('stranger@shop.example')).toEqual([]);
      const codes = [
        await refused(reset('AAAA-AAAA', NEW_PASSWORD, email)),
        await refused(reset('AAAA-AAAA', NEW_PASSWORD, 'stranger@shop.example')),
      ];
      expect(codes[0]).toEqual(codes[1]);
    });

    it('keeps the code of a mail when strangers ask for more mails than are sent', async () => {
      const { email } = await newShopper(host);
      await replied(forgot(email));
      const { code } = await resetMail(email);
      for (let at = 0; at < 10; at += 1) await replied(forgot(email));
      expect((await mailsTo(email)).length).toBeLessThanOrEqual(4);
      await replied(reset(code, NEW_PASSWORD, email));
    });

    it('waits after wrong codes, but the link of the mail never does (IDT-16)', async () => {
      const { email } = await newShopper(host);
      await replied(forgot(email));
      const { code, link } = await resetMail(email);
      for (let at = 0; at < 5; at += 1)
        expect((await refused(reset('AAAA-AAAA', NEW_PASSWORD, email))).code).toBe('link-invalid');
      expect((await refused(reset(code, NEW_PASSWORD, email))).code).toBe('too-many-requests');
      await replied(reset(link, NEW_PASSWORD));
    });

    it('must fit the market and be no common one, nor that of the mailbox (PWD-01, PWD-06)', async () => {
      const { email } = await newShopper(host);
      await replied(forgot(email));
      const { link } = await resetMail(email);
      const kinds = async (password: string) => {
        const answer = await reset(link, password);
        return 'refusal' in answer ? answer.refusal.fields?.map(({ kind }) => kind) : [];
      };
      expect(await kinds('short')).toContain('password-too-short');
      // The names of the customer, which registration refuses as well.
      for (const common of [
        'Nowak-2026!',
        'Password1!',
        'P@ssw0rd',
        'Qwerty123!',
        'Materia2026!',
        'Azerty123!',
      ])
        expect([common, await kinds(common)]).toEqual([common, ['password-common']]);
      expect(await kinds(NEW_PASSWORD)).toEqual([]);
    });

    it('lets the owner in while strangers guess at the account (IDT-16)', async () => {
      const { email } = await newShopper(host);
      for (let at = 0; at < 8; at += 1) await signIn(email, 'Wrong-guess-1!');
      expect((await refused(signIn(email, PASSWORD))).code).toBe('too-many-requests');
      await replied(forgot(email));
      const { device } = await replied(reset((await resetMail(email)).link, NEW_PASSWORD));
      for (let at = 0; at < 8; at += 1) await signIn(email, 'Wrong-guess-1!');
      expect(await replied(signIn(email, NEW_PASSWORD, device))).toHaveProperty('jwtToken');
    });
  });

  it('a network from which somebody signed in before is not held back by strangers elsewhere (IDT-16)', async () => {
    const { email } = await newShopper(host);
    const home = anywhere();
    const fromHome = (password: string) =>
      host.call('signIn', { body: { username: email, password } }, home);
    await replied(fromHome(PASSWORD));
    for (let at = 0; at < 8; at += 1) await signIn(email, 'Wrong-guess-1!');
    expect((await refused(signIn(email, PASSWORD))).code).toBe('too-many-requests');
    expect(await replied(fromHome(PASSWORD))).toHaveProperty('jwtToken');
  });

  describe('an account that a store created', () => {
    let number = 0;
    /** As staff of a store do it. */
    const create = (body: object) =>
      host.app.inject({
        method: 'POST',
        url: '/pl/staff/accounts/pre-created',
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: body,
      });
    const precreated = async () => {
      number += 1;
      const account = {
        email: `store.${engine}.${number}@shop.example`,
        genericEmail: `card-${number}@stores.materia.example`,
      };
      const answer = await create({
        ...account,
        firstname: 'Ewa',
        lastname: 'Lis',
        retailer_id: '1',
      });
      expect(answer.statusCode).toBe(200);
      const id: string = answer.json().id;
      return { ...account, generic_email: account.genericEmail, id };
    };
    const tokenIn = async (email: string): Promise<string> =>
      decodeURIComponent(
        found((await lastMailTo(email)).text, /setPasswordFromPrecreated\?token=([^&\s]+)/)[0] ??
          '',
      );
    const read = (token: string, email: string) =>
      host.call('readPreSignup', { params: { token, email } }, anywhere());
    const activate = (token: string, email: string, genericEmail: string, password: string) =>
      host.call('activateAccount', { body: { token, email, genericEmail, password } }, anywhere());

    it('is activated by the link of its mail, which proves the mailbox (IDT-11, IDT-12, IDT-13, CALL-92, CALL-93)', async () => {
      const { email, generic_email: generic, id } = await precreated();
      const token = await tokenIn(email);
      expect(await replied(read(token, email))).toEqual({ email, token, genericEmail: generic });
      const answer = await activate(token, email, generic, 'Ewa-2026-2027!');
      expect('refusal' in answer && answer.refusal.fields).toEqual([
        { field: 'body.password', kind: 'password-common' },
      ]);
      expect(await replied(activate(token, email, generic, NEW_PASSWORD))).toEqual({ id });
      expect(await isProven(id)).toBe(true);
      const { jwtToken } = await replied(signIn(email, NEW_PASSWORD));
      expect(await replied(host.call('readMe', {}, { token: jwtToken }))).toMatchObject({
        firstname: 'Ewa',
        store_id: '1',
      });
      expect((await refused(read(token, email))).code).toBe('already-active');
      expect((await refused(activate(token, email, generic, NEW_PASSWORD))).code).toBe(
        'already-active',
      );
    });

    it('tells each other state: no account, a wrong link, and an expired one with another mail or none (IDT-12, IDT-14)', async () => {
      const { email } = await precreated();
      const token = await tokenIn(email);
      expect((await refused(read(token, 'nobody.here@shop.example'))).code).toBe('not-found');
      expect((await refused(read('none.none', email))).code).toBe('link-invalid');
      pass(7 * DAY);
      expect((await refused(read(token, email))).code).toBe('link-renewed');
      expect(await mailsTo(email)).toHaveLength(2);
      expect((await refused(read(token, email))).code).toBe('link-renewed');
      expect((await refused(read(token, email))).code).toBe('link-renewed');
      expect((await refused(read(token, email))).code).toBe('link-expired');
      expect(await replied(read(await tokenIn(email), email))).toHaveProperty('genericEmail');
    });

    it('is not created for an address that has one, and another entry of staff replaces the first (IDT-11)', async () => {
      const { email: taken } = await newShopper(host);
      const names = { firstname: 'Ewa', lastname: 'Lis' };
      expect((await create({ email: taken, ...names })).json()).toMatchObject({
        code: 'account-exists',
      });
      expect((await create({ email: 'none', mobile: '1', ...names })).json()).toMatchObject({
        fields: [
          { field: 'body.email', kind: 'not-an-email' },
          { field: 'body.mobile', kind: 'not-a-mobile' },
        ],
      });
      const { email, id } = await precreated();
      expect((await create({ email, ...names })).json()).toEqual({ id });
      expect(await replied(read(await tokenIn(email), email))).toMatchObject({
        genericEmail: email,
      });
    });

    it('is registered by its id for its address only, and keeps the id, which is its sirius_id (IDT-03, ACC-17, CALL-82)', async () => {
      const { email, id } = await precreated();
      const token = await tokenIn(email);
      const register = (address: string, sirius_id: string) =>
        host.call(
          'register',
          {
            body: {
              customer: {
                email: address,
                firstname: 'Ewa',
                lastname: 'Lis',
                customer_type: 2,
                terms_accepted: true,
              },
              password: PASSWORD,
              sirius_id,
              request: { retailer_id: '1' },
            },
          },
          anywhere(),
        );
      expect((await refused(register('other.of.id@shop.example', id))).fields).toEqual([
        'body.sirius_id',
      ]);
      expect((await refused(register(email, 'unknown'))).fields).toEqual(['body.sirius_id']);
      expect(await replied(register(email, id))).toEqual({ id });
      const { jwtToken: mine } = await replied(
        host.call('signIn', { body: { username: email, password: PASSWORD } }, anywhere()),
      );
      expect((await replied(host.call('readMe', {}, { token: mine }))).sirius_id).toBe(id);
      expect(await isProven(id)).toBe(false);
      expect((await refused(read(token, email))).code).toBe('already-active');
    });

    it('ends when the owner of its mailbox moves another account there, whose password is reset', async () => {
      const { email } = await precreated();
      const { token, id } = await newShopper(host);
      await replied(host.call('updateMe', { body: { email, password: PASSWORD } }, { token }));
      const link = await emailLink(email);
      await replied(host.call('confirmEmail', { body: { link } }, anywhere()));
      await replied(forgot(email));
      await replied(reset((await resetMail(email)).link, NEW_PASSWORD));
      expect((await replied(signIn(email, NEW_PASSWORD))).customerId).toBe(id);
    });

    it('cannot be registered again, and a forgotten password mails its link', async () => {
      const { email } = await precreated();
      expect(
        await replied(host.call('isAccountAvailable', { body: { email } }, anywhere())),
      ).toEqual({ available: false });
      await replied(forgot(email));
      expect(await mailsTo(email)).toHaveLength(2);
      expect(await replied(read(await tokenIn(email), email))).toHaveProperty('token');
    });
  });

  describe('whether an address is free', () => {
    const ask = (email: string, sender = anywhere()) =>
      host.call('isAccountAvailable', { body: { email } }, sender);

    it('is told as registration tells it (IDT-17, IDT-18, CALL-94)', async () => {
      const { email } = await newShopper(host);
      expect(await replied(ask(email.toUpperCase()))).toEqual({ available: false });
      expect(await replied(ask('free.address@shop.example'))).toEqual({ available: true });
      expect((await refused(ask('none'))).code).toBe('bad-input');
    });

    it('is told as often by links to accounts that stores created', async () => {
      const one = anywhere();
      const read = (email: string) =>
        host.call('readPreSignup', { params: { token: 'none.none', email } }, one);
      for (let at = 0; at < 20; at += 1) await ask(`free.${at}@shop.example`, one);
      for (let at = 0; at < 20; at += 1)
        expect((await refused(read(`free.${at}@shop.example`))).code).toBe('not-found');
      expect((await refused(read('free@shop.example'))).code).toBe('too-many-requests');
      expect((await refused(ask('free@shop.example', one))).code).toBe('too-many-requests');
    });

    it('is told a limited number of times, which registrations share (IDT-18)', async () => {
      const one = anywhere();
      for (let at = 0; at < 40; at += 1) await ask(`free.${at}@shop.example`, one);
      expect((await refused(ask('free@shop.example', one))).code).toBe('too-many-requests');
      const registration = host.call(
        'register',
        {
          body: {
            customer: {
              email: 'late@shop.example',
              firstname: 'Ana',
              lastname: 'Nowak',
              customer_type: 2,
              terms_accepted: true,
              ...answersOf('pl'),
            },
            password: PASSWORD,
            request: { retailer_id: '1' },
          },
        },
        one,
      );
      expect((await refused(registration)).code).toBe('too-many-requests');
    });
  });

  describe('the password of a signed-in customer', () => {
    const change = (
      { token, id }: { token: string; id: string },
      currentPassword: string,
      newPassword = NEW_PASSWORD,
    ) =>
      host.call(
        'changePassword',
        { body: { customerId: id, currentPassword, newPassword } },
        { token, ...anywhere() },
      );

    it('is changed with the old one, and the other sessions end (PWD-05, CALL-85)', async () => {
      const shopper = await newShopper(host);
      const other = await replied(signIn(shopper.email, PASSWORD));
      expect(await replied(change(shopper, PASSWORD))).toEqual({ changed: true, endedSessions: 1 });
      expect(await replied(host.call('readMe', {}, shopper))).toHaveProperty('email');
      expect((await refused(host.call('readMe', {}, { token: other.jwtToken }))).status).toBe(401);
      expect(
        (await refused(host.call('refreshSession', { body: { refreshToken: other.refreshToken } })))
          .code,
      ).toBe('unauthenticated');
      expect(await replied(signIn(shopper.email, NEW_PASSWORD))).toHaveProperty('jwtToken');
      expect((await lastMailTo(shopper.email)).subject).toContain('zostało zmienione');
    });

    it('is announced under one id, however late its mail can be sent', async () => {
      const shopper = await newShopper(host);
      await replied(change(shopper, PASSWORD));
      const changedAt = host.clock.now;
      pass(HOUR);
      await mailsTo(shopper.email);
      expect(host.mails.map(({ id }) => id)).toContain(
        `pl-${shopper.id}-${changedAt}-password-changed`,
      );
    });

    it('is changed with an end to links that set one and to a change of the e-mail address', async () => {
      const shopper = await newShopper(host);
      const { email, token } = shopper;
      await replied(forgot(email));
      const mail = await resetMail(email);
      const other = `asked.before.${engine}@shop.example`;
      await replied(
        host.call('updateMe', { body: { email: other, password: PASSWORD } }, { token }),
      );
      const link = await emailLink(other);
      await replied(change(shopper, PASSWORD));
      expect((await refused(reset(mail.link, 'Harvest-anchor-9!'))).code).toBe('link-invalid');
      expect((await refused(reset(mail.code, 'Harvest-anchor-9!', email))).code).toBe(
        'link-invalid',
      );
      expect((await refused(host.call('confirmEmail', { body: { link } }, anywhere()))).code).toBe(
        'not-found',
      );
    });

    it.each([
      ['without the old one', '', NEW_PASSWORD, 'body.currentPassword', 'missing'],
      [
        'with a wrong old one',
        'Wrong-guess-1!',
        NEW_PASSWORD,
        'body.currentPassword',
        'password-wrong',
      ],
      ['to a common one', PASSWORD, 'Password1!', 'body.newPassword', 'password-common'],
      ['to one of their names', PASSWORD, 'Nowak-2026!', 'body.newPassword', 'password-common'],
      ['to a short one', PASSWORD, 'aB1!', 'body.newPassword', 'password-too-short'],
    ])('is not changed %s (PWD-05)', async (_, current, next, field, kind) => {
      const answer = await change(await newShopper(host), current, next);
      expect('refusal' in answer && answer.refusal.fields).toEqual([{ field, kind }]);
    });

    it('is not changed for another customer', async () => {
      const [one, other] = [await newShopper(host), await newShopper(host)];
      expect((await refused(change({ token: one.token, id: other.id }, PASSWORD))).fields).toEqual([
        'body.customerId',
      ]);
    });

    it('is guessed at five times, then with growing waits', async () => {
      const shopper = await newShopper(host);
      const before = host.logged.length;
      for (let at = 0; at < 5; at += 1) await change(shopper, 'Wrong-guess-1!');
      const lines = host.logged.slice(before).join('');
      expect(lines.match(/"securityEvent":"sign-in-failed"/g)).toHaveLength(5);
      expect((await refused(change(shopper, PASSWORD))).code).toBe('too-many-requests');
      pass(MINUTE);
      await replied(change(shopper, PASSWORD));
    });
  });

  describe('the sessions of a customer', () => {
    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const security = (token: string) => replied(host.call('readMySecurity', {}, { token }));

    it('are listed by device, and one or all others can be ended', async () => {
      const { email, token } = await newShopper(host);
      const other = await replied(
        host.call(
          'signIn',
          { body: { username: email, password: PASSWORD, user_agent: FIREFOX } },
          anywhere(),
        ),
      );
      const third = await replied(signIn(email, PASSWORD));
      const { sessions, mailboxProven } = await security(token);
      expect(mailboxProven).toBe(false);
      expect(sessions).toHaveLength(3);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const named = sessions.find(({ browser }) => browser === 'Firefox');
      expect(named).toMatchObject({ system: 'Linux', isCurrent: false });
      await replied(host.call('endMySession', { params: { id: named?.id ?? '' } }, { token }));
      expect((await refused(host.call('readMe', {}, { token: other.jwtToken }))).status).toBe(401);
      expect(
        (await refused(host.call('endMySession', { params: { id: named?.id ?? '' } }, { token })))
          .code,
      ).toBe('not-found');
      expect(await replied(host.call('endMyOtherSessions', {}, { token }))).toEqual({
        endedSessions: 1,
      });
      expect((await refused(host.call('readMe', {}, { token: third.jwtToken }))).status).toBe(401);
      expect((await security(token)).sessions).toHaveLength(1);
    });

    it('end ninety days after they began, however often they are renewed', async () => {
      const shopper = await newShopper(host);
      let { refreshToken } = shopper;
      let token = shopper.token;
      for (let day = 20; day < 90; day += 20) {
        pass(20 * DAY);
        const renewed = await replied(host.call('refreshSession', { body: { refreshToken } }));
        ({ refreshToken, jwtToken: token } = renewed);
      }
      pass(10 * DAY - MINUTE);
      ({ refreshToken, jwtToken: token } = await replied(
        host.call('refreshSession', { body: { refreshToken } }),
      ));
      expect(await replied(host.call('readMe', {}, { token }))).toHaveProperty('email');
      pass(MINUTE);
      expect((await refused(host.call('readMe', {}, { token }))).status).toBe(401);
      expect((await refused(host.call('refreshSession', { body: { refreshToken } }))).code).toBe(
        'unauthenticated',
      );
    });

    it('are renewed by the user token as the specification calls it (CALL-77, SES-08)', async () => {
      const { token } = await newShopper(host);
      const renew = (bearer: string) =>
        host.call('forceSessionRefresh', {
          query: { force: 'true' },
          headers: { authorization: `Bearer ${bearer}` },
        });
      pass(9 * MINUTE);
      const renewed = await replied(renew(token));
      expect(renewed).not.toHaveProperty('refreshToken');
      pass(9 * MINUTE);
      expect((await refused(host.call('readMe', {}, { token }))).status).toBe(401);
      expect(await replied(host.call('readMe', {}, { token: renewed.jwtToken }))).toHaveProperty(
        'email',
      );
      expect((await refused(renew(token))).code).toBe('unauthenticated');
      await replied(host.call('signOut', {}, { token: renewed.jwtToken }));
      expect((await refused(renew(renewed.jwtToken))).code).toBe('unauthenticated');
    });
  });
});
