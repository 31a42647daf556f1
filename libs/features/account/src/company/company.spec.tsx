import { type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { acceptOnPage, loadInvitation } from './company-invitation.action.ts';
import { CompanyInvitationView } from './CompanyInvitationView.tsx';
import { changeCompany } from './company.action.ts';
import { loadCompany } from './company.loader.ts';
import { CompanyView } from './CompanyView.tsx';

const MINE = {
  legal_entity_id: 'le-1',
  name: 'Kowal',
  tax_number: '73282932000074',
  role: 'administrator' as const,
  customer_id: 'c-1',
  approval_limit_minor: null,
  members: [],
  invitations: [],
};

describe.each(markets)('the company page in $id', (market) => {
  const words = market.texts.company;
  const to = pathTo(market.routes);
  const visit = (answers: Partial<MockResponses> = {}, customer = true) =>
    aVisit(market, mockHost(answers), customer ? { customer: ANNA } : {});
  const page = async (answers: Partial<MockResponses> = {}) =>
    draw(<CompanyView {...await loadCompany(visit(answers))} />, market);
  const as = (role: 'buyer' | 'accountant' | 'administrator'): Partial<MockResponses> => ({
    readMyCompany: () => ({ reply: { company: { ...MINE, role } } }),
  });
  const send = (form: Readonly<Record<string, string>>, answers: Partial<MockResponses> = {}) =>
    outcomeOf(() => changeCompany({ ...visit(answers), request: posted(form) }));

  it.each([
    ['buyer', true, true, false],
    ['accountant', false, true, false],
    ['administrator', true, true, true],
  ] as const)(
    'shows a %s what their role opens (BEY-43)',
    async (role, orders, documents, members) => {
      const html = await page(as(role));
      expect([
        html.includes(to('companyOrders')),
        html.includes(to('companyDocuments')),
        html.includes(words.inviteAction),
      ]).toEqual([orders, documents, members]);
    },
  );

  it('shows SIRET, VAT number, NAF, employees, type and sector of the register (COMP-03)', async () => {
    const html = await page({
      readMyCompany: () => ({
        reply: {
          company: {
            ...MINE,
            registered: {
              siret: MINE.tax_number,
              denomination: 'Kowal',
              vatNumber: 'FR44732829320',
              activityTypeCode: '43.99C',
              activityTypeLabel: 'Construction',
              legalNatureLabel: 'SARL',
              employeeSlices: '10–19',
            },
          },
        },
      }),
    });
    for (const fact of [
      'FR44732829320',
      '43.99C',
      'Construction',
      'SARL',
      '10–19',
      '73282932000074',
    ])
      expect(html).toContain(fact);
  });

  it('offers a firm to open its company, and tells others how to be invited (BEY-43)', async () => {
    const nobody: Partial<MockResponses> = { readMyCompany: () => ({ reply: { company: null } }) };
    expect(await page(nobody)).toContain(words.privateText);
    expect(await send({ intent: 'open' }, nobody)).toMatchObject({ status: 303 });
    expect(
      await send({ intent: 'open' }, { openMyCompany: () => ({ refusal: 'forbidden' }) }),
    ).toMatchObject({ status: 422, facts: { kind: 'not-opened' } });
  });

  it.each([
    ['already-member', 'already-member'],
    ['too-many-members', 'too-many-members'],
    ['forbidden', 'refused'],
  ] as const)('keeps an invitation that is refused: %s', async (refusal, kind) => {
    const sent = { intent: 'invite', email: 'ewa@kowal.example', role: 'accountant' };
    expect(await send(sent, { inviteMember: () => ({ refusal }) })).toMatchObject({
      status: 422,
      facts: { kind, typed: { email: 'ewa@kowal.example', role: 'accountant' } },
    });
    expect(await send(sent)).toMatchObject({ status: 303 });
  });

  it('keeps the last administrator (BEY-43)', async () => {
    const last: Partial<MockResponses> = {
      removeMember: () => ({ refusal: 'last-administrator' }),
      changeMember: () => ({ refusal: 'last-administrator' }),
    };
    const forms: readonly Readonly<Record<string, string>>[] = [
      { intent: 'leave' },
      { intent: 'role', member: 'c-1', role: 'buyer' },
    ];
    for (const form of forms)
      expect(await send(form, last)).toMatchObject({
        status: 422,
        facts: { kind: 'last-administrator' },
      });
    expect(await send({ intent: 'remove', member: 'c-2' })).toMatchObject({ status: 303 });
    expect(await send({ intent: 'withdraw', invitation: 'i-1' })).toMatchObject({ status: 303 });
  });

  const invitation = async (answers: Partial<MockResponses>, customer = true) =>
    draw(
      <CompanyInvitationView
        {...await loadInvitation({ ...visit(answers, customer), params: { token: 'abc' } })}
      />,
      market,
    );

  it('names company and role behind the link, and leads to sign-in and back (BEY-43)', async () => {
    const html = await invitation({}, false);
    expect(html).toContain('Budowa Kowal sp. z o.o.');
    expect(html).toContain(encodeURIComponent(to('companyInvitation', { token: 'abc' })));
    expect(await invitation({})).toContain(words.invitationAccept);
    expect(await invitation({ readInvitation: () => ({ refusal: 'not-found' }) })).toContain(
      words.invitationUnknownText,
    );
  });

  it.each([
    ['forbidden', 'other-mailbox'],
    ['not-found', 'unknown'],
    ['already-member', 'already-member'],
    ['too-many-requests', 'too-many-requests'],
  ] as const)('is not accepted: %s', async (refusal, kind) => {
    const accept = (answers: Partial<MockResponses>) =>
      outcomeOf(() => acceptOnPage({ ...visit(answers), params: { token: 'abc' } }));
    expect(await accept({ acceptInvitation: () => ({ refusal }) })).toMatchObject({
      status: 422,
      facts: { kind },
    });
    expect(await accept({})).toMatchObject({ status: 303 });
  });
});
