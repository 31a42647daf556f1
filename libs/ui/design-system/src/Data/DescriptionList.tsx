import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './DescriptionList.module.css';

export type DescriptionListProps = {
  readonly items: readonly { readonly term: string; readonly description: ReactNode }[];
  /** `rows` stripes a long list of facts; `stacked` puts each term above its description. */
  readonly look?: 'plain' | 'rows' | 'stacked';
};

/** Terms with their descriptions. */
export const DescriptionList = ({ items, look = 'plain' }: DescriptionListProps) => (
  <dl className={classNames(styles.list, styles[look])}>
    {items.map((item) => (
      <div key={item.term} className={styles.item}>
        <dt className={styles.term}>{item.term}</dt>
        <dd>{item.description}</dd>
      </div>
    ))}
  </dl>
);
