import { useText } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingView } from './ComingView.tsx';

const meta: Meta = { title: 'Pages/Coming', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const Purchases = () => <ComingView title={useText()('accountMenu.purchases')} isSignedIn />;
const Password = () => <ComingView title={useText()('coming.createPassword')} isSignedIn={false} />;

export const ForCustomers: Story = {
  parameters: { theme: 'account' },
  render: () => <Purchases />,
};
export const ForGuests: Story = { render: () => <Password /> };
