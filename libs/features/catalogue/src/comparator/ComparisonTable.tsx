import { Button, classNames, Link, Stack, Text, VisuallyHidden } from '@materia/ui-design-system';
import {
  PriceTag,
  ProductPicture,
  PromiseLine,
  StockBadge,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { AddForm } from '../AddForm.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { ComparatorFacts, ComparedFacts } from './comparator.loader.ts';
import styles from './ComparatorView.module.css';

/** One column per product, one row per attribute; rows with differences are marked by colour and by text. */
export const ComparisonTable = ({
  products,
  rows,
  viewer,
  mode,
  isWeightDifferent,
  onlyDifferent,
}: ComparatorFacts) => {
  const t = useText();
  const { number, unit } = useFormats();
  const isSeveral = products.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable table must be reachable by keyboard (WCAG 2.1.1).
    <section className={styles.scroll} aria-label={t('comparator.table')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('comparator.table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('comparator.characteristic')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.sku} scope="col">
                <ProductHead product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            label={t('comparator.price')}
            cells={products.map(
              ({ sku, offer }) =>
                offer && (
                  <PriceTag key={sku} price={offer.price} viewer={viewer} {...offer.conditioning} />
                ),
            )}
          />
          <Row
            label={t('comparator.availability')}
            cells={products.map((product) => (
              <Availability key={product.sku} product={product} mode={mode} />
            ))}
          />
          {(!onlyDifferent || isWeightDifferent) && (
            <Row
              label={t('comparator.weight')}
              isDifferent={isSeveral && isWeightDifferent}
              cells={products.map(
                ({ weightGrams }) => `${number(weightGrams / 1000, 2)} ${unit('kg')}`,
              )}
            />
          )}
          {rows.map(({ code, label, values, isDifferent }) => (
            <Row key={code} label={label} isDifferent={isSeveral && isDifferent} cells={values} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const ProductHead = ({ product }: { readonly product: ComparedFacts }) => {
  const t = useText();
  const remove = t('comparator.removeNamed', { product: product.name });
  return (
    <Stack gap={2}>
      <span className={styles.picture}>
        <ProductPicture picture={product.picture} alt="" use="card" eager />
      </span>
      <Text as="span" size="xs" tone="soft">
        {product.brand}
      </Text>
      <Link href={usePath()('product', { urlKey: product.urlKey })}>{product.name}</Link>
      <ChangeForm intent="remove" sku={product.sku} label={remove}>
        <Button type="submit" variant="quiet" size="s" icon="close" aria-label={remove}>
          {t('comparator.remove')}
        </Button>
      </ChangeForm>
    </Stack>
  );
};

const Availability = ({
  product,
  mode,
}: {
  readonly product: ComparedFacts;
  readonly mode: ComparatorFacts['mode'];
}) => {
  const { offer } = product;
  const page = usePath()('comparator');
  if (offer === null) return <StockBadge label={{ kind: 'unavailable' }} />;
  return (
    <Stack gap={2}>
      <StockBadge label={offer.stock} />
      {offer.promise && <PromiseLine delivery={offer.promise} destination={offer.destination} />}
      {mode === 'selling' && offer.isSellable && (
        <AddForm offer={offer} productName={product.name} returnTo={page} />
      )}
    </Stack>
  );
};

type RowProps = {
  readonly label: string;
  readonly cells: readonly (ReactNode | undefined)[];
  readonly isDifferent?: boolean;
};

const Row = ({ label, cells, isDifferent = false }: RowProps) => {
  const t = useText();
  return (
    <tr className={classNames(isDifferent && styles.different)}>
      <th scope="row">
        {label}
        {isDifferent && <span className={styles.mark}>{t('comparator.differs')}</span>}
      </th>
      {cells.map((cell, place) => (
        // Columns keep their positions while the page is open.
        <td key={place}>
          {cell ?? (
            <Text as="span" tone="soft" size="s">
              {t('comparator.missing')}
            </Text>
          )}
        </td>
      ))}
    </tr>
  );
};
