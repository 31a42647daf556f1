import type { Collector } from '@materia/domain-checkout';

/** The fields of the recipient, in form order. */
export const COLLECTOR_FIELDS = ['firstname', 'lastname', 'phone'] as const;
export type CollectorField = (typeof COLLECTOR_FIELDS)[number];

/** The fields of the delivery address, in form order. `extra` is the optional second line. */
export const DELIVERY_FIELDS = ['street', 'extra', 'postcode', 'city'] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** The fields of another payer, in form order. */
export const BILLING_FIELDS = [
  'billingFirstname',
  'billingLastname',
  'billingStreet',
  'billingExtra',
  'billingPostcode',
  'billingCity',
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** The choices between addresses: an id of the address book, or one of the values below. */
export const CHOICE_FIELDS = ['delivery', 'billing'] as const;
/** An address that is typed. */
export const NEW_ADDRESS = 'new';
/** The invoice names who receives the order. */
export const SAME_ADDRESS = 'same';

/** Checkboxes that add a typed address to the address book. */
export const SAVE_FIELDS = ['saveDelivery', 'saveBilling'] as const;

export type ContactField =
  CollectorField | DeliveryField | BillingField | (typeof CHOICE_FIELDS)[number];

/** What was typed and chosen. */
export type ContactValues = Collector &
  Readonly<Record<Exclude<ContactField, CollectorField>, string>> &
  Readonly<Record<(typeof SAVE_FIELDS)[number], boolean>>;
