import {
  Button,
  Card,
  Cluster,
  Container,
  EmptyState,
  Disclosure,
  Heading,
  Link,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import type { PreviewedItem } from '@materia/api-cart';
import {
  HiddenFields,
  intentButton,
  ProductPicture,
  type ShopViewer,
  usePath,
  useText,
} from '@materia/ui-shop';
import { PreviewAmounts, PreviewTotal } from '../preview/PreviewAmounts.tsx';
import { fieldOf, listProblemMessage } from './list-messages.ts';
import { LIST_FORMS } from './list-forms.ts';
import { ListOutcome } from './ListOutcome.tsx';
import type { ListsOutcome } from './lists.action.ts';
import type { ShoppingListFacts } from './lists.loader.ts';
import styles from './Lists.module.css';

export type ListViewProps = ShoppingListFacts & { readonly outcome: ListsOutcome | undefined };

/** A shopping list: its products, a button that adds all of them to the cart, and the ways to fill it. */
export const ListView = ({ id, name, count, lines, preview, viewer, outcome }: ListViewProps) => {
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
        {lines.length === 0 && (
          <EmptyState drawing="list">
            <Text>{t('lists.empty')}</Text>
          </EmptyState>
        )}
        <form method="post" action={action} id={QUANTITIES} noValidate hidden />
        <form method="post" action={action} id={REMOVAL} hidden>
          <HiddenFields form={LIST_FORMS.remove} />
        </form>
        {lines.length > 0 && (
          <Card padding="l">
            <Stack gap={4}>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line.sku} className={styles.line}>
                    <Line
                      line={line}
                      typed={
                        outcome?.kind === 'refused' ? outcome.quantities?.[line.sku] : undefined
                      }
                      item={preview?.items.find(({ asked }) => asked === line.sku)}
                      viewer={viewer}
                    />
                  </li>
                ))}
              </ul>
              {preview && <PreviewTotal preview={preview} viewer={viewer} />}
              <Cluster gap={3}>
                <Button
                  type="submit"
                  form={QUANTITIES}
                  variant="secondary"
                  size="l"
                  {...intentButton(LIST_FORMS.quantities)}
                >
                  {t('lists.saveQuantities')}
                </Button>
                <Button
                  type="submit"
                  form={QUANTITIES}
                  size="l"
                  icon="cart"
                  {...intentButton(LIST_FORMS['to-cart'])}
                >
                  {t('lists.toCart')}
                </Button>
              </Cluster>
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

/** Forms of which the lines contain the fields and buttons. */
const QUANTITIES = 'quantities';
const REMOVAL = 'removal';

const Line = ({
  line,
  typed,
  item,
  viewer,
}: {
  readonly line: ShoppingListFacts['lines'][number];
  /** The quantity as typed, if it was refused. */
  readonly typed: string | undefined;
  readonly item: PreviewedItem | undefined;
  readonly viewer: ShopViewer;
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
        {item !== undefined && item.kind !== 'unknown' && (
          <PreviewAmounts item={item} wanted={line.quantity} viewer={viewer} />
        )}
      </div>
      <Cluster gap={2} align="baseline">
        <TextField
          name={LIST_FORMS.quantities.names.quantities(line.sku)}
          form={QUANTITIES}
          label={t('lists.quantityOf', { product: line.name })}
          hideLabel
          width="s"
          inputMode="numeric"
          defaultValue={typed ?? String(line.quantity)}
          maxLength={3}
          autoComplete="off"
        />
        <Button
          type="submit"
          form={REMOVAL}
          name={LIST_FORMS.remove.names.sku}
          value={line.sku}
          variant="quiet"
          size="s"
          aria-label={t('common.labelled', { label: t('lists.removeLine'), value: line.name })}
        >
          {t('lists.removeLine')}
        </Button>
      </Cluster>
    </>
  );
};
