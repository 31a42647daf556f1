/** A review is checked before it shows. Staff may change their mind either way. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What staff decide about a review, and the state it leads to. */
export const REVIEW_DECISIONS = {
  publish: 'published',
  reject: 'rejected',
} as const satisfies Readonly<Record<string, ReviewState>>;
export type ReviewDecision = keyof typeof REVIEW_DECISIONS;
