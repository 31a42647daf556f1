/** What a method needs to know besides itself. `delivery-address` is one in reach of the method. */
export type AddressDuty = 'none' | 'delivery-address' | 'relay-point' | 'locker';

type ShippingMethod = {
  /** Goods are collected rather than brought. */
  readonly isPickup: boolean;
  readonly address: AddressDuty;
  /** The place must lie within LOCAL_DELIVERY_RADIUS_KM of the chosen store. */
  readonly hasRadius: boolean;
  /** Carriers that call, and every pickup, need a phone number. */
  readonly needsPhone: boolean;
  /** Heavy goods come by truck, so the way to the place must bear one. */
  readonly needsTruckAccess: boolean;
};

const HOME = {
  isPickup: false,
  address: 'delivery-address',
  hasRadius: false,
  needsPhone: false,
  needsTruckAccess: false,
} as const;
const DRIVE = {
  isPickup: true,
  address: 'none',
  hasRadius: false,
  needsPhone: true,
  needsTruckAccess: false,
} as const;

/**
 * The shipping methods by carrier and method code: the one vocabulary of contract, database and texts. Which of
 * them are offered is a setting of the market. Sellers send by service levels of their own.
 */
const METHODS = {
  'drive/two_hours': DRIVE,
  'drive/scheduled': DRIVE,
  'transporter/home': { ...HOME, hasRadius: true, needsPhone: true, needsTruckAccess: true },
  'chronopost/home': HOME,
  'chronorelais/relay': { ...DRIVE, address: 'relay-point' },
  'locker/locker': { ...DRIVE, address: 'locker' },
  'allxbrick/delivery': { ...HOME, hasRadius: true, needsPhone: true },
  'allxbrick/pickup': { ...DRIVE, address: 'delivery-address', hasRadius: true },
  'seller/home': { ...HOME, needsPhone: true },
  'seller/relay': { ...DRIVE, address: 'relay-point' },
} as const satisfies Readonly<Record<`${string}/${string}`, ShippingMethod>>;

export type ShippingMethodCode = keyof typeof METHODS;

type PartsOf<Code> = Code extends `${infer Carrier}/${infer Method}`
  ? { readonly carrier: Carrier; readonly method: Method }
  : never;

/** The two halves of a code, as the contract and the database hold them. */
export type ShippingMethodParts = PartsOf<ShippingMethodCode>;

export const SHIPPING_METHODS = [
  'drive/two_hours',
  'drive/scheduled',
  'transporter/home',
  'chronopost/home',
  'chronorelais/relay',
  'locker/locker',
  'allxbrick/delivery',
  'allxbrick/pickup',
  'seller/home',
  'seller/relay',
] as const satisfies readonly ShippingMethodCode[];

export type Carrier = ShippingMethodParts['carrier'];
export type MethodCode = ShippingMethodParts['method'];

/** The carriers of the methods, each once. */
export const CARRIERS = [
  'drive',
  'transporter',
  'chronopost',
  'chronorelais',
  'locker',
  'allxbrick',
  'seller',
] as const satisfies readonly Carrier[];

/** The second halves of the codes, each once. */
export const METHOD_CODES = [
  'two_hours',
  'scheduled',
  'home',
  'relay',
  'locker',
  'delivery',
  'pickup',
] as const satisfies readonly MethodCode[];

/** Codes of the carriers' own data whose meaning is not told; they are accepted and change nothing. */
export const DELIVERY_CODES = [10, 14] as const;

const methods: Readonly<Record<ShippingMethodCode, ShippingMethod>> = METHODS;

/** The method of a carrier and a method code of it, as they are stored; throws for a pair that no code can have written. */
export const shippingMethodOf = (carrier: Carrier, method: MethodCode): ShippingMethodCode => {
  const code = parseShippingMethod(`${carrier}/${method}`);
  if (code === undefined) throw new Error(`${carrier} has no method ${method}`);
  return code;
};

/** Reads a method code; undefined for any other text. */
export const parseShippingMethod = (text: string): ShippingMethodCode | undefined =>
  SHIPPING_METHODS.find((code) => code === text);

export const isPickup = (method: ShippingMethodCode): boolean => methods[method].isPickup;

/** Which place must be given: an address, a relay point, a locker, or none because the store is the place. */
export const addressDuty = (method: ShippingMethodCode): AddressDuty => methods[method].address;

/** Whether the place is checked against the radius of the store; plain drive pickup never is. */
export const needsDistanceCheck = (method: ShippingMethodCode): boolean =>
  methods[method].hasRadius;

/** Whether truck access is to be confirmed; the market's flag decides whether it is asked at all. */
export const needsTruckAccess = (method: ShippingMethodCode): boolean =>
  methods[method].needsTruckAccess;

/** What must be known of the delivery to tell its duties. `method` is absent where a vendor brings the goods its own way. */
export type DeliveryKind = {
  readonly method: ShippingMethodCode | undefined;
  /** Brought or collected by appointment. */
  readonly isScheduled: boolean;
  readonly hasThirdPartyLine: boolean;
};

/**
 * Which phone number is required: any for pickups, carriers that call, appointments and marketplace orders;
 * a mobile number for every delivery and pickup where the market asks for it, as Spain does.
 */
export const phoneDuty = (
  delivery: DeliveryKind,
  mobileNumberRequired: boolean,
): 'none' | 'any' | 'mobile' => {
  if (mobileNumberRequired) return 'mobile';
  const calls = delivery.method !== undefined && methods[delivery.method].needsPhone;
  return calls || delivery.isScheduled || delivery.hasThirdPartyLine ? 'any' : 'none';
};

/** Whether an hour or slot must be chosen: for appointments, and for pickup in the store. */
export const needsTime = (delivery: DeliveryKind): boolean =>
  delivery.isScheduled ||
  (delivery.method !== undefined && addressDuty(delivery.method) === 'none');
