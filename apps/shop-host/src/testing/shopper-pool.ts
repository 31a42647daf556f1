import { shipmentContents } from '@materia/domain-checkout';
import { sql } from 'kysely';
import { RETAILER_CODE } from '../catalogue/offers/offers.ts';
import { accessTokens } from '../platform/auth/access-tokens.ts';
import { randomId } from '../platform/auth/random-ids.ts';
import type { TestHost } from './host.ts';
import type { Buyer } from './shoppers.ts';

/** Many signed-in customers at the checkout at once, inserted directly into the database, because hashing their passwords would take minutes. */
export const crowdAtCheckout = async (
  host: TestHost,
  count: number,
  goods: readonly { readonly sku: string; readonly qty: number; readonly minor: number }[],
): Promise<readonly Buyer[]> => {
  const { db } = host.database;
  const now = host.clock.now;
  const tokens = await accessTokens(host.secrets.tokenKey);
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
  const contents = shipmentContents(
    { part: 'collected' },
    goods.map(({ sku, qty }) => ({ offerCode: `R-${sku}`, quantity: qty })),
    '1',
  );
  await sql`insert into customer (market, id, email, password_hash, firstname, lastname, mobile, customer_type, is_pro_card, group_id, terms_accepted_at, created_at)
    select 'pl', id, email, '', 'Ana', 'Nowak', '', 2, false, '2', ${now}, ${now} from unnest(${ids}::text[], ${people.map((one) => one.email)}::text[]) as person (id, email)`.execute(
    db,
  );
  await sql`insert into session (market, id, customer_id, created_at) select 'pl', id, customer, ${now} from unnest(${people.map((one) => one.sessionId)}::text[], ${ids}::text[]) as open (id, customer)`.execute(
    db,
  );
  await sql`insert into cart (market, id, customer_id, store_id, revision, next_line, created_at, updated_at)
    select 'pl', id, customer, '1', 1, ${goods.length + 1}, ${now}, ${now} from unnest(${carts}::text[], ${ids}::text[]) as filled (id, customer)`.execute(
    db,
  );
  await sql`insert into shipment_choice (market, cart_id, seller, part, carrier_code, method_code, price_minor, contents)
    select 'pl', id, ${RETAILER_CODE}, 'collected', 'drive', 'two_hours', 0, ${contents} from unnest(${carts}::text[]) as filled (id)`.execute(
    db,
  );
  await sql`insert into cart_address (market, cart_id, purpose, firstname, lastname, telephone)
    select 'pl', id, 'shipping', 'Ana', 'Nowak', '+48601020304' from unnest(${carts}::text[]) as filled (id)`.execute(
    db,
  );
  for (const [at, { sku, qty, minor }] of goods.entries()) {
    await sql`insert into cart_line (market, cart_id, line, sku, offer_code, qty, seen_minor, seen_initial_minor)
      select 'pl', id, ${at + 1}, ${sku}, ${`R-${sku}`}, ${qty}, ${minor}, ${minor} from unnest(${carts}::text[]) as filled (id)`.execute(
      db,
    );
  }
  return people;
};
