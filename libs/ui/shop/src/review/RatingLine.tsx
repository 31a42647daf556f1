import { classNames, Icon, VisuallyHidden } from '@materia/ui-design-system';
import type { AverageRating } from '@materia/domain-reviews';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './Review.module.css';

/** The review summary on one line, with one star so that long listings stay light. */
export const RatingLine = ({
  rating,
  className,
}: {
  readonly rating: AverageRating;
  readonly className?: string;
}) => {
  const t = useText();
  const { number } = useFormats();
  const average = number(rating.average, 1);
  return (
    <span className={classNames(styles.line, className)}>
      <VisuallyHidden>{t('rating.label', { average, count: rating.count })}</VisuallyHidden>
      <span aria-hidden="true" className={styles.figures}>
        <Icon name="star" size="s" className={styles.star} /> {average}{' '}
        <span className={styles.count}>({number(rating.count)})</span>
      </span>
    </span>
  );
};
