import {
  isPartnerMethod,
  isPickupAtStore,
  needsDistanceCheck,
  type ShippingMethodCode,
} from '@materia/domain-shipping';

/**
 * The retailer's own products are collected at the store or brought; a vendor's are sent. When the
 * partner carrier delivers store stock, warehouse stock ships separately by parcel (`posted`).
 */
export const SHIPMENT_PARTS = ['collected', 'brought', 'posted', 'sent'] as const;
export type ShipmentPart = (typeof SHIPMENT_PARTS)[number];

/**
 * The shopper's preference for own products with several methods: collected, all delivered together,
 * or store stock by the partner carrier, `apart` from the parcel with the rest.
 */
export const OWN_WAYS = ['collected', 'brought', 'apart'] as const;
export type OwnWay = (typeof OWN_WAYS)[number];

/** What the shopper may wish for a single line of own products, whatever happens to the others. */
export const LINE_WAYS = ['collected', 'brought'] as const satisfies readonly OwnWay[];
export type LineWay = (typeof LINE_WAYS)[number];

/** Why a line cannot be delivered: not in stock, no carrier, too heavy for every carrier, only collected, or no pickup hours. */
export const UNDELIVERABLE_REASONS = [
  'not-in-stock',
  'no-carrier',
  'too-heavy',
  'pickup-only',
  'store-closed',
] as const;
export type UndeliverableReason = (typeof UNDELIVERABLE_REASONS)[number];

/**
 * A cart line, or a portion of one, with the methods that can carry it on its own; none when it
 * cannot be delivered.
 */
export type ShippableLine = {
  readonly id: string;
  /** The vendor's code. */
  readonly seller: string;
  readonly isThirdParty: boolean;
  readonly methods: readonly ShippingMethodCode[];
  /** What several portions of one line have in common: they are carried all, or none. */
  readonly portionOf?: string | undefined;
  /** Whether the shopper wants just these units collected or brought. */
  readonly wish?: LineWay | undefined;
};

/** The lines that reach the shopper together, and the methods that can carry all of them. */
export type PlannedShipment = {
  readonly seller: string;
  readonly part: ShipmentPart;
  readonly lineIds: readonly string[];
  readonly methods: readonly ShippingMethodCode[];
};

export type ShipmentPlan = {
  readonly shipments: readonly PlannedShipment[];
  /** Lines that no method can carry. The other lines can be ordered without them. */
  readonly undeliverable: readonly string[];
};

/** Whether a method carries lines together, which their weight may prevent. */
export type Carries = (method: ShippingMethodCode, lineIds: readonly string[]) => boolean;

/**
 * Divides a cart into shipments: one per vendor, and of the retailer's own at most two as `collected` or `brought`, at most three as
 * `apart`. An own line that can be both collected and brought goes where its own wish says, else where `preferred` does; a line that
 * can only be one of them goes there, so that it never blocks the other lines. Where the lines of a shipment have no method in common,
 * the method that carries most of them decides, and the others cannot be delivered; where none carries them together, none of them
 * can. A line of which a portion cannot be delivered is not delivered at all. Every line is in exactly one shipment or in
 * `undeliverable`.
 */
export const planShipments = (
  lines: readonly ShippableLine[],
  preferred: OwnWay = 'collected',
  carries: Carries = () => true,
): ShipmentPlan => {
  const possible = lines.filter(({ methods }) => methods.length > 0);
  // Without a warehouse parcel, "apart" equals "brought".
  const way =
    preferred === 'apart' && !possible.some((line) => partOf(line, 'apart') === 'posted')
      ? 'brought'
      : preferred;
  const groups = Map.groupBy(possible, (line) => {
    const part = partOf(line, way);
    return part === 'sent' ? `sent ${line.seller}` : part;
  });
  const shipments = [...groups.values()]
    .map((group) => shipmentOf(group, way, carries))
    .filter((shipment) => shipment !== undefined)
    .toSorted((one, other) => rank(one) - rank(other));
  const carried = new Set(shipments.flatMap(({ lineIds }) => lineIds));
  const lost = lines.filter(({ id }) => !carried.has(id));
  const whole = withoutPortionsOf(lost, lines);
  if (whole.length + lost.length === lines.length)
    return { shipments, undeliverable: lost.map(({ id }) => id) };
  const rest = planShipments(whole, preferred, carries);
  const kept = new Set(rest.shipments.flatMap(({ lineIds }) => lineIds));
  return {
    shipments: rest.shipments,
    undeliverable: lines.map(({ id }) => id).filter((id) => !kept.has(id)),
  };
};

