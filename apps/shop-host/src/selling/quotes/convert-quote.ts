import { HELD_STATES } from '@materia/domain-cart';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { money } from '@materia/domain-money';
import type { OfferPrice } from '@materia/domain-pricing';
import { convertQuote as decideConversion } from '@materia/domain-quotes';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { conversionIn, endConversionThatIsOver, startConversion } from '../cart/conversions.ts';
import { customerCartId, linesOf, lockCart } from '../cart/repository.ts';
import type { QuoteRow } from '../documents/repository.ts';

type Refused = Exclude<
  RefusalOf<'convertQuote'>,
  { readonly kind: 'forbidden' } | { readonly kind: 'unauthenticated' }
>;

/**
 * Puts a quote in the place of the customer's cart, which is parked as it is, and returns the id of
 * the new cart. Repeating it for the same quote gives the same cart.
 */
export const putQuoteIntoCart = async (
  db: Db,
  findQuoteToConvert: (tx: Tx) => Promise<QuoteRow | undefined>,
  confirmed: boolean,
  context: CustomerContext,
): Promise<Result<string, Refused>> => {
  const { market, customer, now, today } = context;
  const { customerId } = customer;
  await endConversionThatIsOver(db, context);
  return withTx(db, async (tx) => {
    const quote = await findQuoteToConvert(tx);
    if (quote === undefined) return fail({ kind: 'not-found' });
    const quoteId = quote.id;
    const cartId = await customerCartId(tx, market.id, customerId, now);
    const buyer = { kind: 'customer', customerId } as const;
    const cart = await lockCart(tx, market.id, cartId, buyer, ...HELD_STATES);
    // Somebody else ended or began a conversion between the two statements.
    if (cart === undefined) return fail({ kind: 'cart-locked' });
    const before = conversionIn(cart);
    if (before.kind === 'converting' && before.quoteId === quoteId) return ok(cart.id);
    const validUntil = parsePlainDate(quote.valid_until);
    if (!validUntil.ok) throw new Error(`A quote has no last day: ${quote.valid_until}`);
    const decided = decideConversion(
      before,
      {
        quoteId,
        quote: { validUntil: validUntil.value },
        quoteCartId: randomId(),
        confirmed,
        cartIsEmpty: (await linesOf(tx, market.id, cart.id)).length === 0,
      },
      today,
    );
    if (!decided.ok)
      switch (decided.error.kind) {
        case 'already-converting':
          return fail({ kind: 'cart-locked' });
        case 'quote-expired':
          return fail({ kind: 'quote-expired', parameters: { lastDay: quote.valid_until } });
        case 'replacing-cart-not-confirmed':
          return fail({ kind: 'quote-not-confirmed' });
      }
    const { cartId: id } = decided.value;
    await startConversion(
      tx,
      cart,
      {
        id,
        converts: {
          quoteId,
          number: quote.number,
          validUntil: quote.valid_until,
          basis: quote.price_basis,
          terms: quote.terms,
        },
        storeId: quote.store_id,
        lines: linesOfQuote(quote),
      },
      now,
    );
    return ok(id);
  });
};

const linesOfQuote = (quote: QuoteRow) =>
  quote.lines.map((line, at) => {
    const price = quote.prices[at]?.price ?? priceOfLine(quote, line);
    return {
      line: line.line,
      sku: line.sku,
      offer_code: line.offerCode,
      vendor_code: null,
      qty: line.qty,
      seen_minor: price.unit.included.minor,
      seen_initial_minor: price.initial.included.minor,
      quoted_price: price,
    };
  });

/** The price of a line of a quote that was made before prices were stored with it. */
const priceOfLine = (
  { currency }: QuoteRow,
  { unitMinor, unitNetMinor, vatBasisPoints }: QuoteRow['lines'][number],
): OfferPrice => {
  const unit = { included: money(unitMinor, currency), excluded: money(unitNetMinor, currency) };
  return { unit, initial: unit, vatRate: vatBasisPoints, ecotaxes: [] };
};
