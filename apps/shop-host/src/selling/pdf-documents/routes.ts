import { countsForBuyer } from '@materia/domain-order';
import { fail } from '@materia/domain-kernel';
import { memberWith } from '../../customers/companies/member-routes.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import {
  findAnyCreditNote,
  findAnyInvoice,
  findAnyReceipt,
  findIssuedInvoice,
} from '../documents/repository.ts';
import { findAnyOrder, type OrderRow, orderWithLines } from '../orders/repository.ts';
import { declaredWithdrawals, findReturn } from '../returns/repository.ts';
import { findSellerInvoice } from '../documents/seller-invoices-repository.ts';
import { pdfFiles } from './pdf-files.ts';
import { sellerInvoiceFile } from './seller-invoice-file.ts';

type PdfCall =
  | 'readReceiptPdf'
  | 'readInvoicePdf'
  | 'readSellerInvoicePdf'
  | 'readInvoicePdfByNumber'
  | 'downloadDocument'
  | 'readOrderConfirmationPdf'
  | 'readWithdrawalReceiptPdf';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/** A document as far as its owner is concerned. */
type Owned = { readonly customer_id: string | null; readonly order_number: string | null };

/**
 * Documents as PDFs for the customer, and for members of a company who may see its documents. A
 * document of somebody else and a missing one get the same response.
 */
export const pdfHandlers = ({
  db,
  drawer,
  files,
}: WithDb & { readonly drawer: PdfDrawer; readonly files: FileStore }): Pick<Handlers, PdfCall> => {
  const draw = pdfFiles(drawer);

  const mayReadOrder = async (
    { customer_id, legal_entity_id }: Pick<OrderRow, 'customer_id' | 'legal_entity_id'>,
    context: CustomerContext,
  ): Promise<boolean> =>
    customer_id === context.customer.customerId ||
    (legal_entity_id !== null &&
      (await memberWith(db, 'see-documents', legal_entity_id, context)).ok);

  const own = async <Row extends Owned>(
    row: Row | undefined,
    context: CustomerContext,
  ): Promise<Row | undefined> => {
    if (row === undefined || row.customer_id === context.customer.customerId) return row;
    const order =
      row.order_number === null
        ? undefined
        : await findAnyOrder(db, context.market.id, row.order_number);
    return order !== undefined && (await mayReadOrder(order, context)) ? row : undefined;
  };

  /** An order that counts, or counted: nothing is confirmed of an unpaid one. */
  const ownOrder = async (
    number: string,
    context: CustomerContext,
  ): Promise<OrderRow | undefined> => {
    if (!isCheckedNumber(number)) return undefined;
    const order = await findAnyOrder(db, context.market.id, number);
    return order !== undefined && countsForBuyer(order) && (await mayReadOrder(order, context))
      ? order
      : undefined;
  };

  return {
    readReceiptPdf: async ({ params }, context) => {
      const { market } = context;
      const row = await own(await findAnyReceipt(db, market.id, params.receiptId), context);
      if (row?.printed_at_till === true) return fail({ kind: 'printed-at-till' });
      return draw(row && { kind: 'receipt', row }, market);
    },

    readInvoicePdf: async ({ params, headers }, context) => {
      const { market } = context;
      const order = await ownOrder(params.orderId, context);
      if (order === undefined || (order.type === 'offer') !== (headers.isofferorder === '1'))
        return NOT_FOUND;
      const row = await findIssuedInvoice(db, market.id, order.number);
      return draw(row && { kind: 'invoice', row }, market);
    },

    readSellerInvoicePdf: async ({ params }, context) => {
      const { market } = context;
      const row = await own(await findSellerInvoice(db, market.id, params.invoiceId), context);
      return sellerInvoiceFile(files, row);
    },

    readInvoicePdfByNumber: async (
      { params: { storeCode, businessUnit, invoiceNumber, invoiceDate } },
      context,
    ) => {
      const { market } = context;
      const row = await own(
        await findAnyInvoice(db, market.id, { number: invoiceNumber }),
        context,
      );
      return row?.store_code === storeCode &&
        row.issued_on === invoiceDate &&
        businessUnit === market.id
        ? draw({ kind: 'invoice', row }, market)
        : NOT_FOUND;
    },

    downloadDocument: async ({ params: { documentId } }, context) => {
      const { market } = context;
      const invoice = await own(await findAnyInvoice(db, market.id, { documentId }), context);
      if (invoice !== undefined) return draw({ kind: 'invoice', row: invoice }, market);
      const credit = await own(await findAnyCreditNote(db, market.id, documentId), context);
      return draw(credit && { kind: 'credit-note', row: credit }, market);
    },

    readOrderConfirmationPdf: async ({ params }, context) => {
      const order = await ownOrder(params.orderId, context);
      return draw(
        order && { kind: 'confirmation', order: await orderWithLines(db, order) },
        context.market,
      );
    },

    readWithdrawalReceiptPdf: async ({ params }, context) => {
      const { market } = context;
      const found = await findReturn(db, market.id, params.withdrawalId);
      const order = found && (await ownOrder(found.order_number, context));
      if (order === undefined) return NOT_FOUND;
      const withdrawal = (await declaredWithdrawals(db, market.id, order.number)).find(
        ({ id }) => id === params.withdrawalId,
      );
      return draw(
        withdrawal && {
          kind: 'withdrawal',
          order: await orderWithLines(db, order),
          withdrawal,
        },
        market,
      );
    },
  };
};
