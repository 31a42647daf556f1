import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckoutFooter } from './CheckoutFooter.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';

type SampleProps = { readonly year: string };

const CheckoutFrame = ({ year }: SampleProps) => (
  <>
    <CheckoutHeader />
    <CheckoutFooter year={year} />
  </>
);

const meta: Meta<SampleProps> = {
  title: 'Shop/Frame/CheckoutFrame',
  component: CheckoutFrame,
  subcomponents: { CheckoutHeader, CheckoutFooter },
  parameters: { layout: 'fullscreen' },
  args: { year: '2026' },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const HeaderAndFooter: Story = {};

/** The seller's identity is read behind a question. */
export const WithSeller: Story = {
  play: ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};

/** Only the shop's name and its phone are before the conditions. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(links[1]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
};
