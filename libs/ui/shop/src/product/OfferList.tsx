import type { ReactNode } from 'react';
import { Text } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { comparedOption, type BuyingOption } from '@materia/domain-shipping';
import type { AverageRating } from '@materia/domain-reviews';
import { extrasText, outcomeDay, shownAmount } from '../buying/buying-text.ts';
import { PromiseLine } from '../delivery/PromiseLine.tsx';
import { EcoContributions } from '../price/EcoContributions.tsx';
import { PriceTag } from '../price/PriceTag.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { RatingLine } from '../review/RatingLine.tsx';
import { StockBadge } from '../stock/StockBadge.tsx';
import type { OfferCardFacts } from './facts.ts';
import styles from './OfferList.module.css';
import { VendorLine } from './VendorLine.tsx';

export type ComparedOffer = {
  readonly key: string;
  readonly offer: OfferCardFacts;
  /** How one unit is obtained; empty where that is not known. */
  readonly options?: readonly BuyingOption[];
  /** How customers rate the seller, where they do. */
  readonly vendorRating?: AverageRating | undefined;
  readonly add?: ReactNode;
};

export type OfferListProps = {
  readonly label: string;
  readonly offers: readonly ComparedOffer[];
  readonly viewer: ShopViewer;
  readonly marketplaceLabel?: boolean;
  /** The date in the market's time zone; without it no final cost is shown. */
  readonly today?: PlainDate;
};

/**
 * The offers of a product, one seller per row, in the order given: who sells it, by which day one has it, its price, and what that
 * and the delivery come to.
 */
export const OfferList = ({
  label,
  offers,
  viewer,
  marketplaceLabel = true,
  today,
}: OfferListProps) => (
  <ul aria-label={label} className={styles.list}>
    {offers.map(({ key, offer, options = [], vendorRating, add }) => {
      const outcome = today && comparedOption(options);
      return (
        <li key={key} className={styles.offer}>
          <div className={styles.facts}>
            <VendorLine seller={offer.seller} marketplaceLabel={marketplaceLabel} linked />
            {vendorRating && <RatingLine rating={vendorRating} />}
            <StockBadge label={offer.stock} />
            {outcome === undefined && offer.promise && (
              <PromiseLine delivery={offer.promise} destination={offer.destination} />
            )}
            {outcome !== undefined && today !== undefined && (
              <OutcomeDay outcome={outcome} today={today} />
            )}
          </div>
          <div className={styles.price}>
            <PriceTag price={offer.price} viewer={viewer} size="s" {...offer.conditioning} />
            {offer.eco && <EcoContributions contributions={offer.eco} viewer={viewer} />}
          </div>
          {outcome && <FinalCost outcome={outcome} viewer={viewer} />}
          {add && <div className={styles.add}>{add}</div>}
        </li>
      );
    })}
  </ul>
);

type Outcome = NonNullable<ReturnType<typeof comparedOption>>;

const OutcomeDay = ({
  outcome,
  today,
}: {
  readonly outcome: Outcome;
  readonly today: PlainDate;
}) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Text size="s">
      {`${t(OUTCOME_TEXTS[outcome.mode])} · ${outcomeDay(t, formats, outcome, today)}`}
    </Text>
  );
};

const OUTCOME_TEXTS = {
  store: 'buying.collect',
  home: 'buying.home',
  relay: 'buying.point',
} as const;

/** The delivery and, with it, the cost in the end. */
const FinalCost = ({
  outcome,
  viewer,
}: {
  readonly outcome: Outcome;
  readonly viewer: ShopViewer;
}) => {
  const t = useText();
  const formats = useFormats();
  const total = shownAmount(outcome.total, viewer, formats);
  return (
    <div className={styles.cost}>
      <Text size="s" tone="soft">
        {extrasText(t, formats, outcome, viewer)}
      </Text>
      <Text weight="strong">
        {t('buying.totalOf', {
          amount: outcome.isLowest ? t('price.from', { amount: total }) : total,
        })}
      </Text>
    </div>
  );
};
