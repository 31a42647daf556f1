import type { FieldPath, ParsedInput } from '@materia/api-contract';
import {
  ADDRESS_FIELDS,
  addressQuestions,
  type AddressField,
  checkAnswers,
  NO_ANSWERS,
  type RegistrationAddress,
} from '@materia/domain-customer';
import type { FlagSet } from '@materia/domain-feature-flags';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Refusal } from '../../platform/contract/refusals.ts';

type Asked = Extract<
  NonNullable<ParsedInput<'updateMe'>['body']['main_address']>,
  { readonly street_number: string }
>;

const FIELD = 'body.main_address';
/** The contract's field names. */
const FIELDS = {
  street: `${FIELD}.street`,
  streetNumber: `${FIELD}.street_number`,
  postcode: `${FIELD}.postcode`,
  city: `${FIELD}.city`,
} as const satisfies Readonly<Record<AddressField, FieldPath<'updateMe'>>>;

/**
 * Validates a new main address by the registration rules. Refuses the whole change where the market
 * does not allow it.
 */
export const checkMainAddress = (
  { street, street_number: streetNumber, postcode, city }: Asked,
  { rules }: Market,
  flags: FlagSet,
): Result<RegistrationAddress, Refusal<'bad-input', FieldPath<'updateMe'>>> => {
  if (!flags.BILLING_ADDRESS_UPDATE)
    return fail({ kind: 'bad-input', fields: [{ field: FIELD, kind: 'not-offered' }] });
  const checked = checkAnswers(
    { ...NO_ANSWERS, street, streetNumber, postcode, city },
    {
      isProfessional: false,
      questions: addressQuestions(flags.ADDRESS_STREET_NUMBER_FIRST),
      rules,
    },
  );
  if (checked.ok && checked.value.address !== undefined) return ok(checked.value.address);
  const faults = checked.ok ? {} : checked.error;
  return fail({
    kind: 'bad-input',
    fields: ADDRESS_FIELDS.flatMap((name) =>
      faults[name] === undefined ? [] : [{ field: FIELDS[name], kind: faults[name].kind }],
    ),
  });
};
