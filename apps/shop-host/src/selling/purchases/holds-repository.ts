import { mailboxKey } from '@materia/domain-contact';
import { IN_STORE_METHODS, type PaymentMethod } from '@materia/domain-checkout';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { Units } from '../stock/repository.ts';
import type { PurchaseOwner } from './repository.ts';

/** The mailbox of a purchase's address, by the rule of `mailboxKey`. */
const MAILBOX = sql`lower(regexp_replace(purchase.email, '(.)\\+.*@', '\\1@'))`;

/** Purchases of an account, and those to the same mailbox, with an account or without. */
const isOf = ({ customerId, email }: PurchaseOwner): RawBuilder<boolean> => {
  const toMailbox = sql<boolean>`${MAILBOX} = ${mailboxKey(email)}`;
  return customerId === null
    ? toMailbox
    : sql<boolean>`(purchase.customer_id = ${customerId} or ${toMailbox})`;
};

const isFrom = (networks: NetworkNames | undefined): RawBuilder<boolean> =>
  networks === undefined
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(purchase.network in (${sql.join(networks)}), false)`;

/** The names of a network: by the current key, and by former ones, under which it may be known. */
export type NetworkNames = readonly [current: string, ...former: string[]];

/** Who placed a purchase, and from which network as far as it is known. */
export type HoldOwner = {
  readonly buyer: PurchaseOwner;
  readonly networks: NetworkNames | undefined;
};

/** How many purchases of a buyer hold products unpaid: open ones, and those that are paid in store. */
export const countUnpaidPurchases = async (
  tx: Tx,
  market: string,
  buyer: PurchaseOwner,
  except: string | undefined,
): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct purchase.number)::integer as count from purchase
    join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    where purchase.market = ${market} and orders.stock_state = 'held'
      and (purchase.state = 'open' or (purchase.state = 'confirmed' and purchase.payment_method in (${sql.join(IN_STORE_METHODS)})))
      and ${isOf(buyer)} and purchase.number is distinct from ${except ?? null}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Units that a purchase holds unpaid, and whose it is. */
export type UnpaidHold = Units & {
  readonly purchase: string;
  readonly total_minor: number;
  readonly isBuyer: boolean;
  readonly isNetwork: boolean;
  readonly isStore: boolean;
};

/**
 * What buyers who have proven nothing hold unpaid: one buyer, everybody in their network, and all at
 * a store. Only open purchases by these methods count, of the buyer also those that are confirmed and
 * paid in store; `except` does not.
 */
export const findUnpaidHolds = async (
  tx: Tx,
  market: string,
  { buyer, networks }: HoldOwner,
  scope: {
    readonly methods: readonly PaymentMethod[];
    readonly storeId: string;
    readonly except: string | undefined;
  },
): Promise<readonly UnpaidHold[]> => {
  const { rows } = await sql<UnpaidHold>`
    select purchase.number as purchase, purchase.total_minor::integer as total_minor, ${isOf(buyer)} as "isBuyer",
      ${isFrom(networks)} as "isNetwork", orders.store_id = ${scope.storeId} as "isStore",
      stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku, stock_hold.quantity
    from purchase join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where purchase.market = ${market} and purchase.number is distinct from ${scope.except ?? null}
      and purchase.payment_method in (${sql.join(scope.methods)})
      and ((purchase.state = 'open' and purchase.proof = 'none' and (orders.store_id = ${scope.storeId} or ${isFrom(networks)}))
        or (${isOf(buyer)} and (purchase.state = 'open' or purchase.payment_method in (${sql.join(IN_STORE_METHODS)}))))`.execute(
    tx,
  );
  return rows;
};

/** The different products that a buyer holds unpaid, whatever the buyer has proven. */
export const findUnpaidProducts = async (
  tx: Tx,
  market: string,
  buyer: PurchaseOwner,
  except: string | undefined,
): Promise<readonly Omit<Units, 'quantity'>[]> => {
  const { rows } = await sql<Omit<Units, 'quantity'>>`
    select distinct stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku
    from purchase join orders on orders.market = purchase.market and orders.purchase_number = purchase.number
    join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where purchase.market = ${market} and ${isOf(buyer)} and purchase.number is distinct from ${except ?? null}
      and (purchase.state = 'open' or purchase.payment_method in (${sql.join(IN_STORE_METHODS)}))`.execute(
    tx,
  );
  return rows;
};

/** What a purchase holds, and where. */
export const findHeldUnits = async (
  tx: Tx,
  market: string,
  purchaseNumber: string,
): Promise<readonly Units[]> => {
  const { rows } = await sql<Units>`
    select stock_hold.location_kind as kind, stock_hold.location, stock_hold.sku, sum(stock_hold.quantity)::integer as quantity
    from orders join stock_hold on stock_hold.market = orders.market and stock_hold.order_number = orders.number
    where orders.market = ${market} and orders.purchase_number = ${purchaseNumber}
    group by 1, 2, 3`.execute(tx);
  return rows;
};

/** The store at which the orders of a purchase were placed. */
export const storeOfPurchase = async (
  tx: Tx,
  market: string,
  purchaseNumber: string,
): Promise<string> => {
  const { store_id } = await tx
    .selectFrom('orders')
    .select('store_id')
    .where('market', '=', market)
    .where('purchase_number', '=', purchaseNumber)
    .limit(1)
    .executeTakeFirstOrThrow();
  return store_id;
};

/**
 * How many purchases that were placed after an ISO instant were left unpaid: open ones, those whose
 * time ended, and those that were given up. Confirmed
 * ones do not count, whatever became of them.
 */
export const countLeftUnpaid = async (
  db: Reader,
  market: string,
  { buyer, networks }: HoldOwner,
  { since, except }: { readonly since: string; readonly except: string | undefined },
): Promise<{ readonly buyer: number; readonly network: number }> => {
  const { rows } = await sql<{ readonly buyer: number; readonly network: number }>`
    select count(*) filter (where ${isOf(buyer)})::integer as buyer, count(*) filter (where ${isFrom(networks)})::integer as network
    from purchase
    where market = ${market} and created_at > ${since} and proof <> 'payment' and state in ('open', 'failed', 'cancelled')
      and number is distinct from ${except ?? null}
      and (${isOf(buyer)} or ${isFrom(networks)})
      and not exists (select from payment_attempt where payment_attempt.market = purchase.market
        and payment_attempt.purchase_number = purchase.number and payment_attempt.state = 'paid')
      and not exists (select from orders where orders.market = purchase.market
        and orders.purchase_number = purchase.number and orders.confirmed)`.execute(db);
  return rows[0] ?? { buyer: 0, network: 0 };
};

/**
 * Whether an account has ever kept its word: an order of it was paid online and not cancelled, or
 * was handed over.
 */
export const hasPaidBefore = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from purchase where market = ${market} and customer_id = ${customerId} and state = 'confirmed' and (
      exists (select from payment_attempt where payment_attempt.market = purchase.market
        and payment_attempt.purchase_number = purchase.number and payment_attempt.state = 'paid' and payment_attempt.amount_minor > 0)
      or exists (select from orders where orders.market = purchase.market
        and orders.purchase_number = purchase.number and orders.stock_state = 'taken'))
    limit 1`.execute(db);
  return rows.length > 0;
};

