import type { TextFieldProps } from '@materia/ui-design-system';
import {
  BILLING_FIELDS,
  type BillingField,
  COLLECTOR_FIELDS,
  type CollectorField,
  type ContactField,
  DELIVERY_FIELDS,
  type DeliveryField,
} from './contact-fields.ts';
import type { AddressChoice, RecipientFacts } from './recipient.loader.ts';

/** A field that is typed. */
export type TypedField = CollectorField | DeliveryField | BillingField;

/**
 * How each field is filled in. A section keeps the browser from filling the payer into the
 * recipient.
 */
export const LOOKS = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  phone: { autoComplete: 'tel', type: 'tel' },
  street: { autoComplete: 'shipping address-line1' },
  extra: { autoComplete: 'shipping address-line2' },
  postcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'shipping address-level2' },
  billingFirstname: { autoComplete: 'billing given-name' },
  billingLastname: { autoComplete: 'billing family-name' },
  billingStreet: { autoComplete: 'billing address-line1' },
  billingExtra: { autoComplete: 'billing address-line2' },
  billingPostcode: { autoComplete: 'billing postal-code', inputMode: 'numeric' },
  billingCity: { autoComplete: 'billing address-level2' },
} as const satisfies Readonly<
  Record<TypedField, Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'type'>>
>;

export const NAMES: readonly CollectorField[] = ['firstname', 'lastname'];

/** The fields of the page in the order in which they are shown. */
export const fieldsOf = (facts: RecipientFacts): readonly ContactField[] => {
  const { asksAddress, asksBilling, book } = facts;
  const choice: readonly ContactField[] = book.length > 0 ? ['delivery'] : [];
  const delivery: readonly ContactField[] = asksAddress ? [...choice, ...DELIVERY_FIELDS] : [];
  return [
    ...(facts.isNamedByAddress
      ? (['delivery', ...NAMES, ...DELIVERY_FIELDS, 'phone'] as const)
      : [...COLLECTOR_FIELDS, ...delivery]),
    ...(asksBilling ? (['billing', ...BILLING_FIELDS] as const) : []),
  ];
};

/** Whether something must be typed into a field, as its form is shown. */
export const isRequired = (
  name: TypedField,
  {
    isPhoneRequired,
    isAddressOptional,
  }: Pick<RecipientFacts, 'isPhoneRequired' | 'isAddressOptional'>,
): boolean => {
  if (name === 'phone') return isPhoneRequired;
  if (name === 'extra' || name === 'billingExtra') return false;
  return !(isAddressOptional && DELIVERY_FIELDS.some((each) => each === name));
};

export const addressLine = ({ street, postcode, city }: AddressChoice): string =>
  [...street, `${postcode} ${city}`].join(', ');
