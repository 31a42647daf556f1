import { Rating } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';

/** A vendor's rating: the average from 1 to 5 and the number of ratings. */
export const VendorRating = ({
  average,
  count,
}: {
  readonly average: number;
  readonly count: number;
}) => {
  const t = useText();
  const number = useFormats().number;
  return (
    <Rating
      value={average}
      label={t('vendors.rating', { average: number(average, 1), count })}
      count={t('vendors.ratingShort', { average: number(average, 1), count })}
    />
  );
};
