import { NEARBY_RADIUS_KM } from '@materia/domain-stores';
import { Heading, Link, Stack, Text } from '@materia/ui-design-system';
import {
  PositionForm,
  StockBadge,
  useDrawnOnce,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { NearbyStock } from './nearby.ts';
import styles from './NearbyStores.module.css';
import type { ProductPageFacts } from './product.loader.ts';

type NearbyStoresProps = Pick<ProductPageFacts, 'nearby' | 'isNearShopper' | 'path'> & {
  readonly store: Pick<ProductPageFacts['store'], 'chosen'>;
};

const SECTION_ID = 'stock-nearby';

/**
 * Stock of the product in stores around the selected one, or around the shopper if they share their
 * location.
 */
export const NearbyStores = ({ nearby, isNearShopper, path, store }: NearbyStoresProps) => {
  const t = useText();
  const outcome = (): string => {
    if (nearby.length > 0)
      return isNearShopper ? t('productMore.nearMeResult') : t('product.stockElsewhereText');
    return isNearShopper || store.chosen
      ? t('product.stockElsewhereNone', { kilometres: NEARBY_RADIUS_KM })
      : t('productMore.stockElsewhereChoose');
  };
  return (
    <section
      id={SECTION_ID}
      aria-labelledby="stock-elsewhere"
      {...useDrawnOnce()(
        ['nearby', nearby, isNearShopper, path, store.chosen],
        <Stack gap={3}>
          <Heading level={2} size="h3" id="stock-elsewhere">
            {t('product.stockElsewhere')}
          </Heading>
          <Text as="div" size="s" tone="soft">
            <span data-outcome="">{outcome()}</span>
          </Text>
          {nearby.length > 0 && <StockList stores={nearby} />}
          <PositionForm
            method="get"
            action={path}
            size="s"
            label={t('productMore.nearMe')}
            texts={{
              asking: t('productMore.nearMeAsking'),
              denied: t('productMore.nearMeDenied'),
              failed: t('productMore.nearMeFailed'),
            }}
            replaces={SECTION_ID}
          />
        </Stack>,
      )}
    />
  );
};

const StockList = ({ stores }: { readonly stores: readonly NearbyStock[] }) => {
  const t = useText();
  const to = usePath();
  const { number } = useFormats();
  return (
    <ul className={styles.list}>
      {stores.map((store) => (
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
          <StockBadge label={store.stock} />
        </li>
      ))}
    </ul>
  );
};
