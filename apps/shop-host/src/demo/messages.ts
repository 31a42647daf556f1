import { kindOfReason, type ThreadReason } from '@materia/domain-messages';
import { addDays } from '@materia/domain-holiday-calendar';
import type { HostTexts, Market } from '@materia/market-model';
import { instantOf, todayIn } from '@materia/platform-clock';
import { randomId } from '../platform/auth/random-ids.ts';
import type { Tx } from '../platform/database/with-tx.ts';
import { translatorOf } from '../platform/texts/texts.ts';
import { awaitAnswer } from '../selling/messages/asked.ts';
import { insertMessage, insertThread, saveThread } from '../selling/messages/repository.ts';
import { findOrder, orderWithLines } from '../selling/orders/repository.ts';
import type { Buyer } from './order-lines.ts';
import { demoSeller } from './sellers.ts';

/** When the demo's customers write, and when they are answered, in minutes of the day. */
const WRITTEN_AT = 8 * 60 + 5;
const ANSWERED_AT = 15 * 60 + 40;

type Words = Extract<keyof HostTexts['demo'], `thread${string}`>;
type ThreadStory = {
  readonly reason: ThreadReason;
  readonly daysAgo: number;
  readonly subject: Words;
  readonly message: Words;
  /** What the seller answers on the same day. */
  readonly answer?: Words;
};

/**
 * Conversations about a received order: one that nobody has answered in time, one with an answer that is not
 * read yet, and damage that was reported yesterday.
 */
const STORIES: readonly ThreadStory[] = [
  { reason: 'product', daysAgo: 9, subject: 'threadLate', message: 'threadLateText' },
  {
    reason: 'delivery',
    daysAgo: 12,
    subject: 'threadAnswered',
    message: 'threadAnsweredText',
    answer: 'threadAnswer',
  },
  { reason: 'damaged', daysAgo: 1, subject: 'threadDamaged', message: 'threadDamagedText' },
];

/** Gives a demo account its conversations with a seller, once, if it has received an order from one. */
export const createDemoThreads = async (
  tx: Tx,
  market: Market,
  buyer: Pick<Buyer, 'id'>,
  now: string,
): Promise<void> => {
  const ofBuyer = { market: market.id, customerId: buyer.id };
  const received = await tx
    .selectFrom('orders')
    .select('number')
    .where('market', '=', ofBuyer.market)
    .where('customer_id', '=', ofBuyer.customerId)
    .where('vendor', 'is not', null)
    .where('status', '=', 'COMPLETED')
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('message_thread')
            .select('id')
            .where('market', '=', ofBuyer.market)
            .where('message_thread.customer_id', '=', ofBuyer.customerId),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const order = received && (await findOrder(tx, market.id, received.number, buyer.id));
  const vendor = order?.fulfilment.vendor;
  if (order === undefined || vendor === undefined) return;
  const { lines } = await orderWithLines(tx, order);
  const t = translatorOf(market);
  for (const { reason, daysAgo, subject, message, answer } of STORIES) {
    const day = addDays(todayIn(market.timeZone, now), -daysAgo);
    const at = instantOf(day, WRITTEN_AT, market.timeZone);
    const kind = kindOfReason(reason);
    const thread = { market: market.id, id: randomId() };
    await insertThread(tx, {
      ...thread,
      order_number: order.number,
      customer_id: buyer.id,
      vendor_code: vendor.code,
      vendor_name: vendor.name,
      kind,
      reason,
      subject: t(`demo.${subject}`),
      lines: JSON.stringify(lines.slice(0, 1).map(({ line, name, qty }) => ({ line, name, qty }))),
      state: kind === 'incident' ? 'opened' : null,
      outcome: null,
      created_at: at,
      updated_at: at,
      buyer_read_at: at,
      seller_read_at: null,
      asked_at: null,
      due_on: null,
      told_at: null,
    });
    await insertMessage(tx, thread, {
      author: 'buyer',
      written_by: null,
      body: t(`demo.${message}`),
      at,
    });
    if (answer === undefined) {
      await awaitAnswer(tx, thread, { market, now: at, today: day });
      continue;
    }
    const answeredAt = instantOf(day, ANSWERED_AT, market.timeZone);
    await insertMessage(tx, thread, {
      author: 'seller',
      written_by: demoSeller(market.id),
      body: t(`demo.${answer}`),
      at: answeredAt,
    });
    await saveThread(tx, thread, { updated_at: answeredAt, seller_read_at: answeredAt });
  }
};
