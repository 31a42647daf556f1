import { Heading, Link, Stack } from '@materia/ui-design-system';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { useDrawnOnce, usePath, useShop } from '../provider/ShopProvider.tsx';
import type { SeenProduct } from './seen-products.ts';
import { SAMPLE, type SeenContent } from './show-seen-products.ts';
import styles from './SeenProducts.module.css';

export type SeenProductsProps = {
  readonly title: string;
  /** The product of the page, which is noted as seen; pages of other kinds only show the list. */
  readonly current?: SeenProduct;
};

/**
 * Recently viewed products. The list never leaves the browser: only scripts store it and fill it in
 * (`show-seen-products.ts`), from the item in the template, and only with consent.
 */
export const SeenProducts = ({ title, current }: SeenProductsProps) => {
  const { market } = useShop();
  const to = usePath();
  const content: SeenContent = {
    key: `materia-seen-${market.id}`,
    ...(current && { current: seenOf(current) }),
  };
  return (
    <section
      aria-labelledby="seen"
      data-seen={JSON.stringify(content)}
      hidden
      {...useDrawnOnce()(
        ['seen', title],
        <Stack gap={3}>
          <Heading level={2} size="h3" id="seen">
            {title}
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

/** Only what the list shows, whatever else the page knows of its product. */
const seenOf = ({ sku, urlKey, name, picture }: SeenProduct): SeenProduct => ({
  sku,
  urlKey,
  name,
  picture,
});
