import { Icon, Link } from '@materia/ui-design-system';
import type { BackTarget } from '@materia/domain-navigation';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './MobileBackHeader.module.css';

export type MobileBackHeaderProps = {
  readonly title: string;
  /**
   * The back link's target: the account page, or the parent page. `undefined` in the app, which has
   * its own button.
   */
  readonly backHref?: string | undefined;
  /**
   * `history` goes back in the browser history if there is one; without scripts it links to
   * `backHref`.
   */
  readonly target?: BackTarget['kind'];
};

/** The bar below the header on phones: the current page and the back link. */
export const MobileBackHeader = ({
  title,
  backHref,
  target = 'account',
}: MobileBackHeaderProps) => {
  const t = useText();
  return (
    <section aria-label={title} className={styles.bar}>
      {backHref !== undefined && (
        <Link
          href={backHref}
          variant="bare"
          className={styles.back}
          aria-label={t('common.back')}
          data-back={target === 'history' ? '' : undefined}
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      <p className={styles.title}>{title}</p>
    </section>
  );
};
