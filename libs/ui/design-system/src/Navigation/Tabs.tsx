import { Link } from '../Link/Link.tsx';
import styles from './Tabs.module.css';

export type TabItem = {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
};
export type TabsProps = { readonly label: string; readonly items: readonly TabItem[] };

/** Views of the same subject, each with its own URL. */
export const Tabs = ({ label, items }: TabsProps) => (
  <nav aria-label={label} className={styles.scroller}>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            variant="bare"
            aria-current={item.isCurrent ? 'page' : undefined}
            className={styles.tab}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
