import {
  BRAND_KEY,
  type CustomAttributeCode,
  type Reply,
  writeCustomAttributes,
} from '@materia/api-contract';
import type { CustomerRow } from '../account/repository.ts';
import type { AddressRow } from '../addresses/repository.ts';
import { wireAddress } from '../addresses/wire-address.ts';

type WireCustomer = Reply<'readMe'>;

/** The attributes that repeat a field: one value under two names. */
export const ATTRIBUTE_FIELDS = {
  corporation_name: 'corporation_name',
  customer_type: 'customer_type',
  main_address: 'default_billing',
  legal_entity_type: 'legal_entity_type',
  phone: 'phone',
  mobile: 'mobile',
  siriusId: 'sirius_id',
  reference_store: 'store_id',
  company_fiscal_id: 'company_fiscal_id',
  fiscal_id_1: 'fiscal_id_1',
  intra_community_vat: 'intra_community_vat',
  lastname_2: 'lastname_2',
  loyalty_card_number: 'loyalty_card_number',
} as const satisfies Readonly<Partial<Record<CustomAttributeCode, keyof WireCustomer>>>;

export const isFieldCode = (code: string): code is keyof typeof ATTRIBUTE_FIELDS =>
  Object.hasOwn(ATTRIBUTE_FIELDS, code);

/** The signed-in customer on the wire: fields, address book, and the values as attributes. */
export const wireCustomer = (
  row: CustomerRow,
  book: readonly AddressRow[],
  country: string,
  {
    pendingEmail,
    legalEntityId,
  }: {
    readonly pendingEmail: string | undefined;
    /** The company of which the customer is a member. */
    readonly legalEntityId: string | undefined;
  },
): WireCustomer => {
  const main = book.find((address) => address.default_billing);
  const fields = {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    ...given({ lastname_2: row.lastname_2, dob: row.dob, phone: row.phone }),
    ...(row.prefix !== null && { prefix: row.prefix }),
    mobile: row.mobile,
    customer_type: row.customer_type,
    ...given({
      sirius_id: row.sirius_id,
      legal_entity_id: legalEntityId ?? null,
      store_id: row.reference_store,
    }),
    addresses: book.map((address) => wireAddress(address, country)),
    ...given({
      corporation_name: row.corporation_name,
      legal_entity_type: row.legal_entity_type,
      company_fiscal_id: row.company_fiscal_id,
      intra_community_vat: row.intra_community_vat,
      fiscal_id_1: row.fiscal_id_1,
    }),
    group_id: row.group_id,
    isBuyer: row.is_buyer,
    ...(main && { default_billing: main.id }),
    ...given({
      loyalty_card_number: row.loyalty_card_number,
      loyalty_category_code: row.loyalty_category_code,
      loyalty_rank: row.loyalty_rank,
    }),
    is_pro_card: row.is_pro_card,
    extension_attributes: pendingEmail === undefined ? {} : { pending_email: pendingEmail },
    ...(main && {
      main_address: {
        street: main.street,
        postcode: main.postcode,
        city: main.city,
        country_id: country,
      },
    }),
  };
  return { ...fields, custom_attributes: attributesOf(fields, row) };
};

const attributesOf = (
  fields: Omit<WireCustomer, 'custom_attributes'>,
  row: CustomerRow,
): WireCustomer['custom_attributes'] => {
  const values = new Map<CustomAttributeCode, string>();
  for (const code of Object.keys(ATTRIBUTE_FIELDS).filter(isFieldCode))
    values.set(code, String(fields[ATTRIBUTE_FIELDS[code]] ?? ''));
  if (row.must_autosubscribe_loyalty) values.set('must_autosubscribe_loyalty', 'true');
  values.set('customer_subtype_category', row.customer_subtype_category ?? '');
  const set = new Map([...values].filter(([, value]) => value !== ''));
  return [...writeCustomAttributes(set, BRAND_KEY.toLowerCase())];
};

/** The texts that are there: neither absent nor empty. */
const given = <Name extends string>(
  texts: Readonly<Record<Name, string | null>>,
): Partial<Record<Name, string>> => {
  const found: Partial<Record<Name, string>> = {};
  for (const name in texts)
    if (texts[name] !== null && texts[name] !== '') found[name] = texts[name];
  return found;
};
