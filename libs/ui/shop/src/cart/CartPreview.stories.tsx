import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawerButton } from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import { sumTaxedAmounts } from '@materia/domain-pricing';
import type { ShopViewer } from '../price/viewer.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { aCartLine } from '../samples/carts.ts';
import { privateViewer, proViewer, viewerOf } from '../samples/offers.ts';
import { CartPreview } from './CartPreview.tsx';

type PreviewProps = {
  readonly viewer?: ShopViewer;
  readonly empty?: boolean;
  readonly isSignedIn?: boolean;
};

const Preview = ({ viewer = privateViewer, empty = false, isSignedIn = false }: PreviewProps) => {
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

const meta: Meta<PreviewProps> = {
  title: 'Shop/CartPreview',
  component: Preview,
  subcomponents: { CartPreview },
  args: { empty: false, isSignedIn: false },
  argTypes: { viewer: { control: false } },
  render: ({ viewer, ...args }, { globals }) => (
    <Preview {...args} viewer={viewer ?? viewerOf(globals)} />
  ),
  play: ({ canvasElement }) => openFirst(canvasElement),
};
export default meta;
type Story = StoryObj<PreviewProps>;

export const InDrawer: Story = { tags: ['screenshot'] };
export const SignedIn: Story = { args: { viewer: proViewer, isSignedIn: true } };

/** The cart is empty; Escape closes the panel. */
export const Empty: Story = {
  args: { empty: true },
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await userEvent.keyboard('{Escape}');
  },
};
