import type { PlainDate } from '@materia/domain-holiday-calendar';
import { compareMoney, type Money } from '@materia/domain-money';
import type { DeliveryMode } from '@materia/domain-stock-status';
import type { PlaceObstacle } from './method-at-place.ts';
import { deliveryMethod, type ShippingMethodCode } from './shipping-methods.ts';

/** The outcomes among which a shopper chooses on a product page, in the order in which they are shown. */
export const BUYING_MODES = ['store', 'home', 'relay'] as const satisfies readonly DeliveryMode[];

/**
 * Why an outcome is not possible. `no-store`: no store was chosen, or the chosen one hands nothing over. `vendor-sends`:
 * a vendor has no store in which to collect. `not-sent`: its seller sends it to no address, or to no point.
 */
export const BUYING_OBSTACLES = [
  'no-store',
  'vendor-sends',
  'not-sent',
  'too-heavy',
  'not-in-stock',
  'store-closed',
  'no-slot',
  'not-served',
  'too-far',
  'no-store-near',
] as const;
export type BuyingObstacle = (typeof BUYING_OBSTACLES)[number];

/** The outcome of a method; undefined for the partner carrier's pickup, which belongs to another store. */
export const buyingModeOf = (method: ShippingMethodCode): DeliveryMode | undefined => {
  const { kind } = deliveryMethod(method);
  switch (kind) {
    case 'pickup':
      return 'store';
    case 'home':
      return 'home';
    case 'relay':
    case 'locker':
      return 'relay';
    case 'partner':
      return undefined;
  }
};

/** A method as it is offered for one unit; `day` is that on which it is ready or arrives. */
export type OfferedMethod<Obstacle extends string = string> = {
  readonly price: Money;
  readonly obstacle: Obstacle | PlaceObstacle | undefined;
  readonly day: PlainDate | undefined;
};

/** What is missing before a method is certain. Its price until then is the lowest possible one. */
const OPEN_QUESTIONS: ReadonlySet<string> = new Set([
  'address-needed',
  'distance-unknown',
  'other-store',
] satisfies PlaceObstacle[]);

/** Whether the price of a method is only the lowest possible one, because its place is not known. */
export const isLowestPrice = ({ obstacle }: Pick<OfferedMethod, 'obstacle'>): boolean =>
  obstacle !== undefined && OPEN_QUESTIONS.has(obstacle);

/**
 * The method that an outcome names: the cheapest that is possible, the earliest of several at that price. Methods whose place is
 * not known come after those that are certain, and impossible ones last. Undefined without any method.
 */
export const cheapestMethod = <Method extends OfferedMethod>(
  methods: readonly Method[],
): Method | undefined =>
  methods.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      compareMoney(one.price, other.price) ||
      (one.day ?? LATEST).localeCompare(other.day ?? LATEST),
  )[0];

/** After every date. */
const LATEST = '9';

const rankOf = (method: OfferedMethod): number =>
  method.obstacle === undefined ? 0 : isLowestPrice(method) ? 1 : 2;
