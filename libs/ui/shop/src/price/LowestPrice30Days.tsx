import type { Money } from '@materia/domain-money';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './Price.module.css';

export type LowestPrice30DaysProps = { readonly amount: Money };

/**
 * The lowest price of the 30 days before a reduction, next to every reduced price (Directive
 * 98/6/EC art. 6a).
 */
export const LowestPrice30Days = ({ amount }: LowestPrice30DaysProps) => (
  <p className={styles.lowest}>
    {useText()('price.lowest30Days', { amount: useFormats().money(amount) })}
  </p>
);
