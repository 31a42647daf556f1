import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Link, Skeleton, Stack } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import {
  aPrice,
  aReducedPrice,
  anOffer,
  homeOnTuesday,
  privateViewer,
  viewerOf,
} from '../samples/offers.ts';
import { aProduct } from '../samples/products.ts';
import type { OfferCardFacts } from './facts.ts';
import { OfferList } from './OfferList.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';

const AddButton = () => {
  const { t } = useShop();
  return (
    <form method="post">
      <Button variant="accent" icon="cart" wide>
        {t('listing.add')}
      </Button>
    </form>
  );
};

const useOffers = (): readonly (OfferCardFacts | undefined)[] => {
  const { currency } = useShop().market;
  return [
    anOffer(currency, {
      price: aReducedPrice(currency, 25),
      conditioning: { saleUnit: 'bag', capacityUnit: 'kg' },
    }),
    anOffer(currency, {
      price: aPrice({ currency, minor: 8_690, unitsPerSaleUnit: 4.32 }),
      conditioning: { saleUnit: 'pack', capacityUnit: 'm2' },
      stock: { kind: 'within-24-hours', units: 18 },
      promise: homeOnTuesday,
    }),
    anOffer(currency, {
      price: aPrice({ currency, minor: 64_900 }),
      stock: { kind: 'vendor-delivery', units: 7 },
      promise: homeOnTuesday,
      seller: { name: 'Narzędziownia Kowalski i Synowie', isThirdParty: true },
    }),
    undefined,
  ];
};

type SampleProps = Pick<ProductGridProps, 'layout'> & { readonly viewer?: ShopViewer };

const Cards = ({ viewer = privateViewer, layout = 'list' }: SampleProps) => {
  const { market } = useShop();
  const offers = useOffers();
  return (
    <ProductGrid
      label="Products"
      layout={layout}
      items={offers.map((offer, index) => {
        const product = aProduct(
          market.language,
          index === 1 ? 1 : index === 2 ? 2 : index === 3 ? 3 : 0,
        );
        return {
          key: product.sku,
          card: (
            <ProductCard
              product={product}
              offer={offer}
              viewer={viewer}
              add={offer && <AddButton />}
            />
          ),
        };
      })}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/Product',
  component: Cards,
  subcomponents: { ProductGrid, ProductCard, OfferList },
  args: { layout: 'list' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['list', 'row'] },
    viewer: { control: false },
  },
  render: (args, { globals }) => <Cards {...args} viewer={viewerOf(globals)} />,
};
export default meta;
type Story = StoryObj<SampleProps>;

/**
 * Reduced, within 24 hours, from a vendor, and a currently unavailable one with the longest name.
 */
export const List: Story = {
  tags: ['screenshot'],
};
export const Row: Story = { args: { layout: 'row' } };

const Compact = ({ viewer }: { readonly viewer: ShopViewer }) => {
  const { market, t } = useShop();
  const [offer] = useOffers();
  return (
    <ProductCard
      product={aProduct(market.language, 3)}
      offer={offer}
      viewer={viewer}
      layout="compact"
      otherOffers={<Link href="#offers">{t('listing.moreOffers', { count: 2 })}</Link>}
    />
  );
};

export const CompactCard: Story = {
  render: (_, { globals }) => <Compact viewer={viewerOf(globals)} />,
};

export const Waiting: Story = {
  render: () => (
    <ProductGrid
      label="Products"
      items={['1', '2', '3'].map((key) => ({
        key,
        card: (
          <Stack gap={3}>
            <Skeleton shape="picture" />
            <Skeleton lines={2} />
            <Skeleton shape="title" />
          </Stack>
        ),
      }))}
    />
  ),
};

const Offers = ({ viewer }: { readonly viewer: ShopViewer }) => {
  const offers = useOffers().filter((offer) => offer !== undefined);
  return (
    <OfferList
      label="Other offers"
      viewer={viewer}
      offers={offers.map((offer) => ({
        key: offer.seller.name + offer.conditioning.saleUnit,
        offer,
        add: <AddButton />,
      }))}
    />
  );
};

export const OtherOffers: Story = {
  render: (_, { globals }) => <Offers viewer={viewerOf(globals)} />,
};
