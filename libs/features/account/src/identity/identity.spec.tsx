import { type MockResponses, mockHost } from '@materia/api-mocks';
import type { ShopRequest } from '@materia/page-request';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import {
  type ConfirmOutcome,
  followConfirmation,
  loadConfirmation,
} from './confirm-account.action.ts';
import { ConfirmAccountView } from './ConfirmAccountView.tsx';
import { createPassword, loadCreatePassword } from './create-password.action.ts';
import { CreatePasswordView } from './CreatePasswordView.tsx';
import { activatePrecreated, loadPrecreated } from './precreated.action.ts';
import { PrecreatedView } from './PrecreatedView.tsx';
import { changeSecurity, loadSecurity } from './security.action.ts';
import { SecurityView } from './SecurityView.tsx';

const [poland] = markets;
const NEW_PASSWORD = 'Juniper-lantern-7!';
const TWICE = { intent: 'password', password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD };
const each = markets.map((market) => [market.id, market] as const);
const urlOf = (query = '') => new URL(`https://shop.test/page${query}`);
const visit = (responses: Partial<MockResponses>, changes: Partial<ShopRequest> = {}) =>
  aVisit(poland, mockHost(responses), changes);

describe.each(each)('the confirmation of an account in %s', (_, market) => {
  const params = { id: 'l-1', token: 'k-1' };
  const pageOf = (outcome: ConfirmOutcome | undefined): string =>
    draw(<ConfirmAccountView link={params} isSignedIn={false} outcome={outcome} />, market);

  it('asks with a button, so that mail programs that open links confirm nothing (IDT-08, RTE-59)', async () => {
    const { context } = aVisit(market, mockHost({}));
    expect(await outcomeOf(() => loadConfirmation({ context, params }))).toMatchObject({
      facts: { link: params, isSignedIn: false },
    });
    const html = pageOf(undefined);
    expect(html).toContain(market.texts.identity.confirmAction);
    expect(html).toContain('method="post"');
  });

  it.each([
    ['activated', {}, 'confirmedText'],
    ['already-active', { refusal: 'already-active' }, 'alreadyText'],
    ['link-invalid', { refusal: 'link-invalid' }, 'invalidText'],
    ['link-expired', { refusal: 'link-expired' }, 'expiredText'],
    ['too-many-requests', { refusal: 'too-many-requests' }, 'tooMany'],
  ] as const)('says %s in the market’s words (IDT-08)', async (kind, answer, text) => {
    const { context } = aVisit(
      market,
      mockHost('refusal' in answer ? { confirmAccount: () => answer } : {}),
    );
    const { facts } = await outcomeOf(() =>
      followConfirmation({ context, params, request: posted({ intent: 'confirm' }) }),
    );
    expect(facts).toBe(kind);
    expect(pageOf(facts)).toContain(market.texts.identity[text]);
  });

  it('offers another link when it expired, and has it mailed', async () => {
    expect(pageOf('link-expired')).toContain(market.texts.identity.expiredAction);
    const { context } = aVisit(market, mockHost({}));
    const { facts } = await outcomeOf(() =>
      followConfirmation({ context, params, request: posted({ intent: 'resend' }) }),
    );
    expect(pageOf(facts)).toContain(market.texts.identity.resentText);
  });
});

