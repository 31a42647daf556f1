import { plainDate } from '@materia/domain-holiday-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReviewRefusal } from './review-form.ts';
import type { ReviewsFacts } from './reviews.loader.ts';
import { ReviewsView } from './ReviewsView.tsx';

const review = {
  id: 'r-1',
  rating: 5,
  title: 'Super',
  text: '25 kg, 32,5 R.',
  nickname: 'Ola',
  writtenOn: plainDate(2026, 2, 14),
  isVerified: true,
};

const facts = (changes: Partial<ReviewsFacts> = {}): ReviewsFacts => ({
  product: {
    name: 'Cement CEM II 32,5 R 25 kg',
    sku: '100234',
    path: '/cement-25-kg-ref100234.html',
  },
  list: {
    rating: { average: 4.3, count: 28 },
    distribution: [1, 0, 3, 9, 15],
    reviews: [review, { ...review, id: 'r-2', rating: 2, isVerified: false }],
    page: 1,
    pageCount: 3,
  },
  order: 'newest',
  author: { kind: 'guest' },
  ...changes,
});

const meta = {
  title: 'Pages/Reviews',
  component: ReviewsView,
  parameters: { layout: 'fullscreen' },
  args: { ...facts(), refusal: undefined },
} satisfies Meta<typeof ReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (changes: Partial<ReviewsFacts> = {}, refusal?: ReviewRefusal): Story => ({
  args: { ...changes, refusal },
});
const customer = { kind: 'customer', hasBought: true, state: undefined } as const;

export const Guest = story();
export const Customer = story({ author: customer });
export const Waiting = story({ author: { ...customer, state: 'pending' } });
export const None = story({
  list: { rating: undefined, distribution: [0, 0, 0, 0, 0], reviews: [], page: 1, pageCount: 0 },
  author: { ...customer, hasBought: false },
});
export const Refused = story(
  { author: customer },
  {
    typed: { rating: undefined, title: 'a', text: '', nickname: 'Ola', termsAccepted: false },
    faults: [
      { field: 'rating', kind: 'missing' },
      { field: 'title', kind: 'too-short' },
      { field: 'text', kind: 'too-short' },
      { field: 'terms', kind: 'missing' },
    ],
    problem: undefined,
  },
);
export const LongestWords = story({
  list: {
    ...facts().list,
    reviews: [
      {
        ...review,
        title: 'Superizolacyjnywielkoformatowybloczekzbetonu',
        text: 'Superizolacyjnywielkoformatowybloczekzbetonukomórkowegoautoklawizowanego '.repeat(8),
      },
    ],
  },
});
