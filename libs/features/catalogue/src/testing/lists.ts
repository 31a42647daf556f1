import { type OfferFacts, offerFacts, readOffer } from '@materia/api-catalogue';
import { anOffer, aVendorOffer } from '@materia/api-mocks';
import type { Currency } from '@materia/domain-money';
import type { CardFacts, ListFacts } from '../list-facts.ts';

const reduced = {
  ...anOffer().price,
  unitAmount: 9,
  unitAmountNoTax: 7.32,
  initialUnitAmount: 12,
  lowestAmount30Days: 10,
  lowestAmount30DaysNoTax: 8.13,
  discount: { gapCode: 'PROMO' },
};

/** An offer, a reduced one and one of a vendor. */
export const someOffers = (currency: Currency): readonly OfferFacts[] =>
  [anOffer(), anOffer({ price: reduced }), aVendorOffer()].map((wire) =>
    offerFacts(readOffer(wire, currency), { promises: undefined, isStoreChosen: true }),
  );

export const someCard = (
  index: number,
  offer: OfferFacts | null,
  changes: Partial<Pick<CardFacts, 'name' | 'brand'>> = {},
): CardFacts => ({
  sku: String(100_234 + index),
  adeokey: `A${index}`,
  urlKey: `cement-25-kg-ref${100_234 + index}`,
  name: `Cement CEM II 32,5 R ${25 - 5 * index} kg`,
  brand: 'Murex',
  picture: '/media/pl/cement',
  energy: undefined,
  otherOffersCount: index % 3,
  rating: index % 4 === 0 ? undefined : { average: 5 - index / 10, count: index * 7 },
  offer,
  ...changes,
});

/** A page of a listing: every kind of offer, and a product without any. */
export const someList = (currency: Currency, changes: Partial<ListFacts> = {}): ListFacts => ({
  query: { page: 1, sort: 'relevance', filters: {} },
  cards: [...someOffers(currency), null].map((offer, index) => someCard(index, offer)),
  facets: [
    {
      code: 'brand',
      label: 'Murex / Kamborn',
      values: [
        { id: '1', label: 'Murex', count: 12, selected: false },
        { id: '2', label: 'Kamborn', count: 4, selected: false },
      ],
    },
    {
      code: 'grade',
      label: 'CEM',
      values: [{ id: '3', label: '32,5 R', count: 9, selected: false }],
    },
  ],
  total: 4,
  pageCount: 1,
  mode: 'selling',
  viewer: { isPro: false, proPricesTaxExcludedFirst: true, tax: 'vat' },
  storeName: 'Poznań Franowo',
  showMarketplaceLabel: true,
  reading: undefined,
  ...changes,
});
