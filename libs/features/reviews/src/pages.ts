import { type AreaPages, sharedPage } from '@materia/page-request/pages';

export const reviewsPages = {
  reviews: {
    module: 'reviews/src/reviews.route.tsx',
    texts: ['rating', 'reviews'],
    ...sharedPage,
    query: ['*'],
    isPaged: true,
  },
} as const satisfies AreaPages;
