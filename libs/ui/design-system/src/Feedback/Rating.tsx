import { VisuallyHidden } from '../Hidden/VisuallyHidden.tsx';
import styles from './Rating.module.css';

export type RatingProps = {
  /** Between 0 and 5. */
  readonly value: number;
  /** The rating as text, for example "4.5 out of 5, 28 reviews". */
  readonly label: string;
  /** A short text next to the stars, for example the number of reviews. */
  readonly count?: string;
};

const STARS = 5;
const STAR_WIDTH = 20;
/** All stars are one path, because a page with many reviews shows many of them. */
const ROW_OF_STARS = Array.from(
  { length: STARS },
  (_, star) =>
    `M${10 + star * STAR_WIDTH} 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.8-5.3 2.8 1.1-6-4.4-4.2 6-.8z`,
).join('');

/** Stars, filled according to the rating. */
export const Rating = ({ value, label, count }: RatingProps) => {
  const filled = Math.min(Math.max(value, 0), STARS) * STAR_WIDTH;
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.stars} viewBox="0 0 100 20" aria-hidden="true">
        <path className={styles.empty} d={ROW_OF_STARS} />
        {filled > 0 && (
          <svg width={filled} height="20">
            <path className={styles.full} d={ROW_OF_STARS} />
          </svg>
        )}
      </svg>
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
};
