import type { ReactNode } from 'react';
import { useDrawnOnce } from '../provider/ShopProvider.tsx';
import styles from './ProductGrid.module.css';

export type ProductGridProps = {
  /** Label of the list, for screen readers. */
  readonly label: string;
  /** One `ProductCard` each, with all facts that it shows if it may be drawn once. */
  readonly items: readonly {
    readonly key: string;
    readonly card: ReactNode;
    readonly facts?: unknown;
  }[];
  /** `row` lets a few cards scroll sideways on a phone. */
  readonly layout?: 'list' | 'row';
};

/** Product cards: rows of two to four on a wide window, a list on a phone. */
export const ProductGrid = ({ label, items, layout = 'list' }: ProductGridProps) => {
  const drawn = useDrawnOnce();
  return (
    <ul aria-label={label} className={styles[layout]}>
      {items.map(({ key, card, facts }) => (
        <li
          key={key}
          className={styles.item}
          {...(facts === undefined ? { children: card } : drawn(facts, card))}
        />
      ))}
    </ul>
  );
};
