import type { DeliveryAddress } from '@materia/domain-checkout';
import { lineText } from '@materia/storefront-request';
import type { ContactValues } from './collector-fields.ts';

export const readContactValues = (form: FormData): ContactValues => ({
  firstname: lineText(form, 'firstname'),
  lastname: lineText(form, 'lastname'),
  phone: lineText(form, 'phone', 60),
  street: lineText(form, 'street'),
  extra: lineText(form, 'extra'),
  postcode: lineText(form, 'postcode', 20),
  city: lineText(form, 'city'),
});

/** The typed address. The market delivers in its own country only, so that the form does not ask for one. */
export const typedAddress = (
  { street, extra, postcode, city }: ContactValues,
  country: string,
): DeliveryAddress => ({ street: [street, extra], postcode, city, country });
