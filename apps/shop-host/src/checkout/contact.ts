import type { ParsedInput } from '@materia/api-contract';
import { parseMobile, parsePhone } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Refusal } from '../contract/refusals.ts';

type Contact = ParsedInput<'saveContact'>['body'];

/** Checks who fetches the goods: pickup needs a phone number of the market, in some markets a mobile (CHK-19, SET-06). It is kept in its one stored form. */
export const checkContact = (contact: Contact, market: Market): Result<Contact, Refusal<'bad-input'>> => {
  const { phone } = market.rules;
  const parsed = market.settings.mobileNumberRequired ? parseMobile(contact.telephone, phone) : parsePhone(contact.telephone, phone);
  return parsed.ok ? ok({ ...contact, telephone: parsed.value }) : fail({ kind: 'bad-input', fields: [{ field: 'body.telephone', kind: parsed.error.kind }] });
};
