import type { PlainDate } from '@materia/domain-holiday-calendar';
import { compareMoney, type Money } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
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

/** How one unit of an offer is obtained by one outcome, or why it is not. */
export type BuyingOption =
  | {
      readonly mode: DeliveryMode;
      readonly obstacle: undefined;
      readonly method: ShippingMethodCode;
      /** The day on which it is ready or arrives; undefined where nothing gives one. */
      readonly date: PlainDate | undefined;
      /** The minute of that day, in the store's local time, from which it can be collected. */
      readonly minute: number | undefined;
      readonly delivery: TaxedAmount;
      readonly preparation: TaxedAmount;
      /** What the checkout charges for a cart with this unit only. */
      readonly total: TaxedAmount;
      /** The place is not known, or not certain: the amounts are the lowest possible ones. */
      readonly isLowest: boolean;
    }
  | { readonly mode: DeliveryMode; readonly obstacle: BuyingObstacle };

/** An outcome that is possible. */
export type PossibleOption = Extract<BuyingOption, { readonly obstacle: undefined }>;

export const isPossibleOption = (option: BuyingOption): option is PossibleOption =>
  option.obstacle === undefined;

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

/** The outcomes by which sellers are compared, the first possible one each. */
const COMPARED_MODES = ['home', 'relay', 'store'] as const satisfies readonly DeliveryMode[];

/** The outcome that a comparison of sellers shows: at home, else where one can have it; undefined for nowhere. */
export const comparedOption = (options: readonly BuyingOption[]): PossibleOption | undefined =>
  COMPARED_MODES.flatMap((mode) =>
    options.filter(isPossibleOption).filter((option) => option.mode === mode),
  )[0];

/**
 * Offers by what one unit costs in the end, the cheapest first. Those that are brought nowhere come last; of equal ones the order
 * stays, which is that of the shop's ranking.
 */
export const byFinalCost = <Offer extends { readonly options: readonly BuyingOption[] }>(
  offers: readonly Offer[],
): readonly Offer[] =>
  offers.toSorted((one, other) => finalMinor(one.options) - finalMinor(other.options));

const finalMinor = (options: readonly BuyingOption[]): number =>
  comparedOption(options)?.total.included.minor ?? Number.MAX_SAFE_INTEGER;
