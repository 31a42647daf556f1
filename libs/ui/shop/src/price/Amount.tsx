import { classNames } from '@materia/ui-design-system';
import type { Money } from '@materia/domain-money';
import { useFormats } from '../provider/use-formats.ts';
import styles from './Price.module.css';

export type AmountProps = { readonly amount: Money; readonly size?: 's' | 'm' | 'l' };

/** An amount of money in price typography, with smaller decimals. */
export const Amount = ({ amount, size = 'm' }: AmountProps) => {
  const { whole, decimals, currency } = useFormats().moneyParts(amount);
  return (
    <span className={classNames(styles.amount, styles[`amount-${size}`])}>
      {whole}
      <span className={styles.decimals}>{decimals}</span>
      <span className={styles.currency}>{currency}</span>
    </span>
  );
};
