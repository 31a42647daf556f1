import { Link } from '@materia/ui-design-system';
import styles from './AccountMenu.module.css';

export type AccountMenuEntry = {
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
};

export type AccountMenuProps = {
  readonly label: string;
  readonly entries: readonly AccountMenuEntry[];
};

/**
 * The navigation of the customer space: a column next to the page; on phones a row that scrolls
 * sideways.
 */
export const AccountMenu = ({ label, entries }: AccountMenuProps) => (
  <nav aria-label={label} className={styles.menu}>
    <ul className={styles.entries}>
      {entries.map(({ name, href, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            variant="bare"
            className={styles.entry}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
