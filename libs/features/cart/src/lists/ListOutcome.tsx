import { Alert, ButtonLink, Card, Heading, Stack } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { listProblemMessage, reportMessage } from './list-messages.ts';
import type { ListsOutcome } from './lists.action.ts';
import styles from './Lists.module.css';

/** The result of a form: an error, or what was added and what was not, by product. */
export const ListOutcome = ({ outcome }: { readonly outcome: ListsOutcome | undefined }) => {
  const t = useText();
  const to = usePath();
  if (outcome === undefined) return null;
  if (outcome.kind === 'refused') {
    return (
      <Alert type="error" role="alert">
        {listProblemMessage(t, outcome.problem)}
      </Alert>
    );
  }
  return (
    <Stack gap={4}>
      <Alert
        type={outcome.count > 0 ? 'success' : 'warning'}
        role="status"
        actions={
          outcome.into === 'cart' && (
            <ButtonLink href={to('cart')}>{t('lists.cartLink')}</ButtonLink>
          )
        }
      >
        {outcome.into === 'cart'
          ? t('lists.inCart', { count: outcome.count })
          : t('lists.onList', { count: outcome.count })}
      </Alert>
      <Card as="section" padding="l" labelledBy="report">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="report">
            {t('lists.report')}
          </Heading>
          <ul className={styles.report}>
            {outcome.rest.map((each, at) => (
              <li key={`${at} ${each.text}`}>
                <strong>{each.text}</strong> {reportMessage(t, each)}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </Stack>
  );
};