/** The lines of which no portion is lost. */
const withoutPortionsOf = (
  lost: readonly ShippableLine[],
  lines: readonly ShippableLine[],
): readonly ShippableLine[] => {
  const [ids, broken] = [
    new Set(lost.map(({ id }) => id)),
    new Set(lost.flatMap(({ portionOf }) => portionOf ?? [])),
  ];
  return lines.filter(
    ({ id, portionOf }) => !ids.has(id) && (portionOf === undefined || !broken.has(portionOf)),
  );
};

/** The retailer's shipments come first, then the vendors' in the order of their first lines. */
const rank = ({ part }: PlannedShipment): number => SHIPMENT_PARTS.indexOf(part);

const partOf = ({ isThirdParty, methods, wish }: ShippableLine, way: OwnWay): ShipmentPart => {
  if (isThirdParty) return 'sent';
  const [canCollect, canBring] = [methods.some(isPickupAtStore), !methods.every(isPickupAtStore)];
  if (way === 'apart' && wish === undefined) {
    if (methods.some(isPartnerMethod)) return 'brought';
    return canCollect ? 'collected' : 'posted';
  }
  if (canCollect && canBring) return wish ?? (way === 'apart' ? 'brought' : way);
  return canCollect ? 'collected' : 'brought';
};

/** Whether an own line leaves the shopper the choice to collect it or to have it brought. */
export const leavesChoice = ({
  isThirdParty,
  methods,
}: Pick<ShippableLine, 'isThirdParty' | 'methods'>): boolean =>
  !isThirdParty && methods.some(isPickupAtStore) && !methods.every(isPickupAtStore);

/** Whether a method hands over such a part. */
const suits = (method: ShippingMethodCode, part: ShipmentPart, way: OwnWay): boolean => {
  if (part === 'sent') return true;
  if (part === 'posted') return !isPickupAtStore(method) && !needsDistanceCheck(method);
  if (part === 'brought' && way === 'apart') return isPartnerMethod(method);
  return isPickupAtStore(method) === (part === 'collected');
};

const shipmentOf = (
  group: readonly ShippableLine[],
  way: OwnWay,
  carries: Carries,
): PlannedShipment | undefined => {
  const [first] = group;
  if (first === undefined) return undefined;
  const part = partOf(first, way);
  const usable = (line: ShippableLine): readonly ShippingMethodCode[] =>
    line.methods.filter((method) => suits(method, part, way));
  const offered = [...new Set(group.flatMap(usable))];
  const carriedBy = (method: ShippingMethodCode): number =>
    group.filter((line) => line.methods.includes(method)).length;
  const most = Math.max(...offered.map(carriedBy));
  const main = offered.find((method) => carriedBy(method) === most);
  if (main === undefined) return undefined;
  const lines = group.filter((line) => line.methods.includes(main));
  const lineIds = lines.map(({ id }) => id);
  const methods = offered.filter(
    (method) => lines.every((line) => line.methods.includes(method)) && carries(method, lineIds),
  );
  return methods.length === 0 ? undefined : { seller: first.seller, part, lineIds, methods };
};

/**
 * What a delivery choice was made for: the products and quantities of the shipment, and for own products the store.
 * Once the contents differ, the choice no longer applies and has to be made again.
 */
export const shipmentContents = (
  { part }: Pick<PlannedShipment, 'part'>,
  lines: readonly { readonly offerCode: string; readonly quantity: number }[],
  storeId: string,
): string =>
  [
    part === 'sent' ? '' : storeId,
    ...lines.map(({ offerCode, quantity }) => `${offerCode}*${quantity}`).toSorted(),
  ].join(' ');
