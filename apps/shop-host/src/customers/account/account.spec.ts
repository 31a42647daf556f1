import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD_MAXIMUM } from '@materia/domain-customer';
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

const MINUTE = 60_000;

describe.each(ENGINES)('accounts on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });
  afterAll(() => host.close());

  const register = (change: object = {}, password = PASSWORD, bu = 'pl') =>
    host.call(
      'register',
      {
        body: {
          customer: {
            email: 'new@shop.example',
            firstname: 'Ana',
            lastname: 'Nowak',
            customer_type: 2,
            terms_accepted: true,
            ...change,
          },
          password,
          request: { retailer_id: '1' },
        },
      },
      { bu, headers: fromAnywhere(host) },
    );
  const signIn = (username: string, password: string, headers = fromAnywhere(host)) =>
    host.call('signIn', { body: { username, password } }, { headers });

  it('registering creates an account that can sign in with its e-mail in any letter case', async () => {
    await replied(register({ email: 'First@Shop.example' }));
    const tokens = await replied(signIn('fIRST@shop.EXAMPLE', PASSWORD));
    expect(await replied(host.call('readMe', {}, { token: tokens.jwtToken }))).toMatchObject({
      email: 'first@shop.example',
      customer_type: 2,
      store_id: '1',
    });
  });

  it('accepts the longest password that the form allows, at registration and at sign-in', async () => {
    const password = `Aa1!${'x'.repeat(PASSWORD_MAXIMUM - 4)}`;
    await replied(register({ email: 'long@shop.example' }, password));
    expect(await replied(signIn('long@shop.example', password))).toHaveProperty('jwtToken');
  });

  it('reports every wrong field at once, as the form does (MKT-32)', async () => {
    const wrong = {
      email: '@',
      firstname: '',
      lastname: '',
      mobile: '612345678',
      customer_type: 3,
      terms_accepted: false,
    };
    expect((await refused(register(wrong, 'short'))).fields).toEqual(
      expect.arrayContaining([
        'body.customer.corporation_name',
        'body.customer.company_fiscal_id',
        'body.customer.firstname',
        'body.customer.lastname',
        'body.customer.mobile',
        'body.customer.email',
        'body.password',
        'body.customer.terms_accepted',
      ]),
    );
  });

  it('refuses an e-mail that already has an account (IDT-07)', async () => {
    const { email } = await newShopper(host);
    expect(await refused(register({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      code: 'account-exists',
    });
  });

  it('allows one account per market for the same e-mail', async () => {
    const { email } = await newShopper(host);
    expect(await replied(register({ email, ...answersOf('es') }, PASSWORD, 'es'))).toHaveProperty(
      'id',
    );
  });

  it.each([
    [
      'terms that were not accepted (IDT-04)',
      { terms_accepted: false },
      PASSWORD,
      'body.customer.terms_accepted',
    ],
    ['an invalid e-mail (PWD-07)', { email: 'ana@' }, PASSWORD, 'body.customer.email'],
    ['an empty name', { firstname: '  ' }, PASSWORD, 'body.customer.firstname'],
    ['a number of another country', { mobile: '+49 30 1234567' }, PASSWORD, 'body.customer.mobile'],
    ['a password without a digit (PWD-01)', {}, 'Sunflower-meadow!', 'body.password'],
    [
      'a company without its name',
      { customer_type: 3, company_fiscal_id: '5260250274' },
      PASSWORD,
      'body.customer.corporation_name',
    ],
    [
      'a tax number with a wrong check digit (COMP-09)',
      { customer_type: 3, corporation_name: 'X', company_fiscal_id: '5260250275' },
      PASSWORD,
      'body.customer.company_fiscal_id',
    ],
  ])('refuses %s and names its field', async (_, change, password, field) => {
    expect(
      await refused(register({ email: 'wrong@shop.example', ...change }, password)),
    ).toMatchObject({ status: 400, code: 'bad-input', fields: [field] });
  });

  it.each([
    [
      'a person’s fiscal number that is none',
      'es',
      { fiscal_id_1: '12345678A' },
      ['body.customer.fiscal_id_1'],
    ],
    [
      'a person without address where it is asked',
      'fr',
      { main_address: undefined },
      [
        'body.customer.main_address.street_number',
        'body.customer.main_address.street',
        'body.customer.main_address.postcode',
        'body.customer.main_address.city',
      ],
    ],
    [
      'a company whose type is on no list',
      'pt',
      {
        ...answersOf('pt', 'company'),
        customer_type: 3,
        corporation_name: 'X',
        company_fiscal_id: '501442600',
        legal_entity_type: 'SARL',
      },
      ['body.customer.legal_entity_type'],
    ],
    [
      'a card that is none',
      'pl',
      { loyalty_card_number: 'gold' },
      ['body.customer.loyalty_card_number'],
    ],
  ])(
    'refuses %s on the host as well and names its field (IDT-05, MKT-32)',
    async (_, bu, change, fields) => {
      expect(
        await refused(
          register({ email: 'wrong@shop.example', ...answersOf(bu), ...change }, PASSWORD, bu),
        ),
      ).toMatchObject({ status: 400, fields });
    },
  );

  it('registers a private person without a fiscal number in every market (FLAG-10)', async () => {
    for (const bu of ['pl', 'es', 'fr', 'pt'])
      expect(
        await replied(
          register(
            { email: `no.number.${bu}@shop.example`, ...answersOf(bu), fiscal_id_1: undefined },
            PASSWORD,
            bu,
          ),
        ),
      ).toHaveProperty('id');
  });

  it('stores the fields that the flags require and drops the others (FLAG-10, FLAG-11, ADDR-06)', async () => {
    const me = async (bu: string, change: object) => {
      const email = `kept.${bu}@shop.example`;
      await replied(register({ email, ...change }, PASSWORD, bu));
      const { jwtToken: token } = await replied(
        host.call(
          'signIn',
          { body: { username: email, password: PASSWORD } },
          { bu, headers: fromAnywhere(host) },
        ),
      );
      return replied(host.call('readMe', {}, { bu, token }));
    };
    expect(await me('es', answersOf('es'))).toMatchObject({
      fiscal_id_1: '12345678Z',
      main_address: { street: ['Rua do Sol 4'], postcode: '28013', city: 'Vila', country_id: 'ES' },
    });
    await issueCard('4711000012');
    const polish = await me('pl', {
      ...answersOf('es'),
      loyalty_card_number: '4711 0000 12',
      loyalty_card_postcode: '00-950',
    });
    expect(polish).toMatchObject({ loyalty_card_number: '4711000012' });
    expect([polish.fiscal_id_1, polish.main_address]).toEqual([undefined, undefined]);
  });

  const issueCard = (number: string) =>
    host.database.db
      .insertInto('club_card')
      .values({ market: 'pl', number, postcode: '00-950', points: 0, issued_at: host.clock.now })
      .execute();

  it('finds a club card by number and postal code only, as often as the card may be guessed (IDT-06, ERR-62)', async () => {
    await issueCard('4711000105');
    const attempt = (loyalty_card_number: string, loyalty_card_postcode: string) =>
      refused(
        register({ email: 'no.card@shop.example', loyalty_card_number, loyalty_card_postcode }),
      );
    const field = 'body.customer.loyalty_card_postcode';
    expect(await attempt('4711000112', '00-950')).toMatchObject({ status: 400, fields: [field] });
    for (let guess = 0; guess < 20; guess += 1)
      expect(await attempt('4711000105', '00-951')).toMatchObject({ status: 400, fields: [field] });
    expect((await attempt('4711000105', '00-950')).code).toBe('too-many-requests');
  });

  it('allows a club card on one account only (IDT-06)', async () => {
    await issueCard('4711000099');
    await replied(
      register({
        email: 'first.card@shop.example',
        loyalty_card_number: '4711000099',
        loyalty_card_postcode: '00-950',
      }),
    );
    expect(
      await refused(
        register({ email: 'second.card@shop.example', loyalty_card_number: '4711 0000 99' }),
      ),
    ).toMatchObject({ status: 400, fields: ['body.customer.loyalty_card_number'] });
  });

  it('responds the same to a wrong password and to an unknown account', async () => {
    const { email } = await newShopper(host);
    const answers = [
      await signIn(email, 'Wrong-password-1'),
      await signIn('nobody@shop.example', 'Wrong-password-1'),
    ];
    const parts = answers.map((answer) =>
      'refusal' in answer
        ? { ...answer.refusal, correlationId: '', status: answer.status }
        : answer,
    );
    expect(parts[0]).toEqual(parts[1]);
    expect(parts[0]).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  it('delays guesses at an account longer and longer, whichever network they come from (IDT-16)', async () => {
    const { email } = await newShopper(host);
    const guess = () => refused(signIn(email, 'Wrong-password-1'));
    for (let free = 0; free < 5; free += 1) expect((await guess()).code).toBe('wrong-credentials');
    expect(await refused(signIn(email, PASSWORD))).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    let evaluated = 5;
    for (let second = 0; second < 15 * 60; second += 20) {
      host.clock.now = laterBy(FRIDAY_MORNING, second * 1000);
      if ((await guess()).code === 'wrong-credentials') evaluated += 1;
    }
    expect(evaluated).toBe(8);
    host.clock.now = laterBy(FRIDAY_MORNING, 15 * MINUTE);
    expect(await replied(signIn(email, PASSWORD))).toHaveProperty('jwtToken');
  });

  it('counts parallel guesses against the same remaining attempts (IDT-16)', async () => {
    const { email } = await newShopper(host);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refused(signIn(email, 'Wrong-password-1'))),
    );
    expect(answers.filter(({ code }) => code === 'wrong-credentials')).toHaveLength(5);
  });

  it('lets customers sign in on a known device while strangers guess at the account', async () => {
    const { email } = await newShopper(host);
    const { device } = await replied(signIn(email, PASSWORD));
    for (let guess = 0; guess < 6; guess += 1) await refused(signIn(email, 'Wrong-password-1'));
    const onDevice = (username: string, password: string, token = device ?? '') =>
      host.call(
        'signIn',
        { body: { username, password, device: token } },
        { headers: fromAnywhere(host) },
      );
    expect((await refused(signIn(email, PASSWORD))).code).toBe('too-many-requests');
    expect((await refused(onDevice(email, PASSWORD, 'forged'))).code).toBe('too-many-requests');
    const other = await newShopper(host);
    const { device: foreign = '' } = await replied(signIn(other.email, PASSWORD));
    expect((await refused(onDevice(email, PASSWORD, foreign))).code).toBe('too-many-requests');
    const again = await replied(onDevice(email.toUpperCase(), PASSWORD));
    expect(again).toHaveProperty('jwtToken');
    // The device has its own limit: a thief gets no more guesses than any other stranger.
    for (let guess = 0; guess < 5; guess += 1)
      expect((await refused(onDevice(email, 'Wrong-password-1', again.device))).code).toBe(
        'wrong-credentials',
      );
    expect((await refused(onDevice(email, PASSWORD, again.device))).code).toBe('too-many-requests');
  });

  it('does not block a known device when its network has used up its guesses', async () => {
    const { email } = await newShopper(host);
    const { device = '' } = await replied(signIn(email, PASSWORD));
    const shared = fromAnywhere(host);
    for (let guess = 0; guess < 51; guess += 1)
      await signIn(`crowd${guess}@shop.example`, 'Wrong-password-1', shared);
    expect((await refused(signIn(email, PASSWORD, shared))).code).toBe('too-many-requests');
    expect(
      await replied(
        host.call(
          'signIn',
          { body: { username: email, password: PASSWORD, device } },
          { headers: shared },
        ),
      ),
    ).toHaveProperty('jwtToken');
  }, 60_000);

  it('counts an IPv6 /64 as one network', async () => {
    const from = (address: string) => ({
      'x-shopper-address': address,
      'x-service-credential': host.secrets.serviceCredential,
    });
    for (let guess = 0; guess < 50; guess += 1)
      await signIn(`v6-${guess}@shop.example`, 'Wrong-password-1', from(`2001:db8:0:7::${guess}`));
    expect(
      (await refused(signIn('v6@shop.example', 'Wrong-password-1', from('2001:db8:0:7:ffff::1'))))
        .code,
    ).toBe('too-many-requests');
    expect(
      (await refused(signIn('v6@shop.example', 'Wrong-password-1', from('2001:db8:0:8::1')))).code,
    ).toBe('wrong-credentials');
  }, 60_000);

  it('logs a security event without personal data when a sign-in fails', async () => {
    const before = host.logged.length;
    await refused(signIn('secret.person@shop.example', 'Wrong-password-1'));
    const lines = host.logged.slice(before).join('');
    expect(lines).toContain('"securityEvent":"sign-in-failed"');
    expect(lines).toContain('"realm":"pl"');
    expect([lines.includes('secret'), lines.includes('10.0.')]).toEqual([false, false]);
  });

  it('resets the guesses after a success, and limits each address separately', async () => {
    const { email } = await newShopper(host);
    const home = fromAnywhere(host);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await refused(signIn(email, 'Wrong-password-1'));
      await replied(signIn(email, PASSWORD, home));
    }
    for (let guess = 0; guess < 50; guess += 1)
      await refused(signIn(`somebody${guess}@shop.example`, 'Wrong-password-1', home));
    expect((await refused(signIn('other@shop.example', 'Wrong-password-1', home))).code).toBe(
      'too-many-requests',
    );
  }, 60_000);

  it('accepts the shopper’s address only with the storefront’s credential', async () => {
    const forged = { 'x-shopper-address': '203.0.113.9', 'x-service-credential': 'guessed' };
    for (let guess = 0; guess < 51; guess += 1)
      await signIn(`spread${guess}@shop.example`, 'Wrong-password-1', {
        ...forged,
        'x-shopper-address': `203.0.113.${guess}`,
      });
    expect((await refused(signIn('spread@shop.example', 'Wrong-password-1', forged))).code).toBe(
      'too-many-requests',
    );
  }, 60_000);

  it('expires an access token after ten minutes (SES-22)', async () => {
    const { token } = await newShopper(host);
    host.clock.now = laterBy(FRIDAY_MORNING, 10 * MINUTE - 1000);
    await replied(host.call('readMe', {}, { token }));
    host.clock.now = laterBy(FRIDAY_MORNING, 10 * MINUTE + 1000);
    expect((await refused(host.call('readMe', {}, { token }))).code).toBe('unauthenticated');
  });

  it('ends the session and its refresh token at once on sign-out (SES-14)', async () => {
    const { token, refreshToken } = await newShopper(host);
    expect(await replied(host.call('signOut', {}, { token }))).toBe(true);
    expect((await refused(host.call('readMe', {}, { token }))).status).toBe(401);
    expect((await refused(host.call('refreshSession', { body: { refreshToken } }))).status).toBe(
      401,
    );
  });

  it('returns a new pair on refresh, and lets parallel tabs use the old one for 30 seconds (SES-22)', async () => {
    const { refreshToken } = await newShopper(host);
    const first = await replied(host.call('refreshSession', { body: { refreshToken } }));
    host.clock.now = laterBy(FRIDAY_MORNING, 29_000);
    const second = await replied(host.call('refreshSession', { body: { refreshToken } }));
    expect(new Set([refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
    for (const { jwtToken } of [first, second])
      await replied(host.call('readMe', {}, { token: jwtToken }));
  });

  it('ends the whole session when a refresh token is reused later, because it was stolen', async () => {
    const { refreshToken } = await newShopper(host);
    const next = await replied(host.call('refreshSession', { body: { refreshToken } }));
    host.clock.now = laterBy(FRIDAY_MORNING, 31_000);
    expect((await refused(host.call('refreshSession', { body: { refreshToken } }))).status).toBe(
      401,
    );
    expect((await refused(host.call('readMe', {}, { token: next.jwtToken }))).status).toBe(401);
    expect(
      (await refused(host.call('refreshSession', { body: { refreshToken: next.refreshToken } })))
        .status,
    ).toBe(401);
  });

  it('stores tokens only as hashes', async () => {
    const { refreshToken, token } = await newShopper(host);
    const stored = JSON.stringify([
      await host.database.db.selectFrom('refresh_token').selectAll().execute(),
      await host.database.db.selectFrom('session').selectAll().execute(),
    ]);
    expect(stored.includes(refreshToken) || stored.includes(token)).toBe(false);
  });
});
