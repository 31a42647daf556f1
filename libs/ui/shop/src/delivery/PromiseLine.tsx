import { Disclosure, Icon } from '@materia/ui-design-system';
import type { Money } from '@materia/domain-money';
import {
  isFreeDelivery,
  type OfferDestination,
  type PromisedDelivery,
} from '@materia/domain-promise';
import { type CostTerms, deliveryCostText } from '../price/delivery-cost-text.ts';
import { usePreparationFee } from '../price/use-preparation-fee.ts';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { DELIVERY_ICONS } from './DeliveryLabelText.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { deliveryText, promiseText, skippedDaysText } from './delivery-text.ts';
import styles from './Delivery.module.css';

export type PromiseLineProps = {
  readonly delivery: PromisedDelivery;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  /** What the delivery costs at least. */
  readonly price?: Money | undefined;
  /** The retailer's own product, for whose preparation a fee is charged. */
  readonly isOwn?: boolean;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
  /**
   * Adds what pickup costs or who calls for an appointment, and which days were skipped and why.
   */
  readonly explained?: boolean;
};

/** How and when an offer is available. */
export const PromiseLine = ({
  delivery,
  destination,
  price,
  isOwn = true,
  terms,
  explained = false,
}: PromiseLineProps) => {
  const t = useText();
  const formats = useFormats();
  const preparation = usePreparationFee(isOwn);
  const { label, promise } = delivery;
  return (
    <div className={styles.promise}>
      <p className={styles.label}>
        <Icon name={DELIVERY_ICONS[label]} size="s" />
        <span>
          {t('delivery.line', {
            way: deliveryText(t, label, destination),
            when: promiseText(t, formats, promise),
          })}
          {price && (
            <>
              {' · '}
              {deliveryCostText({ price, preparation, terms }, t, formats, true)}
            </>
          )}
        </span>
      </p>
      {explained && <DeliveryNote label={label} terms={terms} />}
      {explained && <SkippedDays promise={promise} />}
    </div>
  );
};

/** Who calls for an appointment, and which days were skipped and why; for a promise that is written elsewhere. */
export const DeliveryTerms = ({
  delivery: { label, promise },
  terms,
}: Pick<PromiseLineProps, 'delivery' | 'terms'>) => (
  <div className={styles.promise}>
    {!isFreeDelivery(label) && <DeliveryNote label={label} terms={terms} />}
    <SkippedDays promise={promise} />
  </div>
);

/** Which days a promise skipped, and why; nothing if it skipped none. */
const SkippedDays = ({ promise }: Pick<PromisedDelivery, 'promise'>) => {
  const t = useText();
  const formats = useFormats();
  return (
    promise.skipped.length > 0 && (
      <Disclosure look="inline" summary={t('delivery.why')}>
        <p>
          {promise.kind === 'working-days'
            ? t('delivery.workingDays', { count: promise.days })
            : t('delivery.openingHours')}
        </p>
        <p>{t('delivery.skipped')}</p>
        <ul className={styles.skipped}>
          {promise.skipped.map((day) => (
            <li key={day.date}>{skippedDaysText(t, formats, day)}</li>
          ))}
        </ul>
      </Disclosure>
    )
  );
};
