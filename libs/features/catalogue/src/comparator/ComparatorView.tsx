import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import type { TextKey } from '@materia/market-model';
import { categoryPath, usePath, useText } from '@materia/ui-shop';
import { ChangeForm } from './ChangeForm.tsx';
import { DIFFERENT_ONLY, ROWS_PARAMETER } from './comparator-query.ts';
import type { ComparatorFacts, RefusedComparison } from './comparator.loader.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import styles from './ComparatorView.module.css';

/** The products compared in this browser, side by side. */
export const ComparatorView = (facts: ComparatorFacts) => {
  const { category, products, refused } = facts;
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('comparator.heading')}</Heading>
          {category === undefined ? (
            <Text tone="soft">{t('comparator.lead')}</Text>
          ) : (
            <Link href={categoryPath(to, category.segments)}>
              {t('comparator.category', { category: category.name })}
            </Link>
          )}
        </Stack>
        {refused && <RefusedAlert refused={refused} />}
        {products.length === 0 ? <NothingCompared /> : <Compared {...facts} />}
      </Stack>
    </Container>
  );
};

const Compared = (facts: ComparatorFacts) => {
  const { products, rows, onlyDifferent } = facts;
  const t = useText();
  const page = usePath()('comparator');
  return (
    <>
      <Cluster justify="between">
        {products.length > 1 &&
          (onlyDifferent ? (
            <Link href={page}>{t('comparator.showAll')}</Link>
          ) : (
            <Link href={`${page}?${ROWS_PARAMETER}=${DIFFERENT_ONLY}`}>
              {t('comparator.showDifferent')}
            </Link>
          ))}
        <ChangeForm intent="clear">
          <Button type="submit" variant="quiet" size="s" icon="trash">
            {t('comparator.clear')}
          </Button>
        </ChangeForm>
      </Cluster>
      <ComparisonTable {...facts} />
      {rows.length === 0 && onlyDifferent && (
        <Alert type="information">{t('comparator.nothingDiffers')}</Alert>
      )}
    </>
  );
};

const NothingCompared = () => {
  const t = useText();
  return (
    <Alert
      type="information"
      title={t('comparator.empty')}
      actions={<ButtonLink href={usePath()('home')}>{t('comparator.emptyAction')}</ButtonLink>}
    >
      {t('comparator.emptyText')}
    </Alert>
  );
};

/** The message of each refusal; `restarts` offers to compare with the refused product instead. */
const REFUSED = {
  'other-category': { type: 'warning', text: 'comparator.otherCategory', restarts: true },
  full: { type: 'warning', text: 'comparator.full', restarts: false },
  failed: { type: 'error', text: 'comparator.failed', restarts: false },
} as const satisfies Readonly<
  Record<
    RefusedComparison['kind'],
    {
      readonly type: 'warning' | 'error';
      readonly text: TextKey;
      readonly restarts: boolean;
    }
  >
>;

const RefusedAlert = ({ refused }: { readonly refused: RefusedComparison }) => {
  const t = useText();
  const { type, text, restarts } = REFUSED[refused.kind];
  return (
    <Alert
      type={type}
      actions={
        restarts &&
        refused.sku !== undefined && (
          <ChangeForm intent="restart" sku={refused.sku}>
            <Button type="submit" variant="secondary">
              {t('comparator.startAnew')}
            </Button>
          </ChangeForm>
        )
      }
    >
      {t(text)}
    </Alert>
  );
};
