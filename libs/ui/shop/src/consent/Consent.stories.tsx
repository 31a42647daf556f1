import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useShop } from '../provider/ShopProvider.tsx';
import { consentTexts } from '../samples/consent-texts.ts';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.tsx';

const meta: Meta = { title: 'Shop/Consent' };
export default meta;
type Story = StoryObj;

const Banner = (props: Pick<ConsentBannerProps, 'use' | 'consent'>) => (
  <ConsentBanner
    action="#"
    policyHref="#policy"
    words={consentTexts(useShop().market.language)}
    {...props}
  />
);

/** Overlays the bottom of the page. */
export const FirstVisit: Story = { parameters: { layout: 'fullscreen' }, render: () => <Banner /> };

export const Settings: Story = {
  tags: ['screenshot'],
  render: () => <Banner use="page" consent={['C0001', 'C0003']} />,
};

/** With the categories expanded; each can be changed except the necessary one, which stays on. */
export const ByKeyboard: Story = {
  // One market only: forms of several markets would share their ids.
  render: () => <Banner use="page" />,
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox').slice(0, 5);
    await expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
    await expect(boxes[0]).toBeDisabled();
    boxes[1]?.focus();
    await userEvent.keyboard(' ');
    await expect(boxes[1]).toBeChecked();
  },
};
