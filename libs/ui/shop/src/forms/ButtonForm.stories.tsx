import { Button } from '@materia/ui-design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useText } from '../provider/ShopProvider.tsx';
import { ButtonForm } from './ButtonForm.tsx';

const meta: Meta = { title: 'Shop/ButtonForm' };
export default meta;
type Story = StoryObj;

const Search = () => (
  <ButtonForm action="#">
    <Button type="submit">{useText()('common.search')}</Button>
  </ButtonForm>
);

export const OneButton: Story = { render: () => <Search /> };
