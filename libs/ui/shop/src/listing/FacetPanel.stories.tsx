import type { Meta, StoryObj } from '@storybook/react-vite';
import { Split, Text } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import { FacetPanel, type FacetFacts, type FacetPanelProps } from './FacetPanel.tsx';

const FACETS: readonly FacetFacts[] = [
  {
    code: 'brand',
    label: 'Marka',
    values: [
      { id: 'bastio', label: 'Bastio', count: 48, selected: true },
      { id: 'cemora', label: 'Cemora', count: 31, selected: false },
      { id: 'fundament', label: 'Fundament & Syn', count: 12, selected: false },
    ],
  },
  {
    code: 'strength',
    label: 'Klasa wytrzymałości',
    values: ['C8/10', 'C12/15', 'C16/20', 'C20/25', 'C25/30', 'C30/37', 'C35/45', 'C40/50'].map(
      (label, index) => ({ id: String(index), label, count: 24 - index, selected: false }),
    ),
  },
  {
    code: 'reduced',
    label: 'Promocje',
    values: [{ id: '1', label: 'Obniżona cena', count: 0, selected: false }],
  },
];

const meta = {
  title: 'Shop/FacetPanel',
  component: FacetPanel,
  args: { action: '#list', facets: FACETS, fieldPrefix: '', clearHref: '#clear' },
  decorators: [
    (Story) => (
      <Split narrow="start">
        <Story />
        <Text tone="soft">The list is here.</Text>
      </Split>
    ),
  ],
} satisfies Meta<typeof FacetPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {};
export const NothingChosen: Story = {
  args: {
    facets: FACETS.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, selected: false })),
    })),
  },
};
export const WithoutFacets: Story = { args: { facets: [] } };

/** The filter of colours, in the words of the story's market. */
const ColourFilter = (args: FacetPanelProps) => {
  const { colours } = useShop().market;
  const names = ['white', 'black', 'anthracite', 'naturalOak', 'colourless'] as const;
  const values = [...names.map((name) => colours[name][0]), 'RAL 7016'];
  const facet = {
    code: 'colour',
    label: 'RAL',
    values: values.map((label = '', at) => ({
      id: String(at),
      label,
      count: 40 - at,
      selected: at === 1,
    })),
  };
  return <FacetPanel {...args} facets={[facet]} />;
};

/** A facet whose values are words for colours shows them; one that is none has a crossed dot. */
export const Colours: Story = { render: (args) => <ColourFilter {...args} /> };
