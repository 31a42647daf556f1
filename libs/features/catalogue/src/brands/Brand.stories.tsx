import { useShop } from '@materia/ui-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { someList } from '../testing/lists.ts';
import { BrandView } from './BrandView.tsx';

type SampleProps = {
  readonly name: string;
  readonly hasLogo: boolean;
  /** The categories in which the brand has products. */
  readonly shelves: readonly string[];
  /** The place of the category that the page is limited to. */
  readonly shelf?: number;
  readonly products: 'some' | 'none' | 'filtered-out';
};

const EMPTY = { cards: [], total: 0, pageCount: 0 };

/** What replaces the list of products. */
const LISTS = {
  some: {},
  none: { ...EMPTY, facets: [] },
  'filtered-out': {
    ...EMPTY,
    query: { page: 1, sort: 'relevance', filters: { grade: ['3'] } },
  },
} as const;

/** The list's forms need a router. */
const Sample = ({ name, hasLogo, shelves, shelf, products }: SampleProps) => {
  const { currency } = useShop().market;
  const categories = shelves.map((category, index) => ({
    categoryId: String(index),
    name: category,
    urlKey: `category-${index}`,
    productCount: 12 * (index + 1),
  }));
  const page = (
    <BrandView
      name={name}
      urlKey="murex"
      logo={hasLogo ? '/media/pl/brand-murex' : undefined}
      shelves={categories}
      shelf={shelf === undefined ? undefined : categories[shelf]}
      list={someList(currency, LISTS[products])}
    />
  );
  return <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />;
};

const meta: Meta<SampleProps> = {
  title: 'Pages/Brand',
  component: Sample,
  subcomponents: { BrandView },
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Murex',
    hasLogo: true,
    shelves: ['Cement', 'Zaprawy murarskie', 'Bloczki'],
    products: 'some',
  },
  argTypes: { products: { control: 'inline-radio', options: Object.keys(LISTS) } },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Products: Story = {};
export const OfOneCategory: Story = { args: { shelf: 1 } };
export const WithoutLogo: Story = { args: { hasLogo: false, shelves: ['Cement'] } };
export const Empty: Story = { args: { products: 'none', shelves: [] } };
export const NothingFits: Story = { args: { products: 'filtered-out' } };
export const LongestWords: Story = {
  args: {
    name: 'Przedsiębiorstwo Wielkopłytowo-Prefabrykacyjnych Elementów Żelbetowych',
    shelves: [
      'Superizolacyjnywielkoformatowybloczek-zbetonukomórkowego autoklawizowanego',
      'Isolation thermique par l’extérieur et plaques de plâtre hydrofuges',
    ],
  },
};
