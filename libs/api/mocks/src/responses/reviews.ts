import { someReviews } from '../builders/content.ts';
import type { AreaResponses } from '../handlers.ts';

export const reviewResponses: AreaResponses<'Reviews'> = {
  listReviews: () => ({ reply: { data: [someReviews()] } }),
  writeReview: () => ({ reply: { id: 'r-3', state: 'pending', is_verified: true } }),
  readMyReview: () => ({ reply: { has_bought: true, state: null } }),
};
