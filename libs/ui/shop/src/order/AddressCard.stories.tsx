import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@materia/ui-design-system';
import { AddressCard } from './AddressCard.tsx';

const meta = {
  title: 'Shop/AddressCard',
  component: AddressCard,
  parameters: { theme: 'account' },
  args: {
    title: 'Home',
    address: {
      name: 'Anna Wiśniewska-Brzęczyszczykiewicz',
      lines: ['ul. Długa 14 m. 5'],
      postcode: '61-888',
      city: 'Poznań',
      phone: '+48 600 100 200',
    },
    actions: <Link href="#edit">Change</Link>,
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {};
/** Of a company, without a phone number. */
export const OfACompany: Story = {
  args: {
    title: undefined,
    address: {
      name: 'Anna Wiśniewska',
      company: 'Wiśniewska Budownictwo sp. z o.o.',
      lines: ['ul. Składowa 2'],
      postcode: '61-100',
      city: 'Poznań',
    },
    actions: undefined,
  },
};
