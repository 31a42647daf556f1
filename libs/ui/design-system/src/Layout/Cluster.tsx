import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Gap, LayoutElement } from './layout-props.ts';
import styles from './Layout.module.css';

export type ClusterProps = {
  readonly as?: Exclude<LayoutElement, 'form'>;
  readonly gap?: Gap;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'between' | 'center' | 'end';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Items side by side that wrap when space runs out. */
export const Cluster = ({
  as: Element = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  className,
  children,
}: ClusterProps) => (
  <Element
    className={classNames(
      styles.cluster,
      styles[`gap-${gap}`],
      styles[`align-${align}`],
      styles[`justify-${justify}`],
      className,
    )}
  >
    {children}
  </Element>
);
