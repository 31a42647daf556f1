import { unreachable } from '@materia/domain-kernel';
import type { Currency } from '@materia/domain-money';

/**
 * What a buyer has proven: nothing, that they read the mailbox of their address, or that they pay:
 * an order of theirs was paid or handed over.
 */
export const BUYER_PROOFS = ['none', 'mailbox', 'payment'] as const;
export type BuyerProof = (typeof BUYER_PROOFS)[number];

/** How many orders of one buyer may wait for a payment that takes its time, in store or by transfer. */
export const MOST_UNPAID_PURCHASES = 25;

/**
 * For whom unpaid units are added up: one buyer, everybody in one network, and all buyers at one
 * store who have proven nothing.
 */
export const HOLD_SCOPES = ['buyer', 'network', 'store'] as const;
export type HoldScope = (typeof HOLD_SCOPES)[number];

/** How many different products may be held. A small store's assortment never limits below `always`. */
type BreadthLimit = {
  /** Different products that may always be held. */
  readonly always: number;
  /** Beyond them, percent of the products that the store has. */
  readonly percentOfStore: number;
  /** Different products at most, however many the store has. */
  readonly most: number;
};

type ScopeLimit = {
  /** Units of one product at most. */
  readonly units: number;
  /** Percent of what is left of a product, whatever the size of the stock; one unit at least. */
  readonly percentOfProduct: number;
  /** Total with tax, as a multiple of `UNPROVEN_VALUE_MINOR`. */
  readonly values: number;
  readonly breadth: BreadthLimit;
};

/** What buyers who have proven nothing may hold unpaid. */
const UNPROVEN_LIMITS = {
  buyer: {
    units: 100,
    percentOfProduct: 50,
    values: 1,
    breadth: { always: 10, percentOfStore: 10, most: 30 },
  },
  network: {
    units: 300,
    percentOfProduct: 50,
    values: 5,
    breadth: { always: 20, percentOfStore: 15, most: 100 },
  },
  store: {
    units: Number.POSITIVE_INFINITY,
    percentOfProduct: 75,
    values: Number.POSITIVE_INFINITY,
    breadth: { always: 50, percentOfStore: 25, most: 1000 },
  },
} as const satisfies Readonly<Record<HoldScope, ScopeLimit>>;

/**
 * The total with tax, in minor units, up to which one buyer who has proven nothing may order without
 * paying.
 */
export const UNPROVEN_VALUE_MINOR = {
  PLN: 500_000,
  EUR: 120_000,
} as const satisfies Readonly<Record<Currency, number>>;

/**
 * A proven mailbox costs nothing, so its owner may hold any number of units, but not most of what a
 * store has.
 */
const REACHABLE_BREADTH: BreadthLimit = { always: 100, percentOfStore: 25, most: 1000 };

/**
 * Purchases that were left unpaid within `UNPAID_WINDOW_HOURS`, from which on a buyer or a network
 * is no longer given credit: nothing is held until it is collected, and online payments hold no more
 * than unproven buyers may.
 */
export const MOST_LEFT_UNPAID = { buyer: 5, network: 15 } as const;
export const UNPAID_WINDOW_HOURS = 24;

/** Whether too many purchases of a buyer or their network were left unpaid lately. */
export const hasLeftUnpaid = (lately: {
  readonly buyer: number;
  readonly network: number;
}): boolean => lately.buyer >= MOST_LEFT_UNPAID.buyer || lately.network >= MOST_LEFT_UNPAID.network;

/** A product of an order. All numbers are units at its location. */
export type UnpaidUnits = {
  readonly wanted: number;
  /** Units that anybody can buy now. */
  readonly free: number;
  /** Units that unproven buyers hold unpaid already. */
  readonly held: Readonly<Record<HoldScope, number>>;
};

/** An order that would hold its products before it is paid. */
export type UnpaidOrder = {
  readonly proof: BuyerProof;
  /** Purchases of the buyer that wait for their payment. */
  readonly purchases: number;
  readonly products: readonly UnpaidUnits[];
  /** Different products held unpaid with this order. */
  readonly breadth: Readonly<Record<HoldScope, number>>;
  /** Total with tax of everything held unpaid with this order, in minor units of `currency`. */
  readonly valueMinor: Readonly<Record<HoldScope, number>>;
  readonly currency: Currency;
  /** Different products that the store has. */
  readonly assortment: number;
};

/**
 * Why an order is not held unpaid: its buyer has proven nothing, or holds much already, or left
 * orders unpaid.
 */
export type HoldRefusal = 'buyer-unproven' | 'too-many-unpaid' | 'orders-left-unpaid';

/**
 * Why a buyer may not order without paying now; undefined if they may. The limits keep anybody from
 * blocking the stock for free. Buyers who have paid before may hold everything, and so may those who
 * pay at once, who are not asked.
 */
export const holdRefusal = (order: UnpaidOrder): HoldRefusal | undefined => {
  if (order.purchases >= MOST_UNPAID_PURCHASES) return 'too-many-unpaid';
  switch (order.proof) {
    case 'payment':
      return undefined;
    case 'mailbox':
      return order.breadth.buyer > mostProducts(REACHABLE_BREADTH, order.assortment)
        ? 'too-many-unpaid'
        : undefined;
    case 'none':
      return HOLD_SCOPES.every((scope) => isWithin(order, scope)) ? undefined : 'buyer-unproven';
    default:
      return unreachable(order.proof);
  }
};

const isWithin = (
  { products, breadth, valueMinor, currency, assortment }: UnpaidOrder,
  scope: HoldScope,
): boolean => {
  const limit: ScopeLimit = UNPROVEN_LIMITS[scope];
  return (
    valueMinor[scope] <= limit.values * UNPROVEN_VALUE_MINOR[currency] &&
    breadth[scope] <= mostProducts(limit.breadth, assortment) &&
    products.every(({ wanted, free, held }) => {
      const left = free + held[scope];
      const share = Math.floor((left * limit.percentOfProduct) / 100);
      return held[scope] + wanted <= Math.max(1, Math.min(limit.units, share));
    })
  );
};

/** The most different products, where a store has so many. */
const mostProducts = ({ always, percentOfStore, most }: BreadthLimit, assortment: number): number =>
  Math.min(most, Math.max(always, Math.floor((assortment * percentOfStore) / 100)));
