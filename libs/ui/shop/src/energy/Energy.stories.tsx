import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { classesOfScale, type EnergyRating } from '@materia/domain-energy-label';
import { PriceTag } from '../price/PriceTag.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { aPrice, privateViewer } from '../samples/offers.ts';
import { aProduct } from '../samples/products.ts';
import { EnergyLabel } from './EnergyLabel.tsx';

const meta: Meta = { title: 'Shop/EnergyLabel' };
export default meta;
type Story = StoryObj;

const Label = (props: { readonly rating: EnergyRating; readonly size?: 's' | 'm' }) => (
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

export const EveryClass: Story = {
  tags: ['screenshot'],
  render: () => <Scale best="A" worst="G" />,
};

export const OlderScale: Story = {
  tags: ['screenshot'],
  render: () => <Scale best="A+++" worst="D" />,
};

export const BesideThePrice: Story = { render: () => <WithPrice /> };
