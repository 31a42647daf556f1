import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Gap, LayoutElement } from './layout-props.ts';
import styles from './Layout.module.css';

export type GridProps = {
  readonly as?: Exclude<LayoutElement, 'form' | 'span'>;
  readonly gap?: Gap;
  /** Minimum cell width: about 150, 240 or 335 px. */
  readonly cells?: 's' | 'm' | 'l';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Equal cells, as many in a row as fit. */
export const Grid = ({
  as: Element = 'div',
  gap = 4,
  cells = 'm',
  className,
  children,
}: GridProps) => (
  <Element
    className={classNames(styles.grid, styles[`gap-${gap}`], styles[`cells-${cells}`], className)}
  >
    {children}
  </Element>
);
