import {
  Button,
  Card,
  Cluster,
  Container,
  Disclosure,
  Heading,
  Link,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import { HiddenFields, ProductPicture, usePath, useText } from '@materia/ui-shop';
import { fieldOf, listProblemMessage } from './list-messages.ts';
import { LIST_FORMS } from './list-forms.ts';
import { ListOutcome } from './ListOutcome.tsx';
import type { ListsOutcome } from './lists.action.ts';
import type { ShoppingListFacts } from './lists.loader.ts';
import styles from './Lists.module.css';

export type ListViewProps = ShoppingListFacts & { readonly outcome: ListsOutcome | undefined };

/** A shopping list: its products, a button that adds all of them to the cart, and the ways to fill it. */
export const ListView = ({ id, name, count, lines, outcome }: ListViewProps) => {
  const t = useText();
  const to = usePath();
  const action = to('myList', { listId: id });
  const field = fieldOf(outcome);
  const errorAt = (which: typeof field): string | undefined =>
    outcome?.kind === 'refused' && field === which
      ? listProblemMessage(t, outcome.problem)
      : undefined;
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Link href={to('myLists')}>{t('lists.back')}</Link>
          <Heading level={1}>{name}</Heading>
          <Text tone="soft">{t('lists.count', { count })}</Text>
        </Stack>
        <ListOutcome outcome={outcome} />
        {lines.length === 0 && <Text>{t('lists.empty')}</Text>}
        {lines.length > 0 && (
          <Card padding="l">
            <Stack gap={4}>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line.sku} className={styles.line}>
                    <Line line={line} action={action} />
                  </li>
                ))}
              </ul>
              <form method="post" action={action}>
                <HiddenFields form={LIST_FORMS['to-cart']} />
                <Button type="submit" size="l" icon="cart">
                  {t('lists.toCart')}
                </Button>
              </form>
            </Stack>
          </Card>
        )}
        <Card as="section" padding="l" labelledBy="fill">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="fill">
              {t('lists.fill')}
            </Heading>
            <form method="post" action={action}>
              <HiddenFields form={LIST_FORMS['from-cart']} />
              <Button type="submit" variant="secondary">
                {t('lists.fromCart')}
              </Button>
            </form>
            <form method="post" action={action} noValidate>
              <HiddenFields form={LIST_FORMS.references} />
              <Stack gap={3}>
                <TextArea
                  name={LIST_FORMS.references.names.references}
                  label={t('lists.references')}
                  hint={t('lists.referencesHint')}
                  error={errorAt('references')}
                  defaultValue={outcome?.kind === 'report' ? outcome.left : undefined}
                  rows={4}
                  spellCheck={false}
                  autoComplete="off"
                />
                <div>
                  <Button type="submit" variant="secondary">
                    {t('lists.addReferences')}
                  </Button>
                </div>
              </Stack>
            </form>
          </Stack>
        </Card>
        <Disclosure look="inline" summary={t('lists.manage')} open={errorAt('name') !== undefined}>
          <Stack gap={4}>
            <form method="post" action={action} noValidate>
              <HiddenFields form={LIST_FORMS.rename} />
              <Stack gap={3}>
                <TextField
                  name={LIST_FORMS.rename.names.name}
                  label={t('lists.name')}
                  error={errorAt('name')}
                  defaultValue={
                    outcome?.kind === 'refused' && field === 'name' ? outcome.typed : name
                  }
                  maxLength={80}
                  autoComplete="off"
                />
                <div>
                  <Button type="submit" variant="secondary">
                    {t('lists.rename')}
                  </Button>
                </div>
              </Stack>
            </form>
            <form method="post" action={action}>
              <HiddenFields form={LIST_FORMS.delete} />
              <Button type="submit" variant="quiet" icon="trash">
                {t('lists.delete')}
              </Button>
            </form>
          </Stack>
        </Disclosure>
      </Stack>
    </Container>
  );
};

const Line = ({
  line,
  action,
}: {
  readonly line: ShoppingListFacts['lines'][number];
  readonly action: string;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <div className={styles.picture}>
        <ProductPicture picture={line.picture} alt="" use="line" />
      </div>
      <div className={styles.words}>
        <Link href={to('product', { urlKey: line.urlKey })} variant="quiet">
          {line.name}
        </Link>
        <Text size="xs" tone="soft">
          {line.brand} · {line.sku}
        </Text>
      </div>
      <form method="post" action={action} aria-label={line.name} noValidate>
        <HiddenFields form={LIST_FORMS.quantity} values={{ sku: line.sku }} />
        <Cluster gap={2} align="baseline">
          <TextField
            name={LIST_FORMS.quantity.names.quantity}
            id={`quantity-${line.sku}`}
            label={t('lists.quantityOf', { product: line.name })}
            hideLabel
            width="s"
            inputMode="numeric"
            defaultValue={String(line.quantity)}
            maxLength={3}
            autoComplete="off"
          />
          <Button
            type="submit"
            variant="quiet"
            size="s"
            aria-label={t('common.labelled', { label: t('lists.change'), value: line.name })}
          >
            {t('lists.change')}
          </Button>
          <Button
            type="submit"
            name={LIST_FORMS.quantity.names.remove}
            value="1"
            variant="quiet"
            size="s"
            aria-label={t('common.labelled', { label: t('lists.removeLine'), value: line.name })}
          >
            {t('lists.removeLine')}
          </Button>
        </Cluster>
      </form>
    </>
  );
};
