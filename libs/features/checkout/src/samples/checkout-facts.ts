import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { type Currency, money } from '@materia/domain-money';
import { offerPriceOf, taxedAmount } from '@materia/domain-pricing';
import type { TotalsFacts } from '../checkout-totals.ts';
import type { InformationsFacts } from '../informations.loader.ts';
import type { ShippingChoiceFacts, ShippingsFacts } from '../shippings.loader.ts';
import type { SummariesFacts } from '../summaries.loader.ts';

const VAT = 2300;
const TODAY = plainDate(2026, 3, 10);
const STORE = 'Materia Poznań Franowo';

const someTotals = (currency: Currency, changes: Partial<TotalsFacts> = {}): TotalsFacts => ({
  lines: 2,
  goods: taxedAmount(money(123_400, currency), VAT),
  discount: money(0, currency),
  preparation: taxedAmount(money(2500, currency), VAT),
  pallets: taxedAmount(money(0, currency), 0),
  tax: money(23_542, currency),
  total: taxedAmount(money(125_900, currency), VAT),
  viewer: { isPro: false, proPricesTaxExcludedFirst: true, tax: 'vat' },
  ...changes,
});

const twoHours = (currency: Currency): ShippingChoiceFacts => ({
  method: 'two_hours',
  price: money(0, currency),
  available: true,
  readyWithin: 'hours',
  reason: undefined,
  earliest: { date: TODAY, minutesOfDay: 11 * 60 },
  days: [],
});

/** Five days of slots from seven to six; a few of them are taken. */
const scheduled = (currency: Currency): ShippingChoiceFacts => ({
  method: 'scheduled',
  price: money(0, currency),
  available: true,
  readyWithin: 'hours',
  reason: undefined,
  earliest: undefined,
  days: [1, 2, 3, 6, 7].map((ahead) => {
    const date = addDays(TODAY, ahead);
    const hours = Array.from({ length: 11 }, (_, index) => 7 + index);
    return {
      date,
      slots: hours.map((startHour) => ({
        value: `${date}T${String(startHour).padStart(2, '0')}`,
        startHour,
        available: (startHour + ahead) % 5 !== 0,
      })),
    };
  }),
});

export const someShippings = (
  currency: Currency,
  changes: Partial<ShippingsFacts> = {},
): ShippingsFacts => ({
  choices: [twoHours(currency), scheduled(currency)],
  values: { method: '', slot: '' },
  slotChoice: true,
  thirdPartyLines: 0,
  storeName: STORE,
  totals: someTotals(currency),
  showsBack: true,
  ...changes,
});

/** Nothing can be collected: the only line is sold by a vendor. */
export const blockedShippings = (currency: Currency): ShippingsFacts =>
  someShippings(currency, {
    choices: [twoHours(currency), scheduled(currency)].map((choice) => ({
      ...choice,
      available: false,
      reason: 'third-party-line',
      days: [],
    })),
    thirdPartyLines: 1,
  });

export const someInformations = (
  currency: Currency,
  changes: Partial<InformationsFacts> = {},
): InformationsFacts => ({
  values: { firstname: 'Anna', lastname: 'Nowak', phone: '601020304' },
  namesEditable: true,
  phoneExample: '601020304',
  totals: someTotals(currency),
  showsBack: true,
  ...changes,
});

export const someSummaries = (
  currency: Currency,
  changes: Partial<SummariesFacts> = {},
): SummariesFacts => ({
  groups: [
    {
      code: 'MATERIA',
      name: 'Materia',
      title: 'Materia',
      isThirdParty: false,
      hasStoreBanner: true,
      lines: [
        lineOf('1', '100234', 'Cement 25 kg', 1200, 40, currency),
        lineOf('2', '100711', 'Beton 30 kg', 1885, 40, currency),
      ],
    },
  ],
  totals: someTotals(currency),
  coupon: undefined,
  pickup: { kind: 'slot', date: addDays(TODAY, 1), from: 9 * 60, to: 10 * 60 },
  collector: { firstname: 'Anna', lastname: 'Nowak', phone: '+48601020304' },
  storeName: STORE,
  rules: { commentAllowed: true, invoiceOffered: true, termsRequired: true },
  showsBack: true,
  attempt: { cartId: 'cart-1', revision: 5, key: 'a1b2c3d4-e5f6-4711-8000-000000000001' },
  ...changes,
});

const lineOf = (
  id: string,
  sku: string,
  name: string,
  minor: number,
  quantity: number,
  currency: Currency,
) => {
  const unit = money(minor, currency);
  return {
    id,
    product: { urlKey: `product-ref${sku}`, sku, name, brand: 'Murex', picture: 'cement' },
    quantity,
    price: offerPriceOf({ unit, initial: unit, vatRate: VAT }),
    conditioning: { saleUnit: 'bag' },
    total: taxedAmount(money(minor * quantity, currency), VAT),
    discountApplied: false,
  };
};
