import { Container, Heading, Stack } from '@materia/ui-design-system';
import { RichText } from '@materia/ui-shop';
import type { ContentPageFacts } from './content-page.loader.ts';
import styles from './content-pages.module.css';

/** The text of a page without a frame, for embedding, for example in the app. */
export const BarePageView = ({ page }: Pick<ContentPageFacts, 'page'>) => (
  <Container size="text" className={styles.page}>
    <Stack gap={5}>
      <Heading level={1}>{page.title}</Heading>
      <RichText html={page.html} />
      {page.questions.map(({ question, answer }) => (
        <Stack key={question} gap={2}>
          <Heading level={2} size="h4">
            {question}
          </Heading>
          <RichText html={answer} />
        </Stack>
      ))}
    </Stack>
  </Container>
);
