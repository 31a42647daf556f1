import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta: Meta<typeof Picture> = {
  title: 'Media/Picture',
  component: Picture,
  args: {
    srcOfWidth: () => '/samples/bag.svg',
    widths: [160, 320],
    sizes: '320px',
    alt: 'A bag of cement',
    width: 400,
    height: 400,
  },
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Shown: Story = {};

/** A picture that fails to load is replaced by the shop's placeholder (SHL-20, ERR-27). */
export const Failed: Story = {
  args: { srcOfWidth: () => '/samples/no-such-picture.svg' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', '/samples/missing.svg'),
    );
  },
};
