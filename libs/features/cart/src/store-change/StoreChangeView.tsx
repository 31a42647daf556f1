import type { Money } from '@materia/domain-money';
import type { LineDifference } from '@materia/domain-cart';
import { unreachable } from '@materia/domain-kernel';
import { taxDisplay } from '@materia/domain-pricing';
import { storeChangePath } from '@materia/page-request';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  HiddenFields,
  ProductPicture,
  PromiseLine,
  StockBadge,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import { storeChangeForm, writeLine } from './store-change-form.ts';
import type { ComparedLine, StoreChangeFacts } from './store-change.loader.ts';
import styles from './StoreChangeView.module.css';

/** The changes another store would make to the cart, line by line, with the choice. */
export const StoreChangeView = ({
  from,
  to,
  lines,
  totals,
  delivery,
  undo,
  viewer,
  returnTo,
}: StoreChangeFacts) => {
  const t = useText();
  const path = usePath();
  const { money } = useFormats();
  const deliveryText = (price: Money): string =>
    price.minor === 0 ? t('price.free') : money(price);
  const amountOf = (total: NonNullable<typeof totals>['here']): string =>
    money(taxDisplay(total, viewer).first.amount);
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('storeChange.title', { store: to.name })}</Heading>
          <Text tone="soft">{t('storeChange.lead', { from: from.name, to: to.name })}</Text>
        </Stack>
        {lines.length > 0 && (
          <Card padding="l">
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.id}>
                  <Line line={line} />
                </li>
              ))}
            </ul>
            {delivery !== undefined && (
              <p className={styles.total}>
                {t('storeChange.delivery', {
                  from: deliveryText(delivery.here),
                  to: deliveryText(delivery.there),
                })}
              </p>
            )}
            {totals !== undefined && (
              <p className={styles.total}>
                {t('storeChange.total', {
                  from: amountOf(totals.here),
                  to: amountOf(totals.there),
                })}
              </p>
            )}
          </Card>
        )}
        <form method="post" action={storeChangePath(path, to.id, returnTo)}>
          <HiddenFields
            form={storeChangeForm}
            values={{ store: to.id, returnTo, lines: undo.map(writeLine) }}
          />
          <Cluster gap={3}>
            <Button type="submit" size="l" icon="check">
              {t('storeChange.confirm', { store: to.name })}
            </Button>
            <ButtonLink href={returnTo} variant="secondary" size="l">
              {t('storeChange.keep', { store: from.name })}
            </ButtonLink>
          </Cluster>
        </form>
      </Stack>
    </Container>
  );
};

const Line = ({
  line: { product, quantity, differences, there },
}: {
  readonly line: ComparedLine;
}) => {
  const t = useText();
  const isGone = differences.some(({ kind }) => kind === 'unavailable');
  return (
    <article aria-label={product.name} className={styles.line}>
      <ProductPicture picture={product.picture} alt="" use="line" />
      <div className={styles.words}>
        <Heading level={2} size="h4">
          {product.name}
        </Heading>
        <Text size="xs" tone="soft">
          {t('line.reference', { reference: product.sku })} ·{' '}
          {t('common.labelled', { label: t('line.quantity'), value: String(quantity) })}
        </Text>
        {differences.length === 0 && (
          <Text size="s" tone="soft">
            {t('storeChange.same')}
          </Text>
        )}
        <ul className={styles.differences}>
          {differences.map((difference) => (
            <li key={difference.kind}>
              <Difference difference={difference} there={isGone ? undefined : there} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
};

const Difference = ({
  difference,
  there,
}: {
  readonly difference: LineDifference;
  readonly there: ComparedLine['there'];
}) => {
  const t = useText();
  const { money } = useFormats();
  switch (difference.kind) {
    case 'unavailable':
      return <Badge tone="danger">{t('storeChange.unavailable')}</Badge>;
    case 'available-again':
      return <Badge tone="success">{t('storeChange.availableAgain')}</Badge>;
    case 'price': {
      const amounts = { from: money(difference.from), to: money(difference.to) };
      return difference.direction === 'up'
        ? t('storeChange.priceUp', amounts)
        : t('storeChange.priceDown', amounts);
    }
    case 'quantity':
      return t('storeChange.quantity', { from: difference.from, to: difference.to });
    case 'stock':
      return there === undefined ? null : (
        <>
          {t('storeChange.availability')} <StockBadge label={there.stock} />
        </>
      );
    case 'promise':
      return there?.promise === undefined ? null : (
        <>
          {t('storeChange.promise')} <PromiseLine delivery={there.promise} />
        </>
      );
    default:
      return unreachable(difference);
  }
};
