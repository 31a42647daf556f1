import type { MouseEvent } from 'react';
import { Icon, Link } from '@materia/ui-design-system';
import type { BackTarget } from '@materia/domain-navigation';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './MobileBackHeader.module.css';

export type MobileBackHeaderProps = {
  readonly title: string;
  /** Where back leads: the account page, or the page above. Nothing in the app, which has a button of its own (SHL-25). */
  readonly backHref?: string | undefined;
  /** `history` goes back in history where there is one (SHL-03); without script it leads to `backHref` as well. */
  readonly target?: BackTarget['kind'];
};

/** The bar below the header on a phone: where one is and the way back (SHL-02, SHL-03). */
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
          onClick={target === 'history' ? goBack : undefined}
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      <p className={styles.title}>{title}</p>
    </section>
  );
};

/** The first page of a visit has nothing behind it. */
const goBack = (event: MouseEvent): void => {
  if (window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
};
