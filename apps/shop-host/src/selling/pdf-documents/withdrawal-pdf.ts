import type { Market } from '@materia/market-model';
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import { buyerOf } from '../documents/parties.ts';
import type { Withdrawal } from '../returns/repository.ts';
import { framed, writingOf } from './document-writing.ts';

/**
 * The receipt of a withdrawal on a durable medium, with its content, its date and its time
 * (Directive 2011/83/EU, article 11a).
 */
export const withdrawalPdf = (
  { order, lines }: OrderWithLines,
  withdrawal: Withdrawal,
  market: Market,
): PdfDocument => {
  const writing = writingOf(market, order.tax_territory);
  const { t, moment } = writing;
  const declared = moment(withdrawal.declared_at);
  const buyer = buyerOf(market, order.buyer, undefined);
  return framed(writing, {
    kind: t('documents.withdrawalReceipt'),
    number: t('documents.named', { kind: t('documents.order'), number: order.number }),
    issuedAt: withdrawal.declared_at,
    blocks: [
      {
        kind: 'notice',
        text: t('documents.declaration', {
          number: order.number,
          date: declared.date,
          time: declared.time,
        }),
      },
      {
        kind: 'groups',
        groups: [
          {
            heading: t('documents.seller'),
            name: order.fulfilment.vendor?.name ?? market.company.legalName,
            lines:
              order.fulfilment.vendor === undefined
                ? [market.company.street, `${market.company.postcode} ${market.company.city}`]
                : [],
          },
          { heading: t('documents.buyer'), name: buyer.name, lines: buyer.address },
        ],
      },
      { kind: 'heading', level: 2, text: t('documents.withdrawnLines') },
      {
        kind: 'table',
        summary: t('documents.withdrawnLines'),
        columns: [
          { title: t('documents.product'), align: 'start', share: 80 },
          { title: t('documents.quantity'), align: 'end', share: 20 },
        ],
        rows: withdrawal.lines.map(({ line, qty }) => {
          const product = lines.find((ordered) => ordered.line === line);
          return [
            {
              text: product?.name ?? '',
              ...(product && { notes: [t('documents.sku', { sku: product.sku })] }),
            },
            { text: String(qty) },
          ];
        }),
      },
    ],
  });
};
