import {
  type BuyerProof,
  hasLeftUnpaid,
  type HoldRefusal,
  holdRefusal,
  type HoldScope,
  holdsUnpaid,
  isPaidInStore,
  PAYMENT_METHODS,
  type PaymentMethod,
  UNPAID_WINDOW_HOURS,
} from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import type { Currency } from '@materia/domain-money';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { freeUnits, KINDS, type Units } from '../stock/repository.ts';
import {
  countAssortment,
  countLeftUnpaid,
  countUnpaidPurchases,
  findHeldUnits,
  findUnpaidHolds,
  findUnpaidProducts,
  type HoldOwner,
  storeOfPurchase,
  type UnpaidHold,
} from './holds-repository.ts';
import type { PurchaseRow } from './repository.ts';

const HOUR = 3_600_000;
const SLOW_METHODS = PAYMENT_METHODS.filter(holdsUnpaid);

/** Who orders, by which method, and what they have proven. */
export type UnpaidBuyer = HoldOwner & {
  readonly method: PaymentMethod;
  readonly proof: BuyerProof;
};

/** Whether unpaid holds are limited for a buyer, and why. */
export type HoldTerms = 'unlimited' | 'limited' | 'left-unpaid' | 'no-credit';

/**
 * Whether a buyer's order has to keep within limits. Who pays at once holds products only while they
 * pay, and is limited only after leaving orders unpaid, with a proven mailbox as well. `except` is a
 * purchase that does not count.
 */
export const holdTerms = async (
  db: Reader,
  market: string,
  { method, proof, ...owner }: UnpaidBuyer,
  now: string,
  except?: string,
): Promise<HoldTerms> => {
  const paysAtOnce = !holdsUnpaid(method);
  const ordinary = paysAtOnce ? 'unlimited' : 'limited';
  if (proof === 'payment') return ordinary;
  const since = laterBy(now, -UNPAID_WINDOW_HOURS * HOUR);
  const isTooOften = hasLeftUnpaid(await countLeftUnpaid(db, market, owner, { since, except }));
  if (!isTooOften) return ordinary;
  if (!isPaidInStore(method)) return 'left-unpaid';
  return proof === 'none' ? 'no-credit' : 'limited';
};

/** What an order would hold. */
export type WantedHold = {
  readonly units: readonly Units[];
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly storeId: string;
  /** The purchase that holds the units already. */
  readonly except?: string;
};

/** Why an order may not hold its products before it is paid; undefined if it may. */
export const unpaidHoldRefusal = async (
  tx: Tx,
  market: string,
  terms: HoldTerms,
  buyer: UnpaidBuyer,
  wanted: WantedHold,
): Promise<HoldRefusal | undefined> => {
  switch (terms) {
    case 'unlimited':
      return undefined;
    case 'no-credit':
      return 'orders-left-unpaid';
    case 'limited':
      return refusalWithin(tx, market, buyer, wanted);
    case 'left-unpaid':
      return (
        (await refusalWithin(tx, market, { ...buyer, proof: 'none' }, wanted)) &&
        'orders-left-unpaid'
      );
    default:
      return unreachable(terms);
  }
};

const refusalWithin = async (
  tx: Tx,
  market: string,
  { proof, method, ...owner }: UnpaidBuyer,
  { units, totalMinor, currency, storeId, except }: WantedHold,
): Promise<HoldRefusal | undefined> => {
  const purchases = holdsUnpaid(method)
    ? await countUnpaidPurchases(tx, market, owner.buyer, except)
    : 0;
  const products = sumByProduct(units);
  const unproven =
    proof === 'none'
      ? await findUnpaidHolds(tx, market, owner, {
          methods: holdsUnpaid(method) ? SLOW_METHODS : PAYMENT_METHODS,
          storeId,
          except,
        })
      : [];
  const ofScope = (scope: HoldScope) => unproven.filter(IN_SCOPE[scope]);
  const ownProducts =
    proof === 'mailbox' ? await findUnpaidProducts(tx, market, owner.buyer, except) : [];
  const breadth = byScope(
    (scope) =>
      new Set([...products.keys(), ...[...ofScope(scope), ...ownProducts].map(placeOf)]).size,
  );
  const own: typeof products = except === undefined ? new Map() : products;
  const free: typeof products =
    proof === 'none' ? await freeByProduct(tx, market, units) : new Map();
  return holdRefusal({
    proof,
    purchases,
    currency,
    breadth,
    valueMinor: byScope((scope) => totalMinor + totalOf(ofScope(scope))),
    assortment:
      Math.max(...Object.values(breadth)) > ALWAYS_ALLOWED
        ? await countAssortment(tx, market, storeId)
        : 0,
    products: [...products].map(([place, quantity]) => ({
      wanted: quantity,
      free: (free.get(place) ?? 0) + (own.get(place) ?? 0),
      held: byScope((scope) => sumByProduct(ofScope(scope)).get(place) ?? 0),
    })),
  });
};

/** So many different products are allowed everywhere, whatever the store has. */
const ALWAYS_ALLOWED = 10;

const IN_SCOPE = {
  buyer: ({ isBuyer }) => isBuyer,
  network: ({ isNetwork }) => isNetwork,
  store: ({ isStore }) => isStore,
} as const satisfies Readonly<Record<HoldScope, (hold: UnpaidHold) => boolean>>;

const byScope = (count: (scope: HoldScope) => number): Readonly<Record<HoldScope, number>> => ({
  buyer: count('buyer'),
  network: count('network'),
  store: count('store'),
});

const placeOf = ({ kind, location, sku }: Omit<Units, 'quantity'>): string =>
  JSON.stringify([kind, location, sku]);

/** Units by product and place. */
const sumByProduct = (units: readonly Units[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const each of units) {
    const place = placeOf(each);
    sums.set(place, (sums.get(place) ?? 0) + each.quantity);
  }
  return sums;
};

const freeByProduct = async (
  tx: Tx,
  market: string,
  units: readonly Units[],
): Promise<ReadonlyMap<string, number>> => {
  const free = new Map<string, number>();
  for (const kind of KINDS) {
    const ofKind = units.filter((each) => each.kind === kind);
    if (ofKind.length === 0) continue;
    for (const row of await freeUnits(tx, market, kind, ofKind))
      free.set(placeOf({ kind, ...row }), row.free);
  }
  return free;
};

/** The totals of the purchases that hold something. */
const totalOf = (holds: readonly UnpaidHold[]): number => {
  const totals = new Map(holds.map(({ purchase, total_minor }) => [purchase, total_minor]));
  return [...totals.values()].reduce((sum, total) => sum + total, 0);
};

/** Why a purchase may not go on holding its products when it is paid by another method; undefined if it may. */
export const keptHoldRefusal = async (
  tx: Tx,
  market: string,
  purchase: PurchaseRow,
  method: PaymentMethod,
  now: string,
): Promise<HoldRefusal | undefined> => {
  const { number, customer_id, email, network, proof, total_minor, currency } = purchase;
  const buyer = {
    buyer: { customerId: customer_id, email },
    networks: network === null ? undefined : ([network] as const),
    method,
    proof,
  };
  const terms = await holdTerms(tx, market, buyer, now, number);
  if (terms === 'unlimited') return undefined;
  return unpaidHoldRefusal(tx, market, terms, buyer, {
    units: await findHeldUnits(tx, market, number),
    totalMinor: total_minor,
    currency,
    storeId: await storeOfPurchase(tx, market, number),
    except: number,
  });
};
