import { Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { StockBadge, useFormats, usePath, useText } from '@materia/ui-shop';
import styles from './NearbyStores.module.css';
import type { NearbyStock } from './product.loader.ts';

export type NearbyStoresProps = { readonly nearby: readonly NearbyStock[] };

/** What the stores around the selected one have of the product (STK-13). */
export const NearbyStores = ({ nearby }: NearbyStoresProps) => {
  const t = useText();
  const to = usePath();
  const { number } = useFormats();
  return (
    <section aria-labelledby="stock-elsewhere">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="stock-elsewhere">
          {t('product.stockElsewhere')}
        </Heading>
        {nearby.length === 0 ? (
          <Text tone="soft">{t('product.stockElsewhereNone')}</Text>
        ) : (
          <>
            <Text size="s" tone="soft">
              {t('product.stockElsewhereText')}
            </Text>
            <ul className={styles.list}>
            {nearby.map((store) => (
              <li key={store.urlKey} className={styles.store}>
                <span>
                  <Link href={to('store', { storeName: store.urlKey })} variant="quiet">
                    {store.name}
                  </Link>
                  {store.distance !== undefined && (
                    <Text as="span" size="s" tone="soft">
                      {' '}
                      {t('product.distance', { kilometres: number(store.distance, 0) })}
                    </Text>
                  )}
                </span>
                <StockBadge fact={store.stock} />
              </li>
            ))}
          </ul>
          </>
        )}
      </Stack>
    </section>
  );
};
