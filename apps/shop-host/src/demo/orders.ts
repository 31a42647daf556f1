import type { PaymentMethod } from '@materia/domain-checkout';
import { addDays, addOpeningDays } from '@materia/domain-holiday-calendar';
import { type OrderStatus, orderAfter } from '@materia/domain-order';
import { orderTotals } from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import { instantOf, todayIn } from '@materia/platform-clock';
import { endHolds, holdUnits, lockUnits, unitsOf } from '../selling/stock/stock.ts';
import { type NewOrder, writeOrders, writePurchase } from '../selling/placement/write-order.ts';
import { placedByCustomer } from '../selling/placement/buyer.ts';
import { findCustomer } from '../customers/account/repository.ts';
import type { Reader, Tx } from '../platform/database/with-tx.ts';
import type { OfferedLine } from '../selling/pricing/price-cart.ts';
import { writeHandoverDocuments } from '../selling/documents/handover-documents.ts';
import { findOrder } from '../selling/orders/repository.ts';
import { limitHold } from '../selling/lifecycle/limit-hold.ts';
import { insertRefund } from '../selling/refunds/repository.ts';
import { listStores } from '../catalogue/stores/repository.ts';
import {
  type Buyer,
  type DemoProduct,
  KINDS,
  ownProducts,
  type PendingDocument,
  pickProducts,
  pricedAt,
} from './order-lines.ts';
import { FULFILMENTS, type OrderStory, stepsTo } from './order-stories.ts';
import { fulfilmentOf, paymentOf, shippingOf, type StorySetting } from './fulfilments.ts';

/**
 * The minutes of the day at which the demo's customers order, and the minutes between two steps of
 * an order.
 */
const ORDERED_AT = 9 * 60 + 10;
const BETWEEN_STEPS = 65;

/** The days from order to delivery, and the days on which a parcel reaches its last statuses. */
const DAYS_UNDER_WAY = 4;
const DAY_OF: Readonly<Partial<Record<OrderStatus, number>>> = {
  SHIPPED: 1,
  INVOICED: 3,
  COMPLETED: DAYS_UNDER_WAY,
};

/**
 * Gives a demo account its orders, once: real past orders at one store, priced, held and settled by
 * the same code as those of shoppers. Does nothing for an account with orders, or in a market
 * without a store that sells; without a selling vendor, the vendor orders are left out. Returns the
 * documents that are due: they are numbered by date across all buyers.
 */
export const createDemoOrders = async (
  tx: Tx,
  market: Market,
  buyer: Buyer,
  stories: readonly OrderStory[],
  now: string,
): Promise<readonly PendingDocument[]> => {
  const has = await tx
    .selectFrom('orders')
    .select('number')
    .where('market', '=', market.id)
    .where('customer_id', '=', buyer.id)
    .limit(1)
    .executeTakeFirst();
  const store = (await listStores(tx, market.id)).find(({ ecommerce }) => ecommerce);
  if (has !== undefined || store === undefined) return [];
  const own = await ownProducts(tx, market.id, store);
  const vendor = await largestVendor(tx, market.id);
  const theirs =
    vendor === undefined
      ? []
      : (await offersOf(tx, market.id, vendor.code)).map(({ code, sku }): DemoProduct => ({
          sku,
          offerCode: code,
          vendorCode: vendor.code,
        }));
  const due: PendingDocument[] = [];
  for (const [index, story] of stories.entries()) {
    const goods = FULFILMENTS[story.way].isThirdParty ? theirs : own;
    if (goods.length > 0)
      due.push(
        ...(await writeStory(tx, {
          market,
          buyer,
          store,
          vendor: vendor ?? NOBODY,
          goods: pickProducts(goods, index),
          story,
          now,
        })),
      );
  }
  return due;
};

const NOBODY = { name: '', code: '' };

