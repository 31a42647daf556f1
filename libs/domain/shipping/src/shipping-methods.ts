import type { DeliveryMode } from '@materia/domain-stock-status';

/**
 * The place that a method needs. `delivery-address` is one within the method's range. `postcode` is enough to find the store in
 * which the order is handed over.
 */
export type AddressRequirement =
  'none' | 'postcode' | 'delivery-address' | 'relay-point' | 'locker';

/** How the products change hands, and what has to be known for it: a store, an address, or a relay point or locker. */
type Fulfilled =
  | {
      readonly kind: 'pickup';
      readonly handover: 'store';
      readonly address: 'none';
      readonly deliveryType: 'pickup';
    }
  /** The partner carrier hands them over in the store that is nearest to the customer. */
  | {
      readonly kind: 'partner';
      readonly handover: 'store';
      readonly address: 'postcode';
      readonly deliveryType: 'pickup';
    }
  | {
      readonly kind: 'home';
      readonly handover: 'address';
      readonly address: 'delivery-address';
      readonly deliveryType: 'home';
    }
  | {
      readonly kind: 'relay';
      readonly handover: 'point';
      readonly address: 'relay-point';
      readonly deliveryType: 'relay';
    }
  | {
      readonly kind: 'locker';
      readonly handover: 'point';
      readonly address: 'locker';
      readonly deliveryType: 'relay';
    };

/** The sender and the stock: the retailer from a store or the warehouse, or a vendor of the marketplace. */
type Sent =
  | {
      readonly seller: 'own';
      readonly serviceLevel: null;
      readonly stock: readonly ('store' | 'warehouse')[];
    }
  | {
      readonly seller: 'third-party';
      /** The method's name in the vendor's price list and offers. */
      readonly serviceLevel: string;
      readonly stock: readonly ['seller'];
    };

/** When the products are ready or arrive: as soon as they are packed, in a slot that is chosen, or on the day that the carrier plans. */
type Timed =
  | { readonly time: 'two-hours'; readonly slots: null }
  | { readonly time: 'slot'; readonly slots: 'pickup' }
  /** Where a store has delivery slots, one is chosen. */
  | { readonly time: 'planned'; readonly slots: 'delivery' | null };

/** All facts of a method. `deliveryType` is its wire name. */
type MethodRow = Fulfilled &
  Sent &
  Timed & {
    /** The carrier and the method, separated by a slash. */
    readonly code: string;
    readonly carrier: string;
    readonly method: string;
    /** The place must be within LOCAL_DELIVERY_RADIUS_KM of the chosen store. */
    readonly hasRadius: boolean;
    /** The carrier starts from the store nearest to the customer, so that one has to be chosen. */
    readonly startsAtNearestStore: boolean;
    /** Carriers that call, and every pickup, need a phone number. */
    readonly needsPhone: boolean;
    /** Heavy products come by truck, so a truck must be able to reach the place. */
    readonly needsTruckAccess: boolean;
    /** Working days from the store to the customer; null where the store's hours or the vendor's offer promise the day. */
    readonly carrierDays: number | null;
    /** It can start days later than ordered, so that a slow payment arrives in time. */
    readonly waitsForPayment: boolean;
    /** The mode of an offer that promises this method and its price, before a cart is known; null for methods of the checkout only. */
    readonly promisedAs: DeliveryMode | null;
    /** The flag that must be on for the method to be offered. */
    readonly flag: string | null;
  };

const OWN = { seller: 'own', serviceLevel: null } as const;
const THIRD_PARTY = {
  seller: 'third-party',
  carrier: 'seller',
  stock: ['seller'],
  time: 'planned',
  slots: null,
  hasRadius: false,
  startsAtNearestStore: false,
  needsPhone: true,
  needsTruckAccess: false,
  carrierDays: null,
  waitsForPayment: true,
  flag: null,
} as const;

const AT_STORE = {
  kind: 'pickup',
  handover: 'store',
  address: 'none',
  deliveryType: 'pickup',
} as const;
const AT_HOME = {
  kind: 'home',
  handover: 'address',
  address: 'delivery-address',
  deliveryType: 'home',
} as const;
const AT_PARTNER = {
  kind: 'partner',
  handover: 'store',
  address: 'postcode',
  deliveryType: 'pickup',
} as const;
const AT_RELAY_POINT = {
  kind: 'relay',
  handover: 'point',
  address: 'relay-point',
  deliveryType: 'relay',
} as const;
const AT_LOCKER = {
  kind: 'locker',
  handover: 'point',
  address: 'locker',
  deliveryType: 'relay',
} as const;

