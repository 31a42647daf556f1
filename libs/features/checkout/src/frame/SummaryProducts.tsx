import { ProductPicture, useText } from '@materia/ui-shop';
import type { SummaryProduct } from './summary-products.ts';
import styles from './SummaryProducts.module.css';

/** The ordered products with their pictures. */
export const SummaryProducts = ({ products }: { readonly products: readonly SummaryProduct[] }) => {
  const t = useText();
  return (
    <ul className={styles.products}>
      {products.map(({ lineId, name, picture, quantity }) => (
        <li key={lineId} className={styles.product}>
          <ProductPicture picture={picture} alt="" use="thumb" />
          <span className={styles.name}>{t('checkout.shippedLine', { quantity, name })}</span>
        </li>
      ))}
    </ul>
  );
};
