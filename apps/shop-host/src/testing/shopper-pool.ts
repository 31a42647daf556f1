import { shipmentContents } from '@materia/domain-checkout';
import { sql } from 'kysely';
import { RETAILER_CODE } from '../catalogue/offers/offers.ts';
import { accessTokens } from '../platform/auth/access-tokens.ts';
import { randomId } from '../platform/auth/random-ids.ts';
import { laterBy } from '../platform/process/instants.ts';
import type { TestHost } from './host.ts';
import type { Buyer } from './shoppers.ts';

/**
 * A product in the carts of a crowd; a vendor's product names its vendor and what they charge for
 * delivery.
 */
export type CrowdLine = {
  readonly sku: string;
  readonly qty: number;
  readonly minor: number;
  readonly seller?: { readonly code: string; readonly deliveryMinor: number };
};

const offerCodeOf = ({ sku, seller }: CrowdLine): string => `${seller?.code ?? 'R'}-${sku}`;

/**
 * Many signed-in customers at the checkout at once, inserted directly into the database, because
 * hashing their passwords would take minutes. Own products are collected within two hours, or in
 * the given slot; vendors bring theirs.
 */
export const crowdAtCheckout = async (
  host: Pick<TestHost, 'database' | 'secrets' | 'clock'>,
  count: number,
  goods: readonly CrowdLine[],
  slot?: { readonly day: string; readonly hour: number },
): Promise<readonly Buyer[]> => {
  const { db } = host.database;
  const now = host.clock.now;
  const tokens = accessTokens(host.secrets);
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const [id, sessionId, cartId] = [randomId(), randomId(), randomId()];
      const token = await tokens.issue('pl', { customerId: id, sessionId }, now);
      return {
        id,
        sessionId,
        cartId,
        token,
        refreshToken: '',
        email: `${id.toLowerCase()}@shop.example`,
      };
    }),
  );
  const ids = people.map((one) => one.id);
  const carts = people.map((one) => one.cartId);
  await sql`insert into customer (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at)
    select 'pl', id, email, '', 'Ana', 'Nowak', '', 2, false, '2', ${now}, ${now} from unnest(${ids}::text[], ${people.map((one) => one.email)}::text[]) as person (id, email)`.execute(
    db,
  );
  await sql`insert into session (market, id, customer_id, created_at, seen_at, ends_at)
    select 'pl', id, customer, ${now}, ${now}, ${laterBy(now, 86_400_000)} from unnest(${people.map((one) => one.sessionId)}::text[], ${ids}::text[]) as open (id, customer)`.execute(
    db,
  );
  await sql`insert into cart (market, id, customer_id, state, store_id, revision, next_line, created_at, updated_at)
    select 'pl', id, customer, 'open', '1', 1, ${goods.length + 1}, ${now}, ${now} from unnest(${carts}::text[], ${ids}::text[]) as filled (id, customer)`.execute(
    db,
  );
  for (const [seller, lines] of Map.groupBy(goods, (line) => line.seller?.code)) {
    const part = seller === undefined ? 'collected' : 'sent';
    const contents = shipmentContents(
      { part },
      lines.map((line) => ({ offerCode: offerCodeOf(line), quantity: line.qty })),
      '1',
    );
    const [carrier, method] =
      seller === undefined
        ? ['drive', slot === undefined ? 'two_hours' : 'scheduled']
        : ['seller', 'home'];
    const [day, hour] = seller === undefined && slot ? [slot.day, slot.hour] : [null, null];
    await sql`insert into shipment_choice (market, cart_id, seller, part, carrier_code, method_code, price_minor, contents, slot_day, slot_hour)
      select 'pl', id, ${seller ?? RETAILER_CODE}, ${part}, ${carrier}, ${method}, ${lines[0]?.seller?.deliveryMinor ?? 0}, ${contents}, ${day}, ${hour}
      from unnest(${carts}::text[]) as filled (id)`.execute(db);
  }
  await sql`insert into cart_address (market, cart_id, purpose, firstname, lastname, telephone, street, postcode, city)
    select 'pl', id, 'shipping', 'Ana', 'Nowak', '+48601020304', array['Prosta 1'], '00-020', 'Warszawa' from unnest(${carts}::text[]) as filled (id)`.execute(
    db,
  );
  for (const [at, line] of goods.entries()) {
    const { sku, qty, minor, seller } = line;
    await sql`insert into cart_line (market, cart_id, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor)
      select 'pl', id, ${at + 1}, ${sku}, ${offerCodeOf(line)}, ${seller?.code ?? null}, ${qty}, ${minor}, ${minor} from unnest(${carts}::text[]) as filled (id)`.execute(
      db,
    );
  }
  return people;
};
