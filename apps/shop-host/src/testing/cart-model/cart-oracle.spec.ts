import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartOracle, randomFrom } from '@materia/testing/oracle';
import { ENGINES } from '../database.ts';
import { PRODUCT_COUNT, SPECIAL, skuOf } from '../feed.ts';
import { openTestHost, replied, type TestHost } from '../host.ts';
import { aRead, type Buyer, buyerAtCheckout, placed, shopperWithCart } from '../shoppers.ts';

/**
 * `npm run soak -- cart-model` compares ten thousand carts on each engine; the tests compare a
 * sample.
 */
const CARTS = Number(process.env['MATERIA_HTTP_ORACLE_CARTS'] ?? 60);
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_121);

const VAT_RATES = [0, 500, 800, 2300] as const;
/** What a member has bought this year, and the resulting discount rate (FEE-11 to FEE-16). */
const LEVELS = [
  [100_000, 0],
  [100_001, 100],
  [500_001, 200],
  [800_001, 300],
  [1_200_001, 400],
  [1_500_001, 500],
] as const;

type Line = {
  readonly sku: string;
  readonly code: string;
  readonly isThirdParty: boolean;
  readonly quantity: number;
  readonly minor: number;
  readonly vatRate: number;
  readonly unitsPerPallet: number;
};

type Coupon = {
  readonly kind: 'amount' | 'rate';
  readonly value: number;
  readonly seller: 'V2' | null;
};

/** The deposit for a full pallet, and its tax. */
const PALLET = { minor: 5000, vatRate: 0 } as const;
const palletsOf = ({ isThirdParty, quantity, unitsPerPallet }: Line): number =>
  isThirdParty ? 0 : (quantity - (quantity % unitsPerPallet)) / unitsPerPallet;

/**
 * Every second cart has a code: an amount or a rate off the retailer's lines, or off a vendor's
 * lines.
 */
const couponBy = (random: () => number, below: (limit: number) => number): Coupon | null => {
  if (random() < 0.5) return null;
  const seller = random() < 0.3 ? 'V2' : null;
  return random() < 0.5
    ? { kind: 'amount', value: 1 + below(30_000), seller }
    : { kind: 'rate', value: 1 + below(10_000), seller };
};

/**
 * 25.00 for up to 20 references and 6.00 for each further ten; free for full pallets, for carts
 * with only vendor products and at the highest level (FEE-01 to FEE-04).
 */
const preparationMinor = (lines: readonly Line[], rate: number): number => {
  const references = preparedSkus(lines).length;
  return references === 0 || rate === 500
    ? 0
    : 2500 + 600 * Math.max(0, Math.ceil((references - 20) / 10));
};

const preparedSkus = (lines: readonly Line[]): readonly string[] =>
  lines
    .filter(
      ({ isThirdParty, quantity, unitsPerPallet }) =>
        !isThirdParty && quantity % unitsPerPallet !== 0,
    )
    .map(({ sku }) => sku);

