import type { ReactNode } from 'react';
import { Badge, Card, Icon, Link } from '@materia/ui-design-system';
import type { OpenState as OpenStateFact } from '@materia/domain-stores';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { ContactHours } from './ContactHours.tsx';
import type { StoreCardFacts } from './facts.ts';
import { OpenStateText } from './OpenStateText.tsx';
import { phoneHref } from './phone-href.ts';
import styles from './Store.module.css';

export type StoreCardProps = {
  readonly store: StoreCardFacts;
  readonly open?: OpenStateFact | undefined;
  readonly isChosen: boolean;
  /** The form that selects this store. */
  readonly choose?: ReactNode;
  /** Facts below the address, for example services. */
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3;
};

/** A store in a list. */
export const StoreCard = ({
  store,
  open,
  isChosen,
  choose,
  children,
  headingLevel = 2,
}: StoreCardProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const Title = `h${headingLevel}` as const;
  return (
    <Card as="article" label={store.name} className={isChosen ? styles.chosen : undefined}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Title className={styles.name}>
            <Link href={to('store', { storeName: store.urlKey })} variant="quiet">
              {store.name}
            </Link>
          </Title>
          {(isChosen || store.distanceKm !== undefined) && (
            <div className={styles.badges}>
              {isChosen && (
                <Badge tone="primary" icon="check">
                  {t('storeCard.chosen')}
                </Badge>
              )}
              {store.distanceKm !== undefined && (
                <Badge>
                  {t('storeCard.distance', { kilometres: formats.number(store.distanceKm, 1) })}
                </Badge>
              )}
            </div>
          )}
        </div>
        <address className={styles.address}>
          <Icon name="pin" size="s" />
          <span>
            {store.street.join(', ')}, {store.postcode} {store.city}
          </span>
        </address>
        {store.phone && (
          <p className={styles.state}>
            <Icon name="phone" size="s" />
            <span>
              <a href={phoneHref(store.phone)} className={styles.phone}>
                {store.phone}
              </a>{' '}
              <ContactHours />
            </span>
          </p>
        )}
        {open && <OpenStateText state={open} />}
        {children}
        {choose && <div className={styles.choose}>{choose}</div>}
      </div>
    </Card>
  );
};
