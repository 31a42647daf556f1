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
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
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

const RefusedAlert = ({ refused }: { readonly refused: RefusedComparison }) => {
  const t = useText();
  return (
    <Alert
      type={refused.kind === 'failed' ? 'error' : 'warning'}
      actions={
        refused.kind === 'other-category' &&
        refused.sku !== undefined && (
          <ChangeForm intent="restart" sku={refused.sku}>
            <Button type="submit" variant="secondary">
              {t('comparator.startAnew')}
            </Button>
          </ChangeForm>
        )
      }
    >
      {refusalMessage(t, refused.kind)}
    </Alert>
  );
};

const refusalMessage = (t: TextReader, kind: RefusedComparison['kind']): string => {
  switch (kind) {
    case 'other-category':
      return t('comparator.otherCategory');
    case 'full':
      return t('comparator.full');
    case 'failed':
      return t('comparator.failed');
    default:
      return unreachable(kind);
  }
};
