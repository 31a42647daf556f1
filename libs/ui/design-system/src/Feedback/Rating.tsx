import { useId } from 'react';
import { VisuallyHidden } from '../Hidden/VisuallyHidden.tsx';
import styles from './Rating.module.css';

export type RatingProps = {
  /** Between 0 and 5. */
  readonly value: number;
  /** The rating in words, for example "4.5 out of 5, 28 reviews". */
  readonly label: string;
  /** A short text beside the stars, for example the number of reviews. */
  readonly count?: string;
};

const STARS = 5;
const STAR = 'M10 1.5 12.6 7l6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18l1.1-6L1.4 7.8l6-.8z';

/** Stars, filled as far as the rating goes. */
export const Rating = ({ value, label, count }: RatingProps) => {
  const id = useId();
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.stars} viewBox="0 0 100 20" aria-hidden="true">
        <defs>
          <clipPath id={id}>
            <rect x="0" y="0" width={(Math.min(Math.max(value, 0), STARS) / STARS) * 100} height="20" />
          </clipPath>
        </defs>
        <Stars className={styles.empty} />
        <g clipPath={`url(#${id})`}>
          <Stars className={styles.full} />
        </g>
      </svg>
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
};

const Stars = ({ className }: { readonly className: string | undefined }) => (
  <g className={className}>
    {Array.from({ length: STARS }, (_, star) => (
      <path key={star} d={STAR} transform={`translate(${star * 20} 0)`} />
    ))}
  </g>
);
