/** Placeholder in attribute names for the brand key of a build. */
export const PRODUCT_PLACEHOLDER = '{product}';

/** The codes of custom attributes on a customer; `{product}` is replaced by the brand key. */
export const CUSTOM_ATTRIBUTE_CODES = [
  'corporation_name',
  'customer_type',
  'main_address',
  'legal_entity_type',
  'receive_{product}_sms',
  'receive_partners_email',
  'receive_{product}_email',
  'phone',
  'mobile',
  'siriusId',
  'reference_store',
  'company_fiscal_id',
  'fiscal_id_1',
  'must_autosubscribe_loyalty',
  'intra_community_vat',
  'lastname_2',
  'loyalty_card_number',
  'customer_subtype_category',
] as const;
export type CustomAttributeCode = (typeof CUSTOM_ATTRIBUTE_CODES)[number];

export type WireCustomAttribute = { readonly attribute_code: string; readonly value: string };

/** Empty slots of a new account form. */
export const EMPTY_ATTRIBUTE_SLOTS = 6;

export const emptyCustomAttributes = (): readonly WireCustomAttribute[] =>
  Array.from({ length: EMPTY_ATTRIBUTE_SLOTS }, () => ({ attribute_code: '', value: '' }));

/** The attribute's name on the wire for a brand key of letters, digits and underscores. */
export const attributeName = (code: CustomAttributeCode, brandKey: string): string =>
  code.replace(PRODUCT_PLACEHOLDER, brandKey);

/** The code for a wire name, or undefined for a name that is none of the 18. */
export const attributeCode = (name: string, brandKey: string): CustomAttributeCode | undefined =>
  CUSTOM_ATTRIBUTE_CODES.find((code) => attributeName(code, brandKey) === name);

/** Reads the list into values by code. Empty slots and unknown names are left out; the last of two equal codes counts. */
export const readCustomAttributes = (
  attributes: readonly WireCustomAttribute[],
  brandKey: string,
): ReadonlyMap<CustomAttributeCode, string> => {
  const values = new Map<CustomAttributeCode, string>();
  for (const { attribute_code, value } of attributes) {
    const code = attributeCode(attribute_code, brandKey);
    if (code !== undefined && value !== '') values.set(code, value);
  }
  return values;
};

/** Writes values as the wire list, in the order of the codes. */
export const writeCustomAttributes = (
  values: ReadonlyMap<CustomAttributeCode, string>,
  brandKey: string,
): readonly WireCustomAttribute[] =>
  CUSTOM_ATTRIBUTE_CODES.flatMap((code) => {
    const value = values.get(code);
    return value === undefined ? [] : [{ attribute_code: attributeName(code, brandKey), value }];
  });

/** One id under two names: the field `sirius_id` takes precedence over the attribute `siriusId`. */
export const siriusIdOf = (customer: {
  readonly sirius_id?: string | undefined;
  readonly custom_attributes?: readonly WireCustomAttribute[] | undefined;
}): string | undefined => {
  const attribute = customer.custom_attributes?.findLast(
    (entry) => entry.attribute_code === 'siriusId',
  )?.value;
  return [customer.sirius_id, attribute].find((id) => id !== undefined && id !== '');
};
