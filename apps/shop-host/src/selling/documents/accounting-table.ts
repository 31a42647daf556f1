import { type AccountedDocument, accountingHead, accountingLines } from '@materia/domain-documents';
import type { Market } from '@materia/market-model';
import { methodName } from '@materia/ui-mail';
import type { DocumentRate } from '../../platform/database/tables/document-tables.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import type { ListedDocument } from './document-list-repository.ts';
import { partiesOf } from './parties.ts';

/** The table of documents for accountants, line by line, with the titles and decimals of the market. */
export const accountingTable = async function* (
  documents: AsyncIterable<ListedDocument>,
  market: Market,
): AsyncIterable<string> {
  const t = translatorOf(market);
  const { decimal } = market.numberFormat;
  yield accountingHead(
    {
      kind: t('documents.columnKind'),
      number: t('documents.columnNumber'),
      date: t('documents.issuedOn'),
      seller: t('documents.seller'),
      buyer: t('documents.buyer'),
      taxNumber: t('documents.companyNumber'),
      rate: t('documents.columnRate'),
      net: t('documents.columnNet'),
      tax: t('documents.columnTax'),
      gross: t('documents.columnGross'),
      currency: t('documents.columnCurrency'),
      order: t('documents.order'),
      payment: t('documents.payment'),
    },
    decimal,
  );
  for await (const document of documents)
    yield accountingLines(accounted(document, market), decimal);
};

const KINDS = {
  invoice: 'documents.invoice',
  'credit-note': 'documents.creditNote',
  'seller-invoice': 'documents.kindSellerInvoice',
  receipt: 'documents.kindReceipt',
} as const satisfies Readonly<Record<ListedDocument['kind'], `documents.${string}`>>;

const accounted = (document: ListedDocument, market: Market): AccountedDocument => {
  const t = translatorOf(market);
  const { seller, buyer } = partiesOf(document, market);
  const { kind, number, issued_on, rates, currency, order_number, payment_method } = document;
  return {
    kind: t(KINDS[kind]),
    number,
    date: issued_on,
    seller: seller.name,
    buyer: buyer.name,
    taxNumber: buyer.facts[0]?.value ?? '',
    rates: kind === 'credit-note' ? rates.map(lowered) : rates,
    currency,
    orderNumber: order_number ?? '',
    payment: payment_method === null ? '' : methodName(payment_method, market),
  };
};

/** A credit note takes back what an invoice charged. */
const lowered = ({ vatBasisPoints, netMinor, taxMinor }: DocumentRate): DocumentRate => ({
  vatBasisPoints,
  netMinor: -netMinor,
  taxMinor: -taxMinor,
});
