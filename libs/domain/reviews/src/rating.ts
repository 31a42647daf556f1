/** How many reviews there are and how many stars they give together. */
export type RatingSum = { readonly count: number; readonly stars: number };

/** What is shown of many reviews: their mean with one decimal, and how many they are. */
export type AverageRating = { readonly average: number; readonly count: number };

/** The mean of published reviews, rounded half up to one decimal; nothing where nobody has written one. */
export const averageRating = ({ count, stars }: RatingSum): AverageRating | undefined =>
  count === 0 ? undefined : { average: Math.floor((stars * 20 + count) / (count * 2)) / 10, count };
