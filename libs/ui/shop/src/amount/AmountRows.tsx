import type { Money } from '@materia/domain-money';
import { classNames } from '@materia/ui-design-system';
import { Amount } from '../price/Amount.tsx';
import styles from './AmountRows.module.css';

export type AmountRow = { readonly term: string; readonly amount: string };

export type AmountRowsProps = {
  readonly rows: readonly AmountRow[];
  readonly total: { readonly term: string; readonly amount: Money };
};

/** A column of amounts ending in the total to pay. */
export const AmountRows = ({ rows, total }: AmountRowsProps) => (
  <dl className={styles.rows}>
    {rows.map(({ term, amount }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    <div className={classNames(styles.row, styles.total)}>
      <dt>{total.term}</dt>
      <dd>
        <Amount amount={total.amount} size="l" />
      </dd>
    </div>
  </dl>
);
