import { fail, ok, type Result } from '@materia/domain-kernel';

/** Stars, from one to five. */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** The allowed length of each text of a review, in characters after trimming. */
export const REVIEW_LENGTHS = {
  title: { from: 3, to: 100 },
  text: { from: 10, to: 2000 },
  nickname: { from: 2, to: 40 },
} as const satisfies Readonly<Record<string, { readonly from: number; readonly to: number }>>;

export type ReviewText = keyof typeof REVIEW_LENGTHS;

/** A review as submitted, not validated yet. */
export type WrittenReview = {
  readonly rating: number | undefined;
  readonly termsAccepted: boolean;
} & Readonly<Record<ReviewText, string>>;

/** A validated review, ready to be stored. */
export type Review = { readonly rating: Stars } & Readonly<Record<ReviewText, string>>;

export type ReviewFault =
  | { readonly field: 'rating' | 'terms'; readonly kind: 'missing' }
  | { readonly field: ReviewText; readonly kind: 'too-short' | 'too-long' };

/**
 * Checks a review: an overall rating, accepted terms, and texts of allowed length. Reports all
 * faults, in form order.
 */
export const checkReview = (written: WrittenReview): Result<Review, readonly ReviewFault[]> => {
  const rating = starsOf(written.rating);
  const [title, text, nickname] = [
    tidy(written.title, ' '),
    tidy(written.text, '\n'),
    tidy(written.nickname, ' '),
  ];
  const faults: readonly ReviewFault[] = [
    ...(rating === undefined ? [{ field: 'rating', kind: 'missing' } as const] : []),
    ...lengthFaults('title', title),
    ...lengthFaults('text', text),
    ...lengthFaults('nickname', nickname),
    ...(written.termsAccepted ? [] : [{ field: 'terms', kind: 'missing' } as const]),
  ];
  return rating === undefined || faults.length > 0
    ? fail(faults)
    : ok({ rating, title, text, nickname });
};

const STARS: readonly Stars[] = [1, 2, 3, 4, 5];
const starsOf = (rating: number | undefined): Stars | undefined =>
  STARS.find((stars) => stars === rating);

/** Removes control characters, which people do not type; line ends stay where `lineEnd` is one. */
const tidy = (text: string, lineEnd: ' ' | '\n'): string =>
  text
    .replaceAll(/\r\n?|\n/g, lineEnd)
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();

const lengthFaults = (field: ReviewText, text: string): readonly ReviewFault[] => {
  const { from, to } = REVIEW_LENGTHS[field];
  const length = [...text].length;
  if (length < from) return [{ field, kind: 'too-short' }];
  return length > to ? [{ field, kind: 'too-long' }] : [];
};
