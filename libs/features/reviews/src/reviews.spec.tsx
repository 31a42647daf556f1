import { type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { aReview, type MockResponses, mockHost, someReviews } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { loadReviews } from './reviews.loader.ts';
import { ReviewsView } from './ReviewsView.tsx';
import { writeReview } from './write-review.action.ts';

const [poland] = markets;
const params = { skuProduct: '100234' };
const GOOD = {
  rating: '4',
  title: 'Solidna',
  text: 'Trzyma mocno, polecam.',
  nickname: 'Ola',
  terms: 'yes',
};

const open = (query = '', answers: Partial<MockResponses> = {}, isSignedIn = false) => {
  const { context } = aVisit(poland, mockHost(answers), isSignedIn ? { customer: ANNA } : {});
  return outcomeOf(() =>
    loadReviews({ context, params, url: new URL(`https://shop.example/reviews/100234${query}`) }),
  );
};

const send = async (
  fields: Readonly<Record<string, string>>,
  host: HostClient = mockHost(),
  isSignedIn = true,
) => {
  const { context, sessionEvents } = aVisit(poland, host, isSignedIn ? { customer: ANNA } : {});
  return {
    outcome: await outcomeOf(() => writeReview({ context, params, request: posted(fields) })),
    sessionEvents,
  };
};

describe('the reviews of a product', () => {
  it.each(markets)(
    'are readable for guests, who are asked to sign in to write ($id: REV-03, REV-05, RTE-32)',
    async (market) => {
      const { facts } = await open();
      const html =
        facts === undefined ? '' : draw(<ReviewsView {...facts} refusal={undefined} />, market);
      for (const text of [
        market.texts.rating.verified,
        market.texts.rating.unverified,
        market.texts.rating.howText,
        market.texts.reviews.signInText,
      ])
        expect(html).toContain(text);
      expect(html).not.toContain('name="rating"');
    },
  );

  it('show customers a form until they have written a review (REV-06)', async () => {
    const form = await open('', {}, true);
    expect(
      form.facts && draw(<ReviewsView {...form.facts} refusal={undefined} />, poland),
    ).toContain('name="rating"');
    const waiting = await open(
      '',
      { readMyReview: () => ({ reply: { has_bought: true, state: 'pending' } }) },
      true,
    );
    const html =
      waiting.facts === undefined
        ? ''
        : draw(<ReviewsView {...waiting.facts} refusal={undefined} />, poland);
    expect(html).toContain(poland.texts.reviews.waiting);
    expect(html).not.toContain('name="rating"');
  });

  it('are sorted and paginated by URLs, and end at the last page (REV-04)', async () => {
    const requests: unknown[] = [];
    const listReviews: MockResponses['listReviews'] = ({ query }) => {
      requests.push([query.get('page'), query.get('sort')]);
      return { reply: { data: [someReviews({ page: 2, page_count: 3 })] } };
    };
    const { facts } = await open('?sort=worst&page=2', { listReviews });
    expect(requests).toEqual([['2', 'worst']]);
    expect(facts && draw(<ReviewsView {...facts} refusal={undefined} />, poland)).toContain(
      'href="/reviews/100234?sort=worst&amp;page=3"',
    );
    expect((await open('?page=4', { listReviews })).status).toBe(404);
    expect((await open('?page=x&sort=y', {})).facts?.order).toBe('newest');
  });

  it('escape the text of reviews (REV-04)', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { facts } = await open('', {
      listReviews: () => ({
        reply: {
          data: [
            someReviews({ reviews: [aReview({ title: attack, text: attack, nickname: attack })] }),
          ],
        },
      }),
    });
    expect(facts && draw(<ReviewsView {...facts} refusal={undefined} />, poland)).not.toContain(
      '<img src=x',
    );
  });

  it('of an unknown product are a 404', async () =>
    expect((await open('', { listReviews: () => ({ refusal: 'not-found' }) })).status).toBe(404));
});

describe('writing a review', () => {
  it('sends the review, says thank you, and redirects to the page (ACC-09)', async () => {
    const { outcome, sessionEvents } = await send(GOOD);
    expect([outcome.status, outcome.location, sessionEvents]).toEqual([
      303,
      '/reviews/100234',
      [{ kind: 'flash', what: 'reviews.thanks' }],
    ]);
  });

  it('redirects guests to sign-in with a way back (REV-05)', async () => {
    expect((await send(GOOD, mockHost(), false)).outcome).toMatchObject({
      status: 303,
      location: '/customer/account/login.html?return=%2Freviews%2F100234',
    });
  });

  it('requires a rating and accepted terms; each error is shown at its field and what was typed is kept (REV-01, REV-02)', async () => {
    const { outcome } = await send({ title: 'Solidna', text: 'krótko', nickname: 'Ola' });
    expect(outcome.facts?.faults).toEqual([
      { field: 'rating', kind: 'missing' },
      { field: 'text', kind: 'too-short' },
      { field: 'terms', kind: 'missing' },
    ]);
    const { facts } = await open('', {}, true);
    const html =
      facts === undefined ? '' : draw(<ReviewsView {...facts} refusal={outcome.facts} />, poland);
    for (const text of [
      poland.texts.reviews.ratingMissing,
      poland.texts.reviews.termsMissing,
      'href="#rating"',
      'href="#terms"',
      'value="Solidna"',
      '>krótko</textarea>',
    ])
      expect(html).toContain(text);
  });

  it.each([
    ['already-reviewed', 409, 'alreadyReviewed'],
    ['too-many-requests', 429, 'tooMany'],
  ] as const)(
    'reports the rejection %s with its status and keeps what was typed',
    async (refusal, status, text) => {
      const { outcome } = await send(GOOD, mockHost({ writeReview: () => ({ refusal }) }));
      expect([outcome.status, outcome.facts?.typed.title]).toEqual([status, 'Solidna']);
      const { facts } = await open('', {}, true);
      expect(facts && draw(<ReviewsView {...facts} refusal={outcome.facts} />, poland)).toContain(
        poland.texts.reviews[text],
      );
    },
  );

  it('reports a host error at the form (ERR-22)', async () => {
    const failing =
      (status: number): HostClient =>
      (name, input) =>
        name === 'writeReview'
          ? Promise.reject(new HostUnavailable(status))
          : mockHost()(name, input);
    expect((await send(GOOD, failing(502))).outcome).toMatchObject({
      status: 502,
      facts: { problem: 'problem' },
    });
    await expect(send(GOOD, failing(503))).rejects.toThrow(HostUnavailable);
  });
});
