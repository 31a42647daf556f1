import { createHostClient, type HostClient, trustedReply } from '@materia/api-client-kernel';
import { aCustomer, type MockRequest, type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { refreshedPath } from '@materia/page-request';
import { draw } from '@materia/testing/draw';
import { marketOf, markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { confirmNewEmail } from './email-confirmation.action.ts';
import { EmailConfirmationView } from './EmailConfirmationView.tsx';
import { changeProfile } from './profile.action.ts';
import { loadProfile } from './profile.loader.ts';
import { ProfileView } from './ProfileView.tsx';

const STORED = {
  lastname_2: 'Maj',
  prefix: 'Mrs',
  dob: '1984-02-29',
} as const;
const PHONES: Readonly<Record<string, { readonly stored: string; readonly shown: string }>> = {
  pl: { stored: '+48601020304', shown: '601 020 304' },
  es: { stored: '+34601020304', shown: '601 020 304' },
  fr: { stored: '+33601020304', shown: '06 01 02 03 04' },
  pt: { stored: '+351912345678', shown: '912 345 678' },
};

describe.each(markets)('my information in $id', (market) => {
  const { profile: words, register, emailChange } = market.texts;
  const to = pathTo(market.routes);
  const page = to('myInformations');
  const { stored, shown } = PHONES[market.id] ?? { stored: '', shown: '' };
  const anna = aCustomer({ ...STORED, mobile: stored, phone: stored, email: ANNA.email });

  const visit = (
    answers: Partial<MockResponses> = {},
    customer = anna,
    /** Refusals with fields, which mocks do not have. */
    refusalOf: (
      name: string,
    ) => { readonly status: number; readonly body: object } | undefined = () => undefined,
  ) => {
    const sent: unknown[] = [];
    const record = ({ body }: MockRequest) => {
      sent.push(body);
      return { reply: customer };
    };
    const answering = mockHost({
      readMe: () => ({ reply: customer }),
      updateMe: record,
      cancelEmailChange: () => {
        sent.push('cancelled');
        return { reply: true };
      },
      ...answers,
    });
    const refusing = createHostClient({
      transport: async ({ name }) => {
        const { status = 500, body = {} } = refusalOf(name) ?? {};
        return { ok: false, status, json: async () => body };
      },
      replyReader: trustedReply,
    });
    const host: HostClient = (name, input) =>
      refusalOf(name) === undefined ? answering(name, input) : refusing(name, input);
    const { context, sessionEvents } = aVisit(market, host, {
      customer: { ...ANNA, isProfessional: customer.customer_type === 3 },
    });
    const html = async (outcome?: unknown) =>
      draw(
        <ProfileView
          facts={await loadProfile({ context })}
          outcome={outcome as Parameters<typeof ProfileView>[0]['outcome']}
        />,
        market,
      );
    const save = (fields: Readonly<Record<string, string>>) =>
      outcomeOf(() => changeProfile({ context, request: posted(fields) }));
    const confirm = () =>
      outcomeOf(() => confirmNewEmail({ context, params: { token: 'id-sig' } }));
    return { html, save, confirm, sent, sessionEvents };
  };
  const typed = {
    civility: 'Mr',
    firstname: 'Jan',
    lastname: 'Lis',
    secondLastname: '',
    birthDate: '01-03-1990',
    mobile: shown,
    phone: '',
  };

  it('shows what is stored: the birth date as dd-mm-yyyy, phones as the country writes them (RTE-47, ACC-05, ACC-16)', async () => {
    const html = await visit().html();
    for (const text of [
      'value="Anna"',
      'value="29-02-1984"',
      `value="${shown}"`,
      words.email,
      ANNA.email,
      words.birthDate,
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/value="Mrs"[^>]*checked|checked[^>]*value="Mrs"/);
    expect(html.includes('name="secondLastname"')).toBe(market.settings.secondLastname);
  });

  it('saves what was typed, birth date reversed, and shows the page with a message (ACC-05, ACC-16)', async () => {
    const { save, sent, sessionEvents } = visit();
    expect(await save(typed)).toMatchObject({ status: 303, location: refreshedPath(page) });
    expect(sent).toMatchObject([
      {
        prefix: 'Mr',
        firstname: 'Jan',
        lastname: 'Lis',
        dob: '1990-03-01',
        mobile: stored,
        phone: '',
      },
    ]);
    expect(JSON.stringify(sessionEvents)).toContain('profile.saved');
  });

  it('reports wrong fields in the order of the form, with what was typed, and sends nothing', async () => {
    const { html, save, sent } = visit();
    const wrong = { ...typed, firstname: '', birthDate: '31-02-1990', mobile: '12', phone: 'x' };
    const { status, facts } = await save(wrong);
    expect([status, sent]).toEqual([422, []]);
    const page = await html(facts);
    expect([...page.matchAll(/<a href="#(\w+)">/gu)].map(([, field]) => field)).toEqual([
      'firstname',
      'birthDate',
      'mobile',
      'phone',
    ]);
    expect(page).toContain(register.required);
    expect(page).toContain('value="31-02-1990"');
    const late = await save({ ...typed, birthDate: '01-01-2099' });
    expect(await html(late.facts)).toContain(words.birthDateFuture);
  });

  it('a failure of the host has a message, and nothing that was typed is lost', async () => {
    const down = visit({ updateMe: () => ({ refusal: 'internal' }) });
    const outage = await down.save(typed);
    const html = await down.html(outage.facts);
    expect([outage.status, html.includes(words.failed), html.includes('value="Jan"')]).toEqual([
      502,
      true,
      true,
    ]);
    expect((await visit({ updateMe: () => ({ refusal: 'bad-input' }) }).save(typed)).status).toBe(
      422,
    );
  });

  it('asks for another e-mail address with its repetition and the password (PWD-07)', async () => {
    const { save, sent, sessionEvents } = visit();
    const change = {
      intent: 'email',
      email: 'Anna.Lis@materia.example',
      emailAgain: 'Anna.Lis@materia.example',
      currentPassword: ' secret ',
    };
    expect(await save(change)).toMatchObject({ status: 303, location: page });
    expect(sent).toEqual([{ email: 'Anna.Lis@materia.example', password: ' secret ' }]);
    expect(JSON.stringify(sessionEvents)).toContain('profile.emailAsked');
  });

  it.each([
    ['missing', { email: '', emailAgain: '' }, register.required],
    ['no address', { email: 'anna@', emailAgain: 'anna@' }, register.emailInvalid],
    ['repeated otherwise', { emailAgain: 'other@materia.example' }, words.emailDiffers],
    ['the account’s own', { email: ANNA.email, emailAgain: ANNA.email }, words.emailSame],
  ])(
    'a new e-mail address that is %s is refused at its field (PWD-07)',
    async (_, change, text) => {
      const { html, save, sent } = visit();
      const asked: Readonly<Record<string, string>> = {
        intent: 'email',
        email: 'new@materia.example',
        emailAgain: 'new@materia.example',
        currentPassword: 'x',
      };
      const { status, facts } = await save({ ...asked, ...change });
      expect([status, sent]).toEqual([422, []]);
      const page = await html(facts);
      expect(page).toContain(text);
      expect(page).toMatch(/<details[^>]* open/);
    },
  );

  it.each([
    ['bad-input', ['body.password'], 422, words.passwordWrong],
    ['bad-input', ['body.email'], 422, register.emailInvalid],
    ['bad-input', ['body.firstname'], 422, words.failed],
    ['too-many-requests', [], 429, words.tooMany],
    ['internal', [], 502, words.failed],
  ] as const)(
    'what the host refuses as %s %s is said in the form of the e-mail address, without the password',
    async (code, fields, expected, text) => {
      const { html, save } = visit({}, anna, (name) =>
        name === 'updateMe'
          ? {
              status: expected === 422 ? 400 : expected,
              body: {
                code,
                message: '',
                fields: fields.map((field) => ({ field, kind: 'missing' })),
              },
            }
          : undefined,
      );
      const { status, facts } = await save({
        intent: 'email',
        email: 'new@materia.example',
        emailAgain: 'new@materia.example',
        currentPassword: 'top-secret',
      });
      const page = await html(facts);
      expect([status, page.includes(text), page.includes('top-secret')]).toEqual([
        expected,
        true,
        false,
      ]);
    },
  );

  it('shows the address that waits for its owner, and can give the change up', async () => {
    const waiting = aCustomer({ extension_attributes: { pending_email: 'new@materia.example' } });
    const { html, save, sent } = visit({}, waiting);
    const page = await html();
    expect(page).toContain(words.emailWaiting.replace('{email}', 'new@materia.example'));
    expect(page).toContain(words.emailCancel);
    expect(await save({ intent: 'keep-email' })).toMatchObject({ status: 303 });
    expect(sent).toEqual(['cancelled']);
  });

  it.each([
    [undefined, emailChange.action, 200],
    ['account-exists', emailChange.takenText, 409],
    ['not-found', emailChange.goneText, 404],
    ['too-many-requests', emailChange.tooMany, 429],
    ['internal', emailChange.failed, 502],
  ] as const)(
    'the link to a new address answers %s with its own page',
    async (refusal, text, status) => {
      if (refusal === undefined) {
        const done = await visit().confirm();
        expect(done.status).toBe(status);
        expect(draw(<EmailConfirmationView outcome={undefined} />, market)).toContain(text);
        const html = draw(
          <EmailConfirmationView outcome={{ kind: 'changed', email: 'anna@materia.example' }} />,
          market,
        );
        expect(html).toContain(emailChange.doneText.replace('{email}', 'anna@materia.example'));
        return;
      }
      const { status: answered, facts } = await visit({
        confirmEmail: () => ({ refusal }),
      }).confirm();
      expect(answered).toBe(status);
      expect(
        draw(
          <EmailConfirmationView
            outcome={facts as Parameters<typeof EmailConfirmationView>[0]['outcome']}
          />,
          market,
        ),
      ).toContain(text);
    },
  );
});

describe('my information of a company', () => {
  it('has its name, tax number, type and European VAT number instead of a fiscal number (COMP-10)', async () => {
    const market = marketOf('fr');
    const { context } = aVisit(
      market,
      mockHost({
        readMe: () => ({
          reply: aCustomer({
            customer_type: 3,
            corporation_name: 'Dubois',
            company_fiscal_id: '73282932000074',
            legal_entity_type: 'SAS',
          }),
        }),
      }),
      { customer: { ...ANNA, isProfessional: true } },
    );
    const html = draw(<ProfileView facts={await loadProfile({ context })} />, market);
    for (const text of ['value="Dubois"', 'name="companyType"', 'name="vatNumber"'])
      expect(html).toContain(text);
    expect(html).not.toContain('name="fiscalNumber"');
  });
});
