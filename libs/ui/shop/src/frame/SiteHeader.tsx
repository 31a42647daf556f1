import type { ReactNode } from 'react';
import { Icon, Link, SearchField } from '@materia/ui-design-system';
import { searchForm } from '../forms/search-form.ts';
import { useDrawnOnce, usePath, useText } from '../provider/ShopProvider.tsx';
import { DEPARTMENTS_ID } from './DepartmentMenu.tsx';
import { PlaceEntry } from './PlaceEntry.tsx';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

export type SiteHeaderProps = {
  /** With scripts, the cart link opens the cart preview. */
  readonly hasCartPreview?: boolean;
  /** The department menu. */
  readonly menu: ReactNode;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  /** The name of the shopper's place, if they said where they want their orders. */
  readonly place?: string | undefined;
  /** The form that takes the place. */
  readonly placeForm: ReactNode;
  /** First name of the signed-in customer. */
  readonly customerName?: string | undefined;
  /** Unknown on pages shared by all guests: a script then fills the elements marked `data-cart-count`. */
  readonly cartCount?: number | undefined;
  /** The current search text, for the plain form. */
  readonly searchWords?: string | undefined;
  /** The search with suggestions, if the page has one; otherwise the plain form is used. */
  readonly search?: ReactNode;
  /** What `menu` and `search` show, if the header may be drawn once for all visitors to whom it looks the same. */
  readonly facts?: unknown;
};

/** The page header: name, search, place and store, account, cart and departments. Everything is a link or a form. */
export const SiteHeader = (props: SiteHeaderProps) => {
  const { facts, store, place, customerName, cartCount, searchWords, hasCartPreview } = props;
  const drawn = useDrawnOnce();
  const content = <Content {...props} />;
  const shown = [facts, store, place, customerName, cartCount, searchWords, hasCartPreview];
  return (
    <header
      className={styles.header}
      {...(facts === undefined ? { children: content } : drawn(['header', ...shown], content))}
    />
  );
};

const Content = ({
  menu,
  store,
  place,
  placeForm,
  customerName,
  cartCount,
  search,
  searchWords,
  hasCartPreview = false,
}: SiteHeaderProps) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <div className={styles.bar}>
        <button type="button" popoverTarget={DEPARTMENTS_ID} className={styles.menuButton}>
          <Icon name="menu" size="l" />
          <span>{t('common.categories')}</span>
        </button>
        <Link
          href={to('home')}
          variant="bare"
          className={styles.home}
          aria-label={`Materia, ${t('common.home')}`}
        >
          <Wordmark />
        </Link>
        <div className={styles.search}>
          {search ?? (
            <SearchField
              action={to('search')}
              name={searchForm.names.words}
              label={t('header.searchLabel')}
              placeholder={t('header.searchPlaceholder')}
              submitLabel={t('common.search')}
              defaultValue={searchWords}
              tone="on-dark"
            />
          )}
        </div>
        <PlaceEntry
          place={place}
          store={store}
          isSignedIn={customerName !== undefined}
          form={placeForm}
        />
        <div className={styles.own}>
          <Link
            href={customerName === undefined ? to('login') : to('account')}
            variant="bare"
            className={styles.entry}
          >
            <Icon name="user" size="l" />
            <span className={styles.entryWords}>
              <span className={styles.entryHint}>{t('header.myAccount')}</span>
              <span className={styles.entryName}>{customerName ?? t('common.signIn')}</span>
            </span>
          </Link>
          <Link
            href={to('cart')}
            variant="bare"
            className={styles.entry}
            data-cart-preview={hasCartPreview ? '' : undefined}
          >
            <span className={styles.cart}>
              <Icon name="cart" size="l" />
              <CartCount count={cartCount} />
            </span>
            <span className={styles.entryName}>{t('common.cart')}</span>
          </Link>
        </div>
      </div>
      {menu}
    </>
  );
};

const CartCount = ({ count = 0 }: { readonly count: number | undefined }) => (
  <span className={styles.count} data-cart-count="" hidden={count === 0}>
    {count > 0 && count}
  </span>
);
