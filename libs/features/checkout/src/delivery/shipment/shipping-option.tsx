import type { ShippingChoice } from '@materia/api-checkout';
import { handoverPlace, isByAppointment, type ShippingMethodCode } from '@materia/domain-shipping';
import { SCHEDULED_CONTACT_WITHIN_HOURS, slotMinutes } from '@materia/domain-promise';
import type { Money } from '@materia/domain-money';
import type { TextKey, TextReader } from '@materia/market-model';
import type { RadioOption } from '@materia/ui-design-system';
import { type CostTerms, deliveryCostText, type Formats, SlotPicker } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import type { BestAt } from './best-choices.ts';
import { BestBadges } from './BestBadges.tsx';
import { METHOD_NAMES } from './method-names.ts';
import { sentences } from './sentences.ts';
import { formValueOf } from '../form/delivery-form.ts';
import type { ShippingChoiceFacts } from '../form/shipment-facts.ts';
import styles from './ShippingOption.module.css';

type OptionContext = {
  readonly t: TextReader;
  readonly formats: Formats;
  /** A sentence of the page about the option. */
  readonly note?: string | undefined;
  /** What the option is best at among those of its shipment. */
  readonly best?: readonly BestAt[] | undefined;
  readonly slotChoice: boolean;
  /** The preparation fee that comes with this way; undefined where another shipment has it. */
  readonly preparation: Money | undefined;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
  readonly chosenSlot: string;
  readonly slotError: string | undefined;
};

const REASONS = {
  'not-in-stock': 'checkout.reasonNotInStock',
  'store-closed': 'checkout.reasonClosed',
  'no-slot': 'transport.noSlot',
  'address-needed': 'transport.addressNeeded',
  'distance-unknown': 'transport.distanceUnknown',
  'not-served': 'checkout.unavailable',
  'too-far': 'checkout.unavailable',
  'no-store-near': 'allxbrick.noStore',
  'other-store': 'allxbrick.otherStore',
} as const satisfies Readonly<Record<NonNullable<ShippingChoice['reason']>, TextKey>>;

/** A pickup method as a radio option: its cost, the earliest time, or why it is unavailable. Its slots open below it. */
export const shippingOption = (
  choice: ShippingChoiceFacts,
  { t, formats, note, best, slotChoice, preparation, terms, chosenSlot, slotError }: OptionContext,
): RadioOption => {
  const { label, text } = OPTION_TEXTS[optionTextOf(choice, slotChoice)];
  return {
    value: formValueOf(choice.method) ?? '',
    disabled: !choice.available,
    label: (
      <span className={styles.head}>
        <span className={styles.name}>
          {t(label)} <BestBadges best={best} />
        </span>
        <span>{deliveryCostText({ price: choice.price, preparation, terms }, t, formats)}</span>
      </span>
    ),
    hint: choice.available
      ? sentences([
          ...(note === undefined ? [] : [note]),
          t(text),
          readyText(choice, { t, formats, slotChoice }),
        ])
      : t(choice.reason === undefined ? 'checkout.unavailable' : REASONS[choice.reason]),
    ...(isByAppointment(choice.method) &&
      choice.available &&
      slotChoice && {
        detail: <SlotPicker days={choice.days} chosen={chosenSlot} error={slotError} />,
      }),
  };
};

const OPTION_TEXTS = {
  two_hours: { label: 'checkout.driveTwoHours', text: 'checkout.driveTwoHoursText' },
  // Products that first come from another store cannot be ready in two hours.
  soonest: { label: 'checkout.driveSoonest', text: 'checkout.driveTwoHoursText' },
  scheduled: { label: 'checkout.driveScheduled', text: 'checkout.driveScheduledText' },
  earliest: { label: 'checkout.driveEarliest', text: 'checkout.driveEarliestText' },
} as const satisfies Readonly<Record<string, { readonly label: TextKey; readonly text: TextKey }>>;

const optionTextOf = (
  { method, readyWithin }: ShippingChoiceFacts,
  slotChoice: boolean,
): keyof typeof OPTION_TEXTS => {
  if (isByAppointment(method)) return slotChoice ? 'scheduled' : 'earliest';
  return readyWithin === 'days' ? 'soonest' : 'two_hours';
};

