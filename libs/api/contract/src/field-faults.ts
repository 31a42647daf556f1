import type { z } from 'zod';

/** What the shapes of the contract find wrong with a field: the codes of zod. */
export const SHAPE_FAULTS = [
  'invalid_type',
  'too_big',
  'too_small',
  'invalid_format',
  'not_multiple_of',
  'unrecognized_keys',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'invalid_value',
  'custom',
] as const satisfies readonly z.core.$ZodIssue['code'][];

/** What the rules of the shop find wrong with a field. */
export const RULE_FAULTS = [
  'missing',
  'unknown',
  'taken',
  'not-offered',
  'too-short',
  'too-long',
  'too-many',
  'in-the-past',
  'in-the-future',
  'not-a-day',
  'read-only',
  'zero-character',
  'not-a-name',
  'not-an-email',
  'not-a-phone',
  'not-a-mobile',
  'mobile-needed',
  'not-a-postcode',
  'country-not-served',
  'region-not-served',
  'not-a-tax-number',
  'not-a-vat-number',
  'not-a-fiscal-number',
  'not-a-card',
  'not-an-address',
  'password-too-short',
  'password-too-long',
  'lowercase-missing',
  'uppercase-missing',
  'digit-missing',
  'special-missing',
  'password-common',
  'password-wrong',
  'terms-not-accepted',
  'good-faith-missing',
  'no-box-ticked',
  'blik-code-missing',
  'blik-code-not-six-digits',
  'not-the-store-of-the-cart',
  'not-a-shipment',
  'unknown-order',
  'unknown-value',
  'not-a-filter',
  'not-a-group',
  'one-of-postcode-city-and-position',
] as const;

/** What is wrong with a field. Every kind that a refusal names is in one of the two lists. */
export type FieldFaultKind = (typeof SHAPE_FAULTS)[number] | (typeof RULE_FAULTS)[number];

/** An invalid field of a call: its path, such as `body.request.qty`, and what is wrong with it. */
export type FieldFault<Field extends string = string> = {
  readonly field: Field;
  readonly kind: FieldFaultKind;
};
