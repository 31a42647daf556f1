import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { instantOf, todayIn } from '@materia/platform-clock';
import { invoiceReceipt } from '../selling/documents/issue-invoice.ts';
import { findReceipt } from '../selling/documents/repository.ts';
import { writeQuote } from '../selling/documents/write-quote.ts';
import { writeReceipt } from '../selling/documents/write-receipt.ts';
import type { Tx } from '../platform/database/with-tx.ts';
import { listStores, type StoreRow } from '../catalogue/stores/repository.ts';
import type { DocumentStories, QuoteStory, TillStory } from './document-stories.ts';
import {
  type Buyer,
  type PendingDocument,
  type DemoProduct,
  NO_TERMS,
  pickProducts,
  ownProducts,
  pricedAt,
  TILL_TERMS,
} from './order-lines.ts';

/** The minutes of the day at which the demo's customers pay and request quotes. */
const PAID_AT = 15 * 60 + 40;
const QUOTED_AT = 11 * 60 + 5;

type Desk = {
  readonly market: Market;
  readonly buyer: Buyer;
  readonly store: StoreRow;
  readonly goods: readonly DemoProduct[];
  readonly today: PlainDate;
};

/**
 * Gives a demo account its till purchases, its invoices and its quotes, once, with the code that
 * writes real ones. Does nothing for an account that has receipts, or in a market without a store
 * that sells. Returns the documents that are due: they are numbered by date across all buyers.
 */
export const createDemoDocuments = async (
  tx: Tx,
  market: Market,
  buyer: Buyer,
  { tills, quotes }: DocumentStories,
  now: string,
): Promise<readonly PendingDocument[]> => {
  const has = await tx
    .selectFrom('receipt')
    .select('id')
    .where('market', '=', market.id)
    .where('customer_id', '=', buyer.id)
    .where('order_number', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const store = (await listStores(tx, market.id)).find(({ ecommerce }) => ecommerce);
  const goods = store === undefined ? [] : await ownProducts(tx, market.id, store);
  if (has !== undefined || store === undefined || goods.length === 0) return [];
  const today = todayIn(market.timeZone, now);
  const deskOf = (index: number): Desk => ({
    market,
    buyer,
    store,
    goods: pickProducts(goods, index),
    today,
  });
  return [
    ...tills.map((story, index) => pendingReceipt(tx, deskOf(index + 1), story)),
    ...quotes.map((story, index) => pendingQuote(tx, deskOf(index + 3), story)),
  ];
};

const pendingReceipt = (
  tx: Tx,
  { market, buyer, store, goods, today }: Desk,
  { daysAgo, till, code, isInvoiced, isPrinted = false }: TillStory,
): PendingDocument => {
  const day = addDays(today, -daysAgo);
  const boughtAt = instantOf(day, PAID_AT, market.timeZone);
  const write = async (): Promise<void> => {
    const priced = await pricedAt(tx, { market, store }, buyer, goods, day, undefined, TILL_TERMS);
    const id = await writeReceipt(
      tx,
      market,
      { customerId: buyer.id, store, till, code, boughtAt, paymentMethod: 'card', isPrinted },
      priced,
    );
    const receipt = isInvoiced
      ? await findReceipt(tx, { market: market.id, customerId: buyer.id }, id)
      : undefined;
    if (receipt !== undefined) await invoiceReceipt(tx, market, receipt, day);
  };
  return { at: boughtAt, write };
};

const pendingQuote = (
  tx: Tx,
  { market, buyer, store, goods, today }: Desk,
  { daysAgo }: QuoteStory,
): PendingDocument => {
  const day = addDays(today, -daysAgo);
  const quotedAt = instantOf(day, QUOTED_AT, market.timeZone);
  const write = async (): Promise<void> => {
    const priced = await pricedAt(tx, { market, store }, buyer, goods, day);
    const written = await writeQuote(
      tx,
      market,
      {
        customerId: buyer.id,
        store,
        priced,
        couponCode: null,
        terms: NO_TERMS,
        name: null,
        legalEntityId: null,
      },
      quotedAt,
      day,
    );
    if (!written.ok) throw new Error(`The demo's quote was refused: ${written.error.kind}`);
  };
  return { at: quotedAt, write };
};
