import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { type OrderStatus, stockSettlement } from '@materia/domain-order-tracking';
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
import { type OrderStory, stepsTo, WAYS } from './order-stories.ts';
import { carrierOf, paymentOf, type Scene, shippingOf, travelOf } from './travels.ts';

type Buyer = { readonly id: string; readonly firstname: string; readonly lastname: string; readonly isPro: boolean };

/** Different goods in each order, as long as the store has enough kinds. */
const KINDS = 40;
const MOST_LINES = 4;
/** Plenty, so that the demo does not sell a shelf empty. */
const STOCK_NEEDED = 20;
/** Minutes of the day at which the demo's customers order, and between two steps of an order. */
const ORDERED_AT = 9 * 60 + 10;
const BETWEEN_STEPS = 65;

const NO_TERMS = { tier: null, waivesPreparationFee: false } as const;

/** Days from the order to the door, and on which of them a parcel comes to its last statuses. */
const DAYS_UNDER_WAY = 4;
const DAY_OF: Readonly<Partial<Record<OrderStatus, number>>> = { SHIPPED: 1, INVOICED: 3, COMPLETED: DAYS_UNDER_WAY };

/**
 * Gives a demo account its orders, once: real orders at one store, priced, held and settled by the same code as a
 * shopper's, in the past. Does nothing for an account with orders, or in a market without a store that sells; where
 * no vendor sells, the vendors' orders are left out.
 */
export const createDemoOrders = async (db: Db, market: Market, buyer: Buyer, stories: readonly OrderStory[], now: string): Promise<void> => {
  const has = await db.selectFrom('orders').select('number').where('market', '=', market.id).where('customer_id', '=', buyer.id).limit(1).executeTakeFirst();
  const store = (await listStores(db, market.id)).find(({ ecommerce }) => ecommerce);
  if (has !== undefined || store === undefined) return;
  const own = (await wellStocked(db, market.id, store)).map((sku): Goods => ({ sku, offerCode: `R-${sku}`, vendorCode: null }));
  const vendor = await largestVendor(db, market.id);
  const theirs = vendor === undefined ? [] : (await offersOf(db, market.id, vendor.code)).map(({ code, sku }): Goods => ({ sku, offerCode: code, vendorCode: vendor.code }));
  const today = todayIn(market.timeZone, now);
  await withTx(db, async (tx) => {
    for (const [index, story] of stories.entries()) {
      const goods = WAYS[story.way].isThirdParty ? theirs : own;
      if (goods.length > 0) await writeStory(tx, { market, buyer, store, vendor: vendor ?? NOBODY, goods: goodsOf(goods, index), story, today });
    }
  });
};

type Goods = { readonly sku: string; readonly offerCode: string; readonly vendorCode: string | null };
const NOBODY = { name: '', code: '' };

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

/** The vendor with most offers that can be bought. */
const largestVendor = (db: Db, market: string): Promise<{ readonly name: string; readonly code: string } | undefined> =>
  db
    .selectFrom('vendor')
    .innerJoin('vendor_offer', (join) => join.onRef('vendor_offer.market', '=', 'vendor.market').onRef('vendor_offer.vendor_code', '=', 'vendor.code'))
    .select(['vendor.name', 'vendor.code'])
    .where('vendor.market', '=', market)
    .where('vendor.status', '=', 'ACTIVE')
    .where('vendor_offer.status', '!=', 'SOLDOUT')
    .groupBy(['vendor.name', 'vendor.code'])
    .orderBy((all) => all.fn.countAll(), 'desc')
    .orderBy('vendor.code')
    .executeTakeFirst();

const offersOf = (db: Db, market: string, vendorCode: string): Promise<{ readonly code: string; readonly sku: string }[]> =>
  db.selectFrom('vendor_offer').select(['code', 'sku']).where('market', '=', market).where('vendor_code', '=', vendorCode).where('status', '!=', 'SOLDOUT').orderBy('sku').limit(KINDS).execute();

const goodsOf = (goods: readonly Goods[], index: number): readonly Goods[] => {
  const chosen = Array.from({ length: 1 + (index % MOST_LINES) }, (_, line) => goods[(index * 3 + line * 7) % goods.length]).flatMap((each) => each ?? []);
  return [...new Set(chosen)];
};

type Story = Scene & { readonly buyer: Buyer; readonly goods: readonly Goods[]; readonly story: OrderStory; readonly today: PlainDate };

const writeStory = async (tx: Tx, { market, buyer, store, vendor, goods, story, today }: Story): Promise<void> => {
  const kind = WAYS[story.way];
  const scene: Scene = { market, store, vendor };
  const day = addDays(today, -story.daysAgo);
  const steps = stepsTo(kind, story.last);
  const at = (step: number): string => instantOf(addDays(day, kind.delivery === 'pickup' ? 0 : (DAY_OF[steps[step] ?? story.last] ?? 0)), ORDERED_AT + step * BETWEEN_STEPS, market.timeZone);
  const priced = await pricedAt(tx, scene, story, buyer, goods, day);
  if (!kind.isThirdParty && !(await reserveStock(tx, market.id, store, priced.lines))) return;
  const number = await writeOrder(
    tx,
    {
      cart: { store, priced },
      travel: travelOf(story.way, scene),
      selection: carrierOf(story.way),
      pickup: kind.delivery === 'pickup' ? { date: day, startHour: undefined, fromMinute: ORDERED_AT + 2 * 60 } : { date: addDays(day, DAYS_UNDER_WAY), startHour: undefined, fromMinute: null },
      contact: { firstname: buyer.firstname, lastname: buyer.lastname, telephone: store.phone },
      comment: '',
      paymentMethod: paymentOf(story.way),
    },
    { market, now: at(0), today: day, customer: { customerId: buyer.id } },
  );
  const settled = steps.map(stockSettlement).find((outcome) => outcome !== undefined);
  if (settled !== undefined && !kind.isThirdParty) await settleStock(tx, market.id, store.id, priced.lines.map(({ row }) => row), settled);
  await tx.deleteFrom('order_status').where('market', '=', market.id).where('order_number', '=', number).execute();
  await tx.insertInto('order_status').values(steps.map((status, step) => ({ market: market.id, order_number: number, seq: step + 1, status, at: at(step) }))).execute();
  await tx.updateTable('orders').set({ status: story.last, ...(settled && { stock_state: settled }) }).where('market', '=', market.id).where('number', '=', number).execute();
};

const pricedAt = (tx: Tx, scene: Scene, { way }: OrderStory, buyer: Buyer, goods: readonly Goods[], day: PlainDate): Promise<PricedCart> => {
  const { market, store } = scene;
  const rows = goods.map(({ sku, offerCode, vendorCode }, index): CartLineRow => ({ market: market.id, cart_id: '', line: index + 1, sku, offer_code: offerCode, vendor_code: vendorCode, qty: 1 + (index % 3), seen_minor: 0, seen_initial_minor: 0, waiting: false }));
  return priceCart(tx, market, rows, priceContextOf(store, buyer.isPro), day, NO_TERMS, shippingOf(way, scene));
};
