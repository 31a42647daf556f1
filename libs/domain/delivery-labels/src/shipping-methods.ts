/**
 * The place that a method needs. `delivery-address` is one within the method's range. `postcode` is enough to find the store in
 * which the order is handed over.
 */
export type AddressRequirement =
  'none' | 'postcode' | 'delivery-address' | 'relay-point' | 'locker';

type ShippingMethod = {
  /** The customer collects the products instead of receiving a delivery. */
  readonly isPickup: boolean;
  readonly address: AddressRequirement;
  /** The place must be within LOCAL_DELIVERY_RADIUS_KM of the chosen store. */
  readonly hasRadius: boolean;
  /** Carriers that call, and every pickup, need a phone number. */
  readonly needsPhone: boolean;
  /** Heavy products come by truck, so a truck must be able to reach the place. */
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
 * The shipping methods by carrier and method code: the shared vocabulary of contract, database and texts. The
 * market's settings list the offered ones. Vendors ship by their own service levels.
 */
const METHODS = {
  'drive/two_hours': DRIVE,
  'drive/scheduled': DRIVE,
  'transporter/home': { ...HOME, hasRadius: true, needsPhone: true, needsTruckAccess: true },
  'chronopost/home': HOME,
  'chronorelais/relay': { ...DRIVE, address: 'relay-point' },
  'locker/locker': { ...DRIVE, address: 'locker' },
  'allxbrick/delivery': { ...HOME, hasRadius: true, needsPhone: true },
  'allxbrick/pickup': { ...DRIVE, address: 'postcode', hasRadius: true },
  'seller/home': { ...HOME, needsPhone: true },
  'seller/relay': { ...DRIVE, address: 'relay-point' },
} as const satisfies Readonly<Record<`${string}/${string}`, ShippingMethod>>;

export type ShippingMethodCode = keyof typeof METHODS;

type PartsOf<Code> = Code extends `${infer Carrier}/${infer Method}`
  ? { readonly carrier: Carrier; readonly method: Method }
  : never;

/** The two halves of a code, as in the contract and the database. */
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

/** The carriers of the methods, without duplicates. */
export const CARRIERS = [
  'drive',
  'transporter',
  'chronopost',
  'chronorelais',
  'locker',
  'allxbrick',
  'seller',
] as const satisfies readonly Carrier[];

/** The second halves of the codes, without duplicates. */
export const METHOD_CODES = [
  'two_hours',
  'scheduled',
  'home',
  'relay',
  'locker',
  'delivery',
  'pickup',
] as const satisfies readonly MethodCode[];

/** Codes in the carriers' own data without documented meaning; they are accepted and have no effect. */
export const DELIVERY_CODES = [10, 14] as const;

const methods: Readonly<Record<ShippingMethodCode, ShippingMethod>> = METHODS;

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
  const [carrierText, methodText] = code.split('/');
  const carrier = CARRIERS.find((each) => each === carrierText);
  const method = METHOD_CODES.find((each) => each === methodText);
  if (carrier === undefined || method === undefined)
    throw new Error(`${code} is not a carrier and a method`);
  return { carrier, method };
};

/** Parses a method code; undefined for any other text. */
export const parseShippingMethod = (text: string): ShippingMethodCode | undefined =>
  SHIPPING_METHODS.find((code) => code === text);

export const isPickup = (method: ShippingMethodCode): boolean => methods[method].isPickup;

/** Where the products change hands: in the store, at a relay point or locker, or at the customer's address. */
export const handoverPlace = (method: ShippingMethodCode): 'store' | 'point' | 'address' => {
  const { isPickup: isCollected, address } = methods[method];
  if (!isCollected) return 'address';
  return address === 'relay-point' || address === 'locker' ? 'point' : 'store';
};

/** Which place must be given: an address, its postal code alone, a relay point, a locker, or none because the store is the place. */
export const addressRequirement = (method: ShippingMethodCode): AddressRequirement =>
  methods[method].address;

/** Whether the place is checked against the radius of the store; plain drive pickup never is. */
export const needsDistanceCheck = (method: ShippingMethodCode): boolean =>
  methods[method].hasRadius;

/** Whether truck access has to be confirmed; the market's flag decides whether the confirmation is shown at all. */
export const needsTruckAccess = (method: ShippingMethodCode): boolean =>
  methods[method].needsTruckAccess;

/** The facts about a delivery that determine its requirements. `method` is absent where a vendor uses its own delivery. */
export type DeliveryKind = {
  readonly method: ShippingMethodCode | undefined;
  /** By appointment, whether delivered or collected. */
  readonly isScheduled: boolean;
  readonly hasThirdPartyLine: boolean;
};

/**
 * Which phone number is required: any for pickups, carriers that call, appointments and marketplace orders;
 * a mobile number for every delivery and pickup where the market requires it, as Spain does.
 */
export const phoneRequirement = (
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
  (delivery.method !== undefined && addressRequirement(delivery.method) === 'none');
