import type { ReactNode } from 'react';
import { Icon, Link } from '@materia/ui-design-system';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import styles from './PlaceEntry.module.css';

/** The id by which the header's button opens the panel. */
export const PLACE_ENTRY_ID = 'place-entry';

export type PlaceEntryProps = {
  /** The name of the shopper's place, if they said where they want their orders. */
  readonly place?: string | undefined;
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  readonly isSignedIn: boolean;
  /** The form that takes the place. */
  readonly form: ReactNode;
};

/**
 * The question where orders should go, with its answer so far. It opens a panel with the form and the chosen store; the
 * browser opens it natively.
 */
export const PlaceEntry = ({ place, store, isSignedIn, form }: PlaceEntryProps) => {
  const t = useText();
  const to = usePath();
  const answer = [place, store.chosen ? store.name : undefined].filter(Boolean).join(' · ');
  return (
    <div className={styles.entry}>
      <button type="button" popoverTarget={PLACE_ENTRY_ID} className={styles.opener}>
        <Icon name="pin" size="l" />
        <span className={styles.words}>
          <span className={styles.question}>{t('place.question')}</span>{' '}
          <span className={styles.answer}>{answer === '' ? t('place.unknown') : answer}</span>
        </span>
        <Icon name="chevron-down" size="s" />
      </button>
      <div id={PLACE_ENTRY_ID} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('place.question')}</h2>
          <button
            type="button"
            popoverTarget={PLACE_ENTRY_ID}
            popoverTargetAction="hide"
            className={styles.close}
            aria-label={t('common.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        {form}
        <ul className={styles.stores}>
          {store.chosen && (
            <li>
              <Link
                href={isSignedIn ? to('myStore') : to('store', { storeName: store.urlKey })}
                variant="bare"
                className={styles.store}
              >
                <Icon name="store" />
                {t('place.pickupAt', { store: store.name })}
              </Link>
            </li>
          )}
          <li>
            <Link
              href={to(place === undefined ? 'stores' : 'place')}
              variant="bare"
              className={styles.store}
            >
              <Icon name={store.chosen ? 'chevron-right' : 'store'} />
              {store.chosen
                ? t('header.changeStore')
                : place === undefined
                  ? t('place.allStores')
                  : t('place.nearStores')}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
};
