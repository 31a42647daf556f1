import type { OrderCharge } from '@materia/domain-pricing';
import type { Minor } from './column-types.ts';

/** What an order charges beside its lines, and what its lines' amounts contain. */
export type OrderChargeTable = {
  market: string;
  order_number: string;
  position: number;
  kind: OrderCharge['kind'];
  /** Of fees and deposits only, with unit prices including tax. */
  qty: number | null;
  unit_minor: Minor | null;
  /** The unit price before a waiver. */
  unit_initial_minor: Minor | null;
  net_minor: Minor;
  gross_minor: Minor;
  vat_basis_points: number;
  tax_territory: string;
  /** The article reference of a fee or deposit, or the promo code of a discount. */
  reference: string | null;
};
