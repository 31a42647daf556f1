import type { BookAddress } from '@materia/api-account';
import {
  type CheckedPostalAddress,
  checkPostalAddress,
  collectorRules,
  type PostalAddressFaults,
} from '@materia/domain-checkout';
import { splitStreetLine, STREET_NUMBER_MAXIMUM, streetLine } from '@materia/domain-customer';
import { tooLong } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import {
  addressForm,
  type AddressFaults,
  type AddressValues,
  defineForm,
  exactText,
  oneOf,
  ticked,
} from '@materia/ui-shop';

/** What was typed, and what the address is to become the default of. */
export type TypedAddress = {
  readonly values: AddressValues;
  readonly defaults: { readonly shipping: boolean; readonly billing: boolean };
};

/** What an address is to become the default of. */
export const addressDefaultsForm = defineForm({
  shipping: ticked().named('defaultShipping'),
  billing: ticked().named('defaultBilling'),
});

/** Makes an address of the book a default. */
export const makeDefaultForm = defineForm(
  { address: exactText(64), purpose: oneOf(['shipping', 'billing']) },
  { intent: 'default' },
);

/** Removes an address from the book. */
export const removeAddressForm = defineForm({ address: exactText(64) });

export const readTypedAddress = (form: FormData): TypedAddress => ({
  values: addressForm.read(form),
  defaults: addressDefaultsForm.read(form),
});

/** An address of the book as the form shows it. */
export const typedAddressOf = (address: BookAddress, numberFirst: boolean): TypedAddress => {
  const [line = '', additionalAddress = ''] = address.street;
  const { street, number } = splitStreetLine(line, numberFirst);
  const { civility = '', firstname, lastname, postcode, city, region, phone } = address;
  return {
    values: {
      civility,
      firstname,
      lastname,
      street,
      streetNumber: number,
      additionalAddress,
      postcode,
      city,
      region,
      telephone: phone,
    },
    defaults: { shipping: address.isDefaultShipping, billing: address.isDefaultBilling },
  };
};

/** Checks a typed address. Reports every invalid field by the name that it has in the form. */
export const checkTypedAddress = (
  { values }: TypedAddress,
  { country, rules, settings }: Market,
  numberFirst: boolean,
): Result<CheckedPostalAddress, AddressFaults> => {
  const number = values.streetNumber ?? '';
  const street = values.street ?? '';
  const line = street === '' ? '' : streetLine(street, number, numberFirst).trim();
  const checked = checkPostalAddress(
    {
      civility: values.civility ?? '',
      firstname: values.firstname ?? '',
      lastname: values.lastname ?? '',
      phone: values.telephone ?? '',
      street: [line, values.additionalAddress ?? ''],
      postcode: values.postcode ?? '',
      city: values.city ?? '',
      region: values.region ?? '',
      country,
    },
    {
      ...collectorRules(rules.phone, settings.mobileNumberRequired, []),
      postcode: rules.postcode,
      country,
    },
  );
  const longNumber = tooLong(number, STREET_NUMBER_MAXIMUM);
  if (checked.ok && longNumber === undefined) return ok(checked.value);
  return fail({
    ...(!checked.ok && formFaults(checked.error)),
    ...(longNumber && { streetNumber: longNumber }),
  });
};

const formFaults = ({ phone, country, ...faults }: PostalAddressFaults): AddressFaults => ({
  ...faults,
  ...(phone && { telephone: phone }),
  ...(country && { postcode: country }),
});
