import { unreachable } from '@materia/domain-kernel';
import type { Market, TextKey, TextReader } from '@materia/market-model';
import { type FieldMessages, postcodeFormMessage } from '@materia/ui-shop';
import {
  BILLING_FIELDS,
  type ContactFault,
  type ContactFaults,
  type ContactField,
  contactForm,
  type ContactValues,
  DELIVERY_FIELDS,
} from './contact-fields.ts';
import { isUntyped } from './contact-form.ts';
import type { RecipientFacts } from './recipient.loader.ts';
import { postcodeMessage } from '../frame/postcode-message.ts';

/** The names of the fields. */
export const LABELS = {
  firstname: 'checkout.firstname',
  lastname: 'checkout.lastname',
  phone: 'checkout.phone',
  street: 'checkout.street',
  extra: 'checkout.streetExtra',
  postcode: 'checkout.postcode',
  city: 'checkout.city',
  delivery: 'checkout.deliveryAddress',
  billing: 'checkout.billing',
  billingFirstname: 'checkout.firstname',
  billingLastname: 'checkout.lastname',
  billingStreet: 'checkout.street',
  billingExtra: 'checkout.streetExtra',
  billingPostcode: 'checkout.postcode',
  billingCity: 'checkout.city',
} as const satisfies Readonly<Record<ContactField, TextKey>>;

type ContactErrors = {
  /**
   * For the error summary, in the order of the fields. An address that is missing as a whole is one
   * of them.
   */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly errorOf: (field: ContactField) => string | undefined;
};

type FormState = {
  readonly fields: readonly ContactField[];
  readonly faults: ContactFaults;
  readonly values: ContactValues;
  readonly facts: Pick<RecipientFacts, 'phoneExample' | 'postcodeGroups' | 'hasVendors' | 'book'>;
  readonly t: TextReader;
};

/** The messages of the information step, at the fields and above the form. */
export const contactErrors = (state: FormState): ContactErrors => {
  const { fields, faults, t } = state;
  const whole = missingAddresses(state);
  const errorOf = (field: ContactField): string | undefined => {
    const fault = faults[field];
    return fault && faultMessage(field, fault, state);
  };
  return {
    errorOf,
    errors: fields.flatMap((field) => {
      const missing = whole.find(({ parts }) => parts.includes(field));
      if (missing !== undefined)
        return missing.parts[0] === field
          ? [{ fieldId: contactForm.names[field], message: missing.message }]
          : [];
      const message = errorOf(field);
      return message === undefined
        ? []
        : [
            {
              fieldId: contactForm.names[field],
              message: t('common.labelled', { label: t(LABELS[field]), value: message }),
            },
          ];
    }),
  };
};

/**
 * The addresses left empty, each with one message instead of one per field.
 */
const missingAddresses = ({
  faults,
  values,
  facts,
  t,
}: FormState): readonly { readonly parts: readonly ContactField[]; readonly message: string }[] => [
  ...(faults.street !== undefined && isUntyped(values, DELIVERY_FIELDS)
    ? [
        {
          parts: DELIVERY_FIELDS,
          message: t(
            facts.hasVendors ? 'checkout.addressMissingVendors' : 'checkout.addressMissing',
          ),
        },
      ]
    : []),
  ...(faults.billingStreet !== undefined && isUntyped(values, BILLING_FIELDS)
    ? [
        {
          parts: BILLING_FIELDS,
          message: t('checkout.billingMissing'),
        },
      ]
    : []),
];

const faultMessage = (
  field: ContactField,
  fault: ContactFault,
  { t, facts, values }: FormState,
): string => {
  const { phoneExample: example } = facts;
  switch (fault.kind) {
    case 'missing':
      return missingMessage(field, facts, t);
    case 'not-a-name':
      return t('checkout.nameInvalid');
    case 'not-a-phone':
      return t('checkout.phoneInvalid', { example });
    case 'mobile-needed':
      return t('checkout.mobileInvalid', { example });
    case 'too-long':
      return t('checkout.tooLong', { maximum: fault.maximum });
    case 'not-a-postcode':
      return postcodeMessage(typedPostcode(field, values), facts.postcodeGroups, t);
    case 'country-not-served':
    case 'region-not-served':
      return t('checkout.regionNotServed');
    case 'city-missing':
      return t('checkout.cityMissing');
    case 'town-of-postcode':
      return t('checkout.townOfPostcode', { postcode: values.postcode, city: values.city });
    case 'address-missing':
      return t('checkout.addressMissing');
    case 'address-gone':
      return t('checkout.addressGone');
    default:
      return unreachable(fault);
  }
};

const typedPostcode = (field: ContactField, values: ContactValues): string =>
  field === 'billingPostcode' ? values.billingPostcode : values.postcode;

/** What to type into a field that was left empty. */
const MISSING = {
  firstname: 'checkout.firstnameMissing',
  lastname: 'checkout.lastnameMissing',
  phone: 'checkout.phoneMissing',
  street: 'checkout.streetMissing',
  extra: 'checkout.required',
  postcode: 'checkout.postcodeMissing',
  city: 'checkout.townMissing',
  delivery: 'checkout.required',
  billing: 'checkout.required',
  billingFirstname: 'checkout.firstnameMissing',
  billingLastname: 'checkout.lastnameMissing',
  billingStreet: 'checkout.streetMissing',
  billingExtra: 'checkout.required',
  billingPostcode: 'checkout.postcodeMissing',
  billingCity: 'checkout.townMissing',
} as const satisfies Readonly<Record<ContactField, TextKey>>;

export const missingMessage = (
  field: ContactField,
  { hasVendors }: Pick<RecipientFacts, 'hasVendors'>,
  t: TextReader,
): string => t(field === 'phone' && hasVendors ? 'checkout.phoneMissingVendors' : MISSING[field]);

/** What is wrong with a value that has not the form of its field. */
export const invalidMessage = (
  field: ContactField,
  { phoneExample: example }: Pick<RecipientFacts, 'phoneExample'>,
  t: TextReader,
  { rules }: Pick<Market, 'rules'>,
): Pick<FieldMessages, 'invalid'> => {
  switch (contactForm.fields[field].content) {
    case 'name':
      return { invalid: t('checkout.nameInvalid') };
    case 'phone':
      return { invalid: t('checkout.phoneInvalid', { example }) };
    case 'postcode':
      return { invalid: postcodeFormMessage(rules, t) };
    case 'text':
    case undefined:
      return {};
  }
};
