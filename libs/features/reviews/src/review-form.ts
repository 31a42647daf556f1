import { checkReview, type ReviewFault, type WrittenReview } from '@materia/domain-reviews';
import { defineForm, exactText, oneOf } from '@materia/ui-shop';

/** A rejected form: what was typed, and what is wrong with it. */
export type ReviewRefusal = {
  readonly typed: WrittenReview;
  readonly faults: readonly ReviewFault[];
  readonly problem: 'already-reviewed' | 'too-many-requests' | 'problem' | undefined;
};

/** No valid text is longer; a cut text is still rejected as too long. */
const MAX_LENGTH = 5000;

/** A review of a product. Texts keep their line breaks. */
export const reviewForm = defineForm({
  rating: oneOf(['1', '2', '3', '4', '5']),
  title: exactText(MAX_LENGTH),
  text: exactText(MAX_LENGTH),
  nickname: exactText(MAX_LENGTH),
  terms: oneOf(['yes']),
});

/** Reads the form. A rating outside 1 to 5 counts as missing. */
export const parseReviewForm = (form: FormData): WrittenReview => {
  const { rating, terms, ...texts } = reviewForm.read(form);
  return {
    rating: rating === undefined ? undefined : Number(rating),
    ...texts,
    termsAccepted: terms === 'yes',
  };
};

export const faultsOf = (written: WrittenReview): readonly ReviewFault[] => {
  const checked = checkReview(written);
  return checked.ok ? [] : checked.error;
};