/** Whether the owner of an account's present address has confirmed an order of the account by email. */
export const hasConfirmedOrder = async (
  db: Reader,
  market: string,
  customerId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from purchase join customer on customer.market = purchase.market and customer.id = purchase.customer_id
    where purchase.market = ${market} and purchase.customer_id = ${customerId}
      and purchase.proof = 'mailbox' and lower(purchase.email) = lower(customer.email)
    limit 1`.execute(db);
  return rows.length > 0;
};

/** Lets one unproven order after the other be placed at a store, so that each knows what the others hold. */
export const lockUnprovenHolds = async (tx: Tx, market: string, storeId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unproven-holds:${market}:${storeId}`}, 0))`.execute(
    tx,
  );
};

/**
 * How many different products a store has, as far as a limit asks: counting ends at
 * `ASSORTMENT_COUNTED`.
 */
export const countAssortment = async (tx: Tx, market: string, storeId: string): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from (
      select from stock where market = ${market} and store_id = ${storeId} and qty > 0 limit ${ASSORTMENT_COUNTED}) as counted`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** A quarter of it, the greatest share of a limit, is the greatest number of a limit. */
const ASSORTMENT_COUNTED = 4000;

/** Forgets the networks of purchases that are older than an ISO instant; returns of how many. */
export const forgetNetworks = async (
  db: Reader,
  market: string,
  before: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update purchase set network = null where market = ${market} and number in (
      select number from purchase where market = ${market} and network is not null and created_at < ${before} limit ${most})
`.execute(db);
  return Number(numAffectedRows ?? 0);
};
