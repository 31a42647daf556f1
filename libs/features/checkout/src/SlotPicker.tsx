import { Disclosure, RadioGroup, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import type { ShippingChoiceFacts } from './shippings.loader.ts';
import styles from './SlotPicker.module.css';

type SlotPickerProps = { readonly days: ShippingChoiceFacts['days']; readonly chosen: string; readonly error: string | undefined };

/** Days that are seen at once; the others open on demand. */
const DAYS_SEEN = 3;

/** The hours of pickup, day by day. All are one choice, whichever day they stand in. */
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
        <DaySlots key={day.date} day={day} chosen={chosen} {...(index === 0 && { id: 'slot', error })} />
      ))}
      {later.length > 0 && (
        <Disclosure summary={t('checkout.slotsMoreDays')} open={later.some(({ slots }) => slots.some(({ value }) => value === chosen))}>
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
  readonly day: ShippingChoiceFacts['days'][number];
  readonly chosen: string;
  readonly id?: string;
  readonly error?: string | undefined;
};

const DaySlots = ({ day, chosen, id = `slot-${day.date}`, error }: DaySlotsProps) => {
  const t = useText();
  const { longDate, time } = useFormats();
  return (
    <div className={styles.day}>
      <RadioGroup
        name="slot"
        id={id}
        legend={longDate(day.date)}
        error={error}
        defaultValue={chosen}
        options={day.slots.map(({ value, startHour, available }) => ({
          value,
          label: (
            <>
              {t('checkout.slotFromTo', { from: time(startHour * 60), to: time(startHour * 60 + 60) })}
              {!available && <span className={styles.taken}> {t('checkout.slotTaken')}</span>}
            </>
          ),
          disabled: !available,
        }))}
      />
    </div>
  );
};