/** Shared by the drive pickups: the store hands over its stock. */
const DRIVE = {
  ...OWN,
  ...AT_STORE,
  carrier: 'drive',
  stock: ['store'],
  hasRadius: false,
  startsAtNearestStore: false,
  needsPhone: true,
  needsTruckAccess: false,
  carrierDays: null,
  flag: null,
} as const;
/** The vans of the partner carrier start at once, from the nearest store only. */
const PARTNER = {
  ...OWN,
  carrier: 'allxbrick',
  stock: ['store'],
  time: 'planned',
  slots: null,
  hasRadius: true,
  startsAtNearestStore: true,
  needsPhone: true,
  needsTruckAccess: false,
  carrierDays: 1,
  waitsForPayment: true,
  promisedAs: null,
  flag: null,
} as const;
/** Parcels leave from the store or from the warehouse, whatever the distance. */
const PARCEL = {
  ...OWN,
  stock: ['store', 'warehouse'],
  time: 'planned',
  slots: null,
  hasRadius: false,
  startsAtNearestStore: false,
  needsTruckAccess: false,
  waitsForPayment: true,
} as const;

/**
 * The delivery methods: the shared vocabulary of contract, database and texts. The market's settings list the offered ones.
 * The order is that of the choices: for lines that several methods can carry, the first one decides.
 */
export const DELIVERY_METHODS = [
  {
    ...DRIVE,
    code: 'drive/two_hours',
    method: 'two_hours',
    time: 'two-hours',
    slots: null,
    waitsForPayment: false,
    promisedAs: 'store',
  },
  {
    ...DRIVE,
    code: 'drive/scheduled',
    method: 'scheduled',
    time: 'slot',
    slots: 'pickup',
    waitsForPayment: true,
    promisedAs: null,
  },
  {
    ...OWN,
    ...AT_HOME,
    code: 'transporter/home',
    carrier: 'transporter',
    method: 'home',
    // The store's truck also takes what the warehouse brings to the store for it.
    stock: ['store', 'warehouse'],
    time: 'planned',
    slots: 'delivery',
    hasRadius: true,
    startsAtNearestStore: false,
    needsPhone: true,
    needsTruckAccess: true,
    // Trucks are loaded for a whole district.
    carrierDays: 3,
    waitsForPayment: true,
    promisedAs: null,
    flag: null,
  },
  { ...PARTNER, ...AT_HOME, code: 'allxbrick/delivery', method: 'delivery' },
  { ...PARTNER, ...AT_PARTNER, code: 'allxbrick/pickup', method: 'pickup' },
  {
    ...PARCEL,
    ...AT_HOME,
    code: 'chronopost/home',
    carrier: 'chronopost',
    method: 'home',
    needsPhone: false,
    carrierDays: 2,
    promisedAs: 'home',
    flag: null,
  },
  {
    ...PARCEL,
    ...AT_RELAY_POINT,
    code: 'chronorelais/relay',
    carrier: 'chronorelais',
    method: 'relay',
    needsPhone: true,
    // Relay points receive a parcel a day after homes do.
    carrierDays: 3,
    promisedAs: 'relay',
    flag: null,
  },
  {
    ...PARCEL,
    ...AT_LOCKER,
    code: 'locker/locker',
    carrier: 'locker',
    method: 'locker',
    needsPhone: true,
    carrierDays: 2,
    promisedAs: null,
    flag: 'CHECKOUT_PARCEL_LOCKER_PICKUP',
  },
  {
    ...THIRD_PARTY,
    ...AT_HOME,
    code: 'seller/home',
    method: 'home',
    serviceLevel: 'home',
    promisedAs: 'home',
  },
  {
    ...THIRD_PARTY,
    ...AT_RELAY_POINT,
    code: 'seller/relay',
    method: 'relay',
    serviceLevel: 'relay',
    promisedAs: 'relay',
  },
] as const satisfies readonly MethodRow[];

