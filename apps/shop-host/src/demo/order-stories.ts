import { LEGACY_STATUSES, nextStatuses, type OrderStatus } from '@materia/domain-order-tracking';

/** Orders of the demo are fetched in a store. */
const KIND = { type: 'legacy', delivery: 'pickup', isThirdParty: false } as const;

/** How an order may begin (PLO-05). */
const FIRST: readonly OrderStatus[] = ['TO_BE_PREPARED', 'WAITING_FOR_DEPOSIT_PAYMENT', 'WAITING_TRANSFER'];

/** The statuses that an order goes through to `last`, the first one first: as few steps as tracking allows (ORD-18). */
export const wayTo = (last: OrderStatus): readonly OrderStatus[] => {
  const ways: (readonly OrderStatus[])[] = FIRST.map((first) => [first]);
  const seen = new Set<string>(FIRST);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const at = way[way.length - 1] ?? last;
    if (at === last) return way;
    for (const next of nextStatuses(KIND, at)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
};

/** Every status that an order fetched in a store can have. */
const STATUSES = LEGACY_STATUSES.filter((status) => wayTo(status).length > 0);
const FINISHED: ReadonlySet<OrderStatus> = new Set(['COMPLETED', 'CANCELED', 'INVOICED']);

/** An order of the demo: the status it has come to, and how many days ago it was placed. */
export type OrderStory = { readonly last: OrderStatus; readonly daysAgo: number };

/** One order a status: open ones of the last days, finished ones spread over the last months, bought again and again. */
export const EVERY_STATUS: readonly OrderStory[] = [
  ...STATUSES.map((last, index): OrderStory => ({ last, daysAgo: FINISHED.has(last) ? 20 + index * 6 : 1 + (index % 5) })),
  { last: 'COMPLETED', daysAgo: 140 },
  { last: 'COMPLETED', daysAgo: 230 },
];

/** A professional's orders: much of the same, most of it fetched already. */
export const STEADY_BUYER: readonly OrderStory[] = [
  { last: 'READY', daysAgo: 1 },
  { last: 'IN_PREPARATION', daysAgo: 1 },
  { last: 'ORDERED_TO_SUPPLIER', daysAgo: 4 },
  { last: 'INVOICED', daysAgo: 12 },
  { last: 'COMPLETED', daysAgo: 26 },
  { last: 'COMPLETED', daysAgo: 47 },
  { last: 'CANCELED', daysAgo: 60 },
  { last: 'COMPLETED', daysAgo: 95 },
];
