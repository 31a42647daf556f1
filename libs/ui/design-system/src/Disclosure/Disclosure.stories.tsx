import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = { title: 'Layout/Disclosure', component: Disclosure, args: { summary: 'How is this worked out?', children: 'Tax is taken out once per line.' } };
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Inline: Story = { args: { look: 'inline', open: true } };

export const Several: Story = {
  render: () => (
    <Accordion
      exclusive="facts"
      items={[
        { id: 'a', title: 'Characteristics', content: 'Strength class 32.5', open: true },
        { id: 'b', title: 'Delivery', content: 'Free drive pickup' },
        { id: 'c', title: 'Maker', content: 'Bastio sp. z o.o.' },
      ]}
    />
  ),
};
