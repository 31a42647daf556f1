import { Container, Grid, Heading, Stack, Text } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import { ArticleCard } from './ArticleCard.tsx';
import type { BlogFacts } from './blog.loader.ts';
import styles from './content-pages.module.css';

/** All articles of the blog. */
export const BlogView = ({ articles }: BlogFacts) => {
  const t = useText();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('content.blog')}</Heading>
          <Text size="l" tone="soft">
            {t('content.blogLead')}
          </Text>
        </Stack>
        <Grid as="ul" cells="l" gap={4}>
          {articles.map((article) => (
            <ArticleCard key={article.path} article={article} />
          ))}
        </Grid>
      </Stack>
    </Container>
  );
};
