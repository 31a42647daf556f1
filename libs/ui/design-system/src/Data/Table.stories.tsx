import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './Table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Products of the order',
    hideCaption: false,
    columns: [
      { key: 'name', label: 'Product' },
      { key: 'quantity', label: 'Quantity', align: 'end' },
      { key: 'unit', label: 'Unit price', align: 'end' },
      { key: 'total', label: 'Total', align: 'end' },
    ],
    rows: [
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
        cells: { name: 'Mineral wool 15 cm', quantity: '4', unit: '129.00 zł', total: '516.00 zł' },
      },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Narrow the window: each row becomes a small list. */
export const Folding: Story = {};
export const CaptionForScreenReaders: Story = { args: { hideCaption: true } };
export const WithoutRows: Story = { args: { rows: [] } };
