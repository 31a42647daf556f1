/** Reviews of products (area 14). Reading is public; writing requires a customer. */
export const reviewCalls = {
  listReviews: {
    method: 'GET',
    path: '/api/reviews/:skuProduct',
    credential: 'public',
    summary: 'Published reviews of a product with their average, a page at a time',
    refusals: ['not-found'],
  },
  writeReview: {
    method: 'POST',
    path: '/api/reviews/:skuProduct',
    credential: 'customer',
    summary: 'Writes a review, which shows once it was checked',
    refusals: ['bad-input', 'not-found', 'already-reviewed', 'too-many-requests'],
  },
  readMyReview: {
    method: 'GET',
    path: '/api/reviews/:skuProduct/mine',
    credential: 'customer',
    summary: 'Whether the customer bought the product, and what became of his review',
    refusals: ['not-found'],
  },
} as const;
