import { checkReview, type ReviewFault, type WrittenReview } from '@materia/domain-reviews';
import { formText } from '@materia/ui-shop';

/** A rejected form: what was typed, and what is wrong with it. */
export type ReviewRefusal = {
  readonly typed: WrittenReview;
  readonly faults: readonly ReviewFault[];
  readonly problem: 'already-reviewed' | 'too-many-requests' | 'problem' | undefined;
};

/** No valid text is longer; a cut text is still rejected as too long. */
const MAX_LENGTH = 5000;

/** Reads the form. Texts keep their line breaks; a rating outside 1 to 5 counts as missing. */
export const parseReviewForm = (form: FormData): WrittenReview => ({
  rating: ratingIn(formText(form, 'rating', MAX_LENGTH)),
  title: formText(form, 'title', MAX_LENGTH),
  text: formText(form, 'text', MAX_LENGTH),
  nickname: formText(form, 'nickname', MAX_LENGTH),
  termsAccepted: formText(form, 'terms', MAX_LENGTH) === 'yes',
});

const ratingIn = (typed: string): number | undefined =>
  /^[1-5]$/.test(typed) ? Number(typed) : undefined;

export const faultsOf = (written: WrittenReview): readonly ReviewFault[] => {
  const checked = checkReview(written);
  return checked.ok ? [] : checked.error;
};
