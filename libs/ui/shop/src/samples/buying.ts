import { plainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, money } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import type { BuyingOption, ShippingMethodCode } from '@materia/domain-shipping';

/** The day on which the sample options are shown. */
export const BUYING_TODAY: PlainDate = plainDate(2026, 11, 20);

/** Sample outcomes of a product that costs 24.00: collected tomorrow, at home and at a point. */
export const buyingOptions = (currency: Currency): readonly BuyingOption[] => {
  const taxed = (minor: number): TaxedAmount => ({
    included: money(minor, currency),
    excluded: money(Math.round(minor / 1.23), currency),
  });
  const option = (
    mode: BuyingOption['mode'],
    method: ShippingMethodCode,
    day: number,
    delivery: number,
    minute?: number,
  ): BuyingOption => ({
    mode,
    obstacle: undefined,
    method,
    date: plainDate(2026, 11, day),
    minute,
    delivery: taxed(delivery),
    preparation: taxed(500),
    total: taxed(2400 + delivery + 500),
    isLowest: false,
  });
  return [
    option('store', 'drive/two_hours', 21, 0, 8 * 60),
    option('home', 'chronopost/home', 24, 1399),
    option('relay', 'chronorelais/relay', 25, 999),
  ];
};
