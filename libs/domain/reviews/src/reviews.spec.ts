import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRating, checkReview, REVIEW_LENGTHS, type WrittenReview } from './index.ts';

const written = (changes: Partial<WrittenReview> = {}): WrittenReview => ({
  rating: 4,
  title: 'Solidna',
  text: 'Trzyma mocno, polecam.',
  nickname: 'Ola',
  termsAccepted: true,
  ...changes,
});
const faultsOf = (changes: Partial<WrittenReview>): readonly string[] => {
  const checked = checkReview(written(changes));
  return checked.ok ? [] : checked.error.map(({ field, kind }) => `${field} ${kind}`);
};

describe('a review', () => {
  it('is stored with its texts trimmed and without control characters', () => {
    expect(
      checkReview(written({ title: '  Solid\u0007na\n ', text: ' Dobra rzecz\r\ni tania. ' })),
    ).toEqual({
      ok: true,
      value: { rating: 4, title: 'Solidna', text: 'Dobra rzecz\ni tania.', nickname: 'Ola' },
    });
  });

  it.each([undefined, 0, 6, 2.5, -1, Number.NaN])(
    'with the overall rating %s is refused (REV-01)',
    (rating) => expect(faultsOf({ rating })).toEqual(['rating missing']),
  );
  it('without accepted terms is refused (REV-02)', () =>
    expect(faultsOf({ termsAccepted: false })).toEqual(['terms missing']));
  it('reports all its faults in form order', () => {
    expect(
      faultsOf({ rating: undefined, title: 'a', text: '', nickname: '', termsAccepted: false }),
    ).toEqual([
      'rating missing',
      'title too-short',
      'text too-short',
      'nickname too-short',
      'terms missing',
    ]);
  });

  it.each(['title', 'text', 'nickname'] as const)(
    'has a %s of the allowed length, counted in characters',
    (field) => {
      const { from, to } = REVIEW_LENGTHS[field];
      for (const [length, faults] of [
        [from - 1, [`${field} too-short`]],
        [from, []],
        [to, []],
        [to + 1, [`${field} too-long`]],
      ] as const)
        expect(faultsOf({ [field]: '🪚'.repeat(length) })).toEqual(faults);
    },
  );
});

describe('the average of reviews', () => {
  it.each([
    [1, 5, 5],
    [3, 13, 4.3],
    [4, 17, 4.3],
    [20, 83, 4.2],
    [6, 25, 4.2],
  ])('of %d reviews with %d stars is %d: one decimal, rounded half up', (count, stars, average) =>
    expect(averageRating({ count, stars })).toEqual({ average, count }),
  );

  it('is undefined without reviews', () =>
    expect(averageRating({ count: 0, stars: 0 })).toBeUndefined());
  it('is between the lowest and the highest rating, and within half a tenth of the mean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 }),
        (ratings) => {
          const stars = ratings.reduce((sum, rating) => sum + rating, 0);
          const { average } =
            averageRating({ count: ratings.length, stars }) ?? expect.unreachable();
          expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
          expect(average).toBeLessThanOrEqual(Math.max(...ratings));
          expect(Math.abs(average - stars / ratings.length)).toBeLessThanOrEqual(0.05 + 1e-9);
        },
      ),
    );
  });
});
