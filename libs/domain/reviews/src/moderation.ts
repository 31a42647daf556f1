/** A review is moderated before it is shown. Staff may reverse either decision. */
export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The decisions of staff about a review, and the resulting states. */
export const REVIEW_DECISIONS = {
  publish: 'published',
  reject: 'rejected',
} as const satisfies Readonly<Record<string, ReviewState>>;
export type ReviewDecision = keyof typeof REVIEW_DECISIONS;
