import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ButtonLink,
  Card,
  DrawerButton,
  IconButton,
  Link,
  QuantityStepper,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { cartNotice, type CartNotice } from '@materia/domain-cart';
import { money } from '@materia/domain-money';
import { sumTaxedAmounts, taxedAmount } from '@materia/domain-pricing';
import type { ShopViewer } from '../price/viewer.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { aCartLine, aCartWithTotals } from '../samples/carts.ts';
import { proViewer, viewerOf } from '../samples/offers.ts';
import { StoreBanner } from '../store/StoreBanner.tsx';
import { CartLineView, type CartLineFacts } from './CartLineView.tsx';
import { CartPreview } from './CartPreview.tsx';
import { CartTotalsTable } from './CartTotalsTable.tsx';
import { NoticeList } from './NoticeList.tsx';
import { VendorGroupCard } from './VendorGroupCard.tsx';

const meta: Meta = { title: 'Shop/Cart' };
export default meta;
type Story = StoryObj;

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
            lessLabel={t('cart.less')}
            moreLabel={t('cart.more')}
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

const Whole = ({ viewer }: { readonly viewer: ShopViewer }) => {
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

export const WholeCart: Story = {
  tags: ['screenshot'],
  render: (_, { globals }) => <Whole viewer={viewerOf(globals)} />,
};
export const ForProfessionals: Story = { render: () => <Whole viewer={proViewer} /> };

const Totals = ({ viewer }: { readonly viewer: ShopViewer }) => {
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
  render: (_, { globals }) => <Totals viewer={viewerOf(globals)} />,
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};

const ReadOnly = ({ viewer }: { readonly viewer: ShopViewer }) => {
  const { currency, language } = useShop().market;
  return <CartLineView line={aCartLine(language, currency, 1)} viewer={viewer} />;
};

export const LineOfASummary: Story = {
  render: (_, { globals }) => <ReadOnly viewer={viewerOf(globals)} />,
};

const Notices = () => {
  const { market, t, to } = useShop();
  const line = {
    lineId: '1',
    sku: '100200',
    name: 'CEM II 25 kg',
    isDeleted: false,
    quantity: 3,
    lastPrice: money(1_890, market.currency),
    newPrice: money(1_990, market.currency),
  };
  const notices: readonly CartNotice[] = [
    cartNotice('CONNECT'),
    cartNotice('MERGED_CART'),
    cartNotice('NO_STOCK_AVAILABLE', [{ ...line, code: 'NO_STOCK_AVAILABLE', isDeleted: true }]),
    cartNotice('STOCK_MODIFIED', [{ ...line, code: 'NO_STOCK_AVAILABLE' }]),
    cartNotice('OFFER_PRICE_INCREASED', [{ ...line, code: 'OFFER_PRICE_CHANGE' }]),
    cartNotice('OFFER_PRICE_DECREASED', [{ ...line, code: 'OFFER_PRICE_CHANGE' }]),
    cartNotice('PRODUCT_DISCOUNT_REMOVED', [{ ...line, code: 'PRODUCT_DISCOUNT_REMOVED' }]),
    cartNotice('TECHNICAL_ERROR', [{ ...line, code: 'TECHNICAL_ERROR', isDeleted: true }]),
  ];
  return (
    <NoticeList
      notices={notices}
      connect={<Link href={to('login')}>{t('cart.connectAction')}</Link>}
    />
  );
};

/** Every notice a cart can have (NTF-02). */
export const EveryNotice: Story = { tags: ['screenshot'], render: () => <Notices /> };

type PreviewProps = {
  readonly viewer: ShopViewer;
  readonly empty?: boolean;
  readonly isSignedIn?: boolean;
};

const Preview = ({ viewer, empty = false, isSignedIn = false }: PreviewProps) => {
  const { market, t } = useShop();
  const { currency, language, id } = market;
  const lines = [
    aCartLine(language, currency, 0),
    aCartLine(language, currency, 3),
    aCartLine(language, currency, 2),
  ].map(({ product, quantity, conditioning, total }) => ({
    id: product.sku,
    product,
    quantity,
    saleUnit: conditioning.saleUnit,
    total,
  }));
  const sum = sumTaxedAmounts(
    lines.map(({ total }) => total),
    currency,
  );
  return (
    <>
      <DrawerButton drawerId={`preview-${id}`}>{t('common.cart')}</DrawerButton>
      <CartPreview
        id={`preview-${id}`}
        lines={empty ? [] : lines}
        itemsCount={empty ? 0 : 36}
        prices={{
          rows: [{ kind: 'products', amount: sum }],
          total: sum,
          ecoIncluded: money(0, currency),
        }}
        viewer={viewer}
        weightKilograms={301.4}
        isSignedIn={isSignedIn}
      />
    </>
  );
};

/** Opens the first drawer of the story by keyboard. */
const openFirst = async (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole('button');
  button?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvasElement.querySelector('dialog:popover-open')).toBeVisible());
};

export const PreviewInDrawer: Story = {
  tags: ['screenshot'],
  render: (_, { globals }) => <Preview viewer={viewerOf(globals)} />,
  play: ({ canvasElement }) => openFirst(canvasElement),
};
export const PreviewSignedIn: Story = {
  render: () => <Preview viewer={proViewer} isSignedIn />,
  play: ({ canvasElement }) => openFirst(canvasElement),
};

/** The cart is empty; Escape closes the panel. */
export const PreviewEmpty: Story = {
  render: (_, { globals }) => <Preview viewer={viewerOf(globals)} empty />,
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await userEvent.keyboard('{Escape}');
  },
};
