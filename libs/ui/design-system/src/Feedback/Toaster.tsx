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
 * Where toasts appear: below the header, and at the top of the window further down the page. It is
 * always in the page so that screen readers announce what is added to it. The page's own toasts
 * have their place in it; those that a script adds lie above it, so that nothing moves
 * (`showToast`). They are closed by `startToasts`; without scripts they stay until the next page.
 */
export const Toaster = ({ id, toasts, closeLabel }: ToasterProps) => (
  <div
    id={id}
    className={classNames(styles.corner, toasts.length > 0 && styles.inPage)}
    aria-live="polite"
    data-toasts=""
  >
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
        {toast.picture ? (
          <span className={styles.picture}>{toast.picture}</span>
        ) : (
          <Icon name={MESSAGE_ICONS[toast.type]} className={styles.icon} />
        )}
        <div className={styles.body}>
          <Title className={styles.title} data-title="">
            {toast.title}
          </Title>
          {toast.message && <p data-message="">{toast.message}</p>}
          {toast.link && toast.linkContent && <Link href={toast.link}>{toast.linkContent}</Link>}
          {toast.footer}
        </div>
        {toast.closable && (
          <span className={styles.close}>
            <IconButton icon="close" label={closeLabel} data-closes-toast="" data-held="" />
          </span>
        )}
      </div>
    ))}
  </div>
);
