import { Icon, Link } from '@materia/ui-design-system';
import type { OpenState as OpenStateFact } from '@materia/domain-stores';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { OpenStateText } from './OpenStateText.tsx';
import styles from './StoreBanner.module.css';

export type StoreBannerProps = {
  readonly store: { readonly name: string; readonly chosen: boolean };
  readonly open?: OpenStateFact | undefined;
  /** `pickup` is about collecting the order, `prices` about prices and stock. */
  readonly use?: 'pickup' | 'prices';
  /** Another store cannot be chosen now. */
  readonly isFixed?: boolean;
};

/** The store that the page is about, and a link to choose another; nothing where there is none and none can be chosen. */
export const StoreBanner = ({ store, open, use = 'prices', isFixed = false }: StoreBannerProps) => {
  const t = useText();
  const to = usePath();
  if (isFixed && !store.chosen) return null;
  const words =
    use === 'pickup'
      ? t('storeCard.pickupAt', { store: store.name })
      : t('storeCard.pricesFrom', { store: store.name });
  return (
    <div className={styles.banner}>
      <div className={styles.row}>
        <Icon name="store" className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.store}>{store.chosen ? words : t('storeCard.noStore')}</p>
          {store.chosen && open && <OpenStateText state={open} />}
        </div>
        {!isFixed && (
          <Link href={to('stores')} className={styles.change}>
            {store.chosen ? t('storeCard.change') : t('storeCard.choose')}
          </Link>
        )}
      </div>
    </div>
  );
};
