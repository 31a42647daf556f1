import type { Money } from '@materia/domain-money';
import { classNames } from '@materia/ui-design-system';
import { Amount } from '../price/Amount.tsx';
import styles from './AmountRows.module.css';

export type AmountRow = { readonly term: string; readonly amount: string };

export type AmountRowsProps = {
  readonly rows: readonly AmountRow[];
  readonly total: { readonly term: string; readonly amount: Money };
  /** What the total contains, listed below it so that it does not look added. */
  readonly included?: readonly AmountRow[];
};

/** A column of amounts that add up to the total, and what the total contains. */
export const AmountRows = ({ rows, total, included = [] }: AmountRowsProps) => (
  <dl className={styles.rows}>
    {rows.map(({ term, amount }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    <div className={classNames(styles.row, styles.total)} data-total="">
      <dt>{total.term}</dt>
      <dd>
        <Amount amount={total.amount} size="l" />
      </dd>
    </div>
    {included.map(({ term, amount }) => (
      <div key={term} className={classNames(styles.row, styles.included)}>
        <dt>{term}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
