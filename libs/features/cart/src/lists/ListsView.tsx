import {
  Button,
  Card,
  Cluster,
  Container,
  EmptyState,
  Heading,
  Link,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { addToListPath } from '@materia/page-request';
import { addToListForm, AddToListForm, HiddenFields, usePath, useText } from '@materia/ui-shop';
import { fieldOf, listProblemMessage } from './list-messages.ts';
import { ListOutcome } from './ListOutcome.tsx';
import type { ListsOutcome } from './lists.action.ts';
import type { ListsFacts } from './lists.loader.ts';
import styles from './Lists.module.css';

export type ListsViewProps = ListsFacts & { readonly outcome: ListsOutcome | undefined };

/** The customer's lists; with `sku`, the lists to which that product can be added. */
export const ListsView = ({ lists, sku, outcome }: ListsViewProps) => {
  const t = useText();
  const to = usePath();
  const nameError =
    outcome?.kind === 'refused' && fieldOf(outcome) === 'name'
      ? listProblemMessage(t, outcome.problem)
      : undefined;
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>
            {sku === undefined ? t('lists.title') : t('lists.addTitle', { reference: sku })}
          </Heading>
          <Text tone="soft">{t('lists.lead')}</Text>
        </Stack>
        <ListOutcome outcome={outcome} />
        {lists.length === 0 && (
          <EmptyState drawing="list">
            <Text>{t('lists.none')}</Text>
          </EmptyState>
        )}
        {lists.length > 0 && (
          <Card padding="l">
            <ul className={styles.lines}>
              {lists.map((list) => (
                <li key={list.id} className={styles.line}>
                  <div className={styles.words}>
                    <Link href={to('myList', { listId: list.id })}>{list.name}</Link>
                    <Text size="xs" tone="soft">
                      {t('lists.count', { count: list.count })}
                    </Text>
                  </div>
                  {sku !== undefined && <AddToListForm list={list} sku={sku} />}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card as="section" padding="l" labelledBy="new-list">
          <form
            method="post"
            action={sku === undefined ? to('myLists') : addToListPath(to, sku)}
            noValidate
          >
            <Stack gap={4}>
              <Heading level={2} size="h3" id="new-list">
                {t('lists.newList')}
              </Heading>
              <HiddenFields form={addToListForm} values={{ sku }} />
              <TextField
                name={addToListForm.names.name}
                label={t('lists.name')}
                hint={t('lists.nameHint')}
                error={nameError}
                defaultValue={
                  nameError === undefined || outcome?.kind !== 'refused' ? undefined : outcome.typed
                }
                maxLength={80}
                autoComplete="off"
              />
              <Cluster gap={3}>
                <Button type="submit">{t('lists.create')}</Button>
              </Cluster>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
};
