import { type MockResponses, mockHost } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { fetchMyReview, fetchReviews, sendReview } from './index.ts';

const written = {
  rating: 4,
  title: 'Solidna',
  text: 'Trzyma mocno.',
  nickname: 'Ola',
  termsAccepted: true,
};

describe('reviews of a product', () => {
  it('are paged, with average, distribution and days (REV-04, CALL-143)', async () => {
    const asked: unknown[] = [];
    const host = mockHost();
    const listReviews: MockResponses['listReviews'] = ({ params, query }) => {
      asked.push([params['skuProduct'], query.get('page'), query.get('sort')]);
      return { reply: { data: [] } };
    };
    expect(await fetchReviews(mockHost({ listReviews }), '100234', 3, 'worst')).toBeUndefined();
    expect(asked).toEqual([['100234', '3', 'worst']]);
    expect(await fetchReviews(host, '100234', 1, 'newest')).toMatchObject({
      rating: { average: 4.5, count: 2 },
      distribution: [0, 0, 0, 1, 1],
      reviews: [{ writtenOn: '2026-02-14', isVerified: true }, { isVerified: false }],
    });
  });

  it('are undefined for a product that does not exist', async () => {
    const none = { refusal: 'not-found' } as const;
    const host = mockHost({ listReviews: () => none, readMyReview: () => none });
    expect([await fetchReviews(host, 'x', 1, 'newest'), await fetchMyReview(host, 'x')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a review', () => {
  it('is sent with the written text (CALL-143)', async () => {
    const sent: unknown[] = [];
    const writeReview: MockResponses['writeReview'] = ({ body }) => {
      sent.push(body);
      return { reply: { id: 'r', state: 'pending', is_verified: false } };
    };
    const host = mockHost({ writeReview });
    expect(await sendReview(host, '100234', written)).toEqual({
      ok: true,
      value: { isVerified: false },
    });
    await sendReview(host, '100234', { ...written, rating: undefined });
    expect(sent).toEqual([
      { rating: 4, title: 'Solidna', text: 'Trzyma mocno.', nickname: 'Ola', terms_accepted: true },
      { title: 'Solidna', text: 'Trzyma mocno.', nickname: 'Ola', terms_accepted: true },
    ]);
  });

  it.each(['already-reviewed', 'too-many-requests', 'bad-input', 'not-found'] as const)(
    'returns a refusal as a value: %s',
    async (refusal) => {
      expect(
        await sendReview(mockHost({ writeReview: () => ({ refusal }) }), '100234', written),
      ).toEqual({ ok: false, error: { kind: refusal } });
    },
  );
});
