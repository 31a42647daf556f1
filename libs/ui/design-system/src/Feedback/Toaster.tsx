import { classNames } from '../class-names.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { MESSAGE_ICONS } from './Alert.tsx';
import type { Toast } from './toast.ts';
import styles from './Toaster.module.css';

export type ToasterProps = {
  readonly id?: string;
  readonly toasts: readonly Toast[];
  readonly closeLabel: string;
};

/**
 * The corner where toasts appear. It is always in the page so that screen readers announce what is
 * added to it. Toasts are closed by `startToasts`; without scripts they stay until the next page.
 */
export const Toaster = ({ id, toasts, closeLabel }: ToasterProps) => (
  <div id={id} className={styles.corner} aria-live="polite">
    {toasts.map(({ titleTag: Title, ...toast }) => (
      <div
        key={toast.id}
        role={toast.alert ? 'alert' : undefined}
        data-toast=""
        className={classNames(
          styles.toast,
          styles[toast.type],
          styles[toast.size],
          toast.style === 'filled' && styles.filled,
          toast.classes,
        )}
      >
        <Icon name={MESSAGE_ICONS[toast.type]} className={styles.icon} />
        <div className={styles.body}>
          <Title className={styles.title} data-title="">
            {toast.title}
          </Title>
          {toast.message && <p>{toast.message}</p>}
          {toast.link && toast.linkContent && <Link href={toast.link}>{toast.linkContent}</Link>}
          {toast.footer}
        </div>
        {toast.closable && (
          <span className={styles.close}>
            <IconButton icon="close" label={closeLabel} data-closes-toast="" />
          </span>
        )}
      </div>
    ))}
  </div>
);
