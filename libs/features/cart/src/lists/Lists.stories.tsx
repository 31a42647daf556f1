import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@materia/domain-money';
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

const pln = (minor: number) => money(minor, 'PLN');
const viewer = { isPro: true, proPricesTaxExcludedFirst: true };
const [first, second] = lines.map((line) => ({ ...line, asked: line.sku }));
/** One product as wanted, and one of which there are not enough. */
const preview =
  first === undefined || second === undefined
    ? undefined
    : {
        items: [
          {
            ...first,
            kind: 'available' as const,
            most: 359,
            unit: { included: pln(1061), excluded: pln(863) },
            total: { included: pln(4246), excluded: pln(3452) },
          },
          {
            ...second,
            kind: 'available' as const,
            quantity: 48,
            most: 48,
            unit: { included: pln(1952), excluded: pln(1587) },
            total: { included: pln(93_696), excluded: pln(76_176) },
          },
        ],
        total: { included: pln(97_942), excluded: pln(79_628) },
      };
const facts = { lines, preview, viewer };

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
  render: () => <ListView id="1" name="Łazienka" count={2} {...facts} outcome={undefined} />,
};
export const EmptyList: Story = {
  render: () => (
    <ListView
      id="1"
      name="Łazienka"
      count={0}
      lines={[]}
      preview={undefined}
      viewer={viewer}
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
      {...facts}
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
