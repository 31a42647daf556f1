import type { Currency } from '@materia/domain-money';
import { isCheckedNumber } from '../../platform/ids/checked-number.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { findReceipt, type Owner } from '../documents/repository.ts';
import { findOrder, orderWithLines } from '../orders/repository.ts';

/** A line of an order or a receipt, as far as it can be bought again. Amounts are of a unit. */
export type PurchasedLine = {
  readonly lineId: string;
  readonly lineNumber: number;
  readonly sku: string;
  readonly offerId: string | undefined;
  readonly name: string;
  readonly image: string;
  readonly urlKey: string;
  readonly vendorName: string;
  readonly qty: number;
  readonly unitMinor: number;
  readonly unitNetMinor: number;
};

export type Bought = { readonly currency: Currency; readonly lines: readonly PurchasedLine[] };

/**
 * What the customer bought with an order, by its number, or at a till, by the id of its receipt.
 * Another customer's and a missing one give the same result.
 */
export const boughtWith = async (
  db: Reader,
  owner: Owner,
  id: string,
): Promise<Bought | undefined> => {
  const order = isCheckedNumber(id)
    ? await findOrder(db, owner.market, id, owner.customerId)
    : undefined;
  if (order !== undefined) {
    const { lines } = await orderWithLines(db, order);
    return {
      currency: order.currency,
      lines: lines.map((line) => ({
        lineId: String(line.line),
        lineNumber: line.line,
        sku: line.sku,
        offerId: offerOf(line.offer_code),
        name: line.name,
        image: line.image,
        urlKey: line.url_key,
        vendorName: line.vendor_name,
        qty: line.qty,
        unitMinor: line.unit_minor,
        unitNetMinor: line.unit_net_minor,
      })),
    };
  }
  const receipt = await findReceipt(db, owner, id);
  return (
    receipt && {
      currency: receipt.currency,
      lines: receipt.lines.map((line) => ({
        lineId: String(line.line),
        lineNumber: line.line,
        sku: line.sku,
        offerId: offerOf(line.offerCode),
        name: line.name,
        image: line.image,
        urlKey: line.urlKey,
        vendorName: line.vendorName,
        qty: line.qty,
        unitMinor: line.unitMinor,
        unitNetMinor: line.unitNetMinor,
      })),
    }
  );
};

const offerOf = (code: string): string | undefined => (code === '' ? undefined : code);