/** The facts about one method. */
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export type ShippingMethodCode = DeliveryMethod['code'];
export type Carrier = DeliveryMethod['carrier'];
export type MethodCode = DeliveryMethod['method'];
/** How a method hands the products over: at the store, by the partner carrier, at home, at a relay point or in a locker. */
export type MethodKind = DeliveryMethod['kind'];
/** Orders per hour are limited for pickups and for delivery slots, each by itself. */
export type SlotKind = NonNullable<DeliveryMethod['slots']>;
/** How a vendor of the marketplace sends its products. */
export type ServiceLevel = Extract<
  DeliveryMethod,
  { readonly seller: 'third-party' }
>['serviceLevel'];
/** The flags that decide whether a method is offered. */
export type MethodFlag = NonNullable<DeliveryMethod['flag']>;

/** The row of one method, or of several. */
export type DeliveryMethodRow<Code extends ShippingMethodCode> = Extract<
  DeliveryMethod,
  { readonly code: Code }
>;
/** The methods of a kind. */
export type MethodOfKind<Kind extends MethodKind> = Extract<
  DeliveryMethod,
  { readonly kind: Kind }
>['code'];
/** The retailer's own methods; the others are service levels of vendors. */
export type OwnMethodCode = Extract<DeliveryMethod, { readonly seller: 'own' }>['code'];

/** The codes of the methods, in the order of the table. */
export const SHIPPING_METHODS: readonly ShippingMethodCode[] = DELIVERY_METHODS.map(
  ({ code }) => code,
);

/** The carriers of the methods, without duplicates. */
export const CARRIERS: readonly Carrier[] = [
  ...new Set(DELIVERY_METHODS.map(({ carrier }) => carrier)),
];

/** The carriers of the retailer. */
export const OWN_CARRIERS: readonly DeliveryMethodRow<OwnMethodCode>['carrier'][] = [
  ...new Set(DELIVERY_METHODS.flatMap((row) => (row.seller === 'own' ? [row.carrier] : []))),
];

/** The second halves of the codes, without duplicates. */
export const METHOD_CODES: readonly MethodCode[] = [
  ...new Set(DELIVERY_METHODS.map(({ method }) => method)),
];

/** How orders are delivered, in the words of the wire. */
export const DELIVERY_TYPES: readonly DeliveryMethod['deliveryType'][] = [
  ...new Set(DELIVERY_METHODS.map(({ deliveryType }) => deliveryType)),
];

export const SLOT_KINDS: readonly SlotKind[] = [
  ...new Set(DELIVERY_METHODS.flatMap(({ slots }) => slots ?? [])),
];

export const SERVICE_LEVELS: readonly ServiceLevel[] = [
  ...new Set(DELIVERY_METHODS.flatMap(({ serviceLevel }) => serviceLevel ?? [])),
];

/** The facts of a method; for a literal code, the exact type of its row. */
export const deliveryMethod = <Code extends ShippingMethodCode>(
  code: Code,
): DeliveryMethodRow<Code> => {
  const row = DELIVERY_METHODS.find((each): each is DeliveryMethodRow<Code> => each.code === code);
  if (row === undefined) throw new Error(`${code} is not a delivery method`);
  return row;
};

/** Parses a method code; undefined for any other text. */
export const parseShippingMethod = (text: string): ShippingMethodCode | undefined =>
  SHIPPING_METHODS.find((code) => code === text);

/** The method of a stored carrier and method code. Throws for a pair that is not part of any code. */
export const shippingMethodOf = (carrier: Carrier, method: MethodCode): ShippingMethodCode => {
  const code = parseShippingMethod(`${carrier}/${method}`);
  if (code === undefined) throw new Error(`${carrier} has no method ${method}`);
  return code;
};

/** The carrier and the method of a code, as the contract and the database have them. */
export const shippingMethodParts = (
  code: ShippingMethodCode,
): { readonly carrier: Carrier; readonly method: MethodCode } => {
  const { carrier, method } = deliveryMethod(code);
  return { carrier, method };
};

/** The method of a vendor's service level. */
export const vendorMethod = (level: ServiceLevel): ShippingMethodCode => {
  const row = DELIVERY_METHODS.find(({ serviceLevel }) => serviceLevel === level);
  if (row === undefined) throw new Error(`No method is the service level ${level}`);
  return row.code;
};

/** Codes in the carriers' own data without documented meaning; they are accepted and have no effect. */
export const DELIVERY_CODES = [10, 14] as const;
