import { Icon, Link } from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import styles from './DepartmentMenu.module.css';

/** A department of the catalogue: its name and the URL of its page. */
export type MenuDepartment = {
  readonly name: string;
  readonly path: string;
  readonly children?: readonly { readonly name: string; readonly path: string }[] | undefined;
};

/** The id by which the page's buttons open the panel. */
export const DEPARTMENTS_ID = 'departments';

export type DepartmentMenuProps = {
  readonly departments: readonly MenuDepartment[];
  readonly store: { readonly name: string; readonly chosen: boolean };
};

/**
 * The departments: a sheet on phones, a panel across wide windows, and the first few as a row of
 * links. The browser opens it natively. In the wide panel a script replaces the list by the tiles of
 * the home page, with their pictures and second level, when it is opened for the first time.
 */
export const DepartmentMenu = ({ departments, store }: DepartmentMenuProps) => {
  const t = useText();
  const to = usePath();
  return (
    <nav aria-label={t('header.mainNavigation')} className={styles.nav}>
      <div className={styles.row}>
        <button type="button" popoverTarget={DEPARTMENTS_ID} className={styles.opener}>
          <Icon name="menu" />
          {t('header.allCategories')}
        </button>
        <ul className={styles.links} data-first-line="">
          {departments.map((department) => (
            <li key={department.path}>
              <Link href={department.path} variant="bare" className={styles.link}>
                {department.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div id={DEPARTMENTS_ID} popover="auto" className={styles.sheet} data-tiles-of={to('home')}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('common.categories')}</h2>
          <button
            type="button"
            popoverTarget={DEPARTMENTS_ID}
            popoverTargetAction="hide"
            className={styles.close}
            aria-label={t('common.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.list} data-tiles="">
          <ul className={styles.departments}>
            {departments.map((department) => (
              <li key={department.path}>
                <Link href={department.path} variant="bare" className={styles.department}>
                  {department.name}
                  <Icon name="chevron-right" size="s" />
                </Link>
                {department.children && (
                  <ul className={styles.children}>
                    {department.children.map((child) => (
                      <li key={child.path}>
                        <Link href={child.path} variant="quiet" className={styles.child}>
                          {child.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.more}>
          <li>
            <Link href={to('stores')} variant="bare" className={styles.department}>
              <Icon name="pin" />
              {store.chosen ? store.name : t('header.stores')}
            </Link>
          </li>
          <li>
            <Link href={to('account')} variant="bare" className={styles.department}>
              <Icon name="user" />
              {t('header.myAccount')}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
};
