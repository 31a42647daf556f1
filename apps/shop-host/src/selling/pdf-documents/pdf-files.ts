import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { ServedFile } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import { creditNotePdf, invoicePdf } from './invoice-pdf.ts';
import type { CreditNoteRow, InvoiceRow, QuoteRow, ReceiptRow } from '../documents/repository.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import type { Withdrawal } from '../returns/repository.ts';
import { orderPdf } from './order-pdf.ts';
import { quotePdf } from './quote-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { withdrawalPdf } from './withdrawal-pdf.ts';

export type PdfReply = Result<ServedFile, Refusal<'not-found'> | Refusal<'unavailable'>>;

/** A document that is drawn, as its rows. */
export type Drawable =
  | { readonly kind: 'invoice'; readonly row: InvoiceRow }
  | { readonly kind: 'credit-note'; readonly row: CreditNoteRow }
  | { readonly kind: 'receipt'; readonly row: ReceiptRow }
  | { readonly kind: 'quote'; readonly row: QuoteRow }
  | { readonly kind: 'confirmation'; readonly order: OrderWithLines }
  | {
      readonly kind: 'withdrawal';
      readonly order: OrderWithLines;
      readonly withdrawal: Withdrawal;
    };

/** A document as data, in the language of its market. */
export const pdfOf = (drawable: Drawable, market: Market): PdfDocument => {
  switch (drawable.kind) {
    case 'invoice':
      return invoicePdf(drawable.row, market);
    case 'credit-note':
      return creditNotePdf(drawable.row, market);
    case 'receipt':
      return receiptPdf(drawable.row, market);
    case 'quote':
      return quotePdf(drawable.row, market);
    case 'confirmation':
      return orderPdf(drawable.order, market);
    case 'withdrawal':
      return withdrawalPdf(drawable.order, drawable.withdrawal, market);
  }
};

/** Draws documents as files for their readers; refused while too many others wait. */
export const pdfFiles =
  (drawer: PdfDrawer) =>
  async (drawable: Drawable | undefined, market: Market): Promise<PdfReply> => {
    if (drawable === undefined) return fail({ kind: 'not-found' });
    const document = pdfOf(drawable, market);
    const drawn = await drawer.draw(document);
    return drawn.ok
      ? ok({ type: 'application/pdf', name: `${document.title}.pdf`, bytes: drawn.value })
      : drawn;
  };
