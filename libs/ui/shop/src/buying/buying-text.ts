import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { type PriceViewer, taxDisplay, type TaxedAmount } from '@materia/domain-pricing';
import type { BuyingObstacle, PossibleOption } from '@materia/domain-shipping';
import type { TextKey, TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

/** Why an outcome is not possible, in words. */
export const WHY_NOT = {
  'no-store': 'buying.whyNoStore',
  'vendor-sends': 'buying.whyVendorSends',
  'not-sent': 'buying.whyNotSent',
  'too-heavy': 'buying.whyTooHeavy',
  'not-in-stock': 'buying.whyNotInStock',
  'store-closed': 'buying.whyStoreClosed',
  'no-slot': 'buying.whyNoSlot',
  'not-served': 'buying.whyNotServed',
  'too-far': 'buying.whyTooFar',
  'no-store-near': 'buying.whyNoStoreNear',
} as const satisfies Readonly<Record<BuyingObstacle, TextKey>>;

/** When one unit is ready or arrives. `today` is the date in the market's time zone. */
export const outcomeDay = (
  t: TextReader,
  formats: Pick<Formats, 'longDate' | 'time'>,
  { date, minute }: Pick<PossibleOption, 'date' | 'minute'>,
  today: PlainDate,
): string => {
  if (date === undefined) return t('buying.noDay');
  if (minute === undefined) return t('delivery.by', { date: formats.longDate(date) });
  const time = formats.time(minute);
  if (date === today) return t('buying.todayFrom', { time });
  if (date === addDays(today, 1)) return t('buying.tomorrowFrom', { time });
  return t('buying.dayFrom', { date: formats.longDate(date), time });
};

/** An amount as its viewer reads it first, with "from" before the lowest of several. */
export const shownAmount = (
  amount: TaxedAmount,
  viewer: PriceViewer,
  { money }: Pick<Formats, 'money'>,
): string => money(taxDisplay(amount, viewer).first.amount);

/** What the final price contains besides the product. */
export const extrasText = (
  t: TextReader,
  formats: Pick<Formats, 'money'>,
  { delivery, preparation }: Pick<PossibleOption, 'delivery' | 'preparation'>,
  viewer: PriceViewer,
): string => {
  const [sent, fee] = [
    shownAmount(delivery, viewer, formats),
    shownAmount(preparation, viewer, formats),
  ];
  const isFree = preparation.included.minor === 0;
  if (delivery.included.minor === 0)
    return isFree ? t('buying.noExtras') : t('buying.preparation', { fee });
  return isFree
    ? t('buying.delivery', { delivery: sent })
    : t('buying.deliveryAndPreparation', { delivery: sent, fee });
};
