import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChooseStoreForm } from './ChooseStoreForm.tsx';

const meta = {
  title: 'Shop/ChooseStoreForm',
  component: ChooseStoreForm,
  args: { store: { id: '12', name: 'Materia Poznań Franowo' } },
} satisfies Meta<typeof ChooseStoreForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAList: Story = {};
export const OfAStorePage: Story = { args: { variant: 'primary', returnTo: '/' } };
