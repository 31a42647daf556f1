import { classNames } from '@materia/ui-design-system';
import styles from './Swatch.module.css';

export type SwatchProps = {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly size?: 's' | 'm';
};

/**
 * A colour of a product. Drawn, because pages have no inline styles; the colour is always named
 * beside it.
 */
export const Swatch = ({ colour, size = 'm' }: SwatchProps) => (
  <svg className={classNames(styles.swatch, styles[size])} viewBox="0 0 8 8" aria-hidden="true">
    <rect width="8" height="8" fill={colour} />
  </svg>
);
