import { Fragment } from 'react';
import { Fieldset } from '@materia/ui-design-system';
import { deliverySlotMinutes } from '@materia/domain-shipping';
import { slotMinutes } from '@materia/domain-promise';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import type { SlotDay } from './slot-day.ts';
import { SlotHours } from './SlotHours.tsx';
import styles from './SlotPicker.module.css';

export type SlotPickerProps = {
  /** Hours of pickups at the store, or the hours in which a truck comes. */
  readonly kind?: keyof typeof KINDS;
  /** Where a page has a second group of the same name. */
  readonly name?: string;
  readonly days: readonly SlotDay[];
  /** The value of the chosen slot; empty if none is chosen. */
  readonly chosen: string;
  readonly error?: string | undefined;
};

/** The name of the radio group of each kind. */
export const SLOT_NAMES = { pickup: 'slot', delivery: 'delivery-slot' } as const;

/** The texts and the length of the slots of each kind. */
const KINDS = {
  pickup: {
    name: SLOT_NAMES.pickup,
    title: 'checkout.slot',
    hint: 'checkout.slotHint',
    minutes: slotMinutes,
  },
  delivery: {
    name: SLOT_NAMES.delivery,
    title: 'transport.slot',
    hint: 'transport.slotHint',
    minutes: deliverySlotMinutes,
  },
} as const;

/**
 * Days side by side, and below them the hours of the open day. Days and hours are radio buttons, so
 * that they work without a script; only the hours are read. An error is that of the whole, because
 * no day is more wrong than another.
 */
export const SlotPicker = ({
  kind = 'pickup',
  name = KINDS[kind].name,
  days,
  chosen,
  error,
}: SlotPickerProps) => {
  const { title, hint, minutes } = KINDS[kind];
  const t = useText();
  const { longDate } = useFormats();
  const open =
    days.find(({ slots }) => slots.some(({ value }) => value === chosen)) ?? days.find(isFree);
  return (
    <Fieldset legend={t(title)} refusable={{ id: name, hint: t(hint), error }}>
      <div className={styles.days}>
        {days.map((day) => (
          <Fragment key={day.date}>
            <input
              type="radio"
              id={`${name}-day-${day.date}`}
              name={`${name}-day`}
              value={day.date}
              defaultChecked={day === open}
              disabled={!isFree(day)}
              className={styles.choice}
            />
            <label htmlFor={`${name}-day-${day.date}`} className={styles.tab}>
              {longDate(day.date)}
              {!isFree(day) && <span className={styles.full}> {t('checkout.slotTaken')}</span>}
            </label>
            <div className={styles.hours}>
              <SlotHours name={name} day={day} minutes={minutes} chosen={chosen} />
            </div>
          </Fragment>
        ))}
      </div>
    </Fieldset>
  );
};

const isFree = ({ slots }: SlotDay): boolean => slots.some(({ available }) => available);
