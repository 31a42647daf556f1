import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import { aDay } from '../samples/offers.ts';
import { far, near } from '../samples/stores.ts';
import { StoreCard } from './StoreCard.tsx';

const Choose = () => {
  const { t } = useShop();
  return (
    <form method="post">
      <Button variant="secondary" wide>
        {t('stores.choose')}
      </Button>
    </form>
  );
};

const meta = {
  title: 'Shop/StoreCard',
  component: StoreCard,
  args: { store: near, open: { kind: 'open', until: 1260 }, isChosen: true },
  argTypes: { choose: { control: false }, children: { control: false } },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
/** Far away, with the longest name and address. */
export const OpensLater: Story = {
  args: {
    store: far,
    open: { kind: 'opens-later', date: aDay('2026-11-23'), weekday: 1, at: 420 },
    isChosen: false,
    choose: <Choose />,
  },
};
/** Nobody knows how far it is. */
export const OpensToday: Story = {
  args: {
    store: { ...far, distanceKm: undefined },
    open: { kind: 'opens-today', at: 570 },
    isChosen: false,
    choose: <Choose />,
  },
};
/** Without a phone number. */
export const Closed: Story = {
  args: {
    store: { ...near, phone: undefined },
    open: { kind: 'closed' },
    isChosen: false,
    choose: <Choose />,
  },
};
