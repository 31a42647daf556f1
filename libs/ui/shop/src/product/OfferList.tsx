import type { ReactNode } from 'react';
import { PromiseLine } from '../delivery/PromiseLine.tsx';
import { EcoContributions } from '../price/EcoContributions.tsx';
import { PriceTag } from '../price/PriceTag.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { StockBadge } from '../stock/StockBadge.tsx';
import type { OfferCardFacts } from './facts.ts';
import styles from './OfferList.module.css';
import { VendorLine } from './VendorLine.tsx';

export type OfferListProps = {
  readonly label: string;
  readonly offers: readonly {
    readonly key: string;
    readonly offer: OfferCardFacts;
    readonly add?: ReactNode;
  }[];
  readonly viewer: ShopViewer;
  readonly marketplaceLabel?: boolean;
};

/** Other offers of a product, one vendor per row. */
export const OfferList = ({ label, offers, viewer, marketplaceLabel = true }: OfferListProps) => (
  <ul aria-label={label} className={styles.list}>
    {offers.map(({ key, offer, add }) => (
      <li key={key} className={styles.offer}>
        <div className={styles.facts}>
          <VendorLine seller={offer.seller} marketplaceLabel={marketplaceLabel} linked />
          <StockBadge label={offer.stock} />
          {offer.promise && (
            <PromiseLine delivery={offer.promise} destination={offer.destination} />
          )}
        </div>
        <div className={styles.price}>
          <PriceTag price={offer.price} viewer={viewer} size="s" {...offer.conditioning} />
          {offer.eco && <EcoContributions contributions={offer.eco} viewer={viewer} />}
        </div>
        {add && <div className={styles.add}>{add}</div>}
      </li>
    ))}
  </ul>
);
