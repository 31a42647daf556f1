import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import {
  DEFAULT_MAX_QUANTITY,
  parseQuantity,
  type QuantityRefusal,
} from '@materia/domain-stock-status';
import { addToCartForm, defineForm, type FormValues, line, sentForm } from '@materia/ui-shop';

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

const { quantity, step, again } = addToCartForm.fields;

/** The forms that are sent to the cart page, by their intents. */
export const CART_FORMS = {
  add: addToCartForm,
  update: defineForm({ line: line(), quantity, step, again }, { intent: 'update' }),
  remove: defineForm({ line: line(), again }, { intent: 'remove' }),
  'add-coupon': defineForm({ code: line(40) }, { intent: 'add-coupon' }),
  'remove-coupon': defineForm({ code: line(40) }, { intent: 'remove-coupon' }),
};

/** The key that identifies a form when it is submitted again. */
export const formKey = (intent: {
  readonly kind: CartIntent['kind'];
  readonly lineId?: string;
}): string => `${intent.kind} ${intent.lineId ?? ''}`;

/** Whether this form failed before. */
export const hasFailedBefore = (form: FormData, intent: CartIntent): boolean =>
  addToCartForm.read(form).again === formKey(intent);

/**
 * The host knows the current stock and clamps to it; only impossible quantities are rejected here.
 */
const BOUNDS = { min: 1, max: DEFAULT_MAX_QUANTITY };

/**
 * Parses a cart form. `step` (less, more) changes the typed quantity by one, for buttons that work
 * without scripts.
 */
export const parseCartForm = (form: FormData): Result<CartIntent, CartFormRefusal> => {
  const kind = sentForm(form, CART_FORMS);
  switch (kind) {
    case 'add':
      return readAdd(form);
    case 'update':
      return readUpdate(form);
    case 'remove': {
      const { line: lineId } = CART_FORMS.remove.read(form);
      return lineId === '' ? fail({ kind: 'unreadable' }) : ok({ kind, lineId });
    }
    case 'add-coupon':
    case 'remove-coupon':
      return ok({ kind, code: CART_FORMS[kind].read(form).code });
    case undefined:
      return fail({ kind: 'unreadable' });
    default:
      return unreachable(kind);
  }
};

const readAdd = (form: FormData): Result<CartIntent, CartFormRefusal> => {
  const values = addToCartForm.read(form);
  const { sku, offer: offerCode, context: priceContextCode, returnTo } = values;
  if (sku === '' || offerCode === '' || priceContextCode === '')
    return fail({ kind: 'no-offer', returnTo });
  const units = readQuantity(form, values);
  if (!units.ok) return fail({ ...units.error, lineId: undefined, returnTo });
  return ok({
    kind: 'add',
    sku,
    offerCode,
    priceContextCode,
    quantity: units.value,
    returnTo,
    isScripted: values.scripted,
    replaces: values.replaces || undefined,
  });
};

const readUpdate = (form: FormData): Result<CartIntent, CartFormRefusal> => {
  const values = CART_FORMS.update.read(form);
  const { line: lineId } = values;
  if (lineId === '') return fail({ kind: 'unreadable' });
  const units = readQuantity(form, values);
  return units.ok
    ? ok({ kind: 'update', lineId, quantity: units.value })
    : fail({ ...units.error, lineId, returnTo: '' });
};

/** A form without the field adds one unit; an empty field is refused. */
const readQuantity = (
  form: FormData,
  { quantity: typed, step: stepped }: Pick<FormValues<typeof addToCartForm>, 'quantity' | 'step'>,
) => {
  const isMissing = !form.has(addToCartForm.names.quantity);
  const units = parseQuantity(isMissing ? '1' : typed, BOUNDS);
  if (!units.ok) return fail({ kind: 'quantity', typed, refusal: units.error } as const);
  const changed = units.value + (stepped === undefined ? 0 : STEPS[stepped]);
  return ok(Math.min(Math.max(changed, BOUNDS.min), BOUNDS.max));
};

const STEPS = { less: -1, more: 1 } as const;