describe('a forgotten password', () => {
  it('is asked for by an address, and the answer is the same for all (IDT-09, ERR-73, RTE-60)', async () => {
    const { context, sessionEvents } = visit({});
    expect(
      await outcomeOf(() =>
        createPassword({
          context,
          request: posted({ intent: 'mail', email: 'anna@materia.example' }),
        }),
      ),
    ).toMatchObject({ status: 303, location: '/customer/account/createPassword' });
    expect(sessionEvents).toEqual([{ kind: 'keep-mail-link', what: 'reset-asked' }]);
  });

  it.each([
    ['nothing', '', 'missing'],
    ['no address', 'anna@', 'not-an-email'],
  ])('with %s is refused at its field', async (_, email, fault) => {
    const { context } = visit({});
    const { status, facts } = await outcomeOf(() =>
      createPassword({ context, request: posted({ intent: 'mail', email }) }),
    );
    expect(status).toBe(422);
    expect(facts).toMatchObject({ mailFaults: { email: fault } });
  });

  it('takes the token of a link out of the address', async () => {
    const { context, sessionEvents } = visit({});
    expect(
      await outcomeOf(() => loadCreatePassword({ context, url: urlOf('?link=abc.def') })),
    ).toMatchObject({ status: 303, location: '/customer/account/createPassword' });
    expect(sessionEvents).toEqual([{ kind: 'keep-mail-link', what: 'reset' }]);
  });

  it('is replaced by the code, then sign-in follows with a message (IDT-10)', async () => {
    let sent: unknown;
    const { context, sessionEvents } = visit({
      resetPassword: ({ body }) => {
        sent = body;
        return { reply: { changed: true, device: 'proof' } };
      },
    });
    const typed = { ...TWICE, codeEmail: 'anna@materia.example', code: 'k7mp-2xqa' };
    expect(
      await outcomeOf(() => createPassword({ context, request: posted(typed) })),
    ).toMatchObject({ status: 303, location: '/customer/account/login.html' });
    expect(sent).toEqual({
      verification_code: 'k7mp-2xqa',
      email: 'anna@materia.example',
      password: NEW_PASSWORD,
    });
    expect(sessionEvents).toEqual([
      { kind: 'keep-device', what: 'proof' },
      { kind: 'keep-mail-link', what: '' },
      { kind: 'flash', what: 'identity.passwordChanged' },
    ]);
  });

  it('is replaced by the link without a code, and ends the session of this browser too', async () => {
    let sent: unknown;
    const { context, sessionEvents } = visit(
      {
        resetPassword: ({ body }) => {
          sent = body;
          return { reply: { changed: true, device: 'proof' } };
        },
      },
      { mailLink: { kind: 'reset', token: 'abc.def' }, customer: ANNA },
    );
    await outcomeOf(() => createPassword({ context, request: posted(TWICE) }));
    expect(sent).toEqual({ verification_code: 'abc.def', password: NEW_PASSWORD });
    expect(sessionEvents).toContainEqual({ kind: 'sign-out' });
  });

  it.each([
    ['a code that is wrong', { refusal: 'link-invalid' }, 422, { problem: 'codeWrong' }],
    ['too many guesses', { refusal: 'too-many-requests' }, 429, { problem: 'tooMany' }],
  ] as const)('is kept with %s', async (_, answer, status, facts) => {
    const { context } = visit({ resetPassword: () => answer });
    const typed = { ...TWICE, codeEmail: 'anna@materia.example', code: 'k7mp-2xqa' };
    expect(
      await outcomeOf(() => createPassword({ context, request: posted(typed) })),
    ).toMatchObject({ status, facts });
  });

  it.each(['link-invalid', 'link-expired'] as const)(
    'is asked for again with a link that is refused as %s',
    async (refusal) => {
      const { context, sessionEvents } = visit(
        { resetPassword: () => ({ refusal }) },
        { mailLink: { kind: 'reset', token: 'abc.def' } },
      );
      expect(
        await outcomeOf(() => createPassword({ context, request: posted(TWICE) })),
      ).toMatchObject({ status: 303, location: '/customer/account/createPassword' });
      expect(sessionEvents).toEqual([
        { kind: 'keep-mail-link', what: '' },
        { kind: 'flash', what: 'identity.codeWrong' },
      ]);
    },
  );

  it.each(each)(
    'in %s names every rule that a new password breaks (PWD-04, PWD-06)',
    async (_, market) => {
      const { context } = aVisit(market, mockHost({}), {
        mailLink: { kind: 'reset', token: 'abc.def' },
      });
      const typed = { intent: 'password', password: 'x', passwordAgain: 'y' };
      const { facts } = await outcomeOf(() => createPassword({ context, request: posted(typed) }));
      const html = draw(
        <CreatePasswordView facts={{ isSignedIn: false, step: 'link' }} outcome={facts} />,
        market,
      );
      expect(html).toContain(market.texts.register.passwordDiffers);
      expect(html).toContain(market.texts.register.passwordDigit);
      expect(html).not.toContain('value="x"');
    },
  );
});

