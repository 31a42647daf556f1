import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SitemapFacts } from './sitemap.loader.ts';
import { SitemapView } from './SitemapView.tsx';

const meta: Meta = { title: 'Pages/Sitemap', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const entries = Array.from({ length: 24 }, (_, at) => ({
  path: `/cement-${at}-ref1002${at}.html`,
  name: `CEM II 32,5 R, ${at + 5} kg`,
}));
const levels = [1, 2, 3, 4].map((level) => ({ path: `/${level}/`, name: `C${level}0/25`, level }));

const story = (changes: Partial<SitemapFacts> = {}): Story => ({
  render: () => (
    <SitemapView
      identifier="product"
      entries={entries}
      page={1}
      pageCount={1}
      isFailed={false}
      {...changes}
    />
  ),
});

export const OnePage = story();
/** The first, the last, every tenth page and two on either side. */
export const ManyPages = story({ page: 17, pageCount: 42 });
export const Categories = story({ identifier: 'category', entries: levels });
export const Empty = story({ entries: [] });
export const Failed = story({ entries: [], isFailed: true });
export const LongestWords = story({
  entries: entries.map(({ path }) => ({
    path,
    name: 'Superizolacyjnywielkoformatowybloczekzbetonukomórkowegoautoklawizowanego',
  })),
});
