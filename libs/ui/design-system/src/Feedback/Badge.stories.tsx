import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../Layout/Cluster.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'New', tone: 'neutral', icon: 'tag' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithoutIcon: Story = { args: { icon: undefined, tone: 'reduced' } };

export const EveryTone: Story = {
  render: (args) => (
    <Cluster>
      {(['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'reduced'] as const).map(
        (tone) => (
          <Badge {...args} key={tone} tone={tone}>
            {tone}
          </Badge>
        ),
      )}
    </Cluster>
  ),
};
