import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** `block` is a full row, `inline` a word in running text that opens an explanation. */
  readonly look?: 'block' | 'inline';
  /** Opening one disclosure of a group closes the others. */
  readonly group?: string;
  readonly id?: string | undefined;
};

/** An expandable section; a native element, so it works before scripts run. */
export const Disclosure = ({
  summary,
  children,
  open,
  look = 'block',
  group,
  id,
}: DisclosureProps) => (
  <details id={id} name={group} open={open} className={classNames(styles.details, styles[look])}>
    <summary className={styles.summary}>
      <span>{summary}</span>
      <Icon name="chevron-down" size={look === 'inline' ? 's' : 'm'} className={styles.mark} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
