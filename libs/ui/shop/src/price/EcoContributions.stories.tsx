import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@materia/domain-money';
import { type EcoContribution, type EcoProducts, taxedAmount } from '@materia/domain-pricing';
import { useShop } from '../provider/ShopProvider.tsx';
import { privateViewer, viewerOf } from '../samples/offers.ts';
import { EcoContributions, type EcoContributionsProps } from './EcoContributions.tsx';

type SampleProps = Partial<Pick<EcoContributionsProps, 'viewer'>> & {
  readonly products: EcoProducts;
  readonly placement: Extract<EcoContribution, { readonly isShown: true }>['placement'];
};

/** One contribution that is shown, and one that is not. */
const Sample = ({ products, placement, viewer = privateViewer }: SampleProps) => {
  const amount = taxedAmount(money(125, useShop().market.currency), 2000);
  return (
    <EcoContributions
      viewer={viewer}
      contributions={[
        { stream: 'shown', products, amount, placement, isShown: true },
        { stream: 'hidden', amount, placement: 'inside-price', isShown: false },
      ]}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/EcoContributions',
  component: Sample,
  subcomponents: { EcoContributions },
  args: { products: 'electrical', placement: 'shown-within-price' },
  argTypes: {
    products: { control: 'select', options: ['electrical', 'furniture', 'building', 'other'] },
    placement: { control: 'inline-radio', options: ['shown-within-price', 'added-to-price'] },
  },
  render: (args, { globals }) => <Sample {...args} viewer={viewerOf(globals)} />,
};
export default meta;
type Story = StoryObj<SampleProps>;

export const WithinThePrice: Story = {};
export const AddedToThePrice: Story = {
  args: { products: 'furniture', placement: 'added-to-price' },
};
