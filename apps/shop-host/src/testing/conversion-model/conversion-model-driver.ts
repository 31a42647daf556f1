import { unreachable } from '@materia/domain-kernel';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { abortConversionOf, endConversionsThatAreOver } from '../../selling/cart/conversions.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import { expireApprovals } from '../../selling/approval-outcomes/decide.ts';
import { skuOf } from '../feed.ts';
import { replied, type TestHost } from '../host.ts';
import {
  anAdd,
  aPlacement,
  aRead,
  newGuestCart,
  newShopper,
  type Shopper,
  withProvenMailbox,
} from '../shoppers.ts';
import { type ConversionCommand, QUOTES } from './commands.ts';

/** A customer of the model with quotes and a cart of their own. */
export type ModelCustomer = {
  /** Runs the commands of two tabs at once, and fails unless the carts are what they must be. */
  readonly run: (commands: readonly ConversionCommand[]) => Promise<void>;
};

/** What the commands of a run did. */
export type ConversionCounts = {
  conversions: number;
  orders: number;
  kills: number;
  returns: number;
  asked: number;
  approved: number;
  givenBack: number;
};

type ModelQuote = { readonly id: string; readonly totalMinor: number };

/** Customers who take turns: registering one takes longer than a visit. */
const CUSTOMERS = 6;
const DAY_MS = 24 * 3_600_000;
const [market] = markets;
const OWN = [skuOf(5), skuOf(9)] as const;
/** The commands after which a cart that came back may have changed already. */
const CHANGING: ReadonlySet<string> = new Set(['add', 'change', 'guest', 'read', 'ask']);

/**
 * Makes the database fail at the statement on a cart that a killed process would not reach. The
 * counter is a sequence, because a rollback does not reset sequences.
 */
export const prepareKills = async (db: Db): Promise<void> => {
  await sql`create table kill (statement int not null)`.execute(db);
  await sql`create sequence kill_reached`.execute(db);
  await sql`create function kill_on_demand() returns trigger language plpgsql as $$
    declare armed kill;
    begin
      select * into armed from kill limit 1;
      if armed.statement is not null and nextval('kill_reached') = armed.statement then
        raise exception 'killed' using errcode = 'P0001';
      end if;
      return coalesce(new, old);
    end $$`.execute(db);
  for (const table of ['cart', 'cart_line', 'company_approval'])
    await sql
      .raw(
        `create trigger killed_on_demand before insert or update or delete on ${table} for each row execute function kill_on_demand()`,
      )
      .execute(db);
};

