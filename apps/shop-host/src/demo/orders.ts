import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { stockSettlement } from '@materia/domain-order-tracking';
import type { Market } from '@materia/market-model';
import { instantOf, todayIn } from '@materia/platform-clock';
import { sql } from 'kysely';
import { priceCart, type PricedCart } from '../cart/price-cart.ts';
import type { CartLineRow } from '../cart/store.ts';
import { reserveStock, settleStock } from '../checkout/stock.ts';
import { writeOrder } from '../checkout/write-order.ts';
import { type Db, type Tx, withTx } from '../database/with-tx.ts';
import { priceContextOf } from '../offers/price-context.ts';
import { listStores, type StoreRow } from '../stores/store.ts';
import { type OrderStory, wayTo } from './order-stories.ts';

type Buyer = { readonly id: string; readonly firstname: string; readonly lastname: string; readonly isPro: boolean };

/** Different goods in each order, as long as the store has enough kinds. */
const KINDS = 40;
const MOST_LINES = 4;
/** Plenty, so that the demo does not sell a shelf empty. */
const STOCK_NEEDED = 20;
/** Minutes of the day at which the demo's customers order, and between two steps of an order. */
const ORDERED_AT = 9 * 60 + 10;
const BETWEEN_STEPS = 95;

const NO_TERMS = { tier: null, waivesPreparationFee: false } as const;

/**
 * Gives a demo account its orders, once: real orders at one store, priced, held and settled by the same code as a
 * shopper's, in the past. Does nothing for an account with orders, or in a market without a store that sells.
 */
export const createDemoOrders = async (db: Db, market: Market, buyer: Buyer, stories: readonly OrderStory[], now: string): Promise<void> => {
  const has = await db.selectFrom('orders').select('number').where('market', '=', market.id).where('customer_id', '=', buyer.id).limit(1).executeTakeFirst();
  const store = (await listStores(db, market.id)).find(({ ecommerce }) => ecommerce);
  if (has !== undefined || store === undefined) return;
  const skus = await wellStocked(db, market.id, store);
  if (skus.length === 0) return;
  const today = todayIn(market.timeZone, now);
  await withTx(db, async (tx) => {
    for (const [index, story] of stories.entries()) await writeStory(tx, { market, buyer, store, skus: skusOf(skus, index), story, today });
  });
};

const wellStocked = async (db: Db, market: string, store: StoreRow): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('stock')
    .innerJoin('product', (join) => join.onRef('product.market', '=', 'stock.market').onRef('product.sku', '=', 'stock.sku'))
    .select('product.sku')
    .where('stock.market', '=', market)
    .where('stock.store_id', '=', store.id)
    .where('stock.status', '=', 'ONSITE')
    .where(sql<boolean>`stock.qty - stock.reserved >= ${STOCK_NEEDED}`)
    .orderBy('product.rank')
    .limit(KINDS)
    .execute();
  return rows.map(({ sku }) => sku);
};

const skusOf = (skus: readonly string[], index: number): readonly string[] =>
  [...new Set(Array.from({ length: 1 + (index % MOST_LINES) }, (_, line) => skus[(index * 3 + line * 7) % skus.length] ?? ''))];

type Story = { readonly market: Market; readonly buyer: Buyer; readonly store: StoreRow; readonly skus: readonly string[]; readonly story: OrderStory; readonly today: PlainDate };

const writeStory = async (tx: Tx, { market, buyer, store, skus, story, today }: Story): Promise<void> => {
  const day = addDays(today, -story.daysAgo);
  const at = (step: number): string => instantOf(day, ORDERED_AT + step * BETWEEN_STEPS, market.timeZone);
  const priced = await pricedAt(tx, market, store, buyer, skus, day);
  if (!(await reserveStock(tx, market.id, store, priced.lines))) return;
  const number = await writeOrder(
    tx,
    {
      cart: { store, priced },
      selection: { carrier_code: 'drive', method_code: 'two_hours', custom_data: { no_date: false, retailer_id: store.id } },
      pickup: { date: day, startHour: undefined, fromMinute: ORDERED_AT + 2 * 60 },
      contact: { firstname: buyer.firstname, lastname: buyer.lastname, telephone: store.phone },
      comment: '',
      paymentMethod: 'pay_in_store',
    },
    { market, now: at(0), today: day, customer: { customerId: buyer.id } },
  );
  const way = wayTo(story.last);
  const settled = way.map(stockSettlement).find((outcome) => outcome !== undefined);
  if (settled !== undefined) await settleStock(tx, market.id, store.id, priced.lines.map(({ row }) => row), settled);
  await tx.deleteFrom('order_status').where('market', '=', market.id).where('order_number', '=', number).execute();
  await tx.insertInto('order_status').values(way.map((status, step) => ({ market: market.id, order_number: number, seq: step + 1, status, at: at(step) }))).execute();
  await tx.updateTable('orders').set({ status: story.last, ...(settled && { stock_state: settled }) }).where('market', '=', market.id).where('number', '=', number).execute();
};

const pricedAt = (tx: Tx, market: Market, store: StoreRow, buyer: Buyer, skus: readonly string[], day: PlainDate): Promise<PricedCart> => {
  const rows = skus.map((sku, index): CartLineRow => ({ market: market.id, cart_id: '', line: index + 1, sku, offer_code: `R-${sku}`, vendor_code: null, qty: 1 + (index % 3), seen_minor: 0, seen_initial_minor: 0 }));
  return priceCart(tx, market, rows, priceContextOf(store, buyer.isPro), day, NO_TERMS);
};
