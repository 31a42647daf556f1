import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuestView } from './GuestView.tsx';

const meta = {
  title: 'Pages/Checkout/Guest',
  component: GuestView,
  args: {
    facts: { guestsMayOrder: true, email: '', signInPath: '/login', companyPath: '/create' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuestView>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG_ADDRESS = `${'a-very-long-name.'.repeat(3)}of-a-guest@shop.example`;

export const Default: Story = {};
export const WithInvalidEmail: Story = {
  args: { outcome: { email: 'ana@', kind: 'not-an-email' } },
};
export const NotSaved: Story = {
  args: { outcome: { email: LONG_ADDRESS, kind: 'update-failed' } },
};

const accountFacts = {
  guestsMayOrder: false,
  email: '',
  signInPath: '/login',
  companyPath: '/create',
} as const;
export const NewAccount: Story = { args: { facts: accountFacts } };
export const NewAccountRefused: Story = {
  args: {
    facts: accountFacts,
    outcome: {
      kind: 'account',
      typed: { firstname: '', lastname: 'Ruiz', email: LONG_ADDRESS, terms: false },
      faults: {
        firstname: { kind: 'missing' },
        email: { kind: 'account-exists' },
        password: { kind: 'weak-password', unmet: [{ kind: 'digit-missing' }] },
        terms: { kind: 'terms-not-accepted' },
      },
      problem: undefined,
    },
  },
};
