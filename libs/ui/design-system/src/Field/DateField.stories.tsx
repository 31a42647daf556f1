import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Container } from '../Layout/Container.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    name: 'day',
    label: 'Day of delivery',
    hint: 'From 24 to 28 November',
    min: '2026-11-24',
    max: '2026-11-28',
    outOfBoundsText: 'Choose a day from 24 to 28 November',
  },
  decorators: [
    (Story) => (
      <Container size="narrow">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: '2026-11-25' } };
export const Refused: Story = { args: { error: 'Choose a day' } };

/**
 * A date outside the bounds shows a message at the field, which disappears once the date is valid.
 */
export const ByKeyboard: Story = {
  args: { hint: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Day of delivery');
    await userEvent.type(field, '2026-12-01');
    await expect(field).toHaveAccessibleDescription('Choose a day from 24 to 28 November');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-26');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};
