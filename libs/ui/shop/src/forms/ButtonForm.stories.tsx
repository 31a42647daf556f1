import { Button } from '@materia/ui-design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../provider/ShopProvider.tsx';
import { ButtonForm } from './ButtonForm.tsx';

const SearchButton = () => <Button type="submit">{useText()('common.search')}</Button>;

const meta = {
  title: 'Shop/ButtonForm',
  component: ButtonForm,
  args: { action: '#', children: <SearchButton /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ButtonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneButton: Story = {};
