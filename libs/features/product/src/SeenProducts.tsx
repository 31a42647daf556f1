import { Heading, Link, Stack } from '@materia/ui-design-system';
import { ProductPicture, usePath, useShop } from '@materia/ui-shop';
import { useEffect, useState } from 'react';
import { parseSeen, type SeenProduct, withSeen } from './seen-products.ts';
import styles from './SeenProducts.module.css';

/** Recently viewed products. The list never leaves the browser: only scripts store and render it. */
export const SeenProducts = ({ current }: { readonly current: SeenProduct }) => {
  const { t, market } = useShop();
  const to = usePath();
  const { sku, urlKey, name, picture } = current;
  const key = `materia-seen-${market.id}`;
  const [before, setBefore] = useState<readonly SeenProduct[]>([]);
  useEffect(() => {
    const product = { sku, urlKey, name, picture };
    try {
      const seen = parseSeen(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify(withSeen(seen, product)));
      queueMicrotask(() => setBefore(seen.filter((other) => other.sku !== sku)));
    } catch {
      // Renders nothing if the browser does not allow storage.
    }
  }, [key, name, picture, sku, urlKey]);
  if (before.length === 0) return null;
  return (
    <section aria-labelledby="seen">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="seen">
          {t('productMore.seen')}
        </Heading>
        <ul className={styles.list}>
          {before.map((product) => (
            <li key={product.sku} className={styles.item}>
              <ProductPicture picture={product.picture} alt="" use="line" />
              <Link href={to('product', { urlKey: product.urlKey })}>{product.name}</Link>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
};
