export {
  fetchMyReview,
  fetchReviews,
  type PublishedReview,
  REVIEW_ORDERS,
  type ReviewOrder,
  type ReviewPage,
  sendReview,
  type WriteRefusal,
} from './review-calls.ts';
