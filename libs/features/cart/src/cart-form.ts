import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  DEFAULT_MAX_QUANTITY,
  parseQuantity,
  type QuantityRefusal,
} from '@materia/domain-stock-status';
import { lineText } from '@materia/ui-shop';

/** What a cart form requests. `returnTo` is the path of the page it was on, as submitted. */
export type CartIntent =
  | {
      readonly kind: 'add';
      readonly sku: string;
      readonly offerCode: string;
      readonly priceContextCode: string;
      readonly quantity: number;
      readonly returnTo: string;
      readonly isScripted: boolean;
      /** The id of the line that this product replaces. */
      readonly replaces: string | undefined;
    }
  | { readonly kind: 'update'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | CouponIntent;

export type CouponIntent =
  | { readonly kind: 'add-coupon'; readonly code: string }
  | { readonly kind: 'remove-coupon'; readonly code: string };

export type CartFormRefusal =
  | { readonly kind: 'unreadable' }
  /** An add without an offer never leaves the storefront. */
  | { readonly kind: 'no-offer'; readonly returnTo: string }
  | {
      readonly kind: 'quantity';
      readonly lineId: string | undefined;
      readonly typed: string;
      readonly refusal: QuantityRefusal;
      readonly returnTo: string;
    };

/** The hidden field of a form that failed on the previous page; its value is the form's key. */
export const FAILED_FORM_FIELD = 'again';

/** The key that identifies a form when it is submitted again. */
export const formKey = (intent: {
  readonly kind: CartIntent['kind'];
  readonly lineId?: string;
}): string => `${intent.kind} ${intent.lineId ?? ''}`;

/** Whether this form failed before. */
export const hasFailedBefore = (form: FormData, intent: CartIntent): boolean =>
  lineText(form, FAILED_FORM_FIELD) === formKey(intent);

/**
 * The host knows the current stock and clamps to it; only impossible quantities are rejected here.
 */
const BOUNDS = { min: 1, max: DEFAULT_MAX_QUANTITY };

/**
 * Parses a cart form. `step` (less, more) changes the typed quantity by one, for buttons that work
 * without scripts.
 */
export const parseCartForm = (form: FormData): Result<CartIntent, CartFormRefusal> => {
  const intent = lineText(form, 'intent');
  if (intent === 'remove') return lineOf(form, (lineId) => ok({ kind: 'remove', lineId }));
  if (intent === 'update') {
    return lineOf(form, (lineId) => {
      const quantity = readQuantity(form);
      return quantity.ok
        ? ok({ kind: 'update', lineId, quantity: quantity.value })
        : fail({ ...quantity.error, lineId, returnTo: '' });
    });
  }
  if (intent === 'add-coupon' || intent === 'remove-coupon')
    return ok({ kind: intent, code: lineText(form, 'code', 40) });
  return intent === 'add' ? readAdd(form) : fail({ kind: 'unreadable' });
};

const readAdd = (form: FormData): Result<CartIntent, CartFormRefusal> => {
  const returnTo = lineText(form, 'returnTo');
  const [sku, offerCode, priceContextCode] = [
    lineText(form, 'sku'),
    lineText(form, 'offer'),
    lineText(form, 'context'),
  ];
  if (sku === '' || offerCode === '' || priceContextCode === '')
    return fail({ kind: 'no-offer', returnTo });
  const quantity = readQuantity(form);
  if (!quantity.ok) return fail({ ...quantity.error, lineId: undefined, returnTo });
  return ok({
    kind: 'add',
    sku,
    offerCode,
    priceContextCode,
    quantity: quantity.value,
    returnTo,
    isScripted: lineText(form, 'scripted') === '1',
    replaces: lineText(form, 'replaces') || undefined,
  });
};

const readQuantity = (form: FormData) => {
  const typed = lineText(form, 'quantity');
  const quantity = parseQuantity(typed === '' && !form.has('quantity') ? '1' : typed, BOUNDS);
  if (!quantity.ok) return fail({ kind: 'quantity', typed, refusal: quantity.error } as const);
  const stepped = quantity.value + stepOf(lineText(form, 'step'));
  return ok(Math.min(Math.max(stepped, BOUNDS.min), BOUNDS.max));
};

const stepOf = (step: string): number => {
  if (step === 'less') return -1;
  return step === 'more' ? 1 : 0;
};

const lineOf = (
  form: FormData,
  read: (lineId: string) => Result<CartIntent, CartFormRefusal>,
): Result<CartIntent, CartFormRefusal> => {
  const lineId = lineText(form, 'line');
  return lineId === '' ? fail({ kind: 'unreadable' }) : read(lineId);
};
