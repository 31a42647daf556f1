import { money, subtractMoney } from '@materia/domain-money';
import {
  type CartTotals,
  type RateTotal,
  rateAt,
  type TaxedPart,
  taxPlaceNamed,
  totalsByRate,
} from '@materia/domain-pricing';
import type { Market } from '@materia/market-model';
import type { OfferedLine } from '../cart/price-cart.ts';
import type { DocumentLine, DocumentRate } from '../../platform/database/document-tables.ts';
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

/**
 * The totals of an order per VAT rate: its lines as they were rounded, fee and delivery at the
 * standard rate, pallets at their own. The delivery's tax is the remainder of the order's tax, so
 * that the rates add up to the order to the minor unit.
 */
export const ratesOfOrder = (
  { order, lines }: OrderWithLines,
  { settings, taxes }: Market,
): readonly DocumentRate[] => {
  const place = taxPlaceNamed(taxes, order.tax_territory);
  const part = (vatRate: number, grossMinor: number, netMinor: number): TaxedPart => ({
    vatRate,
    amount: {
      included: money(grossMinor, order.currency),
      excluded: money(netMinor, order.currency),
    },
  });
  const lineTax = lines.reduce((sum, line) => sum + line.row_minor - line.row_net_minor, 0);
  const shippingTax = order.tax_minor - lineTax - order.fee_tax_minor - order.pallet_tax_minor;
  const charges = [
    part(place.standard, order.fee_minor, order.fee_minor - order.fee_tax_minor),
    part(
      rateAt(place, { vatRate: settings.palletDeposit.vatBasisPoints }),
      order.pallet_minor,
      order.pallet_minor - order.pallet_tax_minor,
    ),
    part(place.standard, order.shipping_minor, order.shipping_minor - shippingTax),
  ];
  const parts = [
    ...lines.map((line) => part(line.vat_basis_points, line.row_minor, line.row_net_minor)),
    ...charges.filter(({ amount }) => amount.included.minor > 0),
  ];
  return documentRates(totalsByRate(parts, order.currency));
};

export const documentRates = (rates: readonly RateTotal[]): readonly DocumentRate[] =>
  rates.map(({ vatRate, amount, tax }) => ({
    vatBasisPoints: vatRate,
    netMinor: subtractMoney(amount.included, tax).minor,
    taxMinor: tax.minor,
  }));

export const ecotaxOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { ecotaxMinor }) => sum + ecotaxMinor, 0);
