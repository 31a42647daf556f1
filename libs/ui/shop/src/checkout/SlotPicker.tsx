import { Disclosure, RadioGroup, Stack, Text } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';

/** A day with its hours: `value` is what the form submits, `startHour` is the hour of the day. Every slot lasts one hour. */
export type SlotDay = {
  readonly date: PlainDate;
  readonly slots: readonly {
    readonly value: string;
    readonly startHour: number;
    readonly available: boolean;
  }[];
};

export type SlotPickerProps = {
  readonly days: readonly SlotDay[];
  /** The value of the chosen slot; empty if none is chosen. */
  readonly chosen: string;
  readonly error?: string | undefined;
};

/** The number of days shown at first; the others expand on demand. */
const DAYS_SEEN = 3;

/** The available hours by day. All days form one radio group named `slot`. */
export const SlotPicker = ({ days, chosen, error }: SlotPickerProps) => {
  const t = useText();
  const [first, later] = [days.slice(0, DAYS_SEEN), days.slice(DAYS_SEEN)];
  return (
    <Stack gap={4}>
      <div>
        <Text weight="medium">{t('checkout.slot')}</Text>
        <Text size="s" tone="soft">
          {t('checkout.slotHint')}
        </Text>
      </div>
      {first.map((day, index) => (
        <DaySlots
          key={day.date}
          day={day}
          chosen={chosen}
          {...(index === 0 && { id: 'slot', error })}
        />
      ))}
      {later.length > 0 && (
        <Disclosure
          summary={t('checkout.slotsMoreDays')}
          open={later.some(({ slots }) => slots.some(({ value }) => value === chosen))}
        >
          <Stack gap={4}>
            {later.map((day) => (
              <DaySlots key={day.date} day={day} chosen={chosen} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
};

type DaySlotsProps = {
  readonly day: SlotDay;
  readonly chosen: string;
  readonly id?: string;
  readonly error?: string | undefined;
};

const DaySlots = ({ day, chosen, id = `slot-${day.date}`, error }: DaySlotsProps) => {
  const t = useText();
  const { longDate, time } = useFormats();
  return (
    <RadioGroup
      name="slot"
      id={id}
      legend={longDate(day.date)}
      error={error}
      layout="tiles"
      defaultValue={chosen}
      options={day.slots.map(({ value, startHour, available }) => ({
        value,
        label: t('checkout.slotFromTo', {
          from: time(startHour * 60),
          to: time(startHour * 60 + 60),
        }),
        disabled: !available,
        ...(!available && { hint: t('checkout.slotTaken') }),
      }))}
    />
  );
};
