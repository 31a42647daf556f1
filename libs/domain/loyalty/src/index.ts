export {
  type ClubProfile,
  type ClubRegistration,
  clubRegistration,
  joiningFaults,
  type LoyaltyAccount,
  loyaltyCard,
} from './account.ts';
export { cardNumberOf, CARDS } from './card-number.ts';
export {
  bookPoints,
  mayTransformPoints,
  orderPoints,
  type PointsBalance,
  type PointsCoupon,
  type PointsRule,
  type Transformation,
  type TransformationRefusal,
  transformPoints,
} from './points.ts';
export {
  higherRank,
  isAtLeast,
  LOYALTY_RANKS,
  type LoyaltyRank,
  RANK_LEVELS,
  rankOfLevel,
  parseRank,
  waivesPreparationFee,
} from './rank.ts';
export { type ClubPurchase, clubSpending, type ClubStatus, clubStatus } from './club-status.ts';
