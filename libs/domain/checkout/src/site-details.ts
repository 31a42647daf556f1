import {
  parsePhone,
  type PhoneNumber,
  type PhoneRule,
  tooLong,
  type TooLong,
} from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** Maximum length of a professional's own reference for an order, in characters. */
export const ORDER_REFERENCE_MAXIMUM = 40;
/** Maximum length of the name of the contact at the site: first name, surname, firm. */
export const SITE_CONTACT_MAXIMUM = 100;

/** What a professional adds to an order, as typed: their reference, and who is at the site. */
export type SiteDetails = {
  readonly reference: string;
  readonly name: string;
  readonly phone: string;
};

/** The same, checked. Without name and phone nobody else than the recipient is phoned. */
export type CheckedSiteDetails = {
  readonly reference: string | undefined;
  readonly contact: { readonly name: string; readonly telephone: PhoneNumber } | undefined;
};

export type SiteDetailsFault = TooLong | { readonly kind: 'missing' | 'not-a-phone' };
export type SiteDetailsFaults = { readonly [Field in keyof SiteDetails]?: SiteDetailsFault };

/**
 * Checks what a professional adds to an order, in the form and again on the host. Everything is
 * optional, but a contact at the site has a name and a phone number. Reports every invalid field.
 */
export const checkSiteDetails = (
  typed: SiteDetails,
  phoneRule: PhoneRule,
): Result<CheckedSiteDetails, SiteDetailsFaults> => {
  const [reference, name, phone] = [typed.reference.trim(), typed.name.trim(), typed.phone.trim()];
  const parsed = phone === '' ? undefined : parsePhone(phone, phoneRule);
  const faults: SiteDetailsFaults = {
    ...ifAny('reference', tooLong(reference, ORDER_REFERENCE_MAXIMUM)),
    ...ifAny('name', nameFault(name, phone)),
    ...ifAny('phone', phoneFault(name, parsed)),
  };
  if (Object.keys(faults).length > 0) return fail(faults);
  return ok({
    reference: reference === '' ? undefined : reference,
    contact: parsed?.ok === true ? { name, telephone: parsed.value } : undefined,
  });
};

const nameFault = (name: string, phone: string): SiteDetailsFault | undefined =>
  name === '' && phone !== '' ? { kind: 'missing' } : tooLong(name, SITE_CONTACT_MAXIMUM);

const phoneFault = (
  name: string,
  parsed: ReturnType<typeof parsePhone> | undefined,
): SiteDetailsFault | undefined => {
  if (parsed === undefined) return name === '' ? undefined : { kind: 'missing' };
  return parsed.ok ? undefined : { kind: 'not-a-phone' };
};

const ifAny = (field: keyof SiteDetails, fault: SiteDetailsFault | undefined): SiteDetailsFaults =>
  fault === undefined ? {} : { [field]: fault };
