import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { servesCommands } from './button-command.ts';
import styles from './Dialog.module.css';

export type DialogProps = {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  /** Open in the page from the start, for pages where no script can open it. */
  readonly open?: boolean;
  readonly size?: 's' | 'm' | 'l';
};

/** A modal dialog. Escape and the close button close it without scripts. */
export const Dialog = ({
  id,
  title,
  closeLabel,
  children,
  actions,
  open,
  size = 'm',
}: DialogProps) => (
  <dialog
    id={id}
    open={open}
    className={classNames(styles.dialog, styles[size])}
    aria-labelledby={`${id}-title`}
  >
    <div className={styles.head}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <form method="dialog">
        <IconButton type="submit" icon="close" label={closeLabel} />
      </form>
    </div>
    <div className={styles.body}>{children}</div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </dialog>
);

/** A button that opens the dialog with the given id. */
export const DialogButton = ({
  dialogId,
  ...rest
}: Omit<ButtonProps, 'type' | 'onClick'> & { readonly dialogId: string }) => (
  <Button
    {...rest}
    type="button"
    command="show-modal"
    commandfor={dialogId}
    onClick={() => {
      const dialog = servesCommands() ? null : document.getElementById(dialogId);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    }}
  />
);
