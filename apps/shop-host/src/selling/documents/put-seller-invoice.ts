import { createHash } from 'node:crypto';
import type { IncomingFile } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { FileKey, FileStore } from '../../platform/files/file-store.ts';
import { pdfFault } from '../../platform/files/inspect-pdf.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ecotaxOfOrder } from '../orders/order-amounts.ts';
import { findAnyOrder, lockOrder, type OrderRow, orderWithLines } from '../orders/repository.ts';
import { linesOfOrder, ratesOfOrder } from './document-amounts.ts';
import { buyerOf } from './parties.ts';
import { insertSellerInvoice, sellerInvoiceOfOrder } from './seller-invoices-repository.ts';

/** The invoice of a seller, as staff received it. */
export type UploadedInvoice = {
  readonly number: string;
  readonly issuedOn: PlainDate;
  readonly file: IncomingFile;
  /** Who uploads it. */
  readonly by: string;
};
export type StoredInvoice = {
  readonly id: string;
  readonly version: number;
  readonly bytes: number;
};
type Refused = { readonly kind: 'not-found' | 'file-refused' };

/**
 * Stores the invoice that a seller issued for an order, and tells the buyer. A further one is the
 * next version; the former ones stay as they are. Its amounts are those of the order.
 */
export const putSellerInvoice = async (
  { db, files }: { readonly db: Db; readonly files: FileStore },
  market: Market,
  orderNumber: string,
  invoice: UploadedInvoice,
  now: string,
): Promise<Result<StoredInvoice, Refused>> => {
  const { name, bytes } = invoice.file;
  const isPdf = name.toLowerCase().endsWith('.pdf') && pdfFault(bytes) === undefined;
  if (!isPdf) return fail({ kind: 'file-refused' });
  if (!isSold(await findAnyOrder(db, market.id, orderNumber))) return fail({ kind: 'not-found' });
  const key = await files.put(bytes);
  let stored: StoredInvoice | undefined;
  try {
    stored = await withTx(db, async (tx) => {
      const order = await lockOrder(tx, market.id, orderNumber);
      return isSold(order) ? insertNextVersion(tx, market, order, invoice, key, now) : undefined;
    });
  } finally {
    // Nothing would find a file without its row.
    if (stored === undefined) await files.delete(key);
  }
  return stored === undefined ? fail({ kind: 'not-found' }) : ok(stored);
};

/** Writes what names the stored file. The lock of the order keeps two uploads from being the same version. */
const insertNextVersion = async (
  tx: Tx,
  market: Market,
  order: OrderRow,
  { number, issuedOn, file: { bytes }, by }: UploadedInvoice,
  key: FileKey,
  now: string,
): Promise<StoredInvoice> => {
  const whole = await orderWithLines(tx, order);
  const version = ((await sellerInvoiceOfOrder(tx, market.id, order.number))?.version ?? 0) + 1;
  const id = randomId();
  await insertSellerInvoice(tx, {
    market: market.id,
    id,
    order_number: order.number,
    version,
    customer_id: order.customer_id,
    number,
    issued_on: issuedOn,
    currency: order.currency,
    tax_territory: order.tax_territory,
    total_minor: order.total_minor,
    tax_minor: order.tax_minor,
    ecotax_minor: ecotaxOfOrder(whole),
    rates: JSON.stringify(ratesOfOrder(whole)),
    lines: JSON.stringify(linesOfOrder(whole)),
    seller: JSON.stringify({
      name: order.fulfilment.vendor?.name ?? '',
      address: [],
      facts: [],
    }),
    buyer: JSON.stringify(
      buyerOf(
        market,
        order.buyer,
        'address' in order.fulfilment ? order.fulfilment.address : undefined,
      ),
    ),
    file: key,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    uploaded_at: now,
    uploaded_by: by,
  });
  await enqueueMail(tx, {
    kind: 'seller-invoice',
    market: market.id,
    payload: { invoice: id },
    now,
  });
  return { id, version, bytes: bytes.length };
};

/** Whether an order is a seller's and counts; the shop's own orders are invoiced by the shop. */
const isSold = (order: OrderRow | undefined): order is OrderRow =>
  order !== undefined && countsForBuyer(order) && order.fulfilment.vendor !== undefined;
