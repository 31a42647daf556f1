import { FIELD_MAXIMUMS, type LimitedField } from '@materia/domain-contact';
import { unreachable } from '@materia/domain-kernel';
import { ErrorSummary, RadioGroup, Stack, TextField } from '@materia/ui-design-system';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useShop } from '../provider/ShopProvider.tsx';
import {
  addressForm,
  addressRows,
  isRequired,
  type AddressRequirements,
  type AddressFault,
  type AddressFaults,
  type AutofillField,
  type AddressValues,
} from './address-fields.ts';
import styles from './AddressForm.module.css';
import { TownField } from './TownField.tsx';

export type AddressFormTexts = {
  readonly labels: Readonly<Record<AutofillField, string>>;
  readonly civilities: readonly { readonly value: string; readonly label: string }[];
  readonly optional: string;
  readonly errorSummary: string;
  readonly forExample: (example: string) => string;
  readonly additionalHint: string;
  readonly missing: string;
  readonly notAName: string;
  readonly tooLong: (maximum: number) => string;
  readonly notAPostcode: (example: string) => string;
  readonly notAPhone: (example: string) => string;
  readonly mobileNeeded: (example: string) => string;
  readonly notServed: string;
};

export type AddressFormProps = {
  readonly values: AddressValues;
  readonly faults: AddressFaults;
  readonly duties: AddressRequirements;
  readonly words: AddressFormTexts;
  /** An example postal code in the market's format. */
  readonly postcodeExample: string;
};

type FieldLook = {
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly width: 's' | 'm' | 'full';
  readonly limit?: LimitedField;
};

const LOOKS = {
  civility: { autoComplete: 'honorific-prefix', width: 'm' },
  firstname: { autoComplete: 'given-name', width: 'full', limit: 'firstname' },
  lastname: { autoComplete: 'family-name', width: 'full', limit: 'lastname' },
  street: { autoComplete: 'address-line1', width: 'full', limit: 'street' },
  streetNumber: { autoComplete: 'on', width: 'full' },
  additionalAddress: { autoComplete: 'address-line2', width: 'full', limit: 'additionalAddress' },
  postcode: { autoComplete: 'postal-code', width: 'full' },
  city: { autoComplete: 'address-level2', width: 'full', limit: 'city' },
  region: { autoComplete: 'address-level1', width: 'full', limit: 'region' },
  telephone: { autoComplete: 'tel', width: 'm' },
} as const satisfies Readonly<Record<AutofillField, FieldLook>>;

/** Fields that are read-only when the person is known and may not be changed here. */
const PERSON: readonly AutofillField[] = ['civility', 'firstname', 'lastname'];

/** The address fields that the market requires; the page provides the `<form>` and its button. */
export const AddressForm = ({
  values,
  faults,
  duties,
  words,
  postcodeExample,
}: AddressFormProps) => {
  const { market, t } = useShop();
  const phoneExample = market.rules.phone.placeholder;
  const examples = { postcode: postcodeExample, telephone: phoneExample };
  const errorOf = (field: AutofillField): string | undefined => {
    const fault = faults[field];
    return fault && faultWords(fault, words, examples);
  };
  const hints: Readonly<Partial<Record<AutofillField, string>>> = {
    postcode: words.forExample(postcodeExample),
    telephone: words.forExample(phoneExample),
    additionalAddress: words.additionalHint,
  };
  const rows = addressRows(duties);
  const errors = rows.flat().flatMap((field) => {
    const message = errorOf(field);
    return message === undefined
      ? []
      : [
          {
            fieldId: addressForm.names[field],
            message: t('common.labelled', { label: words.labels[field], value: message }),
          },
        ];
  });

  const control = (field: AutofillField) => {
    const required = isRequired(field, duties);
    if (field === 'civility') {
      return (
        <RadioGroup
          key={field}
          name={addressForm.names[field]}
          layout="tiles"
          legend={required ? words.labels.civility : `${words.labels.civility} (${words.optional})`}
          options={words.civilities.map((row) => ({ ...row, disabled: !duties.personEditable }))}
          defaultValue={values.civility}
          error={errorOf(field)}
        />
      );
    }
    const { autoComplete, width, limit }: FieldLook = LOOKS[field];
    const Field = field === 'city' ? TownField : TextField;
    return (
      <Field
        key={field}
        name={addressForm.names[field]}
        label={words.labels[field]}
        hint={hints[field]}
        error={errorOf(field)}
        optional={required ? undefined : words.optional}
        required={required}
        defaultValue={values[field]}
        autoComplete={autoComplete}
        width={width}
        {...(limit && { maxLength: FIELD_MAXIMUMS[limit] })}
        {...(field === 'telephone' && { type: 'tel' })}
        readOnly={!duties.personEditable && PERSON.includes(field)}
      />
    );
  };

  return (
    <Stack gap={4}>
      <ErrorSummary title={words.errorSummary} errors={errors} />
      {rows.map((row) =>
        row.length === 1 ? (
          row.map(control)
        ) : (
          <div key={row.join()} className={styles[`row-${row[0]}`]}>
            {row.map(control)}
          </div>
        ),
      )}
    </Stack>
  );
};

/** A validation error in the market's language. */
const faultWords = (
  fault: AddressFault,
  words: AddressFormTexts,
  examples: { readonly postcode: string; readonly telephone: string },
): string => {
  switch (fault.kind) {
    case 'missing':
      return words.missing;
    case 'not-a-name':
      return words.notAName;
    case 'too-long':
      return words.tooLong(fault.maximum);
    case 'not-a-postcode':
      return words.notAPostcode(examples.postcode);
    case 'not-a-phone':
      return words.notAPhone(examples.telephone);
    case 'mobile-needed':
      return words.mobileNeeded(examples.telephone);
    case 'country-not-served':
    case 'region-not-served':
      return words.notServed;
    default:
      return unreachable(fault);
  }
};
