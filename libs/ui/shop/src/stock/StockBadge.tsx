import { classNames } from '@materia/ui-design-system';
import type { StockLabel } from '@materia/domain-stock-status';
import { useText } from '../provider/ShopProvider.tsx';
import { stockText } from './stock-text.ts';
import styles from './StockBadge.module.css';

export type StockBadgeProps = {
  readonly label: StockLabel;
  /** When it comes or can be collected, in words. */
  readonly when?: string | undefined;
  readonly size?: 's' | 'xs';
};

/**
 * The stock of an offer at the selected store. Shape and text convey it; colour only repeats it.
 */
export const StockBadge = ({ label, when, size = 's' }: StockBadgeProps) => {
  const { text, tone } = stockText(useText(), label);
  return (
    <span className={classNames(styles.badge, styles[tone], styles[size])}>
      <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true">
        {tone === 'success' && <circle cx="5" cy="5" r="5" />}
        {tone === 'warning' && <path d="M5 0 10 10H0z" />}
        {tone === 'neutral' && <path d="M1 4h8v2H1z" />}
      </svg>
      {when === undefined ? text : `${text} · ${when}`}
    </span>
  );
};
