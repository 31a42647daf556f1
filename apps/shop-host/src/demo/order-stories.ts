import {
  LEGACY_STATUSES,
  nextStatuses,
  OFFER_STATUSES,
  type OrderKind,
  type OrderStatus,
  type OrderType,
} from '@materia/domain-order';

/** The fulfilments of the demo's orders. */
export const FULFILMENTS = {
  fetched: { type: 'legacy', delivery: 'pickup', isThirdParty: false },
  brought: { type: 'legacy', delivery: 'delivery', isThirdParty: false },
  'to-relay': { type: 'legacy', delivery: 'relay', isThirdParty: false },
  'offer-fetched': { type: 'offer', delivery: 'pickup', isThirdParty: false },
  'offer-brought': { type: 'offer', delivery: 'delivery', isThirdParty: false },
  'vendor-brought': { type: 'offer', delivery: 'delivery', isThirdParty: true },
  'vendor-to-relay': { type: 'offer', delivery: 'relay', isThirdParty: true },
} as const satisfies Readonly<Record<string, Exclude<OrderKind, { readonly type: 'selfservice' }>>>;
export type DemoFulfilment = keyof typeof FULFILMENTS;

/** The possible first statuses of an order. */
const FIRST = {
  legacy: ['TO_BE_PREPARED', 'WAITING_FOR_DEPOSIT_PAYMENT', 'WAITING_TRANSFER'],
  offer: ['CREATED', 'PAID'],
  selfservice: [],
} as const satisfies Readonly<Record<OrderType, readonly OrderStatus[]>>;

/**
 * The statuses of an order up to `last`, in order: the shortest path that tracking allows; empty if
 * it cannot reach `last`.
 */
export const stepsTo = (kind: OrderKind, last: OrderStatus): readonly OrderStatus[] => {
  const ways: (readonly OrderStatus[])[] = FIRST[kind.type].map((first) => [first]);
  const seen = new Set<string>(FIRST[kind.type]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const at = way[way.length - 1] ?? last;
    if (at === last) return way;
    for (const next of nextStatuses(kind, at)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
};

/** Every status that an order of a kind can reach. */
export const statusesOf = (kind: OrderKind): readonly OrderStatus[] =>
  (kind.type === 'offer' ? OFFER_STATUSES : LEGACY_STATUSES).filter(
    (status) => stepsTo(kind, status).length > 0,
  );

const FINISHED: ReadonlySet<OrderStatus> = new Set(['COMPLETED', 'CANCELED', 'INVOICED']);

/**
 * An order of the demo: its fulfilment, its current status, and how many days ago it was placed.
 */
export type OrderStory = {
  readonly way: DemoFulfilment;
  readonly last: OrderStatus;
  readonly daysAgo: number;
};

/**
 * The fulfilments that get an order in every status, and extra cases: a parcel that waits at a
 * relay point, and one collected there.
 */
const WAYS_IN_EVERY_STATUS = [
  'fetched',
  'brought',
  'vendor-brought',
  'offer-brought',
  'offer-fetched',
] as const satisfies readonly DemoFulfilment[];

const story = (way: DemoFulfilment, last: OrderStatus, daysAgo: number): OrderStory => ({
  way,
  last,
  daysAgo,
});

/**
 * One order per fulfilment and status: open ones from recent days, finished ones spread over the
 * last months, with repeat purchases.
 */
export const EVERY_STATUS: readonly OrderStory[] = [
  ...WAYS_IN_EVERY_STATUS.flatMap((way, at) =>
    statusesOf(FULFILMENTS[way]).map((last, index) =>
      story(
        way,
        last,
        FINISHED.has(last) ? 20 + at + index * 6 : last === 'SHIPPED' ? 3 : 1 + ((at + index) % 6),
      ),
    ),
  ),
  story('to-relay', 'TO_BE_PREPARED', 1),
  story('to-relay', 'SHIPPED', 3),
  story('to-relay', 'COMPLETED', 75),
  story('vendor-to-relay', 'SHIPPED', 4),
  story('vendor-to-relay', 'COMPLETED', 110),
  story('fetched', 'COMPLETED', 140),
  story('fetched', 'COMPLETED', 230),
];

/** A professional's orders: many similar ones, most of them collected or delivered already. */
export const STEADY_BUYER: readonly OrderStory[] = [
  story('fetched', 'READY', 1),
  story('fetched', 'IN_PREPARATION', 1),
  story('brought', 'SHIPPED', 2),
  story('vendor-brought', 'CONFIRMED', 2),
  story('fetched', 'ORDERED_TO_SUPPLIER', 4),
  story('fetched', 'INVOICED', 12),
  story('brought', 'COMPLETED', 19),
  story('fetched', 'COMPLETED', 26),
  story('fetched', 'COMPLETED', 47),
  story('fetched', 'CANCELED', 60),
  story('vendor-brought', 'COMPLETED', 71),
  story('fetched', 'COMPLETED', 95),
];
