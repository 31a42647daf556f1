import { isDeepStrictEqual } from 'node:util';
import {
  attributeCode,
  BRAND_KEY,
  type FieldFault,
  type FieldPath,
  type ParsedInput,
  readCustomAttributes,
  type Reply,
  siriusIdOf,
} from '@materia/api-contract';
import {
  checkProfile,
  type Profile,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFault,
  type ProfileRules,
} from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { ATTRIBUTE_FIELDS, isFieldCode } from './wire-customer.ts';

type Body = ParsedInput<'updateMe'>['body'];
type Current = Reply<'readMe'>;
type Field = FieldPath<'updateMe'>;
type Faults = readonly FieldFault<Field>[];

/** The contract's field names. */
const FIELDS = {
  company: 'corporation_name',
  taxNumber: 'company_fiscal_id',
  companyType: 'legal_entity_type',
  vatNumber: 'intra_community_vat',
  civility: 'prefix',
  firstname: 'firstname',
  lastname: 'lastname',
  secondLastname: 'lastname_2',
  birthDate: 'dob',
  fiscalNumber: 'fiscal_id_1',
  mobile: 'mobile',
  phone: 'phone',
} as const satisfies Readonly<Record<ProfileField, keyof Body>>;

/** What customers do not change by this call: it belongs to the shop, or has calls of its own. */
const READ_ONLY = [
  'id',
  'customer_type',
  'legal_entity_id',
  'addresses',
  'group_id',
  'isBuyer',
  'loyalty_card_number',
  'loyalty_category_code',
  'loyalty_rank',
  'is_pro_card',
] as const satisfies readonly (keyof Body)[];

/** What a call changes, each value under one name; what is undefined stays as it is. */
export type RequestedChange = {
  readonly profile: Partial<Profile>;
  readonly siriusId: string | undefined;
  readonly storeId: string | undefined;
  /** The address of the book that becomes the default billing address. */
  readonly defaultBilling: string | undefined;
  readonly autosubscribesLoyalty: boolean | undefined;
  readonly subtype: string | undefined;
};

/**
 * Compares what a call sends with the customer as they are. A value may come as field and as
 * attribute; the one that differs from the current value is meant. Refuses everything that the call
 * does not change: other values of fields that belong to the shop, and attributes that there are
 * not.
 */
export const requestedChange = (
  body: Body,
  current: Current,
  asking: ProfileRules,
): Result<RequestedChange, Refusal<'bad-input', Field>> => {
  const attributes = readCustomAttributes(body.custom_attributes ?? [], BRAND);
  const attributeOf = (field: keyof Body): string | undefined => {
    const code = [...attributes.keys()].find(
      (each) => isFieldCode(each) && ATTRIBUTE_FIELDS[each] === field,
    );
    return code && attributes.get(code);
  };
  const changed = (field: TextField, ...more: readonly (string | undefined)[]) =>
    [body[field], ...more, attributeOf(field)].find(
      (text) => text !== undefined && text !== (current[field] ?? ''),
    );
  const profile: Partial<Record<ProfileField, string>> = {};
  for (const field of PROFILE_FIELDS) {
    const text = changed(FIELDS[field]);
    if (text !== undefined) profile[field] = text;
  }
  const checked = checkProfile(profile, asking);
  const autosubscribes = attributes.get('must_autosubscribe_loyalty');
  const faults: Faults = [
    ...(checked.ok
      ? []
      : PROFILE_FIELDS.flatMap((field) => wireFault(FIELDS[field], checked.error[field]))),
    ...READ_ONLY.filter((field) => {
      const attribute = attributeOf(field);
      return (
        (body[field] !== undefined && !isDeepStrictEqual(body[field], current[field])) ||
        (attribute !== undefined && attribute !== String(current[field] ?? ''))
      );
    }).map(readOnly),
    ...(current.sirius_id === undefined ||
    [body.sirius_id, attributeOf('sirius_id')].every(
      (id) => id === undefined || id === current.sirius_id,
    )
      ? []
      : [readOnly('sirius_id')]),
    ...(body.extension_attributes?.pending_email !== undefined &&
    body.extension_attributes.pending_email !== current.extension_attributes.pending_email
      ? [readOnly('extension_attributes')]
      : []),
    ...(body.main_address !== undefined &&
    !('street_number' in body.main_address) &&
    !isDeepStrictEqual(body.main_address, current.main_address)
      ? [readOnly('main_address')]
      : []),
    ...attributeFaults(body),
    ...(autosubscribes === undefined || Object.hasOwn(YES_OR_NO, autosubscribes)
      ? []
      : ([{ field: 'body.custom_attributes', kind: 'unknown-value' }] as const)),
  ];
  if (!checked.ok || faults.length > 0) return fail({ kind: 'bad-input', fields: faults });
  return ok({
    profile: checked.value,
    siriusId: siriusIdOf(body),
    storeId: changed('store_id', body.reference_store),
    defaultBilling: changed('default_billing'),
    autosubscribesLoyalty: autosubscribes === undefined ? undefined : YES_OR_NO[autosubscribes],
    subtype: attributes.get('customer_subtype_category'),
  });
};

type TextField = (typeof FIELDS)[ProfileField] | 'store_id' | 'default_billing';

const BRAND = BRAND_KEY.toLowerCase();

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  false: false,
  '0': false,
};

const readOnly = <Name extends keyof Body>(field: Name) =>
  ({ field: `body.${field}`, kind: 'read-only' }) as const;

const wireFault = <Name extends keyof Body>(field: Name, fault: ProfileFault | undefined) =>
  fault === undefined ? [] : ([{ field: `body.${field}`, kind: fault.kind }] as const);

/**
 * Attributes that a customer does not have, and consents to newsletters, which need the wording of
 * the market: they are given on its page. Empty slots of a form are no attributes.
 */
const attributeFaults = ({ custom_attributes: attributes = [] }: Body): Faults =>
  attributes.flatMap(({ attribute_code: name, value }, at): Faults => {
    if (name === '') return [];
    const code = attributeCode(name, BRAND);
    const field = `body.custom_attributes.${at}.attribute_code` as const;
    if (code === undefined) return [{ field, kind: 'unknown' }];
    return code.startsWith('receive_') && value !== '' ? [{ field, kind: 'not-offered' }] : [];
  });
