import { linkedPurchase } from '@materia/domain-checkout';
import { countsForBuyer } from '@materia/domain-order';
import { fail } from '@materia/domain-kernel';
import type { ParsedInput } from '@materia/api-contract';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import { creditNotesOf, findIssuedInvoice, receiptsOfAnyOrder } from '../documents/repository.ts';
import { type OrderRow, ordersOfPurchase, orderWithLines } from '../orders/repository.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';
import { findPurchase } from '../purchases/repository.ts';
import { sellerInvoiceOfOrder } from '../documents/seller-invoices-repository.ts';
import { declaredWithdrawals } from '../returns/repository.ts';
import { type Drawable, pdfFiles } from './pdf-files.ts';
import { sellerInvoiceFile } from './seller-invoice-file.ts';

type Drawn = Exclude<ParsedInput<'readGuestDocument'>['body']['document'], 'seller-invoice'>;

/**
 * The documents of a guest's order by the signed link of its purchase. An expired link, one of
 * another market and one whose orders are in somebody else's account get the same response.
 */
export const guestPdfHandlers = ({
  db,
  links,
  drawer,
  files,
}: {
  readonly db: Db;
  readonly links: GuestLinks;
  readonly drawer: PdfDrawer;
  readonly files: FileStore;
}): Pick<Handlers, 'readGuestDocument'> => {
  const draw = pdfFiles(drawer);

  const documentOf = async (
    order: OrderRow,
    document: Drawn,
    asked: string | undefined,
  ): Promise<Drawable | undefined> => {
    const { market, number } = order;
    switch (document) {
      case 'confirmation':
        return { kind: 'confirmation', order: await orderWithLines(db, order) };
      case 'invoice': {
        const row = await findIssuedInvoice(db, market, number);
        return row && { kind: 'invoice', row };
      }
      case 'credit-note': {
        const rows = await creditNotesOf(db, market, number);
        const row = rows.find(({ document_id }) => document_id === asked);
        return row && { kind: 'credit-note', row };
      }
      case 'receipt': {
        const rows = await receiptsOfAnyOrder(db, market, number);
        const row = rows.find(({ id, printed_at_till }) => id === asked && !printed_at_till);
        return row && { kind: 'receipt', row };
      }
      case 'withdrawal': {
        const withdrawal = (await declaredWithdrawals(db, market, number)).find(
          ({ id }) => id === asked,
        );
        return (
          withdrawal && { kind: 'withdrawal', order: await orderWithLines(db, order), withdrawal }
        );
      }
    }
  };

  return {
    readGuestDocument: async ({ body }, { market, now, customer }) => {
      const NOT_FOUND = fail({ kind: 'not-found' } as const);
      const number = await links.read(market.id, body.link, now);
      const purchase = number === undefined ? undefined : await findPurchase(db, market.id, number);
      if (number === undefined || purchase === undefined) return NOT_FOUND;
      const owner = linkedPurchase(purchase.customer_id ?? undefined, customer?.customerId);
      if (owner.kind === 'foreign') return NOT_FOUND;
      const orders = await ordersOfPurchase(db, market.id, number);
      const order = orders.find((each) => each.number === body.order_id);
      return order !== undefined && countsForBuyer(order)
        ? body.document === 'seller-invoice'
          ? sellerInvoiceFile(files, await sellerInvoiceOfOrder(db, market.id, order.number))
          : draw(await documentOf(order, body.document, body.id), market)
        : NOT_FOUND;
    },
  };
};
