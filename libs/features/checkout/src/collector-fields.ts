import type { Collector } from '@materia/domain-checkout';

/** The fields of the recipient, in form order. */
export const COLLECTOR_FIELDS = ['firstname', 'lastname', 'phone'] as const;
export type CollectorField = (typeof COLLECTOR_FIELDS)[number];

/** The fields of the delivery address, in form order. `extra` is the optional second line. */
export const DELIVERY_FIELDS = ['street', 'extra', 'postcode', 'city'] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

export type ContactField = CollectorField | DeliveryField;

/** What was typed. */
export type ContactValues = Collector & Readonly<Record<DeliveryField, string>>;
