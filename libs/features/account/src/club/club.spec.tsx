import { defaultResponses, type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { transformMyPoints } from './club.action.ts';
import { loadClub } from './club.loader.ts';
import { joinTheClub } from './club-join.action.ts';
import { loadClubJoin } from './club-join.loader.ts';
import { ClubJoinView } from './ClubJoinView.tsx';
import { ClubView } from './ClubView.tsx';

const ANNA = {
  id: 'c-1',
  firstname: 'Anna',
  lastname: 'Nowak',
  email: 'anna@materia.example',
  mobile: '',
  isProfessional: false,
};
const KEY = 'key-of-a-confirmation';
const NO_MEMBER = { readLoyaltyAccount: () => ({ refusal: 'not-found' as const }) };

describe.each(markets)('the club in $id', (market) => {
  const t = textsIn(market);
  const to = pathTo(market.routes);
  const visit = (answers: Partial<MockResponses>) =>
    aVisit(market, mockHost(answers), { customer: ANNA });
  const load = (answers: Partial<MockResponses> = {}, query = '') =>
    loadClub(
      { context: visit(answers).context, url: new URL(`https://shop.test/club${query}`) },
      () => KEY,
    );
  const transform = async (
    fields: Readonly<Record<string, string>>,
    answers: Partial<MockResponses> = {},
  ) => {
    const { context, sessionEvents } = visit(answers);
    const outcome = await outcomeOf(() => transformMyPoints({ context, request: posted(fields) }));
    return { ...outcome, said: sessionEvents };
  };
  const join = async (
    fields: Readonly<Record<string, string>>,
    answers: Partial<MockResponses> = {},
  ) => {
    const { context, sessionEvents } = visit({ ...NO_MEMBER, ...answers });
    const outcome = await outcomeOf(() => joinTheClub({ context, request: posted(fields) }));
    return { ...outcome, said: sessionEvents };
  };
  const joinFacts = async (answers: Partial<MockResponses> = {}) => {
    const { facts } = await outcomeOf(() =>
      loadClubJoin({ context: visit({ ...NO_MEMBER, ...answers }).context }),
    );
    if (facts === undefined) throw new Error('The page of joining is shown');
    return facts;
  };

  it('shows the card with points, rewards, counters, history and rules (ACC-06, LOY-02, LOY-17, RTE-52)', async () => {
    const html = draw(<ClubView facts={await load()} />, market);
    for (const text of [
      'data-barcode="9800000000427"',
      t('club.silver'),
      t('club.points', { count: 850, number: '850' }),
      'M-ABCDEFGHJK',
      t('club.earnedBy', { number: '26-1642619-24' }),
      t('club.transformedTo', { number: 'M-ABCDEFGHJK' }),
      t('club.yearTitle', { year: '2026' }),
      t('club.ruleEarn'),
      t('club.transformAsk'),
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('name="sure"');
  });

  it('offers others to join (LOY-17, RTE-52)', async () => {
    const html = draw(<ClubView facts={await load(NO_MEMBER)} />, market);
    expect(html).toContain(`href="${to('loyaltyRegister')}"`);
    expect(html).not.toContain('data-barcode');
  });

  it('asks a second time before points are gone, with what cannot be undone (LOY-07)', async () => {
    const html = draw(<ClubView facts={await load({}, '?step=coupon')} />, market);
    for (const text of [t('club.confirmTitle'), `value="${KEY}"`, 'value="850"', 'name="sure"'])
      expect(html).toContain(text);
    expect((await transform({ intent: 'transform', key: KEY, points: '850' })).status).toBe(422);
    const sent: unknown[] = [];
    expect(
      await transform(
        { intent: 'transform', key: KEY, points: '850', sure: '1' },
        {
          transformPoints: (request) => {
            sent.push(request.body);
            return defaultResponses.transformPoints(request);
          },
        },
      ),
    ).toMatchObject({
      status: 303,
      location: to('loyalty'),
      said: [{ kind: 'flash', what: 'club.transformed' }],
    });
    expect(sent).toEqual([{ request_key: KEY, points: 850, confirmed: true }]);
  });

  it.each([
    ['silver-status-needed', 422, 'club.needsSilver'],
    ['no-points', 409, 'club.pointsChanged'],
    ['key-reused', 409, 'club.pointsChanged'],
    ['not-found', 502, 'club.transformFailed'],
  ] as const)(
    'says why points were not transformed: %s (LOY-13, ERR-69)',
    async (refusal, status, text) => {
      const { status: shown, facts } = await transform(
        { intent: 'transform', key: KEY, points: '850', sure: '1' },
        { transformPoints: () => ({ refusal }) },
      );
      expect(shown).toBe(status);
      expect(draw(<ClubView facts={await load()} outcome={facts} />, market)).toContain(t(text));
    },
  );

  it('joins with what the profile says, or with the store that it lacks (LOY-04, LOY-05)', async () => {
    const sent: string[] = [];
    const answers: Partial<MockResponses> = {
      subscribeToLoyalty: (request) => {
        sent.push('subscribe');
        return defaultResponses.subscribeToLoyalty(request);
      },
      createLoyaltyAccount: (request) => {
        sent.push(`create ${JSON.stringify(request.body)}`);
        return defaultResponses.createLoyaltyAccount(request);
      },
    };
    const without = {
      ...answers,
      readMe: (...call: Parameters<MockResponses['readMe']>) => {
        const answer = defaultResponses.readMe(...call);
        return 'reply' in answer ? { reply: { ...answer.reply, store_id: undefined } } : answer;
      },
    };
    const done = { status: 303, said: [{ kind: 'flash', what: 'club.joined' }] };
    expect((await joinFacts(without)).registration).toEqual({
      kind: 'create',
      missing: ['reference-store'],
    });
    expect((await join({ intent: 'join', terms: '1' }, without)).status).toBe(422);
    expect(await join({ intent: 'join', terms: '1', store: '2' }, without)).toMatchObject(done);
    const withStore = {
      ...answers,
      readMe: (...call: Parameters<MockResponses['readMe']>) => {
        const answer = defaultResponses.readMe(...call);
        return 'reply' in answer ? { reply: { ...answer.reply, store_id: '2' } } : answer;
      },
    };
    expect(await join({ intent: 'join', terms: '1' }, withStore)).toMatchObject(done);
    expect(sent).toEqual(['create {"reference_store":"2"}', 'subscribe']);
  });

  it('needs the terms for both ways in (LOY-06)', async () => {
    const facts = await joinFacts();
    const forms: readonly Readonly<Record<string, string>>[] = [
      { intent: 'join', store: '2' },
      { intent: 'card', cardNumber: '9800000000427', postcode: '60-001' },
    ];
    for (const fields of forms) {
      const refused = await join(fields);
      expect(refused.status).toBe(422);
      expect(draw(<ClubJoinView facts={facts} outcome={refused.facts} />, market)).toContain(
        t('club.termsMissing'),
      );
    }
  });

  it.each([
    ['not-found', 422, 'club.cardNotFound'],
    ['already-linked', 409, 'club.alreadyLinked'],
    ['too-many-requests', 429, 'club.tooMany'],
  ] as const)(
    'says why a card was not linked: %s (LOY-14, ERR-62, ERR-69)',
    async (refusal, status, text) => {
      const refused = await join(
        { intent: 'card', cardNumber: '9800000000427', postcode: '60-001', cardTerms: '1' },
        { registerLoyaltyCard: () => ({ refusal }) },
      );
      expect(refused.status).toBe(status);
      const html = draw(<ClubJoinView facts={await joinFacts()} outcome={refused.facts} />, market);
      expect(html).toContain(t(text));
      expect(html).toContain('value="9800000000427"');
    },
  );

  it('says that an account is in the club already, and that joining failed (LOY-14, ERR-69)', async () => {
    const facts = await joinFacts();
    for (const [refusal, status, text] of [
      ['already-linked', 409, 'club.alreadyLinked'],
      ['not-found', 502, 'club.joinFailed'],
    ] as const) {
      const refused = await join(
        { intent: 'join', terms: '1', store: '2' },
        {
          subscribeToLoyalty: () => ({ refusal }),
          createLoyaltyAccount: () => ({ refusal }),
        },
      );
      expect(refused.status).toBe(status);
      expect(draw(<ClubJoinView facts={facts} outcome={refused.facts} />, market)).toContain(
        t(text),
      );
    }
  });

  it('sends members to their card', async () => {
    const { context } = visit({});
    expect(await outcomeOf(() => loadClubJoin({ context }))).toMatchObject({
      status: 303,
      location: to('loyalty'),
    });
  });
});
