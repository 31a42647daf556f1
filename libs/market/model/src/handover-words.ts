import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type ExpectedTime, type Handover, type TrackingStep } from '@materia/domain-order';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from './market-texts.ts';

/** What is known of the moment in which an order changes hands. */
export type HandoverMoment = {
  readonly place: Handover;
  /** Undefined while no day is planned. */
  readonly expected: ExpectedTime | undefined;
  /** How far the order is: 4 once it was handed over, 99 once it was cancelled. */
  readonly step: TrackingStep;
  /** The day on which it was handed over, if it is recorded. */
  readonly receivedOn?: PlainDate | undefined;
};

/** A moment in words: what happens, the day in large letters, and the hour where one is known. */
export type HandoverWords = {
  readonly label: string;
  readonly day: string;
  readonly hour: string | undefined;
};

type Writing = {
  readonly t: TextReader;
  readonly longDate: (date: PlainDate) => string;
  readonly time: (minutes: number) => string;
};

/**
 * When an order changes hands, in the words of every page and mail. What was handed over or
 * cancelled is not expected any more.
 */
export const handoverWords = (
  { place, expected, step, receivedOn }: HandoverMoment,
  { t, longDate, time }: Writing,
): HandoverWords => {
  if (step === 99)
    return {
      label: t('handover.cancelled'),
      day: t('handover.cancelledDay'),
      hour: undefined,
    };
  if (step === 4)
    return {
      label: t(place === 'store' ? 'handover.collected' : 'handover.delivered'),
      day: receivedOn === undefined ? t('handover.handedOver') : longDate(receivedOn),
      hour: undefined,
    };
  return {
    label: t(expectedLabel(place, expected)),
    day: expected === undefined ? t('handover.dayOpen') : longDate(expected.date),
    hour: hourOf(expected, { t, time }),
  };
};

const expectedLabel = (place: Handover, expected: ExpectedTime | undefined) => {
  switch (place) {
    case 'store':
      return expected?.kind === 'slot' ? 'handover.pickupSlot' : 'handover.readyFrom';
    case 'address':
      return 'handover.arrives';
    case 'point':
      return 'handover.atPoint';
    default:
      return unreachable(place);
  }
};

const hourOf = (
  expected: ExpectedTime | undefined,
  { t, time }: Pick<Writing, 't' | 'time'>,
): string | undefined => {
  switch (expected?.kind) {
    case undefined:
    case 'day':
      return undefined;
    case 'from':
      return t('handover.hourFrom', { time: time(expected.minutes) });
    case 'slot':
      return t('handover.hourRange', { from: time(expected.from), to: time(expected.to) });
    default:
      return unreachable(expected);
  }
};
