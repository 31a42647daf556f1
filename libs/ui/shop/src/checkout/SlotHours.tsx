import { RadioGroup } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import type { SlotDay } from './slot-day.ts';

type SlotHoursProps = {
  readonly name: string;
  readonly day: SlotDay;
  /** When a slot begins and ends, in minutes since midnight. */
  readonly minutes: (startHour: number) => { readonly from: number; readonly to: number };
  readonly chosen: string;
};

/** The hours of one day. Those that are full say so. */
export const SlotHours = ({ name, day: { date, slots }, minutes, chosen }: SlotHoursProps) => {
  const t = useText();
  const { longDate, time } = useFormats();
  return (
    <RadioGroup
      name={name}
      id={`${name}-${date}`}
      legend={longDate(date)}
      hideLegend
      layout="tiles"
      defaultValue={chosen}
      options={slots.map(({ value, startHour, available }) => ({
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
