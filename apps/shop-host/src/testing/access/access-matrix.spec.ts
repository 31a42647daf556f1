import { randomInt } from 'node:crypto';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokens } from '../../platform/auth/access-tokens.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import { writeReceiptPreferences } from '../../customers/preferences/repository.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import type { DocumentStories } from '../../demo/document-stories.ts';
import { createDemoDocuments } from '../../demo/documents.ts';
import type { OrderStory } from '../../demo/order-stories.ts';
import { createDemoOrders } from '../../demo/orders.ts';
import { skuOf, SPECIAL } from '../feed.ts';
import { guestLinks } from '../../selling/purchases/guest-links.ts';
import { insertThread, insertThreadFiles } from '../../selling/messages/repository.ts';
import { setFlags } from '../flags.ts';
import { guestAtCheckout, guestOrder, guestRevision } from '../guests.ts';
import { type Answer, FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../host.ts';
import {
  anAdd,
  aRead,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newGuestCart,
  newShopper,
  PASSWORD,
  revisionOf,
  type Shopper,
  shopperWithCart,
  withProvenMailbox,
} from '../shoppers.ts';
import { ACCESS, ACCESS_OUTCOMES, type GuardedCall } from './access-matrix.ts';
import { CALLERS, type MatrixCaller, type Named, type Owner, OWNERS } from './areas/access-row.ts';

const CALLS = Object.keys(ACCESS).filter((name): name is GuardedCall => name in ACCESS);
/** Values that only the victim's account and cart contain. */
const CANARY = { firstname: 'Kanarek', mobile: '+48699000111', sku: skuOf(20) };

type Documents = Omit<
  Named,
  | 'cartId'
  | 'listId'
  | 'addressId'
  | 'legalEntityId'
  | 'memberId'
  | 'invitationId'
  | 'approvalId'
  | 'customerId'
  | 'sessionId'
  | 'lineId'
  | 'refreshToken'
  | 'revision'
>;
/** Values about the customer's own cart. */
const ABOUT_CARTS: ReadonlySet<string> = new Set([
  'customer-cart',
  'cart-by-mask',
  'checkout',
  'placement',
  'cart-to-approve',
]);
type Company = Pick<Named, 'legalEntityId' | 'memberId' | 'invitationId' | 'approvalId'>;
const NO_DOCUMENTS: Documents = {
  orderId: '26-0000000-97',
  offerOrderId: '26-0000000-97',
  receiptId: '001-01-20261120-9999',
  tillReceiptId: '001-02-20261120-9999',
  quoteId: randomId(),
  threadId: randomId(),
  attachmentId: randomId(),
  invoiceNumber: 'FV/2026/001/999999',
  invoiceDate: '2026-11-20',
  documentId: randomId(),
  withdrawalId: randomId(),
  guestLink: randomId(),
  guestOrderId: '26-0000000-97',
};
const BOUGHT: readonly OrderStory[] = [
  { way: 'fetched', last: 'INVOICED', daysAgo: 5 },
  { way: 'offer-fetched', last: 'COMPLETED', daysAgo: 5 },
];
const PAPERS: DocumentStories = {
  tills: [{ daysAgo: 2, till: 2, code: 1, isInvoiced: true }],
  quotes: [{ daysAgo: 1 }],
};
const [poland] = markets;
/** These calls are about purchases, so their callers get documents. */
const ABOUT_PURCHASES: ReadonlySet<GuardedCall> = new Set([
  'cancelOrder',
  'readFirstPurchase',
  'readLastOrder',
] as const);

/** The rules select rows by owner, which is the same on both engines, so one engine is enough. */
describe('the access matrix', () => {
  let host: TestHost;
  let victim: Buyer;
  let victimsList: string;
  let victimsAddress: string;
  let victimsCompany: Company;
  let asFound: string;
  let victimsDocuments: Documents;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await setFlags(host, 'pl', [
      { key: 'CART_DISPLAY_PROMO_CODE', choice: true },
      { key: 'CHECKOUT_GUEST_ALLOWED', choice: true },
    ]);
    // Every guest who owns an order has placed one, of a product of the store and one of a vendor.
    await sql`update stock set qty = 500 where market = 'pl' and store_id = '1' and sku = ${skuOf(0)}`.execute(
      host.database.db,
    );
    // Callers with documents buy what the store has most of; the victim's product stays theirs alone.
    await sql`update stock set qty = 50000 where market = 'pl' and qty >= 20 and sku <> ${CANARY.sku}`.execute(
      host.database.db,
    );
    await sql`update vendor_offer set qty = 500 where market = 'pl' and sku = ${SPECIAL.vendorOnly}`.execute(
      host.database.db,
    );
    victim = await shopperWithCart(host, { [CANARY.sku]: 7 });
    await sql`update customer set firstname = ${CANARY.firstname}, mobile = ${CANARY.mobile} where id = ${victim.id}`.execute(
      host.database.db,
    );
    victimsDocuments = await withDocuments(victim);
    await sql`insert into coupon (market, code, kind, value, valid_from, valid_until, conditions) values ('pl', 'MATRIX', 'rate', 100, '2020-01-01', '2099-12-31', '')`.execute(
      host.database.db,
    );
    victimsList = await listOf(victim);
    victimsAddress = await addressOf(victim);
    victimsCompany = await companyOf(victim);
    asFound = await everythingOf(victim);
  });
  afterAll(() => host.close());

  const everythingOf = async (buyer: Buyer): Promise<string> =>
    JSON.stringify([
      await replied(host.call('readMe', {}, buyer)),
      await replied(host.call('readMyCartId', {}, buyer)),
      await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)),
      await replied(host.call('readMyList', { params: { listId: victimsList } }, buyer)),
      await replied(host.call('listAddresses', {}, buyer)),
      await replied(host.call('readMyCompany', {}, buyer)),
    ]);

  const newPrincipal = async (kind: MatrixCaller): Promise<Shopper | undefined> => {
    if (kind === 'nobody' || kind === 'guest') return undefined;
    const shopper = await newShopper(host, kind === 'professional' ? { tax: '5260250274' } : {});
    await withTx(host.database.db, (tx) =>
      writeReceiptPreferences(
        tx,
        { market: 'pl', customerId: shopper.id },
        { saleReceipt: true },
        FRIDAY_MORNING,
      ),
    );
    if (kind === 'signed-out') await replied(host.call('signOut', {}, shopper));
    return kind === 'expired' ? { ...shopper, token: await tokenOfYesterday(shopper) } : shopper;
  };

  /** A card of a store, which a call may have linked to an account. */
  const issueCard = async (): Promise<void> => {
    await sql`update customer set loyalty_card_number = null where loyalty_card_number = '9800000000007'`.execute(
      host.database.db,
    );
    await sql`insert into club_card (market, number, postcode, issued_at) values ('pl', '9800000000007', '00-950', ${FRIDAY_MORNING}) on conflict do nothing`.execute(
      host.database.db,
    );
  };

  /** A member of the club with a point that can be transformed. */
  const joinClub = async ({ id }: Shopper): Promise<void> => {
    const { db } = host.database;
    await sql`update customer set loyalty_card_number = ${String(randomInt(1e9, 1e10))}, loyalty_rank = 'SILVER' where id = ${id}`.execute(
      db,
    );
    await sql`insert into club_account (market, customer_id, points, joined_at) values ('pl', ${id}, 1, ${FRIDAY_MORNING})`.execute(
      db,
    );
  };

  /** A token as the host issues them, one day old, for a session that is still open. */
  const tokenOfYesterday = async ({ id }: Shopper): Promise<string> => {
    const open = await sql<{
      id: string;
    }>`select id from session where customer_id = ${id}`.execute(host.database.db);
    return accessTokens(host.secrets).issue(
      'pl',
      { customerId: id, sessionId: open.rows[0]?.id ?? '' },
      '2026-11-19T09:00:00.000Z',
    );
  };

  const guestCart = async (): Promise<string> => {
    const cartId = await newGuestCart(host);
    await replied(host.call('addToGuestCart', anAdd(cartId, skuOf(0), 2)));
    return cartId;
  };

  /** Orders of one address are limited. */
  const newEmail = (): string =>
    `guest-${randomId()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')}@shop.example`;

  /** A guest's cart that is ready to place, with a vendor's shipment that has no choice yet. */
  const guestCheckout = async (subject: string): Promise<string> =>
    guestAtCheckout(host, 'pl', newEmail(), { withVendor: subject !== 'guest-pickup' });

  /** A further session of a customer, so that ending it leaves the one that calls. */
  const sessionOf = async ({ email }: Pick<Shopper, 'email'>): Promise<string> => {
    const { jwtToken } = await replied(
      host.call(
        'signIn',
        { body: { username: email, password: PASSWORD } },
        { headers: fromAnywhere(host) },
      ),
    );
    const session = await accessTokens(host.secrets).read('pl', jwtToken, host.clock.now);
    return session?.sessionId ?? '';
  };

  /** The caller's own cart: a customer's or a guest's. */
  const ownCart = async (
    principal: MatrixCaller,
    shopper: Shopper | undefined,
    subject: string,
  ): Promise<string> => {
    if (
      !ABOUT_CARTS.has(subject) ||
      shopper === undefined ||
      (principal !== 'customer' && principal !== 'professional')
    )
      return guestCart();
    const { cartId } = await (
      subject === 'placement' || subject === 'checkout' ? buyerAtCheckout : shopperWithCart
    )(host, { [skuOf(0)]: 1 }, shopper);
    if (subject === 'checkout') {
      const { vendorOnly } = SPECIAL;
      const vendors = anAdd(cartId, vendorOnly, 1, { offer: `V1-${vendorOnly}` });
      await replied(host.call('addToMyCart', vendors, shopper));
    }
    return cartId;
  };

  /**
   * Gives a customer an order of each kind, a receipt with an invoice and a quote, as the demo does
   * for its accounts.
   */
  /** A thread about an order of a customer, with a file. */
  const threadOf = async (customerId: string, orderNumber: string) => {
    const [threadId, attachmentId] = [randomId(), randomId()];
    const at = FRIDAY_MORNING;
    const file = await host.host.files.put(Buffer.from('%PDF-1.7'));
    await withTx(host.database.db, async (tx) => {
      await insertThread(tx, {
        market: 'pl',
        id: threadId,
        order_number: orderNumber,
        customer_id: customerId,
        vendor_code: null,
        vendor_name: null,
        kind: 'question',
        reason: 'other',
        subject: 'Matrix',
        lines: '[]',
        state: null,
        outcome: null,
        created_at: at,
        updated_at: at,
        buyer_read_at: at,
        seller_read_at: null,
        asked_at: null,
        due_on: null,
        told_at: null,
      });
      await insertThreadFiles(tx, [
        {
          market: 'pl',
          id: attachmentId,
          thread_id: threadId,
          seq: 1,
          customer_id: customerId,
          name: 'matrix.pdf',
          type: 'pdf',
          bytes: 8,
          sha256: '',
          file,
          at,
        },
      ]);
    });
    return { threadId, attachmentId };
  };

  const withDocuments = async ({ id }: Shopper): Promise<Documents> => {
    const { db } = host.database;
    const buyer = { id, firstname: 'Ana', lastname: 'Nowak', isPro: false };
    await withTx(db, async (tx) => {
      const due = [
        ...(await createDemoOrders(tx, poland, buyer, BOUGHT, FRIDAY_MORNING)),
        ...(await createDemoDocuments(tx, poland, buyer, PAPERS, FRIDAY_MORNING)),
      ];
      for (const { write } of due) await write();
    });
    const order = async (type: 'legacy' | 'offer') =>
      (
        await db
          .selectFrom('orders')
          .select('number')
          .where('customer_id', '=', id)
          .where('order_type', '=', type)
          .executeTakeFirstOrThrow()
      ).number;
    const receipts = await db
      .selectFrom('receipt')
      .select(['id', 'order_number'])
      .where('customer_id', '=', id)
      .execute();
    const quote = await db
      .selectFrom('quote')
      .select('id')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    const invoice = await db
      .selectFrom('invoice')
      .select(['number', 'issued_on', 'document_id'])
      .where('customer_id', '=', id)
      .where('order_number', 'is not', null)
      .executeTakeFirstOrThrow();
    const withdrawalId = await announceReturn(await order('offer'));
    const { threadId, attachmentId } = await threadOf(id, await order('legacy'));
    return {
      threadId,
      attachmentId,
      invoiceNumber: invoice.number,
      invoiceDate: invoice.issued_on,
      documentId: invoice.document_id,
      withdrawalId,
      guestLink: await linkOf(await order('legacy')),
      guestOrderId: await order('legacy'),
      orderId: await order('legacy'),
      offerOrderId: await order('offer'),
      receiptId: receipts.find(({ order_number }) => order_number !== null)?.id ?? '',
      tillReceiptId: receipts.find(({ order_number }) => order_number === null)?.id ?? '',
      quoteId: quote.id,
    };
  };

  /** A return of an order whose buyer has sent nothing yet, of a line that leaves the others to be returned. */
  const announceReturn = async (number: string): Promise<string> => {
    const { db } = host.database;
    const id = randomId();
    await sql`insert into withdrawal (market, id, order_number, seq, state, refund_minor, declared_at)
      values ('pl', ${id}, ${number}, 1, 'announced', 100, ${FRIDAY_MORNING})`.execute(db);
    await sql`insert into withdrawal_line (market, withdrawal_id, line, qty) values ('pl', ${id}, 99, 1)`.execute(
      db,
    );
    return id;
  };

  /** The signed link of a purchase, as if a guest had placed it. */
  const linkOf = (number: string): Promise<string> =>
    guestLinks(host.secrets, () => undefined).issue('pl', number, FRIDAY_MORNING);

  /** A placed purchase of a guest with this address, by its link. */
  const guestPurchase = async (
    email?: string,
  ): Promise<Pick<Documents, 'guestLink' | 'guestOrderId'>> => {
    const { orders, link } = await guestOrder(host, 'pl', email);
    const guestOrderId = orders[0]?.order_id ?? '';
    await announceReturn(guestOrderId);
    return { guestLink: link, guestOrderId };
  };

  /** A list with the products that only the victim's cart contains. */
  const listOf = async (shopper: Shopper): Promise<string> => {
    const { id } = await replied(
      host.call('createMyList', { body: { name: `Site ${randomId()}` } }, shopper),
    );
    await replied(
      host.call(
        'addToMyList',
        {
          params: { listId: id },
          body: { items: [{ sku: shopper === victim ? CANARY.sku : skuOf(0), qty: 7 }] },
        },
        shopper,
      ),
    );
    return id;
  };

  /** An entry of the customer's address book, which names nobody but its owner. */
  const addressOf = async (shopper: Shopper): Promise<string> => {
    const body = {
      firstname: shopper === victim ? CANARY.firstname : 'Ana',
      lastname: 'Nowak',
      telephone: '',
      country_id: 'PL',
      street: ['Lipowa 4'],
      postcode: '60-101',
      city: 'Poznań',
    };
    return (await replied(host.call('addAddress', { body }, shopper))).id;
  };

  /** A company of the customer with another member and an invitation. */
  const companyOf = async ({ id }: Shopper): Promise<Company> => {
    const { db } = host.database;
    const [legalEntityId, invitationId] = [randomId(), randomId()];
    const other = await newShopper(host);
    await sql`insert into legal_entity (market, id, name, tax_number, created_at) values ('pl', ${legalEntityId}, 'Matrix', '1234563218', ${FRIDAY_MORNING})`.execute(
      db,
    );
    for (const [member, role] of [
      [id, 'administrator'],
      [other.id, 'buyer'],
    ] as const)
      await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values ('pl', ${member}, ${legalEntityId}, ${role}, ${FRIDAY_MORNING})`.execute(
        db,
      );
    await sql`insert into company_invitation (market, id, token, legal_entity_id, email, email_key, role, invited_at, expires_at) values ('pl', ${invitationId}, ${randomId()}, ${legalEntityId}, 'a@shop.example', 'a@shop.example', 'buyer', ${FRIDAY_MORNING}, '2099-12-31T00:00:00.000Z')`.execute(
      db,
    );
    const approvalId = await approvalOf(other.id, legalEntityId);
    return { legalEntityId, invitationId, memberId: other.id, approvalId };
  };

  /** What a customer asks the approvers of a company for: a cart that waits. */
  const approvalOf = async (customerId: string, legalEntityId: string): Promise<string> => {
    const { db } = host.database;
    const [id, waiting] = [randomId(), randomId()];
    await sql`insert into cart (market, id, customer_id, state, store_id, created_at, updated_at)
      values ('pl', ${waiting}, ${customerId}, 'approval', '1', ${FRIDAY_MORNING}, ${FRIDAY_MORNING})`.execute(
      db,
    );
    await sql`insert into company_approval (market, id, legal_entity_id, customer_id, cart_id, state, asked_at, ends_at, asked_minor, limit_minor, items_count, comment)
      values ('pl', ${id}, ${legalEntityId}, ${customerId}, ${waiting}, 'waiting', ${FRIDAY_MORNING}, '2099-12-31T00:00:00.000Z', 5000, 1000, 1, '')`.execute(
      db,
    );
    return id;
  };

  /** The same for a company in which the customer has no part any more. */
  const ownApproval = async ({ id }: Shopper): Promise<string> => {
    const legalEntityId = randomId();
    await sql`insert into legal_entity (market, id, name, tax_number, created_at) values ('pl', ${legalEntityId}, 'Matrix', '1234563218', ${FRIDAY_MORNING})`.execute(
      host.database.db,
    );
    return approvalOf(id, legalEntityId);
  };

  const named = async (
    owner: Owner,
    principal: MatrixCaller,
    shopper: Shopper | undefined,
    subject: string,
  ): Promise<Named> => {
    const isSignedIn = principal === 'customer' || principal === 'professional';
    const documents =
      owner === 'foreign'
        ? victimsDocuments
        : owner === 'own' && isSignedIn && shopper !== undefined && subject === 'document'
          ? await withDocuments(shopper)
          : owner === 'own' && isSignedIn && shopper !== undefined && subject === 'company'
            ? await withDocuments(shopper)
            : NO_DOCUMENTS;
    const cartId = {
      own: () => ownCart(principal, shopper, subject),
      foreign: async () => victim.cartId,
      guests: guestCart,
      missing: async () => randomId(),
    }[owner];
    const listId =
      owner === 'foreign'
        ? victimsList
        : owner === 'own' && isSignedIn && shopper !== undefined && subject === 'list'
          ? await listOf(shopper)
          : randomId();
    const addressId =
      owner === 'foreign'
        ? victimsAddress
        : owner === 'own' && isSignedIn && shopper !== undefined && subject === 'address'
          ? await addressOf(shopper)
          : randomId();
    const company =
      owner === 'foreign'
        ? victimsCompany
        : owner === 'own' && isSignedIn && shopper !== undefined && subject === 'company'
          ? await companyOf(shopper)
          : {
              legalEntityId: randomId(),
              memberId: randomId(),
              invitationId: randomId(),
              approvalId: randomId(),
            };
    if (owner === 'own' && shopper !== undefined && subject === 'company')
      await sql`update orders set legal_entity_id = ${company.legalEntityId} where customer_id = ${shopper.id} and exists (select 1 from legal_entity where id = ${company.legalEntityId})`.execute(
        host.database.db,
      );
    if (owner === 'own' && shopper !== undefined && subject === 'company')
      await sql`update quote set legal_entity_id = ${company.legalEntityId} where customer_id = ${shopper.id} and exists (select 1 from legal_entity where id = ${company.legalEntityId})`.execute(
        host.database.db,
      );
    if (owner === 'own' && subject === 'guest-order' && isSignedIn && shopper !== undefined)
      await withProvenMailbox(host, shopper);
    const isGuestCheckout =
      owner === 'own' && (subject === 'guest-checkout' || subject === 'guest-pickup');
    const its = isGuestCheckout ? await guestCheckout(subject) : await cartId();
    const purchase =
      owner === 'own' && (subject === 'guest-link' || subject === 'guest-order')
        ? await guestPurchase(subject === 'guest-order' ? shopper?.email : undefined)
        : {};
    const revision =
      owner === 'own' && isSignedIn && shopper !== undefined && subject === 'placement'
        ? await revisionOf(host, { ...shopper, cartId: its })
        : isGuestCheckout
          ? await guestRevision(host, its)
          : 1;
    return {
      cartId: its,
      revision,
      lineId: 'L1',
      refreshToken: randomId(),
      listId,
      addressId,
      ...company,
      ...(owner === 'own' &&
        isSignedIn &&
        shopper !== undefined &&
        subject === 'document' && { approvalId: await ownApproval(shopper) }),
      customerId: shopper?.id ?? randomId(),
      sessionId:
        subject !== 'session' || owner === 'missing' || owner === 'guests'
          ? randomId()
          : await sessionOf(owner === 'foreign' ? victim : (shopper ?? victim)),
      ...documents,
      ...purchase,
    };
  };

  const senderOf = (principal: MatrixCaller, shopper: Shopper | undefined) => ({
    ...(shopper ? { token: shopper.token } : principal === 'nobody' && { token: '' }),
    headers: fromAnywhere(host),
  });

  const ask = async <Name extends GuardedCall>(
    name: Name,
    owner: Owner,
    principal: MatrixCaller,
    shopper: Shopper | undefined,
  ): Promise<{ readonly answer: Answer<Name>; readonly asked: Named }> => {
    const row = ACCESS[name];
    const asked = await named(
      owner,
      principal,
      shopper,
      ABOUT_PURCHASES.has(name) ? 'document' : row.subject,
    );
    return { answer: await host.call(name, row.input(asked), senderOf(principal, shopper)), asked };
  };

  const outcomeOf = <Name extends GuardedCall>(answer: Answer<Name>): string =>
    'refusal' in answer ? answer.refusal.code : 'opens';

  /** A response without the requested id and the request id. */
  const withoutIds = (
    { status, text }: { readonly status: number; readonly text: string },
    { cartId }: Named,
  ): string =>
    `${status} ${text.replaceAll(cartId, '<id>').replace(/"correlationId":"[^"]*"/, '')}`;

  const expectNothingOfTheVictim = ({ text }: { readonly text: string }): void => {
    for (const secret of [
      victim.email,
      victim.id,
      victim.token,
      CANARY.firstname,
      CANARY.mobile,
      CANARY.sku,
    ])
      expect(text).not.toContain(secret);
  };

  describe.each(CALLS)('%s', (name) => {
    it.each(CALLERS)(
      'by %s follows the matrix, and reveals no other person’s data (ROL-08, ROL-01, ROL-02)',
      async (principal) => {
        const { subject } = ACCESS[name];
        const shopper = await newPrincipal(principal);
        await issueCard();
        if (subject === 'member' && shopper !== undefined) await joinClub(shopper);
        const expected = subject === 'secret' ? {} : ACCESS_OUTCOMES[subject][principal];
        const got = new Map<Owner, string>();
        for (const owner of OWNERS) {
          if (subject !== 'secret' && expected[owner] === undefined) continue;
          const { answer, asked } = await ask(name, owner, principal, shopper);
          if (subject !== 'secret')
            expect([owner, outcomeOf(answer), answer.status === 401]).toEqual([
              owner,
              expected[owner],
              expected[owner] === 'unauthenticated',
            ]);
          expectNothingOfTheVictim(answer);
          got.set(owner, withoutIds(answer, asked));
        }
        if (subject !== 'secret' && expected.foreign === expected.missing)
          expect(got.get('foreign')).toBe(got.get('missing'));
      },
    );
  });

  it('leaves the victim’s account, cart and session unchanged (ROL-08)', async () => {
    expect(await everythingOf(victim)).toBe(asFound);
  });
});
