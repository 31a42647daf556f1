import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Pagination.module.css';

export type PaginationItem =
  | {
      readonly kind: 'page';
      readonly page: number;
      readonly href: string;
      readonly isCurrent: boolean;
      /** The accessible name used instead of the bare number. */
      readonly name: string;
    }
  | { readonly kind: 'gap'; readonly after: number };

export type PaginationProps = {
  readonly label: string;
  /** The pages to show, computed by the caller. */
  readonly items: readonly PaginationItem[];
  readonly previous?: { readonly href: string; readonly label: string } | undefined;
  readonly next?: { readonly href: string; readonly label: string } | undefined;
};

/** Pagination links. Phones show only the neighbours and the first and last page. */
export const Pagination = ({ label, items, previous, next }: PaginationProps) => {
  const current = items.find((item) => item.kind === 'page' && item.isCurrent);
  const page = current?.kind === 'page' ? current.page : 1;
  return (
    <nav aria-label={label} className={styles.nav}>
      {previous && (
        <Link
          href={previous.href}
          rel="prev"
          variant="bare"
          className={classNames(styles.item, styles.way)}
        >
          <Icon name="chevron-left" size="s" />
          <span className={styles.wayText}>{previous.label}</span>
        </Link>
      )}
      <ol className={styles.list}>
        {items.map((item, index) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li
              key={item.page}
              {...distance(item, page, index === 0 || index === items.length - 1)}
            >
              <Link
                href={item.href}
                variant="bare"
                aria-label={item.name}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={classNames(styles.item, item.isCurrent && styles.current)}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {next && (
        <Link
          href={next.href}
          rel="next"
          variant="bare"
          className={classNames(styles.item, styles.way)}
        >
          <span className={styles.wayText}>{next.label}</span>
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  );
};

/**
 * Pages hidden on phones, and those also hidden on narrow phones; the first, last and current page
 * stay.
 */
const distance = (
  item: { readonly page: number; readonly isCurrent: boolean },
  current: number,
  isEnd: boolean,
) => {
  if (isEnd || item.isCurrent) return {};
  return Math.abs(item.page - current) > 1 ? { 'data-far': '' } : { 'data-near': '' };
};