describe('an account that a store created', () => {
  const LINK = '?token=abc.def&email=ana%40shop.example';

  it('keeps its pre-signup data in the browser and not in an address (IDT-13, SES-02, RTE-61)', async () => {
    const { context, sessionEvents } = visit({});
    expect(await outcomeOf(() => loadPrecreated({ context, url: urlOf(LINK) }))).toMatchObject({
      status: 303,
      location: '/setPasswordFromPrecreated',
    });
    expect(sessionEvents).toEqual([{ kind: 'keep-mail-link', what: 'pre-signup' }]);
  });

  it.each([
    ['already-active', 409, 'alreadyText'],
    ['not-found', 404, 'noAccountText'],
    ['link-invalid', 404, 'invalidTitle'],
    ['link-expired', 410, 'expiredContact'],
    ['link-renewed', 410, 'renewedText'],
    ['too-many-requests', 429, 'tooMany'],
  ] as const)(
    'tells the state %s by %i and in every market’s words (IDT-12, ERR-72)',
    async (refusal, code, text) => {
      for (const market of markets) {
        const { context } = aVisit(market, mockHost({ readPreSignup: () => ({ refusal }) }));
        const { status, facts } = await outcomeOf(() =>
          loadPrecreated({ context, url: urlOf(LINK) }),
        );
        expect(status).toBe(code);
        if (facts === undefined) throw new Error('The page has no facts');
        const html = draw(<PrecreatedView facts={facts} outcome={undefined} />, market);
        expect(html).toContain(market.texts.identity[text]);
      }
    },
  );

  it('is activated with a password, and its owner signed in', async () => {
    let sent: unknown;
    const account = {
      email: 'anna@materia.example',
      token: 'abc.def',
      genericEmail: 'card@x.example',
    };
    const { context, sessionEvents } = visit(
      {
        activateAccount: ({ body }) => {
          sent = body;
          return { reply: { id: 'c-1' } };
        },
      },
      { mailLink: { kind: 'pre-signup', ...account } },
    );
    const password = 'Trudne#Haslo1';
    expect(
      await outcomeOf(() =>
        activatePrecreated({
          context,
          request: posted({ intent: 'password', password, passwordAgain: password }),
        }),
      ),
    ).toMatchObject({ status: 303, location: '/customer/account' });
    expect(sent).toEqual({ ...account, password });
    expect(sessionEvents).toContainEqual({ kind: 'flash', what: 'identity.activated' });
  });
});

describe('the page about signing in', () => {
  const SESSIONS = [
    {
      id: 's-1',
      browser: 'Firefox',
      system: 'Linux',
      startedAt: '2026-03-01T08:00:00.000Z',
      seenAt: '2026-03-10T08:00:00.000Z',
      isCurrent: true,
    },
    {
      id: 's-2',
      browser: '',
      system: '',
      startedAt: '2026-03-01T08:00:00.000Z',
      seenAt: '2026-03-02T08:00:00.000Z',
      isCurrent: false,
    },
  ];
  const SECURITY = { email: ANNA.email, mailboxProven: false, sessions: SESSIONS };
  const change = (
    fields: Readonly<Record<string, string>>,
    responses: Partial<MockResponses> = {},
  ) => {
    const { context, sessionEvents } = visit(responses, { customer: ANNA });
    return {
      sessionEvents,
      outcome: outcomeOf(() => changeSecurity({ context, request: posted(fields) })),
    };
  };

  it.each(each)(
    'in %s lists the own devices and asks to confirm the mailbox',
    async (_, market) => {
      const { context } = aVisit(
        market,
        mockHost({ readMySecurity: () => ({ reply: SECURITY }) }),
        {
          customer: ANNA,
        },
      );
      const { facts } = await outcomeOf(() => loadSecurity({ context }));
      if (facts === undefined) throw new Error('The page has no facts');
      const { identity } = market.texts;
      const html = draw(<SecurityView {...facts} outcome={undefined} />, market);
      for (const text of [
        identity.thisDevice,
        identity.unknownDevice,
        identity.endOthers,
        identity.mailboxOpen,
        identity.mailboxResend,
      ])
        expect(html).toContain(text);
      expect(html).toContain('name="session" value="s-2"');
      expect(html).not.toContain('value="s-1"');
    },
  );

  it('needs the old password to change it (PWD-05, ERR-75)', async () => {
    const { outcome } = change({ ...TWICE, currentPassword: '' });
    expect(await outcome).toMatchObject({
      status: 422,
      facts: { currentFaults: { currentPassword: 'missing' } },
    });
  });

  it('changes the password and says that the other devices were signed out', async () => {
    let sent: unknown;
    const { outcome, sessionEvents } = change(
      { ...TWICE, currentPassword: 'old' },
      {
        changePassword: ({ body }) => {
          sent = body;
          return { reply: { changed: true, endedSessions: 1 } };
        },
      },
    );
    expect(await outcome).toMatchObject({ status: 303, location: '/customer/account/security/' });
    expect(sent).toEqual({
      customerId: ANNA.id,
      currentPassword: 'old',
      newPassword: NEW_PASSWORD,
    });
    expect(sessionEvents).toEqual([{ kind: 'flash', what: 'identity.changed' }]);
  });

  it.each([
    [{ intent: 'end-session', session: 's-2' }, 'identity.sessionEnded'],
    [{ intent: 'end-others' }, 'identity.othersEnded'],
    [{ intent: 'mail-again' }, 'identity.confirmSent'],
  ])('does what %j says and shows itself again', async (fields, what) => {
    const { outcome, sessionEvents } = change(fields);
    expect(await outcome).toMatchObject({ status: 303, location: '/customer/account/security/' });
    expect(sessionEvents).toEqual([{ kind: 'flash', what }]);
  });
});
