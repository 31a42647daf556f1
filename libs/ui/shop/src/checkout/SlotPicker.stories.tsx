import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@materia/domain-holiday-calendar';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay } from '../samples/offers.ts';
import { SlotPicker, type SlotPickerProps } from './SlotPicker.tsx';

const HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/** Five days from Tuesday; a few hours are fully booked. */
const slotDays: SlotPickerProps['days'] = [0, 1, 2, 3, 4].map((ahead) => {
  const date = addDays(aDay('2026-11-24'), ahead);
  return {
    date,
    slots: HOURS.map((startHour) => ({
      value: `${date}T${startHour}`,
      startHour,
      available: (startHour + ahead) % 4 !== 0,
    })),
  };
});

type SampleProps = Pick<SlotPickerProps, 'kind'> & { readonly isRefused: boolean };

const Sample = ({ isRefused, ...props }: SampleProps) => {
  const { t } = useShop();
  return (
    <SlotPicker
      {...props}
      days={slotDays}
      chosen={isRefused ? '' : '2026-11-24T9'}
      error={isRefused ? t('checkout.slotGone') : undefined}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/SlotPicker',
  component: Sample,
  subcomponents: { SlotPicker },
  args: { kind: 'pickup', isRefused: false },
  argTypes: {
    kind: { control: 'inline-radio', options: ['pickup', 'delivery'] },
    isRefused: { control: 'boolean' },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Hours: Story = {};
export const HoursOfATruck: Story = { args: { kind: 'delivery' } };
export const HoursRefused: Story = { args: { isRefused: true } };
