import { findByEmail, insertCustomer } from '../customers/account/repository.ts';
import { provenMailbox, proveMailbox } from '../customers/mailbox/repository.ts';
import { randomId } from '../platform/auth/random-ids.ts';
import { type Db, withTx } from '../platform/database/with-tx.ts';
import type { Market } from '@materia/market-model';
import { createDemoAddresses } from './addresses.ts';
import { createDemoClub } from './club.ts';
import { createDemoCoupons } from './coupons.ts';
import { type DocumentStories, SITE_BUYER, WEEKEND_BUYER } from './document-stories.ts';
import { createDemoDocuments } from './documents.ts';
import type { PendingDocument } from './order-lines.ts';
import { EVERY_STATUS, type OrderStory, STEADY_BUYER } from './order-stories.ts';
import { createDemoJobPurchases } from './job-purchases.ts';
import { createDemoThreads } from './messages.ts';
import { createDemoOrders } from './orders.ts';

const PEOPLE: Readonly<Record<string, readonly [firstname: string, lastname: string]>> = {
  private: ['Ana', 'Demo'],
  professional: ['Eva', 'Demo'],
  platinum: ['Leo', 'Demo'],
};

/** The demo accounts of a market: a private customer, a professional, and a holder of a platinum card. */
export const demoAccounts = (
  market: string,
): readonly { readonly kind: string; readonly email: string }[] =>
  Object.keys(PEOPLE).map((kind) => ({ kind, email: `${kind}@demo.${market}.example` }));

/** Creates the missing demo accounts and sets the password for all of them, with their orders, receipts, invoices, quotes and messages, and the promo codes of the demo. */
export const createDemoAccounts = async (
  db: Db,
  market: Market,
  now: string,
  passwordHash: string,
): Promise<void> => {
  await createAccounts(db, market, now, passwordHash);
  await createDemoCoupons(db, market);
  await withTx(db, async (tx) => {
    const due: PendingDocument[] = [];
    const writers: { readonly id: string }[] = [];
    for (const { kind, email } of demoAccounts(market.id)) {
      const stories = STORIES[kind];
      const documents = DOCUMENT_STORIES[kind];
      const buyer = await tx
        .selectFrom('customer')
        .select(['id', 'firstname', 'lastname', 'is_pro_card as isPro'])
        .where('market', '=', market.id)
        .where('email', '=', email)
        .executeTakeFirst();
      if (buyer === undefined) continue;
      const proof = { market: market.id, customerId: buyer.id, email };
      if ((await provenMailbox(tx, market.id, buyer.id)) === undefined)
        await proveMailbox(tx, proof, now);
      if (kind === 'platinum') await createDemoClub(tx, market, buyer.id, now);
      if (kind === 'private') {
        await createDemoAddresses(tx, market, buyer);
        writers.push(buyer);
      }
      if (stories !== undefined)
        due.push(...(await createDemoOrders(tx, market, buyer, stories, now)));
      if (documents !== undefined)
        due.push(...(await createDemoDocuments(tx, market, buyer, documents, now)));
    }
    for (const { write } of due.toSorted((a, b) => (a.at < b.at ? -1 : 1))) await write();
    for (const buyer of writers) await createDemoThreads(tx, market, buyer, now);
    await createDemoJobPurchases(tx, market, now);
  });
};

/** The holder of the platinum card has no orders, because these would count for their level. */
const STORIES: Readonly<Record<string, readonly OrderStory[]>> = {
  private: EVERY_STATUS,
  professional: STEADY_BUYER,
};

/** Their till purchases and their quotes. */
const DOCUMENT_STORIES: Readonly<Record<string, DocumentStories>> = {
  private: WEEKEND_BUYER,
  professional: SITE_BUYER,
};

const createAccounts = async (
  db: Db,
  { id: market, rules }: Pick<Market, 'id' | 'rules'>,
  now: string,
  passwordHash: string,
): Promise<void> => {
  for (const { kind, email } of demoAccounts(market)) {
    const known = await findByEmail(db, market, email);
    if (known?.password_hash === passwordHash) continue;
    if (known !== undefined) {
      await db
        .updateTable('customer')
        .set({ password_hash: passwordHash })
        .where('market', '=', market)
        .where('id', '=', known.id)
        .execute();
      continue;
    }
    const isPro = kind === 'professional';
    const isPlatinum = kind === 'platinum';
    const [firstname, lastname] = PEOPLE[kind] ?? ['', ''];
    await insertCustomer(db, {
      market,
      id: randomId(),
      email,
      password_hash: passwordHash,
      firstname,
      lastname,
      mobile: '',
      customer_type: isPro ? 3 : 2,
      corporation_name: isPro ? 'Demo' : null,
      company_fiscal_id: isPro ? (rules.taxNumbers[0]?.example ?? null) : null,
      legal_entity_type: null,
      intra_community_vat: null,
      fiscal_id_1: null,
      is_pro_card: isPro,
      is_buyer: isPro,
      loyalty_category_code: null,
      loyalty_rank: isPlatinum ? 'PLATINUM' : null,
      loyalty_card_number: isPlatinum ? '9800000000017' : null,
      reference_store: null,
      group_id: isPro ? '3' : '2',
      terms_accepted_at: now,
      created_at: now,
    });
  }
};
