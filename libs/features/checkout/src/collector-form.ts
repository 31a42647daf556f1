import type { Collector } from '@materia/api-checkout';
import { parseMobile, parsePhone, type PhoneNumber, type PhoneRule, textFault } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { CollectorFault, CollectorFaults } from './collector-fields.ts';
import { textOf } from './form-text.ts';

/** The phone rule of the market and whether any number will do (CHK-19 to CHK-21). */
export type PhoneDuty = { readonly rule: PhoneRule; readonly kind: 'none' | 'any' | 'mobile' };

export const readCollectorValues = (form: FormData): Collector => ({
  firstname: oneLine(textOf(form, 'firstname')),
  lastname: oneLine(textOf(form, 'lastname')),
  phone: textOf(form, 'phone', 60),
});

/** Checks who collects the goods; names every field that is wrong. */
export const checkCollector = (
  values: Collector,
  duty: PhoneDuty,
): Result<Omit<Collector, 'phone'> & { readonly phone: PhoneNumber }, { readonly kind: 'bad-fields'; readonly faults: CollectorFaults }> => {
  const phone = checkPhone(values.phone, duty);
  const [firstname, lastname] = [nameFault('firstname', values.firstname), nameFault('lastname', values.lastname)];
  if (phone.ok && firstname === undefined && lastname === undefined) return ok({ firstname: values.firstname, lastname: values.lastname, phone: phone.value });
  return fail({
    kind: 'bad-fields',
    faults: { ...(firstname && { firstname }), ...(lastname && { lastname }), ...(!phone.ok && { phone: phone.error }) },
  });
};

/** Letters of any script with their marks, and what joins the parts of a name. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

const nameFault = (field: 'firstname' | 'lastname', name: string): CollectorFault | undefined => {
  if (name === '') return { kind: 'missing' };
  return textFault(field, name) ?? (NAME.test(name) ? undefined : { kind: 'not-a-name' });
};

const checkPhone = (text: string, { rule, kind }: PhoneDuty): Result<PhoneNumber, CollectorFault> => {
  if (text === '') return fail({ kind: 'missing' });
  const phone = kind === 'mobile' ? parseMobile(text, rule) : parsePhone(text, rule);
  return phone.ok ? phone : fail({ kind: phone.error.kind });
};

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');
