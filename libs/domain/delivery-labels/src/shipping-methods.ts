/** What a method needs to know besides itself. `delivery-address` is one in reach of the carrier. */
export type AddressDuty = 'none' | 'delivery-address' | 'relay-point' | 'locker';

type ShippingMethod = {
  /** Goods are collected rather than brought. */
  readonly isPickup: boolean;
  readonly address: AddressDuty;
  /** The place must lie within LOCAL_DELIVERY_RADIUS_KM of the chosen store (CHK-29). */
  readonly hasRadius: boolean;
  /** Carriers that call, and every pickup, need a phone number (CHK-19, CHK-20). */
  readonly needsPhone: boolean;
  /** Heavy goods come by truck, so the way to the place must bear one (CHK-25). */
  readonly needsTruckAccess: boolean;
};

/** The shipping methods by carrier code (SHP-01, SHP-02). Which of them are offered is a setting of the market. */
const METHODS = {
  chronopost: {
    isPickup: false,
    address: 'delivery-address',
    hasRadius: false,
    needsPhone: false,
    needsTruckAccess: false,
  },
  drive: {
    isPickup: true,
    address: 'none',
    hasRadius: false,
    needsPhone: true,
    needsTruckAccess: false,
  },
  transporter: {
    isPickup: false,
    address: 'delivery-address',
    hasRadius: true,
    needsPhone: true,
    needsTruckAccess: true,
  },
  chronorelais: {
    isPickup: true,
    address: 'relay-point',
    hasRadius: false,
    needsPhone: true,
    needsTruckAccess: false,
  },
  locker: {
    isPickup: true,
    address: 'locker',
    hasRadius: false,
    needsPhone: true,
    needsTruckAccess: false,
  },
  allxbrick_delivery: {
    isPickup: false,
    address: 'delivery-address',
    hasRadius: true,
    needsPhone: true,
    needsTruckAccess: false,
  },
  allxbrick_pickup: {
    isPickup: true,
    address: 'delivery-address',
    hasRadius: true,
    needsPhone: true,
    needsTruckAccess: false,
  },
} as const satisfies Readonly<Record<string, ShippingMethod>>;

export type CarrierCode = keyof typeof METHODS;

export const CARRIER_CODES = [
  'chronopost',
  'drive',
  'transporter',
  'chronorelais',
  'locker',
  'allxbrick_delivery',
  'allxbrick_pickup',
] as const satisfies readonly CarrierCode[];

/** Codes of the carriers' own data whose meaning is not told; they are accepted and change nothing (PRM-08, LIM-15). */
export const DELIVERY_CODES = [10, 14] as const;

const methods: Readonly<Record<CarrierCode, ShippingMethod>> = METHODS;

/** Reads a carrier code; nothing for any other text. */
export const parseCarrierCode = (text: string): CarrierCode | undefined =>
  CARRIER_CODES.find((code) => code === text);

export const isPickup = (carrier: CarrierCode): boolean => methods[carrier].isPickup;

/** Which place must be given: an address, a relay point, a locker, or none because the store is the place (CHK-15). */
export const addressDuty = (carrier: CarrierCode): AddressDuty => methods[carrier].address;

/** Whether the place is checked against the radius of the store; plain drive pickup never is (CHK-28, CHK-29). */
export const needsDistanceCheck = (carrier: CarrierCode): boolean => methods[carrier].hasRadius;

/** Whether truck access is to be confirmed (CHK-24, CHK-25); the market's flag decides whether it is asked at all. */
export const needsTruckAccess = (carrier: CarrierCode): boolean =>
  methods[carrier].needsTruckAccess;

/** What must be known of the delivery to tell its duties. `carrier` is absent where a vendor brings the goods its own way. */
export type DeliveryKind = {
  readonly carrier: CarrierCode | undefined;
  /** Brought or collected by appointment. */
  readonly isScheduled: boolean;
  readonly hasThirdPartyLine: boolean;
};

/**
 * Which phone number is required: any for pickups, carriers that call, appointments and marketplace orders (CHK-19, CHK-20);
 * a mobile number for every delivery and pickup where the market asks for it, as Spain does (CHK-21).
 */
export const phoneDuty = (
  delivery: DeliveryKind,
  mobileNumberRequired: boolean,
): 'none' | 'any' | 'mobile' => {
  if (mobileNumberRequired) return 'mobile';
  const calls = delivery.carrier !== undefined && methods[delivery.carrier].needsPhone;
  return calls || delivery.isScheduled || delivery.hasThirdPartyLine ? 'any' : 'none';
};

/** Whether an hour or slot must be chosen: for appointments, and for pickup in the store (CHK-15). */
export const needsTime = (delivery: DeliveryKind): boolean =>
  delivery.isScheduled || delivery.carrier === 'drive';
