import { plainDate } from '@materia/domain-holiday-calendar';
import { safeHtml } from '@materia/platform-safe-html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarePageView } from './BarePageView.tsx';
import { BlogView } from './BlogView.tsx';
import type { ContentPageFacts, Neighbour } from './content-page.loader.ts';
import { ContentPageView } from './ContentPageView.tsx';

const meta: Meta = { title: 'Pages/Content', parameters: { layout: 'fullscreen' } };
export default meta;

const neighbour = (number: number, changes: Partial<Neighbour> = {}): Neighbour => ({
  title: `Drive ${number}`,
  description: 'CEM II/B-V 32,5 R',
  path: `/services-${number}.html`,
  picture: undefined,
  publishedOn: undefined,
  isCurrent: false,
  ...changes,
});

const html = safeHtml(
  '<h2>Drive</h2><p>1 → 2 → 3</p><ul><li>25 kg</li><li>30 kg</li></ul><table><caption>C25/30</caption><thead><tr><th scope="col">m³</th><th scope="col">h</th></tr></thead><tbody><tr><td>8</td><td>0:45</td></tr></tbody></table>',
);

const facts = (
  changes: Partial<ContentPageFacts['page']> = {},
  section: readonly Neighbour[] = [],
): ContentPageFacts => ({
  kind: 'content',
  page: {
    identifier: 'services',
    place: 'root',
    section: 'services',
    title: 'Drive',
    description: '',
    html,
    picture: undefined,
    publishedOn: undefined,
    questions: [],
    ...changes,
  },
  path: '/services.html',
  section,
  origin: 'https://shop.example',
});

const page = (...given: Parameters<typeof facts>): StoryObj<typeof ContentPageView> => ({
  args: facts(...given),
  render: (args) => <ContentPageView {...args} />,
});

export const Page = page({}, [neighbour(1), neighbour(2, { isCurrent: true }), neighbour(3)]);
export const Overview = page({}, [
  neighbour(1, { isCurrent: true }),
  neighbour(2, { picture: '/media/pl/cement' }),
  neighbour(3, { picture: '/media/pl/cement' }),
]);
export const Questions = page({
  html: safeHtml(''),
  questions: [1, 2, 3].map((number) => ({
    topic: number < 3 ? 'Drive' : 'Club M',
    question: `${number}. CEM II?`,
    answer: html,
  })),
});
export const LongestWords = page({
  title: 'Superizolacyjnywielkoformatowybloczekzbetonukomórkowego',
  html: safeHtml(
    '<p>Superizolacyjnywielkoformatowybloczekzbetonukomórkowegoautoklawizowanegozpiórem</p>',
  ),
});
export const Article = page({ place: 'blog', publishedOn: plainDate(2026, 3, 1) }, [
  neighbour(1, { isCurrent: true }),
  neighbour(2),
]);
export const Bare: StoryObj<typeof BarePageView> = {
  args: facts(),
  render: (args) => <BarePageView {...args} />,
};
export const Blog: StoryObj<typeof BlogView> = {
  args: {
    articles: [1, 2, 3, 4].map((number) =>
      neighbour(number, { publishedOn: plainDate(2026, 3, number) }),
    ),
  },
  render: (args) => <BlogView {...args} />,
};
