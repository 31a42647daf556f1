import type { CarrierCode } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { type Currency, money, type Money } from '@materia/domain-money';

/** One price of one carrier. The first row that fits counts, so rows go from light and near to heavy and far. */
export type ShippingTariffRow = {
  readonly carrier: CarrierCode;
  readonly upToGrams?: number | undefined;
  readonly upToMetres?: number | undefined;
  readonly price: Money;
};

export type Shipment = {
  readonly carrier: CarrierCode;
  readonly grams: number;
  /** From the store to the address; undefined where the carrier does not depend on it. */
  readonly metres?: number | undefined;
};

export type TariffRefusal =
  | { readonly kind: 'no-price-for-carrier'; readonly carrier: CarrierCode }
  | { readonly kind: 'distance-needed' }
  | { readonly kind: 'too-heavy-or-too-far' };

/**
 * The price of a shipment by weight and distance, tax included (SHP-23). Picking up at the store is free. Refuses a carrier
 * without price, a shipment beyond the last row, and one whose distance is not known although its rows ask for it.
 */
export const tariffPrice = (
  shipment: Shipment,
  tariff: readonly ShippingTariffRow[],
  currency: Currency,
): Result<Money, TariffRefusal> => {
  if (shipment.carrier === 'drive') return ok(money(0, currency));
  const rows = tariff.filter((row) => row.carrier === shipment.carrier);
  if (rows.length === 0) return fail({ kind: 'no-price-for-carrier', carrier: shipment.carrier });
  if (shipment.metres === undefined && rows.some((row) => row.upToMetres !== undefined)) return fail({ kind: 'distance-needed' });
  const row = rows.find((each) => fits(shipment.grams, each.upToGrams) && fits(shipment.metres ?? 0, each.upToMetres));
  return row === undefined ? fail({ kind: 'too-heavy-or-too-far' }) : ok(row.price);
};

const fits = (amount: number, limit: number | undefined): boolean => limit === undefined || amount <= limit;
