import type { ParsedInput } from '@materia/api-contract';
import { canBecomeQuote, type QuoteObstacle, type QuoteRefusal } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { findMembership } from '../../customers/companies/members-repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { cartTerms } from '../cart/coupons.ts';
import { noSuchCart } from '../cart/no-such-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { findQuote, type QuoteRow } from '../documents/repository.ts';
import { writeQuote } from '../documents/write-quote.ts';

type Request = ParsedInput<'createQuote'>['body']['request'];

/** Saves what can be ordered of the customer's cart as a quote, at today's prices at the store. */
export const createQuote = async (
  db: Db,
  request: Request,
  context: CustomerContext,
): Promise<Result<QuoteRow, RefusalOf<'createQuote'>>> => {
  const { market, now, today, customer } = context;
  const { customerId } = customer;
  const owner = { kind: 'customer', customerId } as const;
  const { retailer_id, cart_id } = request;
  const read = await readCart(
    db,
    { retailer_id, cart_id, is_pro_card: customer.isPro },
    owner,
    context,
  );
  if (!read.ok)
    return read.error.kind === 'no-such-cart' ? noSuchCart(cart_id) : fail(UNKNOWN_STORE);
  const { priced, row, delivery } = read.value;
  const allowed = canBecomeQuote({
    isGuest: false,
    couponCode: row.coupon_code,
    isConvertingQuote: row.state === 'quote',
    lines: [...priced.lines, ...delivery.undeliverable.map(({ line }) => line)].map((line) => ({
      sku: line.row.sku,
      isThirdParty: line.offer.isSoldByAThirdPartyVendor,
    })),
  });
  if (!allowed.ok) return fail(refusalOf(allowed.error));
  const store = await findStore(db, market.id, { id: retailer_id });
  if (store === undefined) return fail(UNKNOWN_STORE);
  const company = await findMembership(db, market.id, customerId);
  return withTx(db, async (tx) => {
    const written = await writeQuote(
      tx,
      market,
      {
        customerId,
        store,
        priced,
        couponCode: row.coupon_code,
        terms: await cartTerms(tx, row, context),
        name: request.name === undefined || request.name === '' ? null : request.name,
        legalEntityId: company?.legalEntityId ?? null,
      },
      now,
      today,
    );
    if (!written.ok) return fail(refusalOf(written.error));
    const quote = await findQuote(tx, { market: market.id, customerId }, written.value);
    if (quote === undefined) throw new Error('A quote is there once it was written');
    return ok(quote);
  });
};

const UNKNOWN_STORE = {
  kind: 'bad-input',
  fields: [{ field: 'body.request.retailer_id', kind: 'unknown' }],
} as const;

/** Guests do not reach this: the call needs an account. */
const refusalOf = ({ kind }: QuoteRefusal): Refusal<'quote-not-possible'> => ({
  kind: 'quote-not-possible',
  parameters: { reason: OBSTACLES[kind] },
});

const OBSTACLES = {
  'log-in-first': 'no-products',
  'already-a-quote': 'already-a-quote',
  'no-products': 'no-products',
  'third-party-line': 'third-party-line',
  coupon: 'coupon',
} as const satisfies Readonly<Record<QuoteRefusal['kind'], QuoteObstacle>>;
