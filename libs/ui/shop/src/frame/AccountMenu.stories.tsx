import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../provider/ShopProvider.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const meta: Meta = { title: 'Shop/Frame/Account menu', parameters: { theme: 'account' } };
export default meta;
type Story = StoryObj;

const KEYS = [
  'overview',
  'orders',
  'pendingOrders',
  'purchases',
  'invoices',
  'quotes',
  'addresses',
  'information',
  'club',
  'store',
  'receipts',
] as const;

const Menu = () => {
  const t = useText();
  return (
    <AccountMenu
      label={t('accountMenu.label')}
      entries={KEYS.map((key) => ({
        name: t(`accountMenu.${key}`),
        href: `#${key}`,
        isCurrent: key === 'purchases',
      }))}
    />
  );
};

export const AllEntries: Story = { render: () => <Menu /> };
