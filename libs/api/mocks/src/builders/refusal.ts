import type { RefusalCode, RefusalWithParameters } from '@materia/api-contract';
import type { MockRefusal } from '../handlers.ts';

const WITH_PARAMETERS: {
  readonly [Code in RefusalWithParameters]: Extract<MockRefusal, { readonly refusal: Code }>;
} = {
  'no-such-cart': {
    refusal: 'no-such-cart',
    parameters: { fieldName: 'cartId', fieldValue: 'a-cart' },
  },
  'coupon-expired': { refusal: 'coupon-expired', parameters: { lastDay: '2026-10-31' } },
  'cart-has-coupon': { refusal: 'cart-has-coupon', parameters: { code: 'TENTH' } },
  'coupon-below-minimum': {
    refusal: 'coupon-below-minimum',
    parameters: { minimum: 30, missing: 20 },
  },
  'attachment-refused': {
    refusal: 'attachment-refused',
    parameters: { file: 1, reason: 'type' },
  },
  'incident-not-possible': {
    refusal: 'incident-not-possible',
    parameters: { reason: 'not-late-yet' },
  },
  'quote-expired': { refusal: 'quote-expired', parameters: { lastDay: '2026-10-31' } },
  'quote-not-possible': { refusal: 'quote-not-possible', parameters: { reason: 'coupon' } },
  forbidden: { refusal: 'forbidden' },
  'wrong-credentials': { refusal: 'wrong-credentials' },
  'step-not-allowed': { refusal: 'step-not-allowed' },
};

/** A refusal by its code, with the parameters that it needs. */
export const aRefusal = (code: RefusalCode): MockRefusal =>
  hasParameters(code) ? WITH_PARAMETERS[code] : { refusal: code };

const hasParameters = (code: RefusalCode): code is RefusalWithParameters =>
  Object.hasOwn(WITH_PARAMETERS, code);
