import { Badge, Heading, Rating, Stack, Text } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './Review.module.css';

/** A published review. */
export type ReviewFacts = {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly writtenOn: PlainDate | undefined;
  readonly isVerified: boolean;
};

/** A review with its stars, and whether its author bought the product. */
export const ReviewCard = ({
  review,
  headingLevel = 3,
}: {
  readonly review: ReviewFacts;
  readonly headingLevel?: 2 | 3;
}) => {
  const t = useText();
  const { date } = useFormats();
  const { rating, title, text, nickname, writtenOn, isVerified } = review;
  return (
    <article aria-label={title} className={styles.review}>
      <Stack gap={2}>
        <div className={styles.head}>
          <Rating value={rating} label={t('rating.stars', { count: rating })} />
          <Badge tone={isVerified ? 'success' : 'neutral'}>
            {t(isVerified ? 'rating.verified' : 'rating.unverified')}
          </Badge>
        </div>
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        <Text className={styles.text}>{text}</Text>
        <Text size="s" tone="soft">
          {writtenOn === undefined
            ? nickname
            : t('rating.writtenBy', { nickname, date: date(writtenOn) })}
        </Text>
      </Stack>
    </article>
  );
};
