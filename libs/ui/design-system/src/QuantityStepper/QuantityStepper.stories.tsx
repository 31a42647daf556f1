import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta: Meta<typeof QuantityStepper> = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    id: 'qty',
    name: 'qty',
    label: 'Quantity',
    lessLabel: 'Less',
    moreLabel: 'More',
    defaultValue: 2,
    max: 42,
  },
};
export default meta;
type Story = StoryObj<typeof QuantityStepper>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 's' } };
export const WithLabel: Story = { args: { hideLabel: false } };
export const AtMaximum: Story = {
  args: { defaultValue: 42, message: 'The largest quantity in stock is selected.' },
};
export const Refused: Story = { args: { defaultValue: 50, error: 'The largest quantity is 42.' } };
/** The hint is below both and does not break the alignment. */
export const BesideItsButton: Story = {
  tags: ['screenshot'],
  args: {
    defaultValue: 42,
    message: 'The largest quantity in stock is selected.',
    beside: (
      <Button variant="accent" size="l" icon="cart">
        Add to cart
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [control, button] = [
      canvas.getByRole('spinbutton'),
      canvas.getByRole('button', { name: 'Add to cart' }),
    ].map((element) => element.getBoundingClientRect());
    const middleOf = (box: DOMRect | undefined) =>
      box === undefined ? Number.NaN : box.top + box.height / 2;
    await expect(Math.abs(middleOf(control) - middleOf(button))).toBeLessThan(1);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The buttons stay within the bounds; typing works as in any number input. */
export const ByKeyboard: Story = {
  args: { defaultValue: 41 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    const more = canvas.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(field).toHaveValue(42);
    const less = canvas.getByRole('button', { name: 'Less' });
    less.focus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveValue(41);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(field).toHaveValue(7);
  },
};
