import { NEARBY_RADIUS_KM } from '@materia/domain-delivery-labels';
import { Button, Heading, Link, Stack, Text } from '@materia/ui-design-system';
import {
  printDegrees,
  StockBadge,
  useFormats,
  usePath,
  usePosition,
  useText,
} from '@materia/ui-shop';
import { useState } from 'react';
import type { NearbyStock } from './nearby.ts';
import styles from './NearbyStores.module.css';
import type { ProductPageFacts } from './product.loader.ts';

export type NearbyStoresProps = Pick<ProductPageFacts, 'nearby' | 'priceContextCode'> & {
  readonly product: Pick<ProductPageFacts['product'], 'adeokey'>;
  readonly store: Pick<ProductPageFacts['store'], 'chosen'>;
};

/** Stock of the product in stores around the selected one, or around the shopper if they share their location. */
export const NearbyStores = ({ nearby, priceContextCode, product, store }: NearbyStoresProps) => {
  const t = useText();
  const [here, setHere] = useState<readonly NearbyStock[] | 'failed'>();
  const { state, request } = usePosition(({ latitude, longitude }) => {
    const query = {
      adeokey: product.adeokey,
      priceContextCode,
      latitude: Number(printDegrees(latitude)),
      longitude: Number(printDegrees(longitude)),
    };
    // Few shoppers use it, so its code is loaded on demand.
    import('./stock-around.ts')
      .then(({ stockAround }) => stockAround(query))
      .then(setHere, () => setHere('failed'));
  });
  const shown = here === undefined || here === 'failed' ? nearby : here;
  const hasFailed = state === 'failed' || here === 'failed';
  return (
    <section aria-labelledby="stock-elsewhere">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="stock-elsewhere">
          {t('product.stockElsewhere')}
        </Heading>
        <Text as="div" size="s" tone="soft">
          <output>
            {shown === here
              ? t('productMore.nearMeResult')
              : shown.length > 0 && t('product.stockElsewhereText')}
          </output>
        </Text>
        {shown.length === 0 ? (
          <Text tone="soft">
            {store.chosen || shown === here
              ? t('product.stockElsewhereNone', { kilometres: NEARBY_RADIUS_KM })
              : t('productMore.stockElsewhereChoose')}
          </Text>
        ) : (
          <StockList stores={shown} />
        )}
        <div className={styles.scripted}>
          <Stack gap={3}>
            <Button
              type="button"
              variant="secondary"
              size="s"
              icon="pin"
              busy={state === 'asking'}
              onClick={request}
              data-held=""
            >
              {state === 'asking' ? t('productMore.nearMeAsking') : t('productMore.nearMe')}
            </Button>
            <Text as="div" size="s" tone="danger">
              <output>
                {state === 'denied'
                  ? t('productMore.nearMeDenied')
                  : hasFailed && t('productMore.nearMeFailed')}
              </output>
            </Text>
          </Stack>
        </div>
      </Stack>
    </section>
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
