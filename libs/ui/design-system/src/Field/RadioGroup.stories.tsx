import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'kind',
    legend: 'Who are you buying for?',
    defaultValue: 'private',
    options: [
      { value: 'private', label: 'For myself' },
      { value: 'pro', label: 'For a company', hint: 'With an invoice and professional prices' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Refused: Story = {
  args: { defaultValue: undefined, error: 'Choose one' },
};
/** With a field of one option, and an option that is not possible. */
export const Framed: Story = {
  args: {
    name: 'delivery',
    legend: 'How do you want to get it?',
    framed: true,
    defaultValue: 'slot',
    options: [
      { value: 'drive', label: 'Drive pickup in 2 hours', hint: 'Free' },
      {
        value: 'slot',
        label: 'Drive pickup at a chosen hour',
        hint: 'Free',
        detail: <TextField name="slot" label="Hour" width="s" />,
      },
      { value: 'home', label: 'Home delivery', hint: 'Not possible for this cart', disabled: true },
    ],
  },
};

const HOURS = [
  '07:00–08:00',
  '08:00–09:00',
  '09:00–10:00',
  '10:00–11:00',
  '11:00–12:00',
  '12:00–13:00',
];

export const Tiles: Story = {
  tags: ['screenshot'],
  args: {
    name: 'hour',
    legend: 'Tuesday 24 November',
    layout: 'tiles',
    defaultValue: '2',
    options: HOURS.map((label, index) => ({
      value: String(index),
      label,
      disabled: index === 3,
      ...(index === 3 && { hint: 'Taken' }),
    })),
  },
};
