import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import type { PromisedDelivery } from '@materia/domain-promise';
import { basisPointsOfPercent, money, type Currency, type Money } from '@materia/domain-money';
import { offerPriceOf, type OfferPrice } from '@materia/domain-pricing';
import type { ShopViewer } from '../price/viewer.ts';
import type { OfferCardFacts } from '../product/facts.ts';

export const aDay = (text: string): PlainDate => {
  const day = parsePlainDate(text);
  if (!day.ok) throw new Error(`Not a day: ${text}`);
  return day.value;
};

export const privateViewer: ShopViewer = { isPro: false, proPricesTaxExcludedFirst: true };
export const proViewer: ShopViewer = { isPro: true, proPricesTaxExcludedFirst: true };

/** Who sees the prices, as set in the Storybook toolbar. */
export const viewerOf = (globals: Readonly<Record<string, unknown>>): ShopViewer =>
  globals['customer'] === 'professional' ? proViewer : privateViewer;

type PriceSample = {
  readonly currency: Currency;
  readonly minor?: number;
  readonly initialMinor?: number;
  readonly lowestMinor?: number;
  readonly gapCode?: string;
  readonly unitsPerSaleUnit?: number;
};

/** The price of a sale unit: 129.90 by default. */
export const aPrice = ({
  currency,
  minor = 12_990,
  initialMinor = minor,
  lowestMinor,
  gapCode,
  unitsPerSaleUnit,
}: PriceSample): OfferPrice => {
  const amount = (value: number): Money => money(value, currency);
  return offerPriceOf({
    unit: amount(minor),
    initial: amount(initialMinor),
    vatRate: basisPointsOfPercent(23),
    lowest30Days: lowestMinor === undefined ? undefined : amount(lowestMinor),
    gapCode,
    capacityUnitsPerSaleUnit: unitsPerSaleUnit,
  });
};

/** Reduced from 159 to 129.90; the 30-day lowest was 149. */
export const aReducedPrice = (currency: Currency, unitsPerSaleUnit?: number): OfferPrice =>
  aPrice({
    currency,
    initialMinor: 15_900,
    lowestMinor: 14_900,
    gapCode: 'PROMO',
    ...(unitsPerSaleUnit === undefined ? {} : { unitsPerSaleUnit }),
  });

export const pickupInTwoHours: PromisedDelivery = {
  mode: 'store',
  label: 'drive-pickup',
  promise: { kind: 'within-hours', hours: 2, date: aDay('2026-11-20'), minute: 840, skipped: [] },
};

export const homeOnTuesday: PromisedDelivery = {
  mode: 'home',
  label: 'home-courier',
  promise: {
    kind: 'working-days',
    days: 2,
    date: aDay('2026-11-24'),
    skipped: [
      { date: aDay('2026-11-21'), reason: { kind: 'weekend' } },
      { date: aDay('2026-11-22'), reason: { kind: 'weekend' } },
    ],
  },
};

export const anOffer = (
  currency: Currency,
  given: Partial<OfferCardFacts> = {},
): OfferCardFacts => ({
  price: aPrice({ currency }),
  conditioning: { saleUnit: 'piece' },
  stock: { kind: 'in-stock', where: 'store', units: 42 },
  promise: pickupInTwoHours,
  seller: { name: 'Materia', isThirdParty: false },
  ...given,
});
