import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Gap, LayoutElement } from './layout-props.ts';
import styles from './Layout.module.css';

export type StackProps = {
  readonly as?: Exclude<LayoutElement, 'form'>;
  readonly gap?: Gap;
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Items stacked vertically with a gap between them. */
export const Stack = ({
  as: Element = 'div',
  gap = 4,
  align = 'stretch',
  className,
  children,
}: StackProps) => (
  <Element
    className={classNames(styles.stack, styles[`gap-${gap}`], styles[`align-${align}`], className)}
  >
    {children}
  </Element>
);