/** The vendor with the most available offers. */
const largestVendor = (
  db: Reader,
  market: string,
): Promise<{ readonly name: string; readonly code: string } | undefined> =>
  db
    .selectFrom('vendor')
    .innerJoin('vendor_offer', (join) =>
      join
        .onRef('vendor_offer.market', '=', 'vendor.market')
        .onRef('vendor_offer.vendor_code', '=', 'vendor.code'),
    )
    .select(['vendor.name', 'vendor.code'])
    .where('vendor.market', '=', market)
    .where('vendor.status', '=', 'ACTIVE')
    .where('vendor_offer.status', '!=', 'SOLDOUT')
    .groupBy(['vendor.name', 'vendor.code'])
    .orderBy((all) => all.fn.countAll(), 'desc')
    .orderBy('vendor.code')
    .executeTakeFirst();

const offersOf = (
  db: Reader,
  market: string,
  vendorCode: string,
): Promise<{ readonly code: string; readonly sku: string }[]> =>
  db
    .selectFrom('vendor_offer')
    .select(['code', 'sku'])
    .where('market', '=', market)
    .where('vendor_code', '=', vendorCode)
    .where('status', '!=', 'SOLDOUT')
    .orderBy('sku')
    .limit(KINDS)
    .execute();

type Story = StorySetting & {
  readonly buyer: Buyer;
  readonly goods: readonly DemoProduct[];
  readonly story: OrderStory;
  /** ISO instant. */
  readonly now: string;
};

const writeStory = async (
  tx: Tx,
  { market, buyer, store, vendor, goods, story, now }: Story,
): Promise<readonly PendingDocument[]> => {
  const kind = FULFILMENTS[story.way];
  const method = paymentOf(story, market);
  if (method === undefined) return [];
  const setting: StorySetting = { market, store, vendor };
  const day = addDays(todayIn(market.timeZone, now), -story.daysAgo);
  const steps = stepsTo(kind, story.last);
  const at = (step: number): string =>
    instantOf(
      addDays(day, kind.delivery === 'pickup' ? 0 : (DAY_OF[steps[step] ?? story.last] ?? 0)),
      ORDERED_AT + step * BETWEEN_STEPS,
      market.timeZone,
    );
  const deliveryOf = (lineIds: readonly string[]) => shippingOf(story.way, setting, lineIds);
  const priced = await pricedAt(tx, setting, buyer, goods, day, deliveryOf);
  const units = priced.lines.flatMap((line) => unitsOf(line, store.id));
  if (!kind.isThirdParty && !(await lockUnits(tx, market.id, units))) return [];
  const placement = {
    market,
    now: at(0),
    today: day,
    buyer: placedByCustomer(await findCustomer(tx, market.id, buyer.id), null),
  };
  const lineIds = priced.totals.lines.map(({ id }) => id);
  const [totals] = orderTotals(
    priced.totals,
    [{ lineIds, shipping: deliveryOf(lineIds), takesFees: true }],
    market.currency,
  );
  if (totals === undefined) throw new Error('The only order has the totals of its cart');
  const order: NewOrder = {
    store,
    lines: priced.lines,
    totals,
    priceBasis: priced.context.basis,
    couponCode: null,
    ...fulfilmentOf(
      story.way,
      setting,
      kind.delivery === 'pickup'
        ? { date: day, fromMinute: ORDERED_AT + 2 * 60 }
        : { date: addOpeningDays(addDays(day, DAYS_UNDER_WAY), 0, market).date },
    ),
    contact: { firstname: buyer.firstname, lastname: buyer.lastname, telephone: store.phone },
    comment: '',
    paymentMethod: method,
  };
  const [number = ''] = await writeOrders(tx, [order], placement);
  await writePurchase(tx, { number, totalMinor: totals.total.included.minor, method }, placement);
  const effects = steps.slice(1).flatMap((to, at) => {
    const step = orderAfter(kind, steps[at] ?? to, { kind: 'advance', to });
    if (!step.ok) throw new Error(`A demo order cannot become ${to}`);
    return step.value.effects.map((effect) => ({ effect, reached: at + 1 }));
  });
  const settled = effects.find(({ effect }) => effect.kind === 'settle-stock')?.effect;
  if (story.last === 'CANCELED')
    await writeRefund(tx, market, {
      number,
      method,
      totalMinor: totals.total.included.minor,
      paidAt: at(0),
      cancelledAt: at(steps.length - 1),
    });
  if (kind.isThirdParty) await addAtVendor(tx, market.id, priced.lines);
  await holdUnits(
    tx,
    market.id,
    units.map((each) => ({ ...each, orderNumber: number })),
    null,
  );
  if (settled?.kind === 'settle-stock') await endHolds(tx, market.id, [number], settled.outcome);
  await tx
    .deleteFrom('order_status')
    .where('market', '=', market.id)
    .where('order_number', '=', number)
    .execute();
  await tx
    .insertInto('order_status')
    .values(
      steps.map((status, step) => ({
        market: market.id,
        order_number: number,
        seq: step + 1,
        status,
        at: at(step),
      })),
    )
    .execute();
  await tx
    .updateTable('orders')
    .set({
      status: story.last,
      ...(steps.includes('SHIPPED') && {
        parcel_carrier: market.settings.parcelCarriers[0]?.id ?? null,
        parcel_number: `MT${number.replaceAll('-', '')}`,
      }),
      ...(settled?.kind === 'settle-stock' && { stock_state: settled.outcome }),
    })
    .where('market', '=', market.id)
    .where('number', '=', number)
    .execute();
  if (orderAfter(kind, story.last, { kind: 'not-collected' }).ok)
    await limitHold(
      tx,
      { market, now },
      {
        number,
        purchase_number: number,
        store_id: store.id,
        payment_method: order.paymentMethod,
        fulfilment: order.fulfilment,
      },
      story.last === 'READY' ? 'collect' : 'prepare',
    );
  return effects.flatMap(({ effect, reached }) =>
    effect.kind === 'write-documents'
      ? [
          {
            at: at(reached),
            write: async () => {
              const order = await findOrder(tx, market.id, number, buyer.id);
              if (order !== undefined)
                await writeHandoverDocuments(tx, market, order, effect.documents, at(reached));
            },
          },
        ]
      : [],
  );
};

