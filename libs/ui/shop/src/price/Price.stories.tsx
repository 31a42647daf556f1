import type { Meta, StoryObj } from '@storybook/react-vite';
import { useShop } from '../provider/ShopProvider.tsx';
import { aPrice, aReducedPrice, privateViewer, proViewer, viewerOf } from '../samples/offers.ts';
import { PriceTag, type PriceTagProps } from './PriceTag.tsx';

/** A price tag whose amounts are in the market's currency. */
type SampleProps = Omit<PriceTagProps, 'price' | 'viewer'> & {
  /** What a unit costs, in minor units. */
  readonly minor: number;
  readonly isReduced: boolean;
  /** Who reads it; the toolbar decides where the story does not. */
  readonly viewer?: PriceTagProps['viewer'];
};

const Sample = ({ minor, isReduced, viewer = privateViewer, ...props }: SampleProps) => {
  const { currency } = useShop().market;
  const price = isReduced ? aReducedPrice(currency, 25) : aPrice({ currency, minor });
  return <PriceTag {...props} price={price} viewer={viewer} />;
};

const meta: Meta<SampleProps> = {
  title: 'Shop/PriceTag',
  component: Sample,
  subcomponents: { PriceTag },
  args: { minor: 12_990, isReduced: false, size: 'm', isMinimum: false },
  argTypes: {
    minor: { control: { type: 'number', min: 0 } },
    isReduced: { control: 'boolean' },
    size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
    saleUnit: { control: 'text' },
    capacityUnit: { control: 'text' },
  },
  render: ({ viewer, ...args }, { globals }) => (
    <Sample {...args} viewer={viewer ?? viewerOf(globals)} />
  ),
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Plainly: Story = { args: { saleUnit: 'bag' } };
export const Small: Story = { args: { size: 's' } };
export const LargeAmount: Story = { args: { size: 'l', minor: 1_234_567 } };
/** The lowest of several prices. */
export const Minimum: Story = { args: { isMinimum: true } };

/** The percentage is relative to the 30-day lowest price, which is shown (BEY-01). */
export const ReducedPrice: Story = {
  tags: ['screenshot'],
  args: { isReduced: true, saleUnit: 'bag', capacityUnit: 'kg' },
};
export const ReducedForProfessionals: Story = {
  args: { ...ReducedPrice.args, viewer: proViewer },
};
export const WithCanaryTax: Story = {
  args: { ...ReducedPrice.args, viewer: { ...privateViewer, tax: 'igic' } },
};
