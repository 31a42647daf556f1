import { addDays } from '@materia/domain-holiday-calendar';
import { LEAST_BUYERS } from '@materia/domain-order';
import { orderTotals } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { instantOf, todayIn } from '@materia/platform-clock';
import { sql } from 'kysely';
import { listStores, type StoreRow } from '../catalogue/stores/repository.ts';
import type { Reader, Tx } from '../platform/database/with-tx.ts';
import { placedByGuest } from '../selling/placement/buyer.ts';
import { writeOrders, writePurchase } from '../selling/placement/write-order.ts';
import type { StorySetting } from './fulfilments.ts';
import { fulfilmentOf } from './fulfilments.ts';
import { type DemoProduct, pricedAt } from './order-lines.ts';
import { FULFILMENTS, stepsTo } from './order-stories.ts';

/** Jobs for which the demo's neighbours bought what they needed. */
const JOBS = 8;
/** A job's product with what it needs besides. */
const MOST_NEEDED = 4;
/** Enough units that the demo does not sell out a product. */
const STOCK_NEEDED = 20;
/** Days between two jobs of a neighbour, and the minutes of the day at which they buy and collect. */
const DAYS_BETWEEN = 11;
const BOUGHT_AT = 10 * 60;
const COLLECTED_AT = 13 * 60;

/** As many as it takes before the shop says what is bought together. */
const NEIGHBOURS = ['Iga', 'Noa', 'Eli'].slice(0, LEAST_BUYERS);

/**
 * Past purchases of guests of the demo, once: for some jobs the most sold product with what the catalogue says the job needs, so
 * that the shop can say what is bought together. Their stock left the store before the demo begins.
 */
export const createDemoJobPurchases = async (
  tx: Tx,
  market: Market,
  now: string,
): Promise<void> => {
  const emailOf = (at: number): string => `neighbour${at + 1}@demo.${market.id}.example`;
  const known = await tx
    .selectFrom('orders')
    .select('number')
    .where('market', '=', market.id)
    .where('email', '=', emailOf(0))
    .limit(1)
    .executeTakeFirst();
  const store = (await listStores(tx, market.id)).find(({ ecommerce }) => ecommerce);
  if (known !== undefined || store === undefined) return;
  const setting: StorySetting = { market, store, vendor: { name: '', code: '' } };
  const numbers: { readonly number: string; readonly at: string }[] = [];
  for (const [job, goods] of (await productsOfJobs(tx, market.id, store)).entries()) {
    const day = addDays(todayIn(market.timeZone, now), -(job + 2) * DAYS_BETWEEN);
    const priced = await pricedAt(tx, setting, GUEST, goods, day);
    const lineIds = priced.totals.lines.map(({ id }) => id);
    const [totals] = orderTotals(
      priced.totals,
      [{ lineIds, shipping: null, takesFees: true }],
      market.currency,
    );
    if (totals === undefined || lineIds.length < 2) continue;
    for (const [at, firstname] of NEIGHBOURS.entries()) {
      const boughtAt = instantOf(day, BOUGHT_AT + at * 30, market.timeZone);
      const placement = {
        market,
        now: boughtAt,
        today: day,
        buyer: placedByGuest(emailOf(at), { firstname, lastname: 'Demo' }),
      };
      const [number = ''] = await writeOrders(
        tx,
        [
          {
            store,
            lines: priced.lines,
            totals,
            priceBasis: priced.context.basis,
            couponCode: null,
            ...fulfilmentOf('fetched', setting, { date: day, fromMinute: COLLECTED_AT }),
            contact: { firstname, lastname: 'Demo', telephone: store.phone },
            comment: '',
            paymentMethod: 'card',
          },
        ],
        placement,
      );
      await writePurchase(
        tx,
        { number, totalMinor: totals.total.included.minor, method: 'card' },
        placement,
      );
      numbers.push({ number, at: boughtAt });
    }
  }
  await markCollected(tx, market.id, numbers);
};

const GUEST = { id: '', firstname: '', lastname: '', isPro: false } as const;

/** The products of each job at a store that has plenty of all of them, the most sold product of each department first. */
const productsOfJobs = async (
  db: Reader,
  market: string,
  store: StoreRow,
): Promise<readonly (readonly DemoProduct[])[]> => {
  const { rows } = await sql<{ sku: string; needed: readonly string[] }>`
    with stocked as (
      select product.sku, product.rank, category.lft, category.id as category_id
      from product
      join category on category.market = product.market and category.id = product.category_id
      join stock on stock.market = product.market and stock.sku = product.sku and stock.store_id = ${store.id}
      join price on price.market = product.market and price.sku = product.sku and price.price_zone = ${store.price_zone}
        and price.customer_kind = 'private'
      where product.market = ${market} and stock.status = 'ONSITE' and stock.qty - stock.reserved >= ${STOCK_NEEDED}::integer
    ), jobs as (
      select distinct on (category.id) category.id, category.complements, stocked.sku, stocked.rank
      from category join stocked on stocked.lft between category.lft and category.rgt
      where category.market = ${market} and jsonb_array_length(category.complements) > 1
      order by category.id, stocked.rank
    )
    select jobs.sku, array(
      select needed.sku
      from jsonb_array_elements_text(jobs.complements) with ordinality as complement (id, position)
      join category on category.market = ${market} and category.id = complement.id
      cross join lateral (
        select stocked.sku from stocked where stocked.lft between category.lft and category.rgt order by stocked.rank limit 1
      ) needed
      order by complement.position limit ${MOST_NEEDED}::integer) as needed
    from jobs order by jobs.rank limit ${JOBS}::integer`.execute(db);
  return rows.map(({ sku, needed }) =>
    [...new Set([sku, ...needed])].map((own) => ({
      sku: own,
      offerCode: `R-${own}`,
      vendorCode: null,
    })),
  );
};

const markCollected = async (
  tx: Tx,
  market: string,
  orders: readonly { readonly number: string; readonly at: string }[],
): Promise<void> => {
  if (orders.length === 0) return;
  const steps = stepsTo(FULFILMENTS.fetched, 'COMPLETED');
  const numbers = orders.map(({ number }) => number);
  await tx
    .deleteFrom('order_status')
    .where('market', '=', market)
    .where('order_number', 'in', numbers)
    .execute();
  await tx
    .insertInto('order_status')
    .values(
      orders.flatMap(({ number, at }) =>
        steps.map((status, step) => ({
          market,
          order_number: number,
          seq: step + 1,
          status,
          at,
        })),
      ),
    )
    .execute();
  await tx
    .updateTable('orders')
    .set({ status: 'COMPLETED', stock_state: 'taken' })
    .where('market', '=', market)
    .where('number', 'in', numbers)
    .execute();
};
