import { checkReview, type ReviewFault, type WrittenReview } from '@materia/domain-reviews';
import { sentText } from '@materia/storefront-request';

/** The form as it comes back after a refusal: what was typed, and what is wrong with it. */
export type ReviewRefusal = {
  readonly typed: WrittenReview;
  readonly faults: readonly ReviewFault[];
  readonly problem: 'already-reviewed' | 'too-many-requests' | 'problem' | undefined;
};

/** No text of the form is longer; what is cut is refused as too long all the same. */
const LONGEST = 5000;

/** Reads the form. Texts keep their line ends; a rating that is none of the five counts as missing. */
export const readReviewForm = (form: FormData): WrittenReview => ({
  rating: ratingIn(sentText(form, 'rating', LONGEST)),
  title: sentText(form, 'title', LONGEST),
  text: sentText(form, 'text', LONGEST),
  nickname: sentText(form, 'nickname', LONGEST),
  termsAccepted: sentText(form, 'terms', LONGEST) === 'yes',
});

const ratingIn = (typed: string): number | undefined =>
  /^[1-5]$/.test(typed) ? Number(typed) : undefined;

export const faultsOf = (written: WrittenReview): readonly ReviewFault[] => {
  const checked = checkReview(written);
  return checked.ok ? [] : checked.error;
};
