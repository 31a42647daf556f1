import type { PublishedReview } from '@materia/api-reviews';
import { ButtonLink, Cluster, Heading, Rating, Stack, Text } from '@materia/ui-design-system';
import {
  HowChecked,
  ReviewCard,
  useDrawnOnce,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

type ReviewsProps = Pick<ProductPageFacts, 'product'> & {
  readonly reviews: readonly PublishedReview[];
};

/**
 * Customer reviews: the average, the latest ones, and links to all of them and to the review form.
 */
export const Reviews = ({ product: { sku, rating }, reviews }: ReviewsProps) => (
  <section
    aria-labelledby="reviews"
    {...useDrawnOnce()(
      ['reviews', sku, rating, reviews],
      <Content sku={sku} rating={rating} reviews={reviews} />,
    )}
  />
);

const Content = ({
  sku,
  rating,
  reviews,
}: Pick<ReviewsProps, 'reviews'> & Pick<ReviewsProps['product'], 'sku' | 'rating'>) => {
  const t = useText();
  const to = usePath();
  const { number } = useFormats();
  const address = to('reviews', { skuProduct: sku });
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3" id="reviews">
        {t('rating.heading')}
      </Heading>
      {rating === undefined ? (
        <Text>{t('rating.none')}</Text>
      ) : (
        <Average
          value={rating.average}
          label={t('rating.label', { average: number(rating.average, 1), count: rating.count })}
        />
      )}
      {rating !== undefined && <HowChecked />}
      {reviews.length > 0 && (
        <div>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      )}
      <Cluster>
        {rating !== undefined && rating.count > reviews.length && (
          <ButtonLink href={address} variant="secondary">
            {t('rating.all', { count: rating.count })}
          </ButtonLink>
        )}
        <ButtonLink href={`${address}#write`} variant="secondary">
          {t('rating.write')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
};

const Average = ({ value, label }: { readonly value: number; readonly label: string }) => (
  <Rating value={value} label={label} count={label} />
);
