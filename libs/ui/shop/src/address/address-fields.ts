import type { MarketSettings } from '@materia/market-model';
import type {
  PhoneRefusal,
  PostcodeRefusal,
  TerritoryRefusal,
  TooLong,
} from '@materia/domain-customer';

/** The fields of an address (ADDR-02), with the telephone that many deliveries need (ADDR-05). */
export const ADDRESS_FIELDS = [
  'civility',
  'firstname',
  'lastname',
  'company',
  'street',
  'streetNumber',
  'additionalAddress',
  'postcode',
  'city',
  'region',
  'telephone',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AddressValues = { readonly [Field in AddressField]?: string };

/** Why a field was refused: what the rules of the market say, or that nothing stands in it. */
export type AddressFault =
  | { readonly kind: 'missing' }
  | TooLong
  | Pick<PostcodeRefusal | PhoneRefusal | TerritoryRefusal, 'kind'>;
export type AddressFaults = { readonly [Field in AddressField]?: AddressFault };

/** What the market and the use of the address ask. */
export type AddressDuties = {
  /** Mr or Mrs: left out where nobody needs it (ADDR-12). */
  readonly civility: 'none' | 'optional' | 'required';
  /** CHK-19 to CHK-21: no number, any, or a mobile. */
  readonly telephone: 'none' | 'any' | 'mobile';
  readonly region: 'none' | 'optional' | 'required';
  readonly company: 'none' | 'optional' | 'required';
  /** FLAG-31: the number stands before the street (ADDR-06). */
  readonly streetNumberFirst: boolean;
  /** FLAG-15: civility and names may be changed here (ADDR-07). */
  readonly personEditable: boolean;
};

/** What a market asks of an address to deliver to. A title is never needed to deliver (Court of Justice, C-394/23). */
export const deliveryAddressDuties = (
  { mobileNumberRequired }: Pick<MarketSettings, 'mobileNumberRequired'>,
  flags: Pick<AddressDuties, 'streetNumberFirst' | 'personEditable'>,
): AddressDuties => ({
  civility: 'optional',
  telephone: mobileNumberRequired ? 'mobile' : 'any',
  region: 'optional',
  company: 'optional',
  ...flags,
});

/** The rows of the form in reading order: fields in one row belong together. */
export const addressRows = (duties: AddressDuties): readonly (readonly AddressField[])[] => {
  const rows: readonly (readonly AddressField[])[] = [
    duties.civility === 'none' ? [] : ['civility'],
    ['firstname', 'lastname'],
    duties.company === 'none' ? [] : ['company'],
    duties.streetNumberFirst ? ['streetNumber', 'street'] : ['street', 'streetNumber'],
    ['additionalAddress'],
    ['postcode', 'city'],
    duties.region === 'none' ? [] : ['region'],
    duties.telephone === 'none' ? [] : ['telephone'],
  ];
  return rows.filter((row) => row.length > 0);
};

/** Must something stand in the field? */
export const isRequired = (field: AddressField, duties: AddressDuties): boolean => {
  if (field === 'civility') return duties.civility === 'required';
  if (field === 'company') return duties.company === 'required';
  if (field === 'region') return duties.region === 'required';
  return field !== 'additionalAddress';
};
