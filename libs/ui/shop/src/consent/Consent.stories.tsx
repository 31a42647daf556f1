import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useShop } from '../provider/ShopProvider.tsx';
import { consentTexts } from '../samples/consent-texts.ts';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.tsx';

type SampleProps = Pick<ConsentBannerProps, 'use' | 'consent'>;

const Banner = (props: SampleProps) => (
  <ConsentBanner
    action="#"
    policyHref="#policy"
    words={consentTexts(useShop().market.language)}
    {...props}
  />
);

const meta: Meta<SampleProps> = {
  title: 'Shop/Consent',
  component: Banner,
  subcomponents: { ConsentBanner },
  args: { use: 'page' },
  argTypes: { consent: { control: 'object' } },
};
export default meta;
type Story = StoryObj<SampleProps>;

/** Overlays the bottom of the page. */
export const FirstVisit: Story = {
  parameters: { layout: 'fullscreen' },
  args: { use: undefined },
};

export const Settings: Story = {
  tags: ['screenshot'],
  args: { consent: ['C0001', 'C0003'] },
};

/** With the categories expanded; each can be changed except the necessary one, which stays on. */
export const ByKeyboard: Story = {
  // One market only: forms of several markets would share their ids.
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox').slice(0, 5);
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
    await expect(boxes[0]).toBeDisabled();
    boxes[1]?.focus();
    await userEvent.keyboard(' ');
    await expect(boxes[1]).toBeChecked();
  },
};
