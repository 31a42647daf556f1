import type { PlainDate } from '@materia/domain-holiday-calendar';
import { yearOf } from '@materia/domain-holiday-calendar';
import { type Result, ok } from '@materia/domain-kernel';
import type { QuoteRefusal } from '@materia/domain-cart';
import { makeQuote } from '@materia/domain-quotes';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { BuyerTerms } from '../pricing/buyer-terms.ts';
import type { CartAtStore } from '../pricing/price-cart.ts';
import type { QuotedPrice, QuoteTerms } from '../../platform/database/tables/document-tables.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import { chargesOfCart, documentRates, ecotaxOf, linesOfCart } from './document-amounts.ts';
import { insertQuote } from './repository.ts';
import { nextPlace } from './series-repository.ts';
import { snapshotOfStore } from '../orders/store-snapshot.ts';

export type QuotedCart = {
  readonly customerId: string;
  readonly store: StoreRow;
  readonly priced: CartAtStore;
  readonly couponCode: string | null;
  readonly terms: Pick<BuyerTerms, keyof QuoteTerms>;
  readonly name: string | null;
  /** The company of the customer, whose members see the quote. */
  readonly legalEntityId: string | null;
};

const PLACE_DIGITS = 5;

/**
 * Saves a cart as a quote at today's prices; returns its id. Refuses carts for which the domain
 * allows no quote.
 */
export const writeQuote = async (
  tx: Tx,
  market: Market,
  { customerId, store, priced, couponCode, terms, name, legalEntityId }: QuotedCart,
  now: string,
  today: PlainDate,
): Promise<Result<string, QuoteRefusal>> => {
  const made = makeQuote(
    {
      isGuest: false,
      couponCode,
      isConvertingQuote: false,
      lines: priced.lines.map(({ row, offer }) => ({
        sku: row.sku,
        isThirdParty: offer.isSoldByAThirdPartyVendor,
      })),
    },
    today,
  );
  if (!made.ok) return made;
  const series = `${String(yearOf(today))}-${store.seller_code}`;
  const lines = linesOfCart(priced.lines, priced.totals);
  const id = randomId();
  await insertQuote(tx, {
    market: market.id,
    id,
    number: `${series}-${String(await nextPlace(tx, market.id, `quote ${series}`)).padStart(PLACE_DIGITS, '0')}`,
    customer_id: customerId,
    store_id: store.id,
    legal_entity_id: legalEntityId,
    name,
    price_basis: priced.context.basis,
    charges: JSON.stringify(chargesOfCart(priced.lines, priced.totals, market.currency)),
    created_at: now,
    created_on: made.value.createdOn,
    valid_until: made.value.validUntil,
    currency: market.currency,
    tax_territory: priced.taxes.own.territory,
    total_minor: priced.totals.total.included.minor,
    tax_minor: priced.totals.tax.minor,
    ecotax_minor: ecotaxOf(lines),
    rates: JSON.stringify(documentRates(priced.totals.byRate)),
    lines: JSON.stringify(lines),
    prices: JSON.stringify(
      priced.lines.map(({ row, offer }): QuotedPrice => ({
        offerCode: row.offer_code,
        price: offer.price,
      })),
    ),
    terms: JSON.stringify({
      tier: terms.tier,
      waivesPreparationFee: terms.waivesPreparationFee,
    } satisfies QuoteTerms),
    store: snapshotOfStore(store),
  });
  return ok(id);
};
