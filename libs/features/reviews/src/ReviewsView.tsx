import {
  Button,
  Cluster,
  Container,
  Heading,
  Link,
  Pagination,
  Rating,
  SelectField,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import type { ReviewOrder } from '@materia/api-reviews';
import type { TextKey } from '@materia/market-model';
import { HowChecked, pageItems, ReviewCard, useFormats, usePath, useText } from '@materia/ui-shop';
import type { ReviewRefusal } from './review-form.ts';
import { reviewOrderForm } from './review-order-form.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewsFacts } from './reviews.loader.ts';
import styles from './ReviewsView.module.css';

const ORDER_LABELS = {
  newest: 'reviews.sortNewest',
  best: 'reviews.sortBest',
  worst: 'reviews.sortWorst',
} as const satisfies Readonly<Record<ReviewOrder, TextKey>>;
const ORDERS = ['newest', 'best', 'worst'] as const satisfies readonly ReviewOrder[];

/** All reviews of a product, how they are verified, and the form to write one. */
export const ReviewsView = ({
  product,
  list,
  order,
  author,
  refusal,
}: ReviewsFacts & { readonly refusal: ReviewRefusal | undefined }) => {
  const t = useText();
  const to = usePath();
  const address = to('reviews', { skuProduct: product.sku });
  const addressOf = (page: number): string =>
    `${address}?${new URLSearchParams({ ...(order === 'newest' ? {} : { [reviewOrderForm.names.order]: order }), ...(page === 1 ? {} : { page: String(page) }) })}`.replace(
      /\?$/,
      '',
    );
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Link href={product.path}>{t('reviews.toProduct')}</Link>
          <Heading level={1} size="h2">
            {t('reviews.lead', { product: product.name })}
          </Heading>
        </Stack>
        <Split narrow="end">
          <Stack gap={4}>
            {list.rating === undefined ? (
              <Text>{t('rating.none')}</Text>
            ) : (
              <>
                <Summary list={list} />
                {list.reviews.length > 1 && <Order address={address} order={order} />}
                <div>
                  {list.reviews.map((review) => (
                    <ReviewCard key={review.id} review={review} headingLevel={2} />
                  ))}
                </div>
                {list.pageCount > 1 && (
                  <Pagination
                    label={t('reviews.pages')}
                    items={pageItems(list.page, list.pageCount, {
                      hrefOf: addressOf,
                      nameOf: (page) => t('reviews.page', { page }),
                    })}
                    previous={
                      list.page > 1
                        ? { href: addressOf(list.page - 1), label: t('reviews.previousPage') }
                        : undefined
                    }
                    next={
                      list.page < list.pageCount
                        ? { href: addressOf(list.page + 1), label: t('reviews.nextPage') }
                        : undefined
                    }
                  />
                )}
              </>
            )}
            <HowChecked />
          </Stack>
          <ReviewForm product={product} author={author} refusal={refusal} />
        </Split>
      </Stack>
    </Container>
  );
};

/** The average rating, and the number of reviews for each number of stars. */
const Summary = ({ list: { rating, distribution } }: Pick<ReviewsFacts, 'list'>) => {
  const t = useText();
  const { number } = useFormats();
  if (rating === undefined) return null;
  const label = t('rating.label', { average: number(rating.average, 1), count: rating.count });
  return (
    <Stack gap={3}>
      <Rating value={rating.average} label={label} count={label} />
      <dl className={styles.distribution} aria-label={t('reviews.distribution')}>
        {distribution
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <div key={stars} className={styles.share}>
              <dt>{t('rating.stars', { count: stars })}</dt>
              <dd>
                <meter
                  className={styles.bar}
                  min={0}
                  max={rating.count}
                  value={count}
                  aria-label={t('rating.stars', { count: stars })}
                >
                  {count}
                </meter>
                {number(count)}
              </dd>
            </div>
          ))}
      </dl>
    </Stack>
  );
};

const Order = ({ address, order }: { readonly address: string; readonly order: ReviewOrder }) => {
  const t = useText();
  return (
    <form method="get" action={address}>
      <Cluster align="end">
        <SelectField
          name={reviewOrderForm.names.order}
          label={t('reviews.sort')}
          defaultValue={order}
          options={ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
        />
        <Button type="submit" variant="secondary">
          {t('reviews.sortApply')}
        </Button>
      </Cluster>
    </form>
  );
};
