import { classNames, Link, VisuallyHidden } from '@materia/ui-design-system';
import { energyColour, type EnergyRating } from '@materia/domain-energy-label';
import { usePath, useShop, useText } from '../provider/ShopProvider.tsx';
import { energyLabelUrl, SHEET_ID } from './energy-label-urls.ts';
import styles from './EnergyLabel.module.css';

export type EnergyLabelProps = {
  readonly rating: EnergyRating;
  readonly product: { readonly sku: string; readonly name: string; readonly urlKey: string };
  /** `s` is for cards and lines. */
  readonly size?: 's' | 'm';
};

const COLOURS = [
  styles.colour0,
  styles.colour1,
  styles.colour2,
  styles.colour3,
  styles.colour4,
  styles.colour5,
  styles.colour6,
] as const;

/**
 * The arrow next to the price of energy-labelled products: the class in white on its colour with the scale to its left,
 * linking to the label, with the information sheet next to it (Regulation (EU) 2017/1369, form of the acts of 2019).
 */
export const EnergyLabel = ({ rating, product, size = 'm' }: EnergyLabelProps) => {
  const t = useText();
  const to = usePath();
  const { market } = useShop();
  const { energyClass, best, worst } = rating;
  const label = t('energy.classOnScale', { energyClass, best, worst });
  return (
    <span className={classNames(styles.place, styles[size])}>
      <Link
        href={energyLabelUrl(market.id, product.sku)}
        variant="bare"
        className={styles.link}
        title={label}
      >
        <svg viewBox="0 0 72 32" className={styles.label} aria-hidden="true">
          <rect x="0.5" y="0.5" width="22" height="31" className={styles.scale} />
          <text x="11.5" y="9.5" className={styles.end}>
            {best}
          </text>
          <path d="M11.5 20v-7m-2.5 2.5 2.5-2.5 2.5 2.5" className={styles.up} />
          <text x="11.5" y="29" className={styles.end}>
            {worst}
          </text>
          <path
            d="M23 0.5h33l15.5 15.5-15.5 15.5h-33z"
            className={classNames(styles.arrow, COLOURS[energyColour(rating)])}
          />
          <text
            x="42"
            y={energyClass.length > 2 ? 21 : 24}
            className={classNames(styles.letter, energyClass.length > 2 && styles.long)}
          >
            {energyClass}
          </text>
        </svg>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
      <Link
        href={`${to('product', { urlKey: product.urlKey })}#${SHEET_ID}`}
        className={styles.sheet}
      >
        {t('energy.sheet')}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </Link>
    </span>
  );
};
