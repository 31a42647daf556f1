import {
  type LimitedField,
  termsFault,
  type TermsFault,
  textFault,
} from '@materia/domain-customer';

/** Stars of a review. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export type ReviewForm = {
  readonly rating: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly termsAccepted: boolean;
};

export type ReviewFault =
  | { readonly kind: 'rating-missing' }
  | { readonly kind: 'rating-not-one-to-five' }
  | {
      readonly kind: 'text-too-long';
      readonly field: 'title' | 'text' | 'nickname';
      readonly maximum: number;
    }
  | TermsFault;

export type RatingSummary = {
  readonly count: number;
  /** Tenths of a star, rounded half up: 43 reads 4.3. Undefined without ratings. */
  readonly averageTenths: number | undefined;
  readonly perStar: Readonly<Record<Rating, number>>;
};

const MAXIMUM_OF = {
  title: 'title',
  text: 'freeText',
  nickname: 'firstname',
} as const satisfies Readonly<Record<string, LimitedField>>;

/** What is wrong with a review: the overall rating is required (REV-01) and the terms must be accepted (REV-02). */
export const reviewFaults = (form: ReviewForm): readonly ReviewFault[] => {
  const terms = termsFault('submit-review', form.termsAccepted);
  return [
    ...ratingFaults(form.rating),
    ...(['title', 'text', 'nickname'] as const).flatMap((field) => {
      const fault = textFault(MAXIMUM_OF[field], form[field]);
      return fault === undefined
        ? []
        : [{ kind: 'text-too-long', field, maximum: fault.maximum } as const];
    }),
    ...(terms === undefined ? [] : [terms]),
  ];
};

export const isRating = (value: number): value is Rating =>
  RATINGS.some((rating) => rating === value);

/** Count, average and number of reviews per star. */
export const ratingSummary = (ratings: readonly Rating[]): RatingSummary => {
  const perStar = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const rating of ratings) perStar[rating] += 1;
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  return {
    count: ratings.length,
    averageTenths:
      ratings.length === 0
        ? undefined
        : Math.floor((sum * 20 + ratings.length) / (ratings.length * 2)),
    perStar,
  };
};

const ratingFaults = (rating: number | undefined): readonly ReviewFault[] => {
  if (rating === undefined) return [{ kind: 'rating-missing' }];
  return isRating(rating) ? [] : [{ kind: 'rating-not-one-to-five' }];
};