/** Runs commands against the host and its database. */
export const conversionModelDriver = async (
  host: TestHost,
): Promise<{
  readonly counts: ConversionCounts;
  readonly newCustomer: () => Promise<ModelCustomer>;
}> => {
  const { db } = host.database;
  const counts: ConversionCounts = {
    conversions: 0,
    orders: 0,
    kills: 0,
    returns: 0,
    asked: 0,
    approved: 0,
    givenBack: 0,
  };
  const shoppers: Shopper[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const shopper = await newShopper(host);
    await withProvenMailbox(host, shopper);
    shoppers.push(shopper);
  }
  const approver = await newShopper(host);
  await withProvenMailbox(host, approver);
  const legalEntityId = randomId();
  await sql`insert into legal_entity (market, id, name, tax_number, created_at) values ('pl', ${legalEntityId}, 'Model', '1234563218', ${host.clock.now})`.execute(
    db,
  );
  for (const [{ id }, role] of [
    ...shoppers.map((shopper) => [shopper, 'buyer'] as const),
    [approver, 'administrator'] as const,
  ])
    await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values ('pl', ${id}, ${legalEntityId}, ${role}, ${host.clock.now})`.execute(
      db,
    );
  const setLimit = async (minor: number | null): Promise<void> => {
    await sql`update legal_entity set approval_limit_minor = ${minor}::int where id = ${legalEntityId}`.execute(
      db,
    );
  };
  await sql`update stock set qty = 1000000`.execute(db);
  let visits = 0;
  /** The quotes of each customer, of which an account makes only so many in an hour. */
  const made = new Map<string, ModelQuote[]>();

  const quoteOf = async (cartId: string, shopper: Shopper): Promise<ModelQuote> => {
    const [quote] = await replied(
      host.call(
        'createQuote',
        { body: { request: { retailer_id: '1', cart_id: cartId } } },
        shopper,
      ),
    );
    if (quote === undefined) throw new Error('A quote was made');
    return { id: quote.id, totalMinor: Math.round(quote.grandTotal * 100) };
  };

  const newCustomer = async (): Promise<ModelCustomer> => {
    const shopper = shoppers[visits % CUSTOMERS];
    if (shopper === undefined) throw new Error('The model has customers');
    visits += 1;
    const customerId = shopper.id;
    await sql`update purchase set cart_id = null where customer_id = ${customerId}`.execute(db);
    await sql`delete from company_approval where customer_id = ${customerId}`.execute(db);
    await sql`delete from attempt`.execute(db);
    await setLimit(null);
    await sql`delete from cart where customer_id = ${customerId} or awaits_customer = ${customerId}`.execute(
      db,
    );
    let ownId = await replied(host.call('readMyCartId', {}, shopper));
    const quotes = made.get(customerId) ?? [];
    made.set(customerId, quotes);
    for (let at = 0; at < QUOTES; at += 1) {
      await replied(host.call('addToMyCart', anAdd(ownId, skuOf(at), at + 1), shopper));
      if (quotes.length < QUOTES) quotes.push(await quoteOf(ownId, shopper));
    }

    /** The customer's own cart with its lines, but for its state. Another one is theirs while it is asked for. */
    const ownCart = async () => {
      const { rows: present } = await sql<{
        id: string;
      }>`select id from cart where customer_id = ${customerId} and state in ('open', 'parked')`.execute(
        db,
      );
      expect(present).toHaveLength(1);
      ownId = present[0]?.id ?? '';
      const { rows } = await sql<{ id: string; state: string; rows: string; qty: number }>`
        select id, state, (to_jsonb(cart) - 'state')::text || coalesce((select jsonb_agg(to_jsonb(line) order by line.line)::text
            from cart_line line where line.cart_id = cart.id), '') as rows,
          coalesce((select sum(qty) from cart_line line where line.cart_id = cart.id), 0)::int as qty
        from cart where id = ${ownId}`.execute(db);
      const [own] = rows;
      if (own === undefined) throw new Error('The cart of a customer is never gone');
      return own;
    };
    /** The customer's other carts, and units of guests' carts that wait. */
    const others = async () => {
      const { rows } = await sql<{
        id: string;
        state: string;
        taken_from: string | null;
        quote: string | null;
        qty: number;
      }>`
        select id, state, taken_from, converts->>'quoteId' as quote,
          coalesce((select sum(qty) from cart_line where cart_id = cart.id), 0)::int as qty
        from cart where (customer_id = ${customerId} and id <> ${ownId} and state in ('quote', 'open')) or awaits_customer = ${customerId}`.execute(
        db,
      );
      return rows;
    };
    /** What waits for an approver, with the rows of its cart but for their state. */
    const asked = async () => {
      const { rows } = await sql<{
        id: string;
        cart: string;
        isQuote: boolean;
        rows: string;
        qty: number;
      }>`
        select company_approval.id, cart.id as cart, cart.converts is not null as "isQuote",
          (to_jsonb(cart) - 'state')::text || coalesce((select jsonb_agg(to_jsonb(line) order by line.line)::text
            from cart_line line where line.cart_id = cart.id), '') as rows,
          coalesce((select sum(qty) from cart_line where cart_id = cart.id), 0)::int as qty
        from cart left join company_approval on company_approval.cart_id = cart.id and company_approval.state = 'waiting'
        where cart.customer_id = ${customerId} and cart.state = 'approval'`.execute(db);
      return rows;
    };
    /** Units of the customer that are in no quote. */
    const unitsOf = (waiting: readonly { readonly isQuote: boolean; readonly qty: number }[]) =>
      waiting.reduce((sum, { isQuote, qty }) => sum + (isQuote ? 0 : qty), 0);
    const heldId = () => replied(host.call('readMyCartId', {}, shopper));

    let wanted = (await ownCart()).qty;

    /** Whether the command may have changed the customer's own cart. */
    const work = async ({ kind, which }: ConversionCommand): Promise<boolean> => {
      const sku = OWN[which] ?? OWN[0];
      switch (kind) {
        case 'convert': {
          const quoteId = quotes[which]?.id ?? '';
          const answer = await host.call(
            'convertQuote',
            { params: { quoteId }, query: {}, headers: {} },
            shopper,
          );
          if (answer.status === 200) counts.conversions += 1;
          return false;
        }
        case 'abort':
          await host.call('abortQuote', { headers: {} }, shopper);
          return false;
        case 'sign-out':
          await withTx(db, (tx) => abortConversionOf(tx, market.id, customerId));
          return false;
        case 'expire':
          await endConversionsThatAreOver(db, market, laterBy(host.clock.now, 2 * DAY_MS), 1000);
          return false;
        case 'add': {
          const answer = await host.call('addToMyCart', anAdd(ownId, sku), shopper);
          if (answer.status !== 200) return false;
          wanted += 1;
          return true;
        }
        case 'change': {
          const cartId = await heldId();
          const request = { retailer_id: '2', cart_id: cartId, item_id: 'L1', qty: 7 };
          const [before] = (await others()).filter(({ state }) => state === 'quote');
          const answer = await host.call('updateMyCart', { body: { request } }, shopper);
          if (before?.id === cartId) expect(answer.status).not.toBe(200);
          if (answer.status !== 200) return false;
          wanted = Number.NaN;
          return true;
        }
        case 'guest': {
          const guest = await newGuestCart(host);
          await replied(host.call('addToGuestCart', anAdd(guest, sku, 1)));
          const body = { cart_id: guest, retailer_id: '1' };
          const answer = await host.call('upgradeGuestCart', { body }, shopper);
          const isWaiting = (await others()).some(({ id }) => id === guest);
          if (answer.status === 200 || isWaiting) wanted += 1;
          return answer.status === 200;
        }
        case 'read': {
          // A read at another store moves a cart that nobody orders.
          const cartId = await heldId();
          await host.call('readMyCart', aRead(cartId), shopper);
          return cartId === ownId;
        }
        case 'order':
          await setLimit(null);
          return order();
        case 'ask':
          await setLimit(0);
          return ask();
        case 'approve':
          return approve();
        case 'refuse': {
          const [request] = await asked();
          if (request === undefined) return false;
          const params = { legalEntityId, approvalId: request.id };
          const body = { reason: 'No' };
          const answer = await host.call('refuseApproval', { params, body }, approver);
          if (answer.status === 200) counts.givenBack += 1;
          return true;
        }
        case 'withdraw': {
          const [request] = await asked();
          if (request === undefined) return false;
          const params = { approvalId: request.id };
          const answer = await host.call('withdrawApproval', { params }, shopper);
          if (answer.status === 200) counts.givenBack += 1;
          return true;
        }
        case 'run-out':
          await expireApprovals(db, market.id, laterBy(host.clock.now, 8 * DAY_MS), 1000);
          return true;
        default:
          return unreachable(kind);
      }
    };

    /** Asks for the cart that the customer holds, whoever's prices it has. */
    const ask = async (): Promise<boolean> => {
      const cartId = await heldId();
      await atCheckout();
      const read = await host.call('readMyCart', aRead(cartId), shopper);
      const checkout = await host.call(
        'readCheckout',
        { headers: { 'retailer-id': '1' } },
        shopper,
      );
      if (!('reply' in read) || !('reply' in checkout)) return true;
      const answer = await host.call(
        'askApproval',
        {
          body: {
            request: { cart_id: cartId, retailer_id: '1' },
            cart_revision: read.reply[0]?.cart.revision ?? 0,
            grand_total_minor: Math.round(checkout.reply.totals.total.amount * 100),
          },
        },
        shopper,
      );
      if (answer.status === 200) counts.asked += 1;
      return true;
    };

    /** An approver orders what waits, and is left with their own cart in any case. */
    const approve = async (): Promise<boolean> => {
      const [request] = await asked();
      if (request === undefined) return false;
      const params = { legalEntityId, approvalId: request.id };
      try {
        const begun = await host.call('orderApproval', { params }, approver);
        if (!('reply' in begun)) return true;
        const read = await host.call('readUpgradedMyCart', aRead(begun.reply), approver);
        const revision = 'reply' in read ? (read.reply[0]?.cart.revision ?? 0) : 0;
        const placement = aPlacement({ cartId: begun.reply }, revision);
        const answer = await host.call('placeOrder', placement, approver);
        if (answer.status !== 200) return true;
        counts.approved += 1;
        if (!request.isQuote) wanted -= request.qty;
        return true;
      } finally {
        await withTx(db, (tx) => abortConversionOf(tx, market.id, approver.id));
      }
    };

    const atCheckout = async (): Promise<void> => {
      const custom_data = { no_date: false, retailer_id: '1' };
      await host.call(
        'selectShippingMethod',
        { body: { carrier_code: 'drive', method_code: 'two_hours', custom_data } },
        shopper,
      );
      const address = { firstname: 'Ana', lastname: 'Nowak', telephone: '601 020 304' };
      await host.call('saveShippingAddress', { body: { address } }, shopper);
    };

    /**
     * Orders the quote in the cart, if there is one, at its prices. Tells whether the other tab has ended
     * the conversion meanwhile: delivery is chosen for the cart that the customer holds then.
     */
    const order = async (): Promise<boolean> => {
      const cartId = await heldId();
      const quote = quotes.find(({ id }) => id === quoted.get(cartId));
      if (quote === undefined) return false;
      await atCheckout();
      if ((await heldId()) !== cartId) return true;
      const read = await host.call('readMyCart', aRead(cartId), shopper);
      if (!('reply' in read)) return false;
      const revision = read.reply[0]?.cart.revision ?? 0;
      const answer = await host.call('placeOrder', aPlacement({ cartId }, revision), shopper);
      if (!('reply' in answer)) return false;
      counts.orders += 1;
      const { rows } = await sql<{ total_minor: number }>`
        select total_minor from purchase where number = ${answer.reply.orders[0]?.order_id ?? ''} and quote_number is not null`.execute(
        db,
      );
      expect(rows[0]?.total_minor).toBe(quote.totalMinor);
      return false;
    };

    /** The quote of each cart that was one. */
    const quoted = new Map<string, string>();

    const run = async (commands: readonly ConversionCommand[]): Promise<void> => {
      const before = await ownCart();
      const askedBefore = await asked();
      const waited = (await others()).filter(({ state }) => state === 'open').length;
      for (const { id, quote } of await others()) if (quote !== null) quoted.set(id, quote);
      const killedAt = commands.find((each) => each.killedAt !== undefined)?.killedAt;
      if (killedAt !== undefined) {
        await sql`select setval('kill_reached', 1, false)`.execute(db);
        await sql`insert into kill values (${killedAt})`.execute(db);
      }
      const changed = await Promise.all(
        commands.map((command) => work(command).catch(() => command.kind === 'add')),
      );
      if (killedAt !== undefined) {
        const { rows } = await sql<{ reached: number }>`
          select last_value::int as reached from kill_reached where is_called`.execute(db);
        if ((rows[0]?.reached ?? 0) >= killedAt) counts.kills += 1;
        await sql`delete from kill`.execute(db);
      }
      const own = await ownCart();
      const all = await others();
      const askedNow = await asked();
      const { rows: requests } = await sql<{
        waiting: number;
      }>`select count(*)::int as waiting from company_approval where customer_id = ${customerId} and state = 'waiting'`.execute(
        db,
      );
      expect(requests[0]?.waiting).toBe(askedNow.length);
      for (const { id } of askedNow) expect(id).not.toBeNull();
      // What waits for an approver is not touched, and comes back as it was where it is the own cart again.
      for (const { id, cart, rows } of askedBefore) {
        const now = askedNow.find((each) => each.id === id);
        if (now !== undefined) expect(now.rows).toBe(rows);
        else if (own.id === cart && !commands.some(({ kind }) => CHANGING.has(kind)))
          expect(own.rows).toBe(rows);
      }
      const conversions = all.filter(({ state }) => state === 'quote');
      const waiting = all.filter(({ state }) => state === 'open');
      expect(conversions.length).toBeLessThan(2);
      expect(own.state).toBe(conversions.length === 1 ? 'parked' : 'open');
      for (const { taken_from, quote, qty } of conversions) {
        expect(taken_from).toBe(own.id);
        const at = quotes.findIndex(({ id }) => id === quote);
        expect(qty).toBe(
          Array.from({ length: at + 1 }, (_, line) => line + 1).reduce((a, b) => a + b),
        );
      }
      const mayHaveChanged = changed.some(Boolean) || waiting.length < waited;
      if (!mayHaveChanged && own.id === before.id) expect(own.rows).toBe(before.rows);
      if (before.state === 'parked' && own.state === 'open') counts.returns += 1;
      const units = own.qty + waiting.reduce((sum, { qty }) => sum + qty, 0) + unitsOf(askedNow);
      if (Number.isNaN(wanted)) wanted = units;
      else expect(units).toBe(wanted);
    };

    return { run };
  };
  return { counts, newCustomer };
};
