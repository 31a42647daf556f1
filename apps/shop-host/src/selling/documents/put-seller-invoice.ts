import { createHash } from 'node:crypto';
import type { IncomingFile } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { countsForBuyer } from '@materia/domain-order';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { pdfFault } from '../../platform/files/inspect-pdf.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { ecotaxOfOrder } from '../orders/order-amounts.ts';
import { findAnyOrder, type OrderRow, orderWithLines } from '../orders/repository.ts';
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
  { number, issuedOn, file, by }: UploadedInvoice,
  now: string,
): Promise<Result<StoredInvoice, Refused>> => {
  const isPdf = file.name.toLowerCase().endsWith('.pdf') && pdfFault(file.bytes) === undefined;
  if (!isPdf) return fail({ kind: 'file-refused' });
  if ((await soldOrder(db, market, orderNumber)) === undefined) return fail({ kind: 'not-found' });
  const key = await files.put(file.bytes);
  const stored = await withTx(db, async (tx) => {
    const order = await soldOrder(tx, market, orderNumber);
    if (order === undefined) return undefined;
    const whole = await orderWithLines(tx, order);
    const version = ((await sellerInvoiceOfOrder(tx, market.id, orderNumber))?.version ?? 0) + 1;
    const id = randomId();
    await insertSellerInvoice(tx, {
      market: market.id,
      id,
      order_number: orderNumber,
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
      bytes: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      uploaded_at: now,
      uploaded_by: by,
    });
    await enqueueMail(tx, {
      kind: 'seller-invoice',
      market: market.id,
      payload: { invoice: id },
      now,
    });
    return { id, version, bytes: file.bytes.length };
  });
  if (stored !== undefined) return ok(stored);
  await files.delete(key);
  return fail({ kind: 'not-found' });
};

/** An order of a seller that counts; the shop's own orders are invoiced by the shop. */
const soldOrder = async (
  db: Parameters<typeof findAnyOrder>[0],
  { id }: Market,
  number: string,
): Promise<OrderRow | undefined> => {
  const order = await findAnyOrder(db, id, number);
  return order !== undefined && countsForBuyer(order) && order.fulfilment.vendor !== undefined
    ? order
    : undefined;
};
