import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';
import { Table } from './Table.tsx';

const meta: Meta = { title: 'Data/All' };
export default meta;
type Story = StoryObj;

/** Narrow the window: each row becomes a small list. */
export const FoldingTable: Story = {
  render: () => (
    <Table
      caption="Products of the order"
      columns={[
        { key: 'name', label: 'Product' },
        { key: 'quantity', label: 'Quantity', align: 'end' },
        { key: 'unit', label: 'Unit price', align: 'end' },
        { key: 'total', label: 'Total', align: 'end' },
      ]}
      rows={[
        {
          key: '1',
          cells: {
            name: 'Portland cement CEM II 25 kg',
            quantity: '12',
            unit: '18.90 zł',
            total: '226.80 zł',
          },
        },
        {
          key: '2',
          cells: {
            name: 'Mineral wool 15 cm',
            quantity: '4',
            unit: '129.00 zł',
            total: '516.00 zł',
          },
        },
      ]}
    />
  ),
};

export const Facts: Story = {
  render: () => (
    <DescriptionList
      look="rows"
      items={[
        { term: 'Strength class', description: 'CEM II/B-V 32.5 R' },
        { term: 'Weight', description: '25 kg' },
        { term: 'Pallet', description: '56 bags' },
      ]}
    />
  ),
};

export const StackedFacts: Story = {
  render: () => (
    <DescriptionList
      look="stacked"
      items={[
        { term: 'Order number', description: '2026-PL-004211' },
        { term: 'Pickup', description: 'Today from 14:00' },
      ]}
    />
  ),
};
