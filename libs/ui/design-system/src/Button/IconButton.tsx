import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-shapes.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'children' | 'aria-label'
> & {
  readonly icon: IconName;
  /** What the button does, for screen readers and as a tooltip. */
  readonly label: string;
  readonly variant?: 'plain' | 'outlined' | 'accent' | 'floating' | 'on-dark';
};

/** A button that shows only an icon. `floating` lies on a picture, `accent` is the main action of its card. */
export const IconButton = ({
  icon,
  label,
  variant = 'plain',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={classNames(styles.button, styles[variant], className)}
  >
    <Icon name={icon} />
  </button>
);
