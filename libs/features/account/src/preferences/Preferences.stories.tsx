import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PreferencesFacts } from './preferences.loader.ts';
import { PreferencesView } from './PreferencesView.tsx';

const meta: Meta<typeof PreferencesView> = {
  title: 'Pages/Receipts and newsletter',
  component: PreferencesView,
  parameters: { layout: 'fullscreen', theme: 'account' },
};
export default meta;
type Story = StoryObj<typeof PreferencesView>;

const CHOSEN: Extract<PreferencesFacts, { readonly kind: 'customer' }> = {
  kind: 'customer',
  receipts: { saleReceipt: true, bankCardReceipt: false },
  newsletter: {
    consents: { shopEmail: true, partnersEmail: false, shopSms: false },
    email: 'anna.nowak@materia.example',
    isMailboxProven: true,
  },
};

export const Chosen: Story = { args: { facts: CHOSEN }, tags: ['screenshot'] };
export const MailboxNotConfirmed: Story = {
  args: {
    facts: {
      ...CHOSEN,
      newsletter: {
        consents: { shopEmail: false, partnersEmail: false, shopSms: false },
        email: 'anna.nowak@materia.example',
        isMailboxProven: false,
      },
    },
  },
};
export const NotLoaded: Story = {
  args: { facts: { kind: 'customer', receipts: undefined, newsletter: undefined } },
};
export const NotSaved: Story = {
  args: {
    facts: CHOSEN,
    outcome: { form: 'receipts', typed: { saleReceipt: true, bankCardReceipt: true } },
  },
};
export const NoMobile: Story = {
  args: {
    facts: CHOSEN,
    outcome: {
      form: 'newsletter',
      typed: { shopEmail: true, partnersEmail: false, shopSms: true },
      problem: 'no-mobile',
    },
  },
  tags: ['screenshot'],
};
export const ForGuests: Story = { args: { facts: { kind: 'guest' } } };
