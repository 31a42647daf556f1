import { Disclosure, Fieldset, RadioGroup, Stack } from '@materia/ui-design-system';
import { deliverySlotMinutes } from '@materia/domain-shipping';
import { slotMinutes } from '@materia/domain-promise';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

/**
 * A day with its hours: `value` is what the form submits, `startHour` is the hour of the day. A
 * pickup lasts one hour.
 */
export type SlotDay = {
  readonly date: PlainDate;
  readonly slots: readonly {
    readonly value: string;
    readonly startHour: number;
    readonly available: boolean;
  }[];
};

export type SlotPickerProps = {
  /** Hours of pickups at the store, or the hours in which a truck comes. */
  readonly kind?: keyof typeof KINDS;
  /** Where a page has a second group of the same name. */
  readonly id?: string;
  readonly days: readonly SlotDay[];
  /** The value of the chosen slot; empty if none is chosen. */
  readonly chosen: string;
  readonly error?: string | undefined;
};

/** The number of days shown at first; the others expand on demand. */
const DAYS_SEEN = 3;

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
 * The available hours by day: groups of one group of radio buttons, named `slot` or `delivery-slot`. An error is that of the whole,
 * because no day is more wrong than another.
 */
export const SlotPicker = ({
  kind = 'pickup',
  id = KINDS[kind].name,
  days,
  chosen,
  error,
}: SlotPickerProps) => {
  const { title, hint } = KINDS[kind];
  const t = useText();
  const [first, later] = [days.slice(0, DAYS_SEEN), days.slice(DAYS_SEEN)];
  return (
    <Fieldset legend={t(title)} refusable={{ id, hint: t(hint), error }}>
      {first.map((day) => (
        <DaySlots key={day.date} kind={kind} id={id} day={day} chosen={chosen} />
      ))}
      {later.length > 0 && (
        <Disclosure
          summary={t('checkout.slotsMoreDays')}
          open={later.some(({ slots }) => slots.some(({ value }) => value === chosen))}
        >
          <Stack gap={4}>
            {later.map((day) => (
              <DaySlots key={day.date} kind={kind} id={id} day={day} chosen={chosen} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Fieldset>
  );
};

type DaySlotsProps = {
  readonly kind: keyof typeof KINDS;
  readonly id: string;
  readonly day: SlotDay;
  readonly chosen: string;
};

const DaySlots = ({ kind, id, day, chosen }: DaySlotsProps) => {
  const { name, minutes } = KINDS[kind];
  const t = useText();
  const { longDate, time } = useFormats();
  return (
    <RadioGroup
      name={name}
      id={`${id}-${day.date}`}
      legend={longDate(day.date)}
      layout="tiles"
      defaultValue={chosen}
      options={day.slots.map(({ value, startHour, available }) => ({
        value,
        label: t('checkout.slotFromTo', {
          from: time(minutes(startHour).from),
          to: time(minutes(startHour).to),
        }),
        disabled: !available,
        ...(!available && { hint: t('checkout.slotTaken') }),
      }))}
    />
  );
};
