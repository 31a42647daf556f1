import { defineForm } from './define-form.ts';
import { line, oneOf, ticked } from './field-kinds.ts';

/** Adds an offer to the cart, wherever it is shown. */
export const addToCartForm = defineForm(
  {
    sku: line(),
    offer: line(),
    /** The prices that the page showed. */
    context: line(),
    quantity: line(),
    /** Changes the quantity by one, for buttons that work without scripts. */
    step: oneOf(['less', 'more']),
    /** The page to return to. */
    returnTo: line(),
    /** The line of the cart that the offer replaces. */
    replaces: line(),
    /** The form was sent by a script, which stays on the page. */
    scripted: ticked(),
    /** The key of the form if it failed on the previous page. */
    again: line(),
  },
  { intent: 'add' },
);
