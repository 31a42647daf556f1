import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ButtonLink,
  Card,
  IconButton,
  QuantityStepper,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import { taxedAmount } from '@materia/domain-pricing';
import type { ShopViewer } from '../price/viewer.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { aCartLine, aCartWithTotals } from '../samples/carts.ts';
import { privateViewer, proViewer } from '../samples/offers.ts';
import { StoreBanner } from '../store/StoreBanner.tsx';
import { CartLineView, type CartLineFacts } from './CartLineView.tsx';
import { CartTotalsTable } from './CartTotalsTable.tsx';
import { VendorGroupCard } from './VendorGroupCard.tsx';

const EditableLine = ({
  line,
  viewer,
}: {
  readonly line: CartLineFacts;
  readonly viewer: ShopViewer;
}) => {
  const { t } = useShop();
  return (
    <CartLineView
      line={line}
      viewer={viewer}
      quantity={
        <form method="post">
          <QuantityStepper
            id={`qty-${line.product.sku}`}
            name="qty"
            size="s"
            label={t('cart.quantityOf', { product: line.product.name })}
            lessLabel={t('cart.less', { product: line.product.name })}
            moreLabel={t('cart.more', { product: line.product.name })}
            defaultValue={line.quantity}
            max={42}
            stepName="step"
          />
        </form>
      }
      remove={
        <form method="post">
          <IconButton
            type="submit"
            icon="trash"
            label={t('cart.removeNamed', { product: line.product.name })}
          />
        </form>
      }
    />
  );
};

type SampleProps = { readonly viewer: ShopViewer };

const Whole = ({ viewer }: SampleProps) => {
  const { market, t, to } = useShop();
  const { currency, language } = market;
  const { explanation, total } = aCartWithTotals(currency);
  const own = [
    aCartLine(language, currency, 0, {
      discount: taxedAmount(money(-1500, currency), 2300),
    }),
    aCartLine(language, currency, 3, { stock: { kind: 'within-24-hours', units: 3 } }),
  ];
  const sold = [aCartLine(language, currency, 2, { error: 'no-stock' })];
  return (
    <Split narrow="end">
      <Stack>
        <VendorGroupCard
          id="materia"
          seller={market.name}
          isThirdParty={false}
          banner={
            <StoreBanner
              store={{ name: 'Materia Poznań Franowo', chosen: true }}
              use="pickup"
              open={{ kind: 'open', until: 1140 }}
            />
          }
          lines={own.map((line) => ({
            key: line.product.sku,
            line: <EditableLine line={line} viewer={viewer} />,
          }))}
        />
        <VendorGroupCard
          id="vendor"
          seller="Narzędziownia Kowalski i Synowie"
          isThirdParty
          lines={sold.map((line) => ({
            key: line.product.sku,
            line: <EditableLine line={line} viewer={viewer} />,
          }))}
        />
      </Stack>
      <Card as="aside">
        <CartTotalsTable
          explanation={explanation}
          total={total}
          ecoIncluded={money(150, currency)}
          viewer={viewer}
        >
          <Text size="s" tone="soft">
            {t('cart.weight', { kilograms: '301,4' })}
          </Text>
          <ButtonLink href={to('checkoutDelivery')} variant="accent" size="l" wide>
            {t('cart.checkout')}
          </ButtonLink>
        </CartTotalsTable>
      </Card>
    </Split>
  );
};

/** Prices with tax first or without it, by who reads them. */
const VIEWERS = { private: privateViewer, professional: proViewer } as const;

const meta: Meta<SampleProps> = {
  title: 'Shop/Cart',
  component: Whole,
  subcomponents: { CartLineView, CartTotalsTable, VendorGroupCard },
  args: { viewer: privateViewer },
  argTypes: {
    viewer: { control: 'inline-radio', options: Object.keys(VIEWERS), mapping: VIEWERS },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const WholeCart: Story = { tags: ['screenshot'] };
export const ForProfessionals: Story = { args: { viewer: proViewer } };

const Totals = ({ viewer }: SampleProps) => {
  const { currency } = useShop().market;
  const { explanation, total } = aCartWithTotals(currency);
  return (
    <CartTotalsTable
      explanation={explanation}
      total={total}
      ecoIncluded={money(0, currency)}
      viewer={viewer}
    />
  );
};

/** Every step with its rule (BEY-12). */
export const ExplainedTotals: Story = {
  render: (args) => <Totals {...args} />,
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};

const ReadOnly = ({ viewer }: SampleProps) => {
  const { currency, language } = useShop().market;
  return <CartLineView line={aCartLine(language, currency, 1)} viewer={viewer} />;
};

export const LineOfASummary: Story = {
  render: (args) => <ReadOnly {...args} />,
};
