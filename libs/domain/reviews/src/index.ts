export {
  REVIEW_DECISIONS,
  REVIEW_STATES,
  type ReviewDecision,
  type ReviewState,
} from './moderation.ts';
export { averageRating, type AverageRating, type RatingSum } from './rating.ts';
export {
  checkReview,
  type Review,
  REVIEW_LENGTHS,
  type ReviewFault,
  type ReviewText,
  type Stars,
  type WrittenReview,
} from './review-form.ts';
