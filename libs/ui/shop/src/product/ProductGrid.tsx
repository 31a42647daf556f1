import type { ReactNode } from 'react';
import styles from './ProductGrid.module.css';

export type ProductGridProps = {
  /** Label of the list, for screen readers. */
  readonly label: string;
  /** One `ProductCard` each. */
  readonly items: readonly { readonly key: string; readonly card: ReactNode }[];
  /** `row` lets a few cards scroll sideways on a phone. */
  readonly layout?: 'list' | 'row';
};

/** Product cards: rows of two to four on a wide window, a list on a phone. */
export const ProductGrid = ({ label, items, layout = 'list' }: ProductGridProps) => (
  <ul aria-label={label} className={styles[layout]}>
    {items.map(({ key, card }) => (
      <li key={key} className={styles.item}>
        {card}
      </li>
    ))}
  </ul>
);
