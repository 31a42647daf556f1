import type { AreaRows, PublicRead } from './access-row.ts';

export const reviewReads = ['listReviews'] as const satisfies readonly PublicRead<'Reviews'>[];

export const reviewRows: AreaRows<'Reviews', (typeof reviewReads)[number]> = {
  writeReview: {
    subject: 'account',
    input: () => ({
      params: { skuProduct: '10000009' },
      body: {
        rating: 4,
        title: 'Sound bags',
        text: 'Dry, whole and on time, as one hopes for on a building site.',
        nickname: 'Builder',
        terms_accepted: true,
      },
    }),
  },
  readMyReview: { subject: 'account', input: () => ({ params: { skuProduct: '10000009' } }) },
};
