/** Ranks of the club, lowest first. */
export const LOYALTY_RANKS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM'] as const;
export type LoyaltyRank = (typeof LOYALTY_RANKS)[number];

/**
 * Level of the discount table from which each rank applies: silver is the second tier, platinum the
 * highest.
 */
export const RANK_LEVELS = {
  BRONZE: 0,
  SILVER: 2,
  GOLD: 3,
  PLATINUM: 5,
} as const satisfies Readonly<Record<LoyaltyRank, number>>;

/** Parses the rank of an account in any case; undefined without a rank and for unknown values. */
export const parseRank = (text: string | undefined): LoyaltyRank | undefined =>
  LOYALTY_RANKS.find((rank) => rank === text?.trim().toUpperCase());

/** The rank of a level in the discount table; 0 is below the first level. */
export const rankOfLevel = (level: number): LoyaltyRank =>
  LOYALTY_RANKS.findLast((rank) => level >= RANK_LEVELS[rank]) ?? 'BRONZE';

/** The higher of two ranks. */
export const higherRank = (one: LoyaltyRank, other: LoyaltyRank): LoyaltyRank =>
  isAtLeast(one, other) ? one : other;

export const isAtLeast = (rank: LoyaltyRank, needed: LoyaltyRank): boolean =>
  LOYALTY_RANKS.indexOf(rank) >= LOYALTY_RANKS.indexOf(needed);

/** Platinum pays no preparation fees. */
export const waivesPreparationFee = (rank: LoyaltyRank | undefined): boolean => rank === 'PLATINUM';
