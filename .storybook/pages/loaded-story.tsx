import { markets } from '@materia/market-all';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadedPage, type SamplePage } from './LoadedPage.tsx';
import { type SampleChanges, sampleShopHandlers } from './sample-shop.ts';

/**
 * A story of a whole page with its own loader. `changes` overrides host responses; the story is
 * complete once its title is visible.
 */
export const loadedStory = (page: SamplePage, changes: SampleChanges = {}): StoryObj => ({
  beforeEach: ({ msw }) => msw.use(...sampleShopHandlers(markets, changes)),
  render: (_, { globals }) => (
    <LoadedPage key={JSON.stringify(globals)} page={page} globals={globals} />
  ),
  play: async ({ canvasElement }) => {
    const [title] = await within(canvasElement).findAllByRole(
      'heading',
      { level: 1 },
      { timeout: 5000 },
    );
    await expect(title).toBeVisible();
  },
});
