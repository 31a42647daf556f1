import { Heading, Link, Stack } from '@materia/ui-design-system';
import { ProductPicture, useDrawnOnce, usePath, useShop } from '@materia/ui-shop';
import type { SeenProduct } from './seen-products.ts';
import { SAMPLE, type SeenContent } from './show-seen-products.ts';
import styles from './SeenProducts.module.css';

/**
 * Recently viewed products. The list never leaves the browser: only scripts store it and fill it in
 * (`show-seen-products.ts`), from the item in the template.
 */
export const SeenProducts = ({ current }: { readonly current: SeenProduct }) => {
  const { t, market } = useShop();
  const to = usePath();
  const { sku, urlKey, name, picture } = current;
  const content: SeenContent = {
    key: `materia-seen-${market.id}`,
    current: { sku, urlKey, name, picture },
  };
  return (
    <section
      aria-labelledby="seen"
      data-seen={JSON.stringify(content)}
      hidden
      {...useDrawnOnce()(
        ['seen'],
        <Stack gap={3}>
          <Heading level={2} size="h3" id="seen">
            {t('productMore.seen')}
          </Heading>
          <ul className={styles.list}>
            <template>
              <li className={styles.item}>
                <ProductPicture picture={SAMPLE.picture} alt="" use="line" />
                <Link href={to('product', { urlKey: SAMPLE.urlKey })}>{SAMPLE.name}</Link>
              </li>
            </template>
          </ul>
        </Stack>,
      )}
    />
  );
};
