import {
  parseMobile,
  parsePhone,
  type PhoneNumber,
  type PhoneRule,
  textFault,
  type TooLong,
} from '@materia/domain-customer';
import { phoneRequirement } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** The person who collects the products, as typed. */
export type Collector = {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
};

/** With the phone number in its stored form. */
export type CheckedCollector = Omit<Collector, 'phone'> & { readonly phone: PhoneNumber };

export type CollectorFault =
  { readonly kind: 'missing' | 'not-a-name' | 'not-a-phone' | 'mobile-needed' } | TooLong;

export type CollectorFaults = { readonly [Field in keyof Collector]?: CollectorFault };

/** The market's phone rule and whether a landline is accepted. */
export type CollectorRules = {
  readonly phone: PhoneRule;
  readonly phoneRequirement: 'any' | 'mobile';
};

/** Store pickup requires a phone number to call; some markets require a mobile one. */
export const collectorRules = (phone: PhoneRule, mobileNumberRequired: boolean): CollectorRules => {
  const duty = phoneRequirement(
    { method: 'drive/two_hours', isScheduled: false, hasThirdPartyLine: false },
    mobileNumberRequired,
  );
  return { phone, phoneRequirement: duty === 'mobile' ? 'mobile' : 'any' };
};

/** Checks the person who collects the products, in the form and again on the host. Reports every invalid field. */
export const checkCollector = (
  values: Collector,
  rules: CollectorRules,
): Result<CheckedCollector, CollectorFaults> => {
  const [firstname, lastname] = [oneLine(values.firstname), oneLine(values.lastname)];
  const [noFirstname, noLastname] = [
    nameFault('firstname', firstname),
    nameFault('lastname', lastname),
  ];
  const phone = checkPhone(values.phone.trim(), rules);
  if (phone.ok && noFirstname === undefined && noLastname === undefined)
    return ok({ firstname, lastname, phone: phone.value });
  return fail({
    ...(noFirstname && { firstname: noFirstname }),
    ...(noLastname && { lastname: noLastname }),
    ...(!phone.ok && { phone: phone.error }),
  });
};

/** Letters of any script with their marks, and the characters that join parts of a name. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

const nameFault = (field: 'firstname' | 'lastname', name: string): CollectorFault | undefined => {
  if (name === '') return { kind: 'missing' };
  return textFault(field, name) ?? (NAME.test(name) ? undefined : { kind: 'not-a-name' });
};

const checkPhone = (
  text: string,
  { phone: rule, phoneRequirement: duty }: CollectorRules,
): Result<PhoneNumber, CollectorFault> => {
  if (text === '') return fail({ kind: 'missing' });
  const phone = duty === 'mobile' ? parseMobile(text, rule) : parsePhone(text, rule);
  return phone.ok ? phone : fail({ kind: phone.error.kind });
};

const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ');
