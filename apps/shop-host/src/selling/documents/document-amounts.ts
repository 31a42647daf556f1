import { type Currency, multiplyMoney, subtractMoney, sumMoney } from '@materia/domain-money';
import {
  addedCharges,
  type AddedCharge,
  type CartTotals,
  ecoCharges,
  includedCharges,
  type IncludedCharge,
  type OrderCharge,
  type RateTotal,
  totalsByRate,
} from '@materia/domain-pricing';
import type { OfferedLine } from '../pricing/price-cart.ts';
import type {
  DocumentCharge,
  DocumentLine,
  DocumentRate,
} from '../../platform/database/tables/document-tables.ts';
import { taxedLine } from '../orders/order-amounts.ts';
import type { OrderWithLines } from '../orders/repository.ts';

/** The lines of an order as a document stores them. */
export const linesOfOrder = ({ lines }: OrderWithLines): readonly DocumentLine[] =>
  lines.map((line) => ({
    line: line.line,
    sku: line.sku,
    adeokey: line.adeokey,
    offerCode: line.offer_code,
    name: line.name,
    image: line.image,
    urlKey: line.url_key,
    vendorName: line.vendor_name,
    qty: line.qty,
    unitMinor: line.unit_minor,
    unitNetMinor: line.unit_net_minor,
    rowMinor: line.row_minor,
    rowNetMinor: line.row_net_minor,
    ecotaxMinor: line.ecotax_minor,
    vatBasisPoints: line.vat_basis_points,
  }));

/** The lines of a priced cart as a document stores them, at current prices. */
export const linesOfCart = (
  lines: readonly OfferedLine[],
  totals: CartTotals,
): readonly DocumentLine[] =>
  lines.map(({ row, product, offer: { price, vendor } }, at) => {
    const total = totals.lines[at];
    if (total === undefined) throw new Error('Every line has its total');
    return {
      line: at + 1,
      sku: row.sku,
      adeokey: product.adeokey,
      offerCode: row.offer_code,
      name: product.name,
      image: product.image,
      urlKey: product.url_key,
      vendorName: vendor.name,
      qty: row.qty,
      unitMinor: price.unit.included.minor,
      unitNetMinor: price.unit.excluded.minor,
      rowMinor: total.total.included.minor,
      rowNetMinor: total.total.excluded.minor,
      ecotaxMinor: price.ecotaxes.reduce(
        (sum, { amount }) => sum + amount.included.minor * row.qty,
        0,
      ),
      vatBasisPoints: price.vatRate,
    };
  });

/** The charges of an order as a document stores them. */
export const chargesOfDocument = (charges: readonly OrderCharge[]): readonly DocumentCharge[] =>
  charges.map((charge) => ({ ...storedCharge(charge), ...referenceOf(charge) }));

/** The charges of a cart that is paid at a till: without delivery, and without articles for fees. */
export const chargesOfCart = (
  lines: readonly OfferedLine[],
  totals: CartTotals,
  currency: Currency,
): readonly DocumentCharge[] => {
  const amounts = totals.lines.map((total, at) => ({
    ...total,
    ecoIncluded: sumMoney(
      (lines[at]?.offer.price.ecotaxes ?? []).map(({ amount }) =>
        multiplyMoney(amount.included, lines[at]?.row.qty ?? 0),
      ),
      currency,
    ),
  }));
  return [
    ...totals.fees,
    ...ecoCharges(totals.lines, currency),
    ...includedCharges(amounts, null, currency),
  ].map(storedCharge);
};

const storedCharge = (charge: AddedCharge | IncludedCharge): DocumentCharge => ({
  kind: charge.kind,
  qty: 'quantity' in charge ? charge.quantity : null,
  netMinor: charge.amount.excluded.minor,
  grossMinor: charge.amount.included.minor,
  vatBasisPoints: charge.vatRate,
  reference: charge.kind === 'discount' ? charge.code : null,
});

const referenceOf = (charge: OrderCharge): { readonly reference?: string } =>
  'reference' in charge ? { reference: charge.reference } : {};

/** The totals of an order per VAT rate: the sums of its lines and charges as they were taxed. */
export const ratesOfOrder = ({
  order: { currency },
  lines,
  charges,
}: Pick<OrderWithLines, 'order' | 'lines' | 'charges'>): readonly DocumentRate[] =>
  documentRates(
    totalsByRate(
      [...lines.map((line) => taxedLine(line, currency)), ...addedCharges(charges)],
      currency,
    ),
  );

export const documentRates = (rates: readonly RateTotal[]): readonly DocumentRate[] =>
  rates.map(({ vatRate, amount, tax }) => ({
    vatBasisPoints: vatRate,
    netMinor: subtractMoney(amount.included, tax).minor,
    taxMinor: tax.minor,
  }));

export const ecotaxOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { ecotaxMinor }) => sum + ecotaxMinor, 0);
