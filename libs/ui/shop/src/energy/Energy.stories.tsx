import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@materia/ui-design-system';
import { PriceTag } from '../price/PriceTag.tsx';
import { useShop } from '../provider/ShopProvider.tsx';
import { energyWords } from '../samples/energy-words.ts';
import { aPrice, privateViewer } from '../samples/offers.ts';
import { ENERGY_CLASSES, EnergyLabel, type EnergyClass } from './EnergyLabel.tsx';

const meta: Meta = { title: 'Shop/EnergyLabel' };
export default meta;
type Story = StoryObj;

const Label = ({ energyClass }: { readonly energyClass: EnergyClass }) => (
  <EnergyLabel energyClass={energyClass} labelHref="#label" sheetHref="#sheet" words={energyWords(useShop().market.language)} />
);

const WithPrice = () => (
  <Stack gap={2}>
    <PriceTag price={aPrice({ currency: useShop().market.currency })} viewer={privateViewer} />
    <Label energyClass="E" />
  </Stack>
);

export const EveryClass: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack gap={2}>
      {ENERGY_CLASSES.map((energyClass) => (
        <Label key={energyClass} energyClass={energyClass} />
      ))}
    </Stack>
  ),
};

export const BesideThePrice: Story = { render: () => <WithPrice /> };
