import { Card, Heading, Link, Picture, Stack, Text } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import type { Neighbour } from './content-page.loader.ts';
import styles from './content-pages.module.css';

const PICTURE_WIDTHS = [320, 480] as const;

/** A content page as a card that is entirely a link. */
export const ArticleCard = ({ article }: { readonly article: Neighbour }) => {
  const t = useText();
  const { date } = useFormats();
  const { title, description, path, picture, publishedOn } = article;
  return (
    <Card as="li" className={styles.card}>
      <Stack gap={2}>
        {picture !== undefined && (
          <Picture
            srcOfWidth={(width) => `${picture}?width=${width}&height=240`}
            widths={PICTURE_WIDTHS}
            sizes="(width <= 960px) 90vw, 320px"
            alt=""
            width={480}
            height={240}
            className={styles.cardPicture}
          />
        )}
        <Heading level={2} size="h4">
          <Link href={path} variant="bare" className={styles.cardLink}>
            {title}
          </Link>
        </Heading>
        {publishedOn !== undefined && (
          <Text size="s" tone="soft">
            {t('content.publishedOn', { date: date(publishedOn) })}
          </Text>
        )}
        <Text size="s">{description}</Text>
      </Stack>
    </Card>
  );
};