type Cancelled = {
  readonly number: string;
  readonly method: PaymentMethod;
  readonly totalMinor: number;
  readonly paidAt: string;
  readonly cancelledAt: string;
};

/** The payment of a cancelled order that did not wait for the counter, and its way back. */
const writeRefund = async (
  tx: Tx,
  { id: market, currency }: Pick<Market, 'id' | 'currency'>,
  { number, method, totalMinor, paidAt, cancelledAt }: Cancelled,
): Promise<void> => {
  if (method === 'pay_in_store') return;
  const id = `demo-${number}`;
  await tx
    .insertInto('payment_attempt')
    .values({
      market,
      id,
      purchase_number: number,
      method,
      state: 'paid',
      amount_minor: totalMinor,
      currency,
      created_at: paidAt,
      provider_ref: id,
      charge_ref: id,
      redirect_url: null,
      reference: null,
      failure: null,
      channel: 'web',
    })
    .execute();
  const refund = {
    market,
    id,
    attempt_id: id,
    order_number: number,
    withdrawal_id: null,
    pallet_return_id: null,
  };
  await insertRefund(
    tx,
    {
      ...refund,
      amount_minor: totalMinor,
      currency,
      reason: 'order-cancelled',
      state: 'succeeded',
    },
    cancelledAt,
  );
};

/**
 * The stock figures of a demo vendor are what is left besides its orders, so these bring their
 * units.
 */
const addAtVendor = async (
  tx: Tx,
  market: string,
  lines: readonly OfferedLine[],
): Promise<void> => {
  for (const { row } of lines)
    await tx
      .updateTable('vendor_offer')
      .set((offer) => ({ qty: offer('qty', '+', row.qty) }))
      .where('market', '=', market)
      .where('code', '=', row.offer_code)
      .execute();
};
