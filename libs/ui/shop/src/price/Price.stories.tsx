import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import { taxedAmount, type EcoContribution } from '@materia/domain-pricing';
import { useShop } from '../provider/ShopProvider.tsx';
import { aPrice, aReducedPrice, privateViewer, proViewer, viewerOf } from '../samples/offers.ts';
import { DeliveryPrice } from './DeliveryPrice.tsx';
import { EcoContributions } from './EcoContributions.tsx';
import { PriceTag } from './PriceTag.tsx';
import type { ShopViewer } from './viewer.ts';

const meta: Meta = { title: 'Shop/Price' };
export default meta;
type Story = StoryObj;

const Plain = ({ viewer }: { readonly viewer: ShopViewer }) => {
  const { currency } = useShop().market;
  return (
    <Cluster gap={6} align="end">
      <PriceTag price={aPrice({ currency })} viewer={viewer} size="s" />
      <PriceTag price={aPrice({ currency })} viewer={viewer} saleUnit="bag" />
      <PriceTag price={aPrice({ currency, minor: 1_234_567 })} viewer={viewer} size="l" />
      <PriceTag price={aPrice({ currency })} viewer={viewer} isMinimum />
    </Cluster>
  );
};

export const Plainly: Story = { render: (_, { globals }) => <Plain viewer={viewerOf(globals)} /> };

const Reduced = ({ viewer }: { readonly viewer: ShopViewer }) => {
  const { currency } = useShop().market;
  const price = aReducedPrice(currency, 25);
  return <PriceTag price={price} viewer={viewer} saleUnit="bag" capacityUnit="kg" />;
};

/** The percentage is relative to the 30-day lowest price, which is shown (BEY-01). */
export const ReducedPrice: Story = {
  tags: ['screenshot'],
  render: (_, { globals }) => <Reduced viewer={viewerOf(globals)} />,
};
export const ReducedForProfessionals: Story = { render: () => <Reduced viewer={proViewer} /> };
export const WithCanaryTax: Story = {
  render: () => <Reduced viewer={{ ...privateViewer, tax: 'igic' }} />,
};

const Eco = () => {
  const { currency } = useShop().market;
  const amount = taxedAmount(money(125, currency), 2000);
  const contributions: readonly EcoContribution[] = [
    {
      stream: 'deee',
      products: 'electrical',
      amount,
      placement: 'shown-within-price',
      isShown: true,
    },
    { stream: 'dea', products: 'furniture', amount, placement: 'added-to-price', isShown: true },
    { stream: 'pmcb', amount, placement: 'inside-price', isShown: false },
  ];
  return <EcoContributions contributions={contributions} viewer={privateViewer} />;
};

export const WithEcoContribution: Story = { render: () => <Eco /> };

const Deliveries = () => {
  const { currency } = useShop().market;
  return (
    <Cluster gap={5}>
      <DeliveryPrice price={money(0, currency)} />
      <DeliveryPrice price={money(1_990, currency)} />
      <DeliveryPrice price={money(1_990, currency)} isMinimum />
    </Cluster>
  );
};

/** Free at zero, "from" before a minimum price (PRC-07, PRC-08). */
export const OfDelivery: Story = { render: () => <Deliveries /> };
