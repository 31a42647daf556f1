import { Icon, Link } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './FilterChips.module.css';

export type FilterChipsProps = {
  /** The chosen filters in words, each with the address of the list without it. */
  readonly chips: readonly { readonly label: string; readonly href: string }[];
  /** The address of the list without filters. */
  readonly clearHref: string;
};

/** What a list is filtered by; each filter is taken away by a press. */
export const FilterChips = ({ chips, clearHref }: FilterChipsProps) => {
  const t = useText();
  return (
    <nav aria-label={t('listing.filtersChosen')} className={styles.chips}>
      {chips.map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          variant="bare"
          className={styles.chip}
          aria-label={t('listing.filterRemove', { filter: label })}
        >
          {label}
          <Icon name="close" size="s" />
        </Link>
      ))}
      {chips.length > 1 && <Link href={clearHref}>{t('listing.filtersClear')}</Link>}
    </nav>
  );
};
