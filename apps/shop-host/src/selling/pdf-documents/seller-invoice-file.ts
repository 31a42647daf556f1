import { fail, ok } from '@materia/domain-kernel';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { SellerInvoiceRow } from '../documents/seller-invoices-repository.ts';
import type { PdfReply } from './pdf-files.ts';

/**
 * The file of a seller's invoice as it was uploaded. Its name is of the shop: the seller's number
 * stays out of the headers.
 */
export const sellerInvoiceFile = async (
  files: FileStore,
  row: SellerInvoiceRow | undefined,
): Promise<PdfReply> => {
  const file = row && (await files.get(row.file));
  return row === undefined || file === undefined
    ? fail({ kind: 'not-found' })
    : ok({
        type: 'application/pdf',
        name: `${row.order_number}-${row.version}.pdf`,
        bytes: file.bytes,
      });
};
