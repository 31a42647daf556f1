import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Breadcrumb.module.css';

export type BreadcrumbItem = { readonly label: string; readonly href?: string };
export type BreadcrumbProps = {
  /** Label of the navigation, for screen readers. */
  readonly label: string;
  /** From the home page to the current page, which has no link. */
  readonly items: readonly BreadcrumbItem[];
};

/** A breadcrumb. Phones show only the parent page. */
export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li
          key={item.href ?? item.label}
          className={styles.item}
          data-parent={index === items.length - 2 ? '' : undefined}
        >
          {index > 0 && <Icon name="chevron-right" size="s" className={styles.mark} />}
          <Icon name="chevron-left" size="s" className={styles.back} />
          {item.href === undefined ? (
            <span aria-current="page">{item.label}</span>
          ) : (
            <Link href={item.href} variant="quiet" className={styles.link}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
