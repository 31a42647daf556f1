import { HostUnavailable, type HostClient } from '@materia/api-client-kernel';
import {
  aCustomer,
  anAddress,
  anOrder,
  defaultResponses,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { formatPhone } from '@materia/domain-contact';
import { CHANNELS, flagSet } from '@materia/domain-feature-flags';
import { draw as drawIn } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import type { Market } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadAccount } from './account.loader.ts';
import { AccountView } from './AccountView.tsx';
import { loadLogin, signIn } from './login.action.ts';
import { LoginView } from './LoginView.tsx';
import { loadLogout, signOut } from './logout.action.ts';
import { loadRegister, register } from './register.action.ts';
import { RegisterView } from './RegisterView.tsx';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';

const [poland, spain, france, portugal] = markets;
const CUSTOMER = {
  id: 'c-1',
  firstname: 'Anna',
  lastname: 'Nowak',
  email: 'anna@materia.example',
  mobile: '',
  isProfessional: false,
};
const PASSWORD = 'Trudne#Haslo1';

/** The market's registration questions with its preset flags. */
const questionsOf = (market: Market) =>
  loadRegister({
    context: aVisit(market, mockHost({})).context,
    url: new URL('https://shop.test/create'),
  });

/** Answers that each market accepts when its flags require them. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pl: {},
  es: {
    fiscalNumber: '12345678Z',
    companyType: 'COMPANY',
    street: 'Calle Mayor',
    streetNumber: '4',
    postcode: '28013',
    city: 'Madrid',
  },
  fr: {
    fiscalNumber: '0701987765493',
    companyType: 'SARL',
    street: 'rue du Port',
    streetNumber: '4',
    postcode: '44000',
    city: 'Nantes',
  },
  pt: {
    fiscalNumber: '501964843',
    companyType: 'COMPANY',
    street: 'Rua do Sol',
    streetNumber: '4',
    postcode: '1000-001',
    city: 'Lisboa',
  },
};

const draw = (view: ReactNode, market: Market = poland): string => drawIn(view, market);

describe('signing in', () => {
  const login = (
    fields: Readonly<Record<string, string>>,
    query = '',
    changes: Partial<ShopRequest> = {},
  ) => {
    const { context } = aVisit(poland, mockHost({}), changes);
    return outcomeOf(() =>
      signIn({ context, request: posted(fields), url: new URL(`https://shop.test/login${query}`) }),
    );
  };
  const good = { email: 'anna@materia.example', password: PASSWORD };

  it.each([
    ['the account when no page was requested', '', '/customer/account'],
    ['the requested page', '?return=%2Fcheckout%2Fshippings', '/checkout/shippings'],
    [
      'the account when another site was requested',
      '?return=%2F%2Fevil.example',
      '/customer/account',
    ],
  ])('redirects to %s (SES-23, SHL-11)', async (_, query, location) => {
    expect(await login(good, query)).toMatchObject({ status: 303, location });
  });

  it.each(markets)(
    'in market $id reports wrong credentials, keeps the email and never the password (IDT-02)',
    async (market) => {
      const { status, facts } = await login({
        email: 'anna@materia.example',
        password: 'wrong-password-1',
      });
      expect(status).toBe(422);
      const html = draw(<LoginView returnPath={undefined} refusal={facts} />, market);
      expect(html).toContain(market.texts.login.wrongCredentials);
      expect(html).toContain('value="anna@materia.example"');
      expect(html).not.toContain('wrong-password-1');
    },
  );

  it.each([
    ['fr', 'Ce champ est requis'],
    ['pt', 'Este campo é obrigatório'],
  ])('names an empty field in %s as specified (ERR-77)', async (id, text) => {
    const { facts } = await login({ email: '', password: '' });
    const market = markets.find((one) => one.id === id);
    const html = draw(<LoginView returnPath={undefined} refusal={facts} />, market);
    expect(html.split(text)).toHaveLength(5);
  });

  it('uses the specified texts for wrong credentials and problems (ERR-57, ERR-58, ERR-59)', () => {
    expect(poland.texts.login.wrongCredentials).toBe('Nieprawidłowy login lub hasło.');
    expect(poland.texts.login.problem).toBe('Wystąpił problem, skontaktuj się z lokalnym sklepem');
    expect(spain.texts.login.problem).toBe(
      'Ha surgido un problema, contacta con tu Almacén de referencia',
    );
  });

  it('shows that an error has occurred when the shop rejects it for another reason (ERR-60)', async () => {
    const { context } = aVisit(spain, mockHost({}), {});
    const shop = context.get(shopRequest);
    context.set(shopRequest, {
      ...shop,
      session: { ...shop.session, signIn: async () => 'refused' },
    });
    const { status, facts } = await outcomeOf(() =>
      signIn({ context, request: posted(good), url: new URL('https://shop.test/login') }),
    );
    expect(status).toBe(422);
    expect(draw(<LoginView returnPath={undefined} refusal={facts} />, spain)).toContain(
      'Ha ocurrido un error.',
    );
  });

  it.each([
    [france, 'Ce champ est requis'],
    [portugal, 'Este campo é obrigatório'],
  ])('names a missing field with the specified text (PWD-08, PWD-09)', async (market, text) => {
    const { status, facts } = await login({ email: '', password: '' });
    expect([status, facts?.missing]).toEqual([422, ['email', 'password']]);
    expect(draw(<LoginView returnPath={undefined} refusal={facts} />, market)).toContain(text);
  });

  it('reports a host error up to 502 on its own page, and leaves 503 to the error page (ERR-22, ERR-30)', async () => {
    const failing = (status: number) => {
      const { shop } = aVisit(poland, mockHost({}));
      return login(good, '', {
        session: { ...shop.session, signIn: () => Promise.reject(new HostUnavailable(status)) },
      });
    };
    expect(await failing(500)).toMatchObject({ status: 502, facts: { kind: 'problem' } });
    await expect(failing(503)).rejects.toThrow(HostUnavailable);
  });

  it('is skipped for signed-in customers', async () => {
    const { context } = aVisit(poland, mockHost({}), { customer: CUSTOMER });
    expect(
      await outcomeOf(() =>
        loadLogin({
          context,
          url: new URL('https://shop.test/login?return=%2Fcustomer%2Forders%2F'),
        }),
      ),
    ).toMatchObject({ status: 302, location: '/customer/orders/' });
  });

  it.each([false, true])(
    'leads a new shopper of the checkout to the account inside it, unless guests may order: %s (FLAG-40)',
    (isOn) => {
      const { context, shop } = aVisit(poland, mockHost({}), {
        flags: flagSet({
          channel: 'web',
          choices: { CHECKOUT_GUEST_ALLOWED: isOn },
          presets: poland.flagPresets,
        }),
      });
      const url = new URL('https://shop.test/login');
      url.searchParams.set('return', shop.to('checkoutDelivery'));
      const html = draw(<LoginView {...loadLogin({ context, url })} refusal={undefined} />, poland);
      expect(html.includes(`href="${shop.to('checkoutGuest')}"`)).toBe(!isOn);
      expect(html.includes(`href="${shop.to('register')}?return=`)).toBe(isOn);
    },
  );
});

describe('signing out', () => {
  it('happens only by submitting the form, forgets the place, and redirects home (SES-11)', async () => {
    const visit = aVisit(poland, mockHost({}), { customer: CUSTOMER });
    expect(loadLogout({ context: visit.context })).toBeNull();
    expect(visit.sessionEvents).toEqual([]);
    expect(await outcomeOf(() => signOut({ context: visit.context }))).toMatchObject({
      status: 303,
      location: '/',
    });
    expect(visit.sessionEvents).toEqual([{ kind: 'sign-out' }, { kind: 'keep-place', what: '' }]);
  });
});

describe('registering', () => {
  const typed = {
    kind: 'private',
    firstname: 'Anna',
    lastname: 'Nowak',
    mobile: '',
    email: 'anna@materia.example',
    password: PASSWORD,
    passwordAgain: PASSWORD,
    terms: '1',
    company: '',
    taxNumber: '',
  };
  const send = async (
    changes: Readonly<Record<string, string>> = {},
    answers: Partial<MockResponses> = {},
    market: Market = poland,
    query = '',
  ) => {
    const sent: unknown[] = [];
    const note: MockResponses['register'] = (request) => {
      sent.push(request.body);
      return (answers.register ?? defaultResponses.register)(request);
    };
    const { context } = aVisit(market, mockHost({ ...answers, register: note }));
    const fields = Object.fromEntries(
      Object.entries({ ...typed, ...ANSWERS[market.id], ...changes }).filter(
        ([name, value]) => name !== 'terms' || value !== '',
      ),
    );
    return {
      outcome: await outcomeOf(() =>
        register({
          context,
          request: posted(fields),
          url: new URL(`https://shop.test/create${query}`),
        }),
      ),
      sent,
    };
  };

  it('creates the account with its store, signs in and redirects to the requested page (IDT-03)', async () => {
    const { outcome, sent } = await send(
      { mobile: '601 020 304' },
      {},
      poland,
      '?return=%2Fcheckout%2Fshippings',
    );
    expect(outcome).toMatchObject({ status: 303, location: '/checkout/shippings' });
    expect(sent).toEqual([
      {
        customer: {
          email: 'anna@materia.example',
          firstname: 'Anna',
          lastname: 'Nowak',
          mobile: '+48601020304',
          customer_type: 2,
          terms_accepted: true,
        },
        password: PASSWORD,
        request: { retailer_id: '12' },
      },
    ]);
  });

  it.each([
    [poland, '526-025-09-95', '5260250996'],
    [spain, 'A58818501', 'A58818502'],
    [france, '732 829 320 00074', '73282932000075'],
    [portugal, '501442600', '501442601'],
  ])(
    'requires a company and a tax number with valid check digits from professionals (BEY-24)',
    async (market, right, wrong) => {
      expect(
        (await send({ kind: 'professional', company: 'Budowa', taxNumber: right }, {}, market))
          .outcome.status,
      ).toBe(303);
      const { outcome } = await send({ kind: 'professional', taxNumber: wrong }, {}, market);
      expect(outcome).toMatchObject({
        status: 422,
        facts: {
          faults: { company: { kind: 'missing' }, taxNumber: { kind: 'not-a-tax-number' } },
        },
      });
    },
  );

  it.each([
    ['a missing first name', { firstname: ' ' }, { firstname: { kind: 'missing' } }],
    [
      'a last name of 51 letters',
      { lastname: 'x'.repeat(51) },
      { lastname: { kind: 'too-long', maximum: 50 } },
    ],
    ['an invalid email', { email: 'anna@' }, { email: { kind: 'not-an-email' } }],
    ['a landline number as mobile', { mobile: '612345678' }, { mobile: { kind: 'not-a-mobile' } }],
    [
      'a short password',
      { password: 'aB1#', passwordAgain: 'aB1#' },
      { password: { kind: 'weak-password', unmet: [{ kind: 'password-too-short', minimum: 8 }] } },
    ],
    [
      'passwords that differ',
      { passwordAgain: `${PASSWORD} ` },
      { passwordAgain: { kind: 'password-differs' } },
    ],
    ['terms that were not accepted', { terms: '' }, { terms: { kind: 'terms-not-accepted' } }],
  ])(
    'rejects %s at its field and sends no request (IDT-04, PWD-01, PWD-04)',
    async (_, changes, faults) => {
      const { outcome, sent } = await send(changes);
      expect([outcome.status, outcome.facts?.faults, sent]).toEqual([422, faults, []]);
    },
  );

  it('requires a lower-case letter everywhere except in Spain (PWD-03, PWD-06)', async () => {
    const password = { password: 'CLAVE#123', passwordAgain: 'CLAVE#123' };
    expect((await send(password, {}, spain)).outcome.facts?.faults.password).toBeUndefined();
    expect((await send(password)).outcome.facts?.faults.password).toEqual({
      kind: 'weak-password',
      unmet: [{ kind: 'lowercase-missing' }],
    });
  });

  it.each(markets)(
    'in market $id shows each message at its field and in the summary, and keeps what was typed except passwords (MKT-25, MKT-32)',
    async (market) => {
      const { outcome } = await send({
        firstname: '',
        email: 'nobody',
        password: 'Geheim',
        kind: 'professional',
        company: 'Firma & Syn',
      });
      const html = draw(<RegisterView {...questionsOf(market)} refusal={outcome.facts} />, market);
      for (const field of ['firstname', 'email', 'password', 'taxNumber']) {
        expect(html).toContain(`href="#${field}"`);
        expect(html).toContain(`id="${field}-error"`);
      }
      expect(html).toContain('value="Firma &amp; Syn"');
      expect(html).toContain('value="nobody"');
      expect(html).not.toContain('Geheim');
    },
  );

  it.each(markets)(
    'in market $id reports that the email already has an account (IDT-07, ERR-61)',
    async (market) => {
      const { outcome } = await send({}, { register: () => ({ refusal: 'account-exists' }) });
      expect(outcome.status).toBe(409);
      expect(
        draw(<RegisterView {...questionsOf(market)} refusal={outcome.facts} />, market),
      ).toContain(market.texts.register.accountExists);
    },
  );

  it('asks customers to wait after too many attempts', async () => {
    expect(
      (await send({}, { register: () => ({ refusal: 'too-many-requests' }) })).outcome,
    ).toMatchObject({ status: 429, facts: { problem: 'too-many-requests' } });
  });

  it('reports on its own page that the shop could not create the account, and keeps what was typed (ERR-63, ERR-22)', async () => {
    const { shop } = aVisit(poland, mockHost({}));
    const { context } = aVisit(poland, (name, input) =>
      name === 'register' ? Promise.reject(new HostUnavailable(500)) : shop.host(name, input),
    );
    const outcome = await outcomeOf(() =>
      register({ context, request: posted(typed), url: new URL('https://shop.test/create') }),
    );
    expect(outcome).toMatchObject({
      status: 502,
      facts: { problem: 'failed', typed: { firstname: 'Anna' } },
    });
  });

  it('strips control characters from fields', async () => {
    expect((await send({ firstname: 'An\0na\r\n' })).sent).toMatchObject([
      { customer: { firstname: 'Anna' } },
    ]);
  });

  it('preselects the kind named in the query', () => {
    const { context } = aVisit(poland, mockHost({}));
    expect(
      loadRegister({ context, url: new URL('https://shop.test/create?kind=professional') }),
    ).toMatchObject({ kind: 'professional', returnPath: undefined });
    expect(
      loadRegister({ context, url: new URL('https://shop.test/create?kind=x&return=%2F%2Fevil') }),
    ).toMatchObject({ kind: 'private', returnPath: undefined });
  });
});

describe('the account summary', () => {
  const open = async (answers: Partial<MockResponses> = {}) => {
    const { context } = aVisit(poland, mockHost(answers), { customer: CUSTOMER });
    return loadAccount({ context });
  };

  const withCard = () => ({ reply: aCustomer({ loyalty_card_number: '900123' }) });

  it('shows name, store, loyalty status and last order (ACC-19)', async () => {
    const facts = await open({
      readMe: () => ({
        reply: aCustomer({ loyalty_card_number: '900123', loyalty_rank: 'PLATINUM' }),
      }),
      listOrders: () => ({ reply: { orders: [anOrder()], total: 1, page: 1, page_count: 1 } }),
    });
    const html = draw(<AccountView {...facts} />);
    for (const text of [
      'Anna',
      'Poznań Franowo',
      '900123',
      poland.texts.club.silver,
      '>850<',
      'PL-2603-000017',
    ])
      expect(html).toContain(text);
  });

  it.each([
    [{ corporation_name: 'Budowa', company_fiscal_id: '5260250274' }, [true, true]],
    [{ corporation_name: 'Budowa' }, [true, false]],
    [{ company_fiscal_id: '5260250274' }, [false, true]],
    [{}, [false, false]],
  ])('names what it knows of the company of %j (ACC-19)', async (company, shown) => {
    const facts = await open({ readMe: () => ({ reply: aCustomer(company) }) });
    const html = draw(<AccountView {...facts} />);
    const { account } = poland.texts;
    expect(
      [account.company, account.taxNumber].map((term) => html.includes(`>${term}</dt>`)),
    ).toEqual(shown);
  });

  it.each(markets)(
    'in market $id shows the club card depending on the flag of the club, on every channel (LOY-18, FLAG-43, FLR-07)',
    async (market) => {
      for (const channel of CHANNELS) {
        for (const on of [true, false]) {
          const { context } = aVisit(market, mockHost({ readMe: withCard }), {
            channel,
            customer: CUSTOMER,
            flags: flagSet({ channel, choices: { LOYALTY_CLUB: on }, presets: market.flagPresets }),
          });
          expect(
            draw(<AccountView {...await loadAccount({ context })} />, market).includes(
              'id="loyalty"',
            ),
          ).toBe(on);
        }
      }
    },
  );

  it('offers a customer without a card of the club to join, and members their page (ACC-06)', async () => {
    const { loyalty, loyaltyRegister } = poland.routes;
    const stranger = draw(
      <AccountView
        {...await open({ readLoyaltyAccount: () => ({ refusal: 'not-found' as const }) })}
      />,
    );
    expect(stranger).toContain(`href="${loyaltyRegister.canonical}"`);
    const member = await open({
      readMe: () => ({ reply: aCustomer({ loyalty_card_number: '900123' }) }),
    });
    expect(draw(<AccountView {...member} />)).toContain(`href="${loyalty.canonical}"`);
  });

  it.each(markets)(
    'in market $id shows when the last order is ready and what comes next, phones as the country writes them, and the delivery address (ACC-19)',
    async (market) => {
      const mobile =
        market.id === 'fr'
          ? '+33601020304'
          : market.id === 'pt'
            ? '+351912345678'
            : market.id === 'es'
              ? '+34601020304'
              : '+48601020304';
      const { context } = aVisit(
        market,
        mockHost({
          readMe: () => ({ reply: aCustomer({ mobile, addresses: [anAddress()] }) }),
          listOrders: () => ({ reply: { orders: [anOrder()], total: 1, page: 1, page_count: 1 } }),
        }),
        { customer: CUSTOMER },
      );
      const html = draw(<AccountView {...await loadAccount({ context })} />, market);
      const t = textsIn(market);
      for (const text of [
        t('account.nextStep', { step: t('tracking.preparationPickup') }),
        formatPhone(mobile, market.rules.phone),
        'Długa 12/5',
        `href="${market.routes.myAddressBook.canonical}"`,
        `href="${market.routes.myInformations.canonical}"`,
        `href="${market.routes.myPurchases.canonical}"`,
      ])
        expect(html).toContain(text);
      expect(html).not.toContain(mobile);
    },
  );

  it('is shown without the last order when orders cannot be read', async () => {
    const answering = mockHost({});
    const failing: HostClient = (name, input) =>
      name === 'listOrders' ? Promise.reject(new HostUnavailable(503)) : answering(name, input);
    const { context } = aVisit(poland, failing, { customer: CUSTOMER });
    const facts = await loadAccount({ context });
    expect([facts.isPartial, facts.lastOrder]).toEqual([true, undefined]);
    expect(draw(<AccountView {...facts} />)).toContain(poland.texts.account.loadError);
  });
});
