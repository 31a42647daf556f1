import { Alert, ButtonLink, Card, Heading, Stack } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { listProblemWords, reportWords } from './list-words.ts';
import type { ListsAnswer } from './lists.action.ts';
import styles from './Lists.module.css';

/** The result of a form: an error, or what was added and what was not, by product. */
export const ListAnswer = ({ answer }: { readonly answer: ListsAnswer | undefined }) => {
  const t = useText();
  const to = usePath();
  if (answer === undefined) return null;
  if (answer.kind === 'refused') {
    return (
      <Alert type="error" role="alert">
        {listProblemWords(t, answer.problem)}
      </Alert>
    );
  }
  return (
    <Stack gap={4}>
      <Alert
        type={answer.count > 0 ? 'success' : 'warning'}
        role="status"
        actions={
          answer.into === 'cart' && <ButtonLink href={to('cart')}>{t('lists.cartLink')}</ButtonLink>
        }
      >
        {answer.into === 'cart'
          ? t('lists.inCart', { count: answer.count })
          : t('lists.onList', { count: answer.count })}
      </Alert>
      <Card as="section" padding="l" labelledBy="report">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="report">
            {t('lists.report')}
          </Heading>
          <ul className={styles.report}>
            {answer.rest.map((each, at) => (
              <li key={`${at} ${each.text}`}>
                <strong>{each.text}</strong> {reportWords(t, each)}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </Stack>
  );
};
