import type {
  CollectorFault,
  DeliveryAddressFault,
  PostalAddressFault,
} from '@materia/domain-checkout';
import { defineForm, type FormFaults, type FormValues, line, ticked } from '@materia/ui-shop';

export type ContactFault =
  | CollectorFault
  | DeliveryAddressFault
  | PostalAddressFault
  /** No address was chosen from the book, or it was deleted since. */
  | { readonly kind: 'address-missing' | 'address-gone' | 'city-missing' }
  /** The town stayed when the code of another one was typed, which is proposed instead. */
  | { readonly kind: 'town-of-postcode' };

const typed = (longest?: number) => line(longest).faults<ContactFault>();

/** Recipient, delivery address and billing contact. */
export const contactForm = defineForm({
  firstname: typed().as('name'),
  lastname: typed().as('name'),
  phone: typed(60).as('phone'),
  street: typed().as('text'),
  /** The optional second line of the address. */
  extra: typed(),
  postcode: typed(20).as('postcode'),
  city: typed().as('text'),
  billingFirstname: typed().as('name'),
  billingLastname: typed().as('name'),
  billingStreet: typed().as('text'),
  billingExtra: typed(),
  billingPostcode: typed(20).as('postcode'),
  billingCity: typed().as('text'),
  /** The choices between addresses: an id of the address book, or one of the values below. */
  delivery: typed(64),
  billing: typed(64),
  /** Checkboxes that add a typed address to the address book. */
  saveDelivery: ticked(),
  saveBilling: ticked(),
  /** The town that the page put in itself, and the postal code to which it belongs. */
  shownPostcode: line(20),
  shownCity: line(),
});

/** An address that is typed. */
export const NEW_ADDRESS = 'new';
/** The invoice names who receives the order. */
export const SAME_ADDRESS = 'same';

/** What was typed and chosen. */
export type ContactValues = FormValues<typeof contactForm>;
export type ContactFaults = FormFaults<typeof contactForm>;
export type ContactField = keyof ContactFaults;

/** The fields of the recipient, in form order. */
export const COLLECTOR_FIELDS = [
  'firstname',
  'lastname',
  'phone',
] as const satisfies readonly ContactField[];
export type CollectorField = (typeof COLLECTOR_FIELDS)[number];

/** The fields of the delivery address, in form order. */
export const DELIVERY_FIELDS = [
  'street',
  'extra',
  'postcode',
  'city',
] as const satisfies readonly ContactField[];
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** The fields of another payer, in form order. */
export const BILLING_FIELDS = [
  'billingFirstname',
  'billingLastname',
  'billingStreet',
  'billingExtra',
  'billingPostcode',
  'billingCity',
] as const satisfies readonly ContactField[];
export type BillingField = (typeof BILLING_FIELDS)[number];
