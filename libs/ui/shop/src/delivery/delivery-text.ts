import { LOCAL_DELIVERY_RADIUS_KM } from '@materia/domain-stores';
import type { DeliveryPromise, OfferDestination } from '@materia/domain-promise';
import type { DeliveryLabel } from '@materia/domain-stock-status';
import type { SkippedDay } from '@materia/domain-holiday-calendar';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

/** The name of a delivery method, with the place or the store to which the order goes. */
export const deliveryText = (
  t: TextReader,
  label: DeliveryLabel,
  { place, store }: Partial<Pick<OfferDestination, 'place' | 'store'>> = {},
): string => {
  switch (label) {
    case 'home-courier':
      return place === undefined ? t('delivery.homeCourier') : t('delivery.homeIn', { place });
    case 'local-delivery':
      if (place !== undefined) return t('delivery.homeIn', { place });
      return t('delivery.localDelivery', { kilometres: LOCAL_DELIVERY_RADIUS_KM });
    case 'drive-pickup':
      return store === undefined ? t('delivery.drivePickup') : t('delivery.pickupAt', { store });
    case 'relay-point':
      return t('delivery.relayPoint');
    default:
      return unreachable(label);
  }
};

/** When the order is ready or delivered. */
export const promiseText = (
  t: TextReader,
  formats: Pick<Formats, 'longDate' | 'time'>,
  promise: DeliveryPromise,
): string => {
  switch (promise.kind) {
    case 'within-hours':
      return t('delivery.withinHours', { count: promise.hours });
    case 'today-from':
      return t('delivery.todayFrom', { time: formats.time(promise.minute) });
    case 'tomorrow-from':
      return t('delivery.tomorrowFrom', { time: formats.time(promise.minute) });
    case 'day-from':
      return t('delivery.dayFrom', {
        date: formats.longDate(promise.date),
        time: formats.time(promise.minute),
      });
    case 'working-days':
      return t('delivery.onDay', { date: formats.longDate(promise.date) });
    default:
      return unreachable(promise);
  }
};

/** A day that did not count, with its reason. */
export const skippedDaysText = (
  t: TextReader,
  formats: Formats,
  { date, reason }: SkippedDay,
): string => {
  const day = formats.longDate(date);
  switch (reason.kind) {
    case 'weekend':
      return t('delivery.skippedWeekend', { date: day });
    case 'holiday':
      return t('delivery.skippedHoliday', { date: day, name: reason.name });
    case 'closed-store':
      return t('delivery.skippedClosedStore', { date: day });
    default:
      return unreachable(reason);
  }
};
