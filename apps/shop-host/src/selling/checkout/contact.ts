import type { ParsedInput } from '@materia/api-contract';
import { checkCollector, collectorRules } from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { FieldFault, Refusal } from '../../platform/contract/refusals.ts';

type Contact = ParsedInput<'saveContact'>['body'];

/** The contract's names of the fields. */
const FIELDS = {
  firstname: 'body.firstname',
  lastname: 'body.lastname',
  phone: 'body.telephone',
} as const;

/** Validates the pickup contact by the rules of the form, and normalizes it for storage. */
export const checkContact = (
  contact: Contact,
  { rules, settings }: Market,
): Result<Contact, Refusal<'bad-input'>> => {
  const checked = checkCollector(
    { ...contact, phone: contact.telephone },
    collectorRules(rules.phone, settings.mobileNumberRequired),
  );
  if (checked.ok) {
    const { phone, ...names } = checked.value;
    return ok({ ...contact, ...names, telephone: phone });
  }
  const faults = checked.error;
  const fields = (['firstname', 'lastname', 'phone'] as const).flatMap(
    (field): readonly FieldFault[] => {
      const fault = faults[field];
      return fault === undefined ? [] : [{ field: FIELDS[field], kind: fault.kind }];
    },
  );
  return fail({ kind: 'bad-input', fields });
};
