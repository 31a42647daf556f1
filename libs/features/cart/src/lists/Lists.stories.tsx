import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListsView } from './ListsView.tsx';
import { ListView } from './ListView.tsx';

const meta: Meta = { title: 'Pages/Lists', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const LONG =
  'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego autoklawizowanego z podwójnym piórem i wpustem';
const lists = [
  { id: '1', name: 'Łazienka', count: 12 },
  { id: '2', name: LONG, count: 1 },
];
const lines = [
  {
    sku: '100234',
    quantity: 4,
    name: 'Cement 25 kg',
    brand: 'Murex',
    urlKey: 'cement',
    image: '',
    picture: '/media/pl/cement',
  },
  {
    sku: '100235',
    quantity: 120,
    name: LONG,
    brand: 'Kamborn',
    urlKey: 'block',
    image: '',
    picture: '/media/pl/cement',
  },
];

export const AllLists: Story = {
  render: () => <ListsView lists={lists} sku={undefined} outcome={undefined} />,
};
export const NoList: Story = {
  render: () => (
    <ListsView
      lists={[]}
      sku={undefined}
      outcome={{ kind: 'refused', problem: 'name-empty', typed: '' }}
    />
  ),
};
export const AddingAProduct: Story = {
  render: () => <ListsView lists={lists} sku="100234" outcome={undefined} />,
};
export const OneList: Story = {
  render: () => <ListView id="1" name="Łazienka" count={2} lines={lines} outcome={undefined} />,
};
export const EmptyList: Story = {
  render: () => (
    <ListView
      id="1"
      name="Łazienka"
      count={0}
      lines={[]}
      outcome={{ kind: 'refused', problem: 'references-empty', typed: '' }}
    />
  ),
};
export const PartlyInCart: Story = {
  render: () => (
    <ListView
      id="1"
      name="Łazienka"
      count={2}
      lines={lines}
      outcome={{
        kind: 'report',
        into: 'cart',
        count: 1,
        rest: [
          { text: LONG, reason: 'sold-out' },
          { text: 'Cement 25 kg', reason: 'partly', count: 3 },
          { text: '300', reason: 'unknown' },
          { text: '!!', reason: 'unreadable' },
        ],
        left: '',
      }}
    />
  ),
};
