/** The number of reviews and the sum of their stars. */
export type RatingSum = { readonly count: number; readonly stars: number };

/** The displayed rating of several reviews: their mean with one decimal, and their number. */
export type AverageRating = { readonly average: number; readonly count: number };

/** The mean of published reviews, rounded half up to one decimal; undefined without reviews. */
export const averageRating = ({ count, stars }: RatingSum): AverageRating | undefined =>
  count === 0 ? undefined : { average: Math.floor((stars * 20 + count) / (count * 2)) / 10, count };
