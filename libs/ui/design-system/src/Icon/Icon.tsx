import { classNames } from '../class-names.ts';
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';
import styles from './Icon.module.css';

export type IconProps = {
  readonly name: IconName;
  /** `m` is as tall as a line of text and a quarter; sizes follow the font. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly className?: string | undefined;
};

/** A decorative icon next to text; hidden from screen readers. */
export const Icon = ({ name, size = 'm', className }: IconProps) => (
  <svg
    className={classNames(styles.icon, styles[size], className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={ICON_SHAPES[name]} />
  </svg>
);
