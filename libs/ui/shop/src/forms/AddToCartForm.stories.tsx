import { Button } from '@materia/ui-design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../provider/ShopProvider.tsx';
import { AddToCartForm } from './AddToCartForm.tsx';

const AddButton = () => (
  <Button type="submit" variant="accent" icon="cart">
    {useText()('product.add')}
  </Button>
);

const meta = {
  title: 'Shop/AddToCartForm',
  component: AddToCartForm,
  args: {
    offer: { sku: '1000001', code: 'O-1', priceContextCode: 'public' },
    children: <AddButton />,
  },
} satisfies Meta<typeof AddToCartForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One unit, after which the page is shown again. */
export const OneUnit: Story = { args: { returnTo: '/p/cement', 'data-stays': '' } };
/** As many units as the calculator found. */
export const FixedQuantity: Story = { args: { quantity: 12, returnTo: '/p/cement' } };
/** In place of a line that the store does not have. */
export const Replacement: Story = { args: { quantity: 3, replaces: 'L1', 'aria-label': 'Cement' } };
