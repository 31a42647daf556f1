import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { classesOfScale, type EnergyRating } from '@materia/domain-energy-label';
import { PriceTag } from '../price/PriceTag.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { aPrice, privateViewer } from '../samples/offers.ts';
import { aProduct } from '../samples/products.ts';
import { EnergyLabel, type EnergyLabelProps } from './EnergyLabel.tsx';

type SampleProps = Pick<EnergyLabelProps, 'rating' | 'size'>;

const Label = (props: SampleProps) => (
  <EnergyLabel {...props} product={aProduct(useShop().market.language)} />
);

const Scale = ({ best, worst }: Pick<EnergyRating, 'best' | 'worst'>) => (
  <Stack gap={2}>
    {classesOfScale({ best, worst }).map((energyClass) => (
      <Label key={energyClass} rating={{ energyClass, best, worst }} />
    ))}
  </Stack>
);

const WithPrice = () => (
  <Stack gap={2}>
    <PriceTag price={aPrice({ currency: useShop().market.currency })} viewer={privateViewer} />
    <Label rating={{ energyClass: 'E', best: 'A', worst: 'G' }} />
    <Label rating={{ energyClass: 'A+', best: 'A+++', worst: 'D' }} size="s" />
  </Stack>
);

const meta: Meta<SampleProps> = {
  title: 'Shop/EnergyLabel',
  component: Label,
  subcomponents: { EnergyLabel },
  args: { rating: { energyClass: 'C', best: 'A', worst: 'G' }, size: 'm' },
  argTypes: {
    size: { control: 'inline-radio', options: ['s', 'm'] },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const One: Story = {};
export const InALine: Story = { args: { size: 's' } };

export const EveryClass: Story = {
  tags: ['screenshot'],
  render: () => <Scale best="A" worst="G" />,
};

export const OlderScale: Story = {
  tags: ['screenshot'],
  render: () => <Scale best="A+++" worst="D" />,
};

export const BesideThePrice: Story = { render: () => <WithPrice /> };
