import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@materia/ui-design-system';
import { FooterOfMarket, HeaderOfMarket, store } from '../samples/frames.tsx';
import { StoreBanner } from '../store/StoreBanner.tsx';
import { MobileBackHeader } from './MobileBackHeader.tsx';
import { PreFooter } from './PreFooter.tsx';

type SampleProps = {
  readonly customerName?: string | undefined;
  /** Number of products in the shop. */
  readonly products: number;
};

const Frame = ({ customerName, products }: SampleProps) => (
  <>
    <HeaderOfMarket customerName={customerName} />
    <MobileBackHeader title="2026-004211-7" backHref="#back" />
    <Container>
      <StoreBanner store={store} />
    </Container>
    <PreFooter products={products} />
    <FooterOfMarket isSignedIn={customerName !== undefined} />
  </>
);

const meta: Meta<SampleProps> = {
  title: 'Shop/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: { customerName: 'Anna', products: 214_381 },
  argTypes: { customerName: { control: 'text' } },
};
export default meta;
type Story = StoryObj<SampleProps>;

/** Everything around a page, in order. */
export const WholeFrame: Story = {};
