import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../provider/ShopProvider.tsx';
import { AccountMenu } from './AccountMenu.tsx';

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

type SampleProps = { readonly current: (typeof KEYS)[number] };

const Menu = ({ current }: SampleProps) => {
  const t = useText();
  return (
    <AccountMenu
      label={t('accountMenu.label')}
      entries={KEYS.map((key) => ({
        name: t(`accountMenu.${key}`),
        href: `#${key}`,
        isCurrent: key === current,
      }))}
    />
  );
};

const meta: Meta<SampleProps> = {
  title: 'Shop/Frame/Account menu',
  component: Menu,
  subcomponents: { AccountMenu },
  parameters: { theme: 'account' },
  args: { current: 'purchases' },
  argTypes: { current: { control: 'select', options: KEYS } },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const AllEntries: Story = {};
