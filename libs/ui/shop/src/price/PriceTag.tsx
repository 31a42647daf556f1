import { Badge, classNames, VisuallyHidden } from '@materia/ui-design-system';
import {
  discountLabel,
  priceDisplay,
  reduction,
  type DiscountLabel,
  type OfferPrice,
} from '@materia/domain-pricing';
import type { TextKey } from '@materia/market-model';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { Amount } from './Amount.tsx';
import { LowestPrice30Days } from './LowestPrice30Days.tsx';
import styles from './Price.module.css';
import { UnitPrice } from './UnitPrice.tsx';
import { taxTextKey, type ShopViewer } from './viewer.ts';

export type PriceTagProps = {
  readonly price: OfferPrice;
  readonly viewer: ShopViewer;
  readonly size?: 's' | 'm' | 'l';
  /** The price is the lowest of several and is shown with "from". */
  readonly isMinimum?: boolean;
  /** The unit that the price is for, where that helps: bag, pack, roll. */
  readonly saleUnit?: string | undefined;
  /** Set to show the price per capacity unit below the price. */
  readonly capacityUnit?: string | undefined;
};

const LABEL_WORDS = {
  promotion: 'price.promotion',
  clearance: 'price.clearance',
  'everyday-low-price': 'price.everydayLowPrice',
  'last-units': 'price.lastUnits',
} as const satisfies Readonly<Record<DiscountLabel, TextKey>>;

/**
 * The price of an offer as shown to the customer: the main amount with its tax label, the second
 * amount for professionals, and on a reduction the percentage and the struck price, which is the
 * lowest of 30 days.
 */
export const PriceTag = ({
  price,
  viewer,
  size = 'm',
  isMinimum = false,
  saleUnit,
  capacityUnit,
}: PriceTagProps) => {
  const t = useText();
  const formats = useFormats();
  const { first, second } = priceDisplay(price, viewer);
  const reduced = reduction(price);
  const label = discountLabel(price.gapCode);
  const amount = <Amount amount={first.amount} size={size} />;
  const [beforeAmount = '', afterAmount = ''] = t('price.from', { amount: '\n' }).split('\n');
  return (
    <div className={classNames(styles.tag, reduced && styles.reduced)}>
      {reduced && (
        <p className={styles.was}>
          <s>
            <VisuallyHidden>{t('price.before')} </VisuallyHidden>
            {formats.money(reduced.lowest30Days[first.tax])}
          </s>{' '}
          {reduced.percent > 0 && (
            <Badge tone="reduced">{t('price.reduction', { percent: reduced.percent })}</Badge>
          )}
          {label && <Badge tone="accent">{t(LABEL_WORDS[label])}</Badge>}
        </p>
      )}
      <p className={styles.now}>
        {reduced && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
        {isMinimum ? (
          <>
            <span className={styles.small}>{beforeAmount}</span>
            {amount}
            <span className={styles.small}>{afterAmount}</span>
          </>
        ) : (
          amount
        )}{' '}
        <span className={styles.small}>
          {saleUnit !== undefined && saleUnit !== 'piece' && `/ ${formats.unit(saleUnit)} `}
          {t(taxTextKey(viewer, first.tax))}
        </span>
      </p>
      {second && (
        <p className={styles.second}>
          {formats.money(second.amount)} {t(taxTextKey(viewer, second.tax))}
        </p>
      )}
      <UnitPrice price={price} capacityUnit={capacityUnit} viewer={viewer} />
      {reduced && <LowestPrice30Days amount={reduced.lowest30Days[first.tax]} />}
    </div>
  );
};
