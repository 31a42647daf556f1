import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

export type TextProps = {
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'address';
  readonly size?: 'xs' | 's' | 'm' | 'l';
  readonly tone?: 'standard' | 'soft' | 'success' | 'warning' | 'danger';
  readonly weight?: 'regular' | 'medium' | 'strong';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export const Text = ({
  as: Element = 'p',
  size = 'm',
  tone = 'standard',
  weight,
  className,
  children,
  id,
}: TextProps) => (
  <Element
    id={id}
    className={classNames(
      styles.text,
      styles[`size-${size}`],
      styles[`tone-${tone}`],
      weight && styles[`weight-${weight}`],
      className,
    )}
  >
    {children}
  </Element>
);
