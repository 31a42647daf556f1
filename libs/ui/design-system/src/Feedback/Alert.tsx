import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-shapes.ts';
import styles from './Alert.module.css';

export type MessageType = 'information' | 'success' | 'warning' | 'error';

export type AlertProps = {
  readonly type?: MessageType;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons or links below the text. */
  readonly actions?: ReactNode;
  /** A control in the corner that dismisses the message, usually an `IconButton` inside a form. */
  readonly close?: ReactNode;
  /** Set it for messages that appear while the page is open: `alert` interrupts, `status` waits. */
  readonly role?: 'alert' | 'status';
  readonly id?: string;
};

export const MESSAGE_ICONS = {
  information: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
} as const satisfies Readonly<Record<MessageType, IconName>>;

/** A message in the flow of the page. */
export const Alert = ({
  type = 'information',
  title,
  children,
  actions,
  close,
  role,
  id,
}: AlertProps) => (
  <div id={id} role={role} className={classNames(styles.alert, styles[type])}>
    <Icon name={MESSAGE_ICONS[type]} className={styles.icon} />
    <div className={styles.body}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {close && <div className={styles.close}>{close}</div>}
  </div>
);