describe.each(ENGINES)('totals over HTTP and the oracle on %s', (engine) => {
  let host: TestHost;
  let member: Buyer;
  let order: string;
  beforeAll(async () => {
    host = await openTestHost(engine);
    member = await buyerAtCheckout(host);
    order = await placed(host, member);
    await sql`update customer set loyalty_card_number = '9000001' where id = ${member.id}`.execute(
      host.database.db,
    );
    await sql`update stock set status = 'ONSITE', qty = 999, reserved = 0 where market = 'pl'`.execute(
      host.database.db,
    );
    member = await shopperWithCart(host, {}, member);
    await sql`insert into coupon (market, code, kind, value, valid_from, valid_until, conditions) values ('pl', 'ORACLE', 'rate', 1, '2020-01-01', '2099-12-31', '')`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());

  const fill = async (
    lines: readonly Line[],
    spent: number,
    coupon: Coupon | null,
  ): Promise<void> => {
    const { db } = host.database;
    const column = <Key extends keyof Line>(key: Key) => lines.map((line) => line[key]);
    if (coupon !== null)
      await sql`update coupon set kind = ${coupon.kind}, value = ${coupon.value}, sold_by = ${coupon.seller} where code = 'ORACLE'`.execute(
        db,
      );
    await sql`update cart set coupon_code = ${coupon === null ? null : 'ORACLE'} where market = 'pl' and id = ${member.cartId}`.execute(
      db,
    );
    await sql`update orders set total_minor = ${spent} where number = ${order}`.execute(db);
    await sql`update product set vat_basis_points = given.rate, units_per_pallet = given.pallet from unnest(${column('sku')}::text[], ${column('vatRate')}::int[], ${column('unitsPerPallet')}::int[]) as given (sku, rate, pallet) where product.market = 'pl' and product.sku = given.sku`.execute(
      db,
    );
    await sql`update price set amount_minor = given.minor, initial_amount_minor = given.minor from unnest(${column('sku')}::text[], ${column('minor')}::int[]) as given (sku, minor)
      where price.market = 'pl' and price.sku = given.sku and price.price_zone = 'NORTH' and price.customer_kind = 'private'`.execute(
      db,
    );
    await sql`update vendor_offer set amount_minor = given.minor, initial_amount_minor = given.minor, qty = 999 from unnest(${column('code')}::text[], ${column('minor')}::int[]) as given (code, minor)
      where vendor_offer.market = 'pl' and vendor_offer.code = given.code`.execute(db);
    await sql`delete from cart_line where market = 'pl' and cart_id = ${member.cartId}`.execute(db);
    await sql`insert into cart_line (market, cart_id, line, sku, offer_code, vendor_code, qty, seen_minor, seen_initial_minor)
      select 'pl', ${member.cartId}, row_number() over (), sku, code, case when third then 'V2' end, qty, minor, minor
      from unnest(${column('sku')}::text[], ${column('code')}::text[], ${column('isThirdParty')}::boolean[], ${column('quantity')}::int[], ${column('minor')}::int[]) as given (sku, code, third, qty, minor)`.execute(
      db,
    );
  };

  it(
    `match to the cent in ${CARTS} random carts of a member: rows, levels, promo codes, preparation, pallets, taxes (CART-03, FEE-06, FEE-17)`,
    { timeout: 3_600_000 },
    async () => {
      const random = randomFrom(SEED);
      const below = (limit: number): number => Math.floor(random() * limit);
      const numbers = Array.from({ length: PRODUCT_COUNT }, (_, number) => number).filter(
        (number) => skuOf(number) !== SPECIAL.reduced && skuOf(number) !== SPECIAL.unstocked,
      );
      for (let count = 0; count < CARTS; count += 1) {
        const most = random() < 0.3 ? numbers.length : 6;
        const lines = numbers
          .toSorted(() => random() - 0.5)
          .slice(0, 1 + below(most))
          .map((number): Line => {
            const sku = skuOf(number);
            const isThirdParty = sku === SPECIAL.vendorOnly;
            return {
              sku,
              code: isThirdParty ? `V2-${sku}` : `R-${sku}`,
              isThirdParty,
              quantity: 1 + below(random() < 0.2 ? 999 : 9),
              minor: 1 + below(random() < 0.1 ? 9_999_999 : 20_000),
              vatRate: VAT_RATES[below(VAT_RATES.length)] ?? 0,
              unitsPerPallet: random() < 0.3 ? 1 + below(8) : 1000,
            };
          });
        const [spent, rate] = LEVELS[below(LEVELS.length)] ?? LEVELS[0];
        const coupon = couponBy(random, below);
        await fill(lines, spent, coupon);
        const cart = (await replied(host.call('readMyCart', aRead(member.cartId), member)))[0]
          ?.cart;
        const sums = cartOracle({
          lines: lines.map(({ minor, ...line }) => ({
            ...line,
            id: line.sku,
            seller: line.isThirdParty ? 'V2' : 'MATERIA',
            unit: { minor },
          })),
          discounts: {
            tier: rate === 0 ? null : { rate },
            coupon: coupon && {
              seller: coupon.seller,
              off:
                coupon.kind === 'amount'
                  ? { kind: 'amount', amount: { minor: coupon.value } }
                  : { kind: 'rate', rate: coupon.value },
            },
          },
          preparation: {
            amount: { minor: preparationMinor(lines, rate) },
            lineIds: preparedSkus(lines),
          },
          palletDeposits: lines.map((line) => ({
            pallets: palletsOf(line),
            unit: { minor: PALLET.minor },
            vatRate: PALLET.vatRate,
          })),
          shipping: [],
        });
        const minor = (amount: number | undefined = -1): bigint => BigInt(Math.round(amount * 100));
        const asked = JSON.stringify({ lines, spent, coupon });
        const told = [
          cart?.base_grand_total,
          cart?.base_tax_amount,
          cart?.base_subtotal,
          cart?.base_discount_amount,
          cart?.pf_base_total_incl_tax,
          cart?.pf_base_tax_amount,
          cart?.pallet_deposit?.amount ?? 0,
        ];
        expect([asked, ...told.map(minor)]).toEqual([
          asked,
          sums.total.included,
          sums.total.included - sums.total.excluded,
          sums.subtotal.excluded,
          sums.tierDiscount.included + sums.couponDiscount.included,
          sums.preparation.included,
          sums.preparation.included - sums.preparation.excluded,
          sums.palletDeposits.included,
        ]);
      }
    },
  );
});
