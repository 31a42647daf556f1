import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-shapes.ts';
import styles from './Badge.module.css';

export type BadgeProps = {
  readonly tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'reduced';
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A short label that marks an item. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>
    {icon && <Icon name={icon} size="s" />}
    <span>{children}</span>
  </span>
);
