import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Layout.module.css';

export type ContainerProps = {
  /** `page` for whole pages, `text` for reading, `narrow` for a form. */
  readonly size?: 'page' | 'text' | 'narrow';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Centres content and keeps it off the edges of the window. */
export const Container = ({ size = 'page', className, children }: ContainerProps) => (
  <div className={classNames(styles.container, styles[`container-${size}`], className)}>
    {children}
  </div>
);
