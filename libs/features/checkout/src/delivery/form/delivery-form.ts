import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import {
  isOwnMethod,
  type OwnMethodCode,
  SHIPPING_METHODS,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import {
  defineForm,
  family,
  type FamilyNames,
  type FormValues,
  line,
  prefixed,
  SLOT_NAMES,
  ticked,
} from '@materia/ui-shop';
import { OWN, PARCEL, vendorShipmentKey } from './delivery-shipments.ts';

const VENDORS = vendorShipmentKey('');

/** The names of the fields with the method of each shipment. */
const METHODS: FamilyNames = {
  nameOf: (key) => {
    if (key === OWN) return 'method';
    return key === PARCEL ? 'second' : `level-${key.slice(VENDORS.length)}`;
  },
  keyOf: (name) => {
    if (name === 'method') return OWN;
    if (name === 'second') return PARCEL;
    return name.startsWith('level-') ? vendorShipmentKey(name.slice('level-'.length)) : undefined;
  },
};

/**
 * How each shipment arrives. `methods` are keyed by shipment; `points` are the chosen relay points
 * and lockers, `near` the postal codes around which they are listed, both by the key of their list.
 */
export const deliveryForm = defineForm({
  methods: family(METHODS, 40),
  points: family(prefixed('point-'), 40),
  near: family(prefixed('near-'), 40),
  /** The destination for methods with a radius. */
  postcode: line(12).named('place-postcode').as('postcode'),
  city: line(FIELD_MAXIMUMS.city).named('place-city'),
  /** The postal code whose prices are shown. */
  pricedPostcode: line(12).named('priced-postcode'),
  /** The town that the page put in itself for that code. */
  shownCity: line(FIELD_MAXIMUMS.city).named('shown-city'),
  /** The hour of a pickup, and when the truck comes. */
  slot: line(40).named(SLOT_NAMES.pickup),
  deliverySlot: line(40).named(SLOT_NAMES.delivery),
  truckAccess: ticked().named('truck-access'),
  /** What the driver of a truck needs to know of the place, by question. */
  site: family(prefixed('site-'), 20),
  /** The same for the parcel: a truck may bring either shipment, so both are asked on one page. */
  parcelDeliverySlot: line(40).named('second-delivery-slot'),
  parcelTruckAccess: ticked().named('second-truck-access'),
  parcelSite: family(prefixed('second-site-'), 20),
});

/** What was submitted, shown again after an error. */
export type DeliveryValues = FormValues<typeof deliveryForm>;

/** The form value of each of the retailer's methods. */
const FORM_VALUES = {
  'drive/two_hours': 'two_hours',
  'drive/scheduled': 'scheduled',
  'transporter/home': 'transporter',
  'allxbrick/delivery': 'partner_delivery',
  'allxbrick/pickup': 'partner_pickup',
  'chronopost/home': 'home',
  'chronorelais/relay': 'relay',
  'locker/locker': 'locker',
} as const satisfies Readonly<Record<OwnMethodCode, string>>;

/** The value of a method's radio button; undefined for methods of vendors. */
export const formValueOf = (method: ShippingMethodCode): string | undefined =>
  isOwnMethod(method) ? FORM_VALUES[method] : undefined;

/** The retailer's method whose radio button sends a value; undefined for any other text. */
export const methodOfFormValue = (value: string): OwnMethodCode | undefined =>
  SHIPPING_METHODS.filter(isOwnMethod).find((method) => FORM_VALUES[method] === value);
