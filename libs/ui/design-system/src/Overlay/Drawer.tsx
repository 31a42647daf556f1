import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Drawer.module.css';

export type DrawerProps = {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
  /** Sticks to the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
};

/**
 * A side panel: the cart preview, the menu on a phone. The browser opens and closes it without
 * scripts.
 */
export const Drawer = ({ id, title, closeLabel, side = 'end', children, footer }: DrawerProps) => (
  <dialog
    id={id}
    popover="auto"
    aria-labelledby={`${id}-title`}
    className={classNames(styles.drawer, styles[side])}
  >
    <div className={styles.head}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={styles.close}
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
    </div>
    <div className={styles.body}>{children}</div>
    {footer && <div className={styles.footer}>{footer}</div>}
  </dialog>
);

export type DrawerButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'type'> & {
  readonly drawerId: string;
};

/** Opens the drawer with the given id; unstyled. */
export const DrawerButton = ({ drawerId, children, ...rest }: DrawerButtonProps) => (
  <button {...rest} type="button" popoverTarget={drawerId}>
    {children}
  </button>
);
