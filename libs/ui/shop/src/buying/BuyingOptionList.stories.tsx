import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BuyingOption } from '@materia/domain-shipping';
import { privateViewer } from '../samples/offers.ts';
import { BUYING_TODAY, buyingOptions } from '../samples/buying.ts';
import { BuyingOptionList } from './BuyingOptionList.tsx';

const OPTIONS = buyingOptions('EUR');

const meta = {
  title: 'Shop/BuyingOptionList',
  component: BuyingOptionList,
  args: {
    options: OPTIONS,
    destination: { place: '00-950', store: 'Poznań Franowo', isServed: true },
    viewer: privateViewer,
    today: BUYING_TODAY,
  },
} satisfies Meta<typeof BuyingOptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Collected, at home, at a point: by which day and at what final price. */
export const ThreeOutcomes: Story = {};

const lowest = (option: BuyingOption): BuyingOption =>
  option.obstacle === undefined && option.mode === 'home' ? { ...option, isLowest: true } : option;

/** Neither a store nor a place is known: lowest prices, and where to say more. */
export const NothingNamed: Story = {
  args: {
    destination: undefined,
    options: [{ mode: 'store', obstacle: 'no-store' }, ...OPTIONS.slice(1).map(lowest)],
  },
};

/** What is not possible says why. */
export const Impossible: Story = {
  args: {
    options: [
      { mode: 'store', obstacle: 'vendor-sends' },
      { mode: 'home', obstacle: 'too-far' },
      { mode: 'relay', obstacle: 'too-heavy' },
    ],
  },
};

export const ForProfessionals: Story = {
  args: { viewer: { isPro: true, proPricesTaxExcludedFirst: true } },
};
