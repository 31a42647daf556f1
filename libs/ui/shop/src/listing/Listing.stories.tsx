import type { Meta, StoryObj } from '@storybook/react-vite';
import { Split, Text } from '@materia/ui-design-system';
import { FacetPanel, type FacetFacts } from './FacetPanel.tsx';
import { SortSelect } from './SortSelect.tsx';

const meta: Meta = { title: 'Shop/Listing' };
export default meta;
type Story = StoryObj;

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

export const Filters: Story = {
  render: () => (
    <Split narrow="start">
      <FacetPanel action="#list" facets={FACETS} fieldPrefix="" clearHref="#clear" />
      <Text tone="soft">The list is here.</Text>
    </Split>
  ),
};

export const NothingChosen: Story = {
  render: () => (
    <Split narrow="start">
      <FacetPanel
        action="#list"
        facets={FACETS.map((facet) => ({
          ...facet,
          values: facet.values.map((value) => ({ ...value, selected: false })),
        }))}
        fieldPrefix=""
        clearHref="#clear"
      />
      <Text tone="soft">The list is here.</Text>
    </Split>
  ),
};

export const Sorting: Story = {
  render: () => (
    <SortSelect
      action="#list"
      value="price-asc"
      hiddenFields={[{ name: 'brand', value: 'bastio' }]}
    />
  ),
};
