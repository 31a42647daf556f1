import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CompareTray } from './CompareTray.tsx';

const NAMES = [
  'Cement CEM II 32,5 R 25 kg',
  'Cement CEM I 42,5 R 25 kg',
  'Superizolacyjnywielkoformatowybloczek zbetonukomórkowego 62,5 × 24 × 42 cm',
  'CEM III',
];
const products = NAMES.map((name, at) => ({ sku: String(at), name, picture: '/media/pl/cement' }));

const meta = {
  title: 'Shop/CompareTray',
  component: CompareTray,
  args: { products: products.slice(0, 2), returnTo: '/' },
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Full: Story = { args: { products } };

/** Every product can be taken out, and the comparison opened and cleared, by keyboard. */
export const ByKeyboard: Story = {
  args: { products: products.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, ...others] = [...canvas.queryAllByRole('button'), canvas.getByRole('link')];
    await userEvent.tab();
    await expect(first ?? canvas.getByRole('link')).toHaveFocus();
    for (const _ of others) await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};
