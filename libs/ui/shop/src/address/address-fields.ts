import type { CollectorFault } from '@materia/domain-checkout';
import type { MarketSettings } from '@materia/market-model';
import type {
  PhoneRefusal,
  PostcodeRefusal,
  TerritoryRefusal,
  TooLong,
} from '@materia/domain-contact';
import { defineForm, type FormFaults, type FormValues } from '../forms/define-form.ts';
import { line } from '../forms/field-kinds.ts';

/** Why a field was rejected: a rule of the market, or because it is empty. */
export type AddressFault =
  | { readonly kind: 'missing' }
  | TooLong
  | CollectorFault
  | Pick<PostcodeRefusal | PhoneRefusal | TerritoryRefusal, 'kind'>;

const typed = () => line().faults<AddressFault>();

/** An address, with the phone number that many deliveries need. */
export const addressForm = defineForm({
  civility: typed(),
  firstname: typed(),
  lastname: typed(),
  street: typed(),
  streetNumber: typed(),
  additionalAddress: typed(),
  postcode: typed(),
  city: typed(),
  region: typed(),
  telephone: typed(),
});

export type AutofillField = keyof FormValues<typeof addressForm>;
export type AddressValues = Partial<FormValues<typeof addressForm>>;
export type AddressFaults = FormFaults<typeof addressForm>;

/** What the market and the purpose of the address require. */
export type AddressRequirements = {
  /** Mr or Mrs: omitted where it is not needed. */
  readonly civility: 'none' | 'optional' | 'required';
  /** No phone number, one that may be left out, any number, or a mobile number. */
  readonly telephone: 'none' | 'optional' | 'any' | 'mobile';
  readonly region: 'none' | 'optional' | 'required';
  /** The house number comes before the street (ADDRESS_STREET_NUMBER_FIRST). */
  readonly streetNumberFirst: boolean;
  /** Civility and names may be changed here (ADDRESS_FORM_EDITABLE_PERSONAL_INFO). */
  readonly personEditable: boolean;
};

/**
 * What a market requires of an address of the book. Delivery never needs a title (Court of Justice,
 * C-394/23).
 */
export const addressBookRequirements = (
  { mobileNumberRequired }: Pick<MarketSettings, 'mobileNumberRequired'>,
  flags: Pick<AddressRequirements, 'streetNumberFirst' | 'personEditable'>,
): AddressRequirements => ({
  civility: 'optional',
  telephone: mobileNumberRequired ? 'mobile' : 'optional',
  region: 'optional',
  ...flags,
});

/** The rows of the form in reading order: fields in one row belong together. */
export const addressRows = (duties: AddressRequirements): readonly (readonly AutofillField[])[] => {
  const rows: readonly (readonly AutofillField[])[] = [
    duties.civility === 'none' ? [] : ['civility'],
    ['firstname', 'lastname'],
    duties.streetNumberFirst ? ['streetNumber', 'street'] : ['street', 'streetNumber'],
    ['additionalAddress'],
    ['postcode', 'city'],
    duties.region === 'none' ? [] : ['region'],
    duties.telephone === 'none' ? [] : ['telephone'],
  ];
  return rows.filter((row) => row.length > 0);
};

/** Whether the field is required. */
export const isRequired = (field: AutofillField, duties: AddressRequirements): boolean => {
  if (field === 'civility') return duties.civility === 'required';
  if (field === 'region') return duties.region === 'required';
  if (field === 'telephone') return duties.telephone !== 'optional';
  // Villages and remote houses have none.
  return field !== 'additionalAddress' && field !== 'streetNumber';
};
