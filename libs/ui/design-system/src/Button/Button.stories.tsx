import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../Layout/Cluster.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Show products', variant: 'primary', size: 'm' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Busy: Story = { args: { busy: true, children: 'Adding to cart' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongestText: Story = {
  args: {
    children: 'Zamawiam z obowiązkiem zapłaty i akceptuję regulamin sprzedaży',
    icon: 'lock',
  },
};

export const Variants: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Cluster key={size}>
          {(['primary', 'accent', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size={size}
              icon={variant === 'accent' ? 'cart' : 'check'}
            >
              {variant}
            </Button>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="#a">Go to cart</ButtonLink>
      <ButtonLink href="#b" variant="secondary" iconAfter="arrow-right">
        All departments
      </ButtonLink>
      <IconButton icon="heart" label="Add to list" />
      <IconButton icon="trash" label="Remove" variant="outlined" />
    </Cluster>
  ),
};
