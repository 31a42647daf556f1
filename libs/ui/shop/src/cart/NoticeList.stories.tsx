import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@materia/ui-design-system';
import { cartNotice, type CartNotice } from '@materia/domain-cart';
import { type Currency, money } from '@materia/domain-money';
import { useShop } from '../provider/ShopProvider.tsx';
import { NoticeList } from './NoticeList.tsx';

/** Every notice a cart can have. */
const noticesIn = (currency: Currency): readonly CartNotice[] => {
  const line = {
    lineId: '1',
    sku: '100200',
    name: 'CEM II 25 kg',
    isDeleted: false,
  };
  const outOfStock = { ...line, code: 'NO_STOCK_AVAILABLE' } as const;
  const repriced = {
    ...line,
    code: 'OFFER_PRICE_CHANGE',
    lastPrice: money(1_890, currency),
    newPrice: money(1_990, currency),
  } as const;
  return [
    cartNotice('CONNECT'),
    cartNotice('MERGED_CART'),
    { code: 'NO_STOCK_AVAILABLE', lines: [{ ...outOfStock, isDeleted: true }] },
    { code: 'STOCK_MODIFIED', lines: [{ ...outOfStock, quantity: 3 }] },
    { code: 'OFFER_PRICE_INCREASED', lines: [repriced] },
    { code: 'OFFER_PRICE_DECREASED', lines: [repriced] },
    {
      code: 'PRODUCT_DISCOUNT_REMOVED',
      lines: [{ ...line, code: 'PRODUCT_DISCOUNT_REMOVED' }],
    },
    { code: 'TECHNICAL_ERROR', lines: [{ ...line, code: 'TECHNICAL_ERROR', isDeleted: true }] },
  ];
};

type SampleProps = {
  /** How many of the notices are shown. */
  readonly count: number;
};

const Notices = ({ count }: SampleProps) => {
  const { market, t, to } = useShop();
  return (
    <NoticeList
      notices={noticesIn(market.currency).slice(0, count)}
      connect={<Link href={to('login')}>{t('cart.connectAction')}</Link>}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/NoticeList',
  component: Notices,
  subcomponents: { NoticeList },
  args: { count: 8 },
  argTypes: { count: { control: { type: 'range', min: 0, max: 8 } } },
};
export default meta;
type Story = StoryObj<SampleProps>;

/** Every notice a cart can have (NTF-02). */
export const EveryNotice: Story = { tags: ['screenshot'] };
/** Who signs in keeps the cart. */
export const OneNotice: Story = { args: { count: 1 } };
