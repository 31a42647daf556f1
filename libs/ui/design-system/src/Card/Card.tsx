import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export type CardProps = {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  readonly padding?: 'none' | 's' | 'm' | 'l';
  /** `raised` on paper, `sunken` for asides, `outlined` without shadow. */
  readonly look?: 'raised' | 'sunken' | 'outlined';
  readonly labelledBy?: string;
  /** The name of an article, of which pages have several. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A surface on the page background. */
export const Card = ({
  as: Element = 'div',
  padding = 'm',
  look = 'raised',
  labelledBy,
  label,
  className,
  children,
}: CardProps) => (
  <Element
    aria-label={label}
    aria-labelledby={labelledBy}
    className={classNames(styles.card, styles[look], styles[`padding-${padding}`], className)}
  >
    {children}
  </Element>
);
