import { isPaidInStore } from '@materia/domain-checkout';
import { unreachable } from '@materia/domain-kernel';
import { handoverOf } from '@materia/domain-order';
import { companyAddress, type Market } from '@materia/market-model';
import { methodName } from '@materia/ui-mail';
import type { PdfBlock, PdfDocument, PdfGroup } from '../../platform/pdf/pdf-document.ts';
import type { OrderRow, OrderWithLines } from '../orders/repository.ts';
import { chargesOfDocument, linesOfOrder, ratesOfOrder } from '../documents/document-amounts.ts';
import { addressLines, buyerOf } from '../documents/parties.ts';
import { fiscalTable, plainTable, totalsOf } from './document-tables.ts';
import { framed, labelOf, type Writing, writingOf } from './document-writing.ts';
import { storeGroup } from './seller-groups.ts';

/**
 * The confirmation of an order on a durable medium (Directive 2011/83/EU, article 8): what was
 * ordered, from whom, at which price, and the buyer's rights. It says what was agreed when the order
 * was placed, whatever has happened to it since.
 */
export const orderPdf = (whole: OrderWithLines, market: Market): PdfDocument => {
  const { order } = whole;
  const writing = writingOf(market, order.tax_territory);
  const { t, moment } = writing;
  const placed = moment(order.created_at);
  const charged = {
    ...order,
    lines: linesOfOrder(whole),
    charges: chargesOfDocument(whole.charges),
    rates: ratesOfOrder(whole),
  };
  const isFirm = order.price_basis === 'excluded';
  return framed(writing, {
    kind: t('documents.orderConfirmation'),
    number: order.number,
    issuedAt: order.created_at,
    blocks: [
      { kind: 'groups', groups: groupsOf(order, writing) },
      {
        kind: 'facts',
        columns: 3,
        rows: [
          { term: t('documents.orderedAt'), value: `${placed.date}, ${placed.time}` },
          {
            term: t('documents.payment'),
            value: methodName(order.payment_method, market),
          },
          ...(order.reference === null
            ? []
            : [{ term: t('documents.reference'), value: order.reference }]),
        ],
      },
      (isFirm ? fiscalTable : plainTable)(charged, writing),
      totalsOf(charged, writing, t('documents.total')),
      ...(isPaidInStore(order.payment_method)
        ? [{ kind: 'paragraph' as const, text: t('documents.payInStore') }]
        : []),
      ...(order.buyer.company_fiscal_id === null ? rightsOf(order, writing) : []),
      { kind: 'paragraph', text: t('documents.notInvoice'), tone: 'small' },
    ],
  });
};

/** Who sells, who buys, and where and when the order changes hands. */
const groupsOf = (order: OrderRow, writing: Writing): readonly PdfGroup[] => {
  const { market, t } = writing;
  const { vendor } = order.fulfilment;
  const buyer = buyerOf(market, order.buyer, undefined);
  return [
    {
      heading: t('documents.seller'),
      name: vendor?.name ?? market.company.legalName,
      lines:
        vendor === undefined
          ? [market.company.street, `${market.company.postcode} ${market.company.city}`]
          : [],
    },
    {
      heading: t('documents.buyer'),
      name: buyer.name,
      lines: buyer.address,
      facts: buyer.facts.map(({ label, value }) => ({ term: labelOf(writing, label), value })),
    },
    placeOf(order, writing),
  ];
};

const placeOf = (order: OrderRow, writing: Writing): PdfGroup => {
  const { t } = writing;
  const { fulfilment } = order;
  const place = handoverOf(fulfilment);
  switch (place) {
    case 'store':
      return storeGroup(order.store, writing);
    case 'point':
      return 'point' in fulfilment
        ? {
            heading: t('documents.deliveredTo'),
            name: fulfilment.point.name,
            lines: addressLines(fulfilment.point.address),
          }
        : { heading: t('documents.deliveredTo'), lines: [] };
    case 'address':
      return {
        heading: t('documents.deliveredTo'),
        lines: 'address' in fulfilment ? addressLines(fulfilment.address) : [],
      };
    default:
      return unreachable(place);
  }
};

/** What the law gives consumers, with the form for a withdrawal. */
const rightsOf = (order: OrderRow, { market, words }: Writing): readonly PdfBlock[] => {
  const { company, settings } = market;
  return [
    { kind: 'heading', level: 2, text: words('rights.title') },
    {
      kind: 'paragraph',
      text: words('rights.withdrawal', { days: settings.withdrawalDays, email: company.email }),
    },
    {
      kind: 'paragraph',
      text: words('rights.form', {
        company: company.legalName,
        address: companyAddress(company),
        email: company.email,
        number: order.number,
      }),
    },
    {
      kind: 'paragraph',
      text: words('rights.guarantee', { years: market.settings.legalGuarantee.years }),
    },
  ];
};
