import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitemapView } from './SitemapView.tsx';

const entries = Array.from({ length: 24 }, (_, at) => ({
  path: `/cement-${at}-ref1002${at}.html`,
  name: `CEM II 32,5 R, ${at + 5} kg`,
}));
const levels = [1, 2, 3, 4].map((level) => ({ path: `/${level}/`, name: `C${level}0/25`, level }));

const meta = {
  title: 'Pages/Sitemap',
  component: SitemapView,
  parameters: { layout: 'fullscreen' },
  args: { identifier: 'product', entries, page: 1, pageCount: 1, isFailed: false },
} satisfies Meta<typeof SitemapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {};
/** The first, the last, every tenth page and two on either side. */
export const ManyPages: Story = { args: { page: 17, pageCount: 42 } };
export const Categories: Story = { args: { identifier: 'category', entries: levels } };
export const Empty: Story = { args: { entries: [] } };
export const Failed: Story = { args: { entries: [], isFailed: true } };
export const LongestWords: Story = {
  args: {
    entries: entries.map(({ path }) => ({
      path,
      name: 'Superizolacyjnywielkoformatowybloczekzbetonukomórkowegoautoklawizowanego',
    })),
  },
};
