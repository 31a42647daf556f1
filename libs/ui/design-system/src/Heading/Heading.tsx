import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Heading.module.css';

export type HeadingProps = {
  readonly level: 1 | 2 | 3 | 4;
  /** The visual size, if it differs from the level's default. */
  readonly size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  readonly id?: string | undefined;
  /** -1 lets a script move the focus here after a navigation. */
  readonly tabIndex?: -1;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export const Heading = ({
  level,
  size = `h${level}`,
  className,
  children,
  ...rest
}: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={classNames(styles.heading, styles[size], className)}>
      {children}
    </Element>
  );
};
