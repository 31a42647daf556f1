import type { FulfilmentAddress } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import type { DocumentParty } from '../../platform/database/tables/document-tables.ts';
import type { OrderBuyer } from '../../platform/database/tables/order-tables.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import type { ListedDocument } from './document-list-repository.ts';

/** The seller with the details that the law of the market requires. */
export const sellerOf = ({ company, documents }: Market): DocumentParty => ({
  name: company.legalName,
  address: [company.street, `${company.postcode} ${company.city}`],
  facts: documents.sellerFacts,
});

/**
 * The buyer; a company with its numbers under the market's names for them, by which electronic
 * invoices identify it.
 */
export const buyerOf = (
  market: Market,
  customer: OrderBuyer,
  address: FulfilmentAddress | undefined,
): DocumentParty => {
  const t = translatorOf(market);
  const place = customer.invoice_address ?? address;
  const numbers = [
    { label: t('documents.companyNumber'), value: customer.company_fiscal_id },
    { label: t('documents.vatNumber'), value: customer.intra_community_vat },
  ];
  return {
    name: customer.corporation_name ?? `${customer.firstname} ${customer.lastname}`,
    address: place === undefined ? [] : addressLines(place),
    facts: numbers.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  };
};

const NOBODY: DocumentParty = { name: '', address: [], facts: [] };

/** Seller and buyer of a document; those of a receipt are the shop and whoever ordered. */
export const partiesOf = (
  { seller, buyer, order_buyer }: Pick<ListedDocument, 'seller' | 'buyer' | 'order_buyer'>,
  market: Market,
): { readonly seller: DocumentParty; readonly buyer: DocumentParty } => ({
  seller: seller ?? sellerOf(market),
  buyer: buyer ?? (order_buyer === null ? NOBODY : buyerOf(market, order_buyer, undefined)),
});
/** An address as it is printed. */
export const addressLines = ({ street, postcode, city }: FulfilmentAddress): readonly string[] => [
  ...street,
  `${postcode} ${city}`,
];
