import { defineForm, line, ticked, wholeNumber } from '@materia/ui-shop';

/** Joins the club; store and fiscal id only where the profile lacks them. */
export const joinForm = defineForm(
  {
    store: line(20).faults<{ readonly kind: 'empty' }>(),
    fiscalId: line(30).faults<{ readonly kind: 'not-a-tax-number' }>(),
    terms: ticked().faults<{ readonly kind: 'terms-not-accepted' }>(),
  },
  { intent: 'join' },
);

/** Links a card that a store issued. */
export const cardForm = defineForm(
  {
    cardNumber: line(24).faults<{ readonly kind: 'empty' }>(),
    postcode: line(12).faults<{ readonly kind: 'empty' }>(),
    cardTerms: ticked().faults<{ readonly kind: 'terms-not-accepted' }>(),
  },
  { intent: 'card' },
);

/** The first of the two steps: a page that says what cannot be undone. */
export const askForm = defineForm({ step: line(10) });
export const ASK_STEP = 'coupon';

/** The second step: the points that the member saw, under the key of this confirmation. */
export const transformForm = defineForm(
  {
    key: line(64),
    points: wholeNumber(),
    sure: ticked().faults<{ readonly kind: 'not-confirmed' }>(),
  },
  { intent: 'transform' },
);
