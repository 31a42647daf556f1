import { useText } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingView } from './ComingView.tsx';

type SampleProps = {
  readonly page: 'accountMenu.purchases' | 'coming.createQuote';
  readonly isSignedIn: boolean;
};

const Coming = ({ page, isSignedIn }: SampleProps) => (
  <ComingView title={useText()(page)} isSignedIn={isSignedIn} />
);

const meta: Meta<SampleProps> = {
  title: 'Pages/Coming',
  component: Coming,
  subcomponents: { ComingView },
  parameters: { layout: 'fullscreen' },
  args: { page: 'accountMenu.purchases', isSignedIn: true },
  argTypes: {
    page: {
      control: 'inline-radio',
      options: ['accountMenu.purchases', 'coming.createQuote'],
    },
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const ForCustomers: Story = { parameters: { theme: 'account' } };
export const ForGuests: Story = { args: { page: 'coming.createQuote', isSignedIn: false } };