/** The earliest time; if customers do not choose the slot, the one that will be reserved. */
const readyText = (
  { method, earliest, days }: ShippingChoiceFacts,
  { t, formats, slotChoice }: Pick<OptionContext, 't' | 'formats' | 'slotChoice'>,
): string => {
  const { longDate, time } = formats;
  if (!isByAppointment(method))
    return earliest === undefined
      ? ''
      : t('checkout.readyOn', { date: longDate(earliest.date), time: time(earliest.minutesOfDay) });
  const first = days
    .flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })))
    .find(({ available }) => available);
  if (slotChoice || first === undefined) return '';
  const { from, to } = slotMinutes(first.startHour);
  return `${longDate(first.date)}, ${t('checkout.slotFromTo', { from: time(from), to: time(to) })}`;
};

const isPriced = (reason: ShippingChoice['reason']): boolean =>
  reason === undefined || reason === 'other-store';

/** Details of an option besides the day of arrival; null for none. */
const LEVEL_NOTES = {
  'drive/two_hours': null,
  'drive/scheduled': null,
  'transporter/home': 'transport.homeText',
  'allxbrick/delivery': 'allxbrick.deliveryText',
  'allxbrick/pickup': 'allxbrick.pickupText',
  'chronopost/home': null,
  'chronorelais/relay': 'points.relayText',
  'locker/locker': 'points.lockerText',
  'seller/home': null,
  'seller/relay': 'points.relayText',
} as const satisfies Readonly<Record<ShippingMethodCode, TextKey | null>>;

type LevelContext = Pick<OptionContext, 't' | 'formats' | 'note' | 'best' | 'terms'> &
  Partial<Pick<OptionContext, 'preparation'>>;

/** A delivery as a radio option: its name, its price and the day by which it arrives. `details` open below it. */
export const levelOption = (
  choice: ShippingChoiceFacts,
  { t, formats, note, best, preparation, terms }: LevelContext,
  details?: ReactNode,
): RadioOption => ({
  value: choice.method,
  // The partner carrier may be chosen: the shopper is then asked to change the store.
  disabled: !choice.available && choice.reason !== 'other-store',
  label: (
    <span className={styles.head}>
      <span className={styles.name}>
        {t(METHOD_NAMES[choice.method])} <BestBadges best={best} />
      </span>
      <span>{priceText(choice, { t, formats, preparation, terms })}</span>
    </span>
  ),
  ...hintOf(choice, { t, formats, note }),
  ...(details !== undefined && { detail: details }),
});

/** While the place is unknown, the lowest price; none where the method does not reach. */
const priceText = (
  { price, reason }: ShippingChoiceFacts,
  {
    t,
    formats,
    preparation,
    terms,
  }: Pick<OptionContext, 't' | 'formats' | 'preparation' | 'terms'>,
): string => {
  if (reason === 'not-served' || reason === 'too-far') return '';
  const isFrom = reason === 'address-needed' || reason === 'distance-unknown';
  return deliveryCostText({ price, preparation, terms }, t, formats, isFrom);
};

const hintOf = (
  { method, arrives, reason, days }: ShippingChoiceFacts,
  { t, formats, note: ofPage }: LevelContext,
): Pick<RadioOption, 'hint'> => {
  const note = LEVEL_NOTES[method];
  const parts = [
    ...(ofPage === undefined ? [] : [ofPage]),
    ...(note === null ? [] : [t(note, { hours: SCHEDULED_CONTACT_WITHIN_HOURS })]),
    ...(reason === undefined ? [] : [t(REASONS[reason])]),
    ...(arrives === undefined || days.length > 0 || !isPriced(reason)
      ? []
      : [
          t(handoverPlace(method) === 'store' ? 'estimate.ready' : 'checkout.arrives', {
            date: formats.longDate(arrives),
          }),
        ]),
  ];
  return parts.length === 0 ? {} : { hint: sentences(parts) };
};
