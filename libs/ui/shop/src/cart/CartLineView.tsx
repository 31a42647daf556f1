import type { ReactNode } from 'react';
import { Badge, Link, Text, VisuallyHidden } from '@materia/ui-design-system';
import type { WithdrawalExclusion } from '@materia/domain-order';
import type { UndeliverableReason } from '@materia/domain-checkout';
import type { OfferDestination, PromisedDelivery } from '@materia/domain-promise';
import {
  taxDisplay,
  type EcoContribution,
  type OfferPrice,
  type TaxedAmount,
} from '@materia/domain-pricing';
import type { StockLabel } from '@materia/domain-stock-status';
import { type PortionFacts, PortionLines } from '../delivery/PortionLines.tsx';
import { PromiseLine } from '../delivery/PromiseLine.tsx';
import { EnergyLabel } from '../energy/EnergyLabel.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Amount } from '../price/Amount.tsx';
import { EcoContributions } from '../price/EcoContributions.tsx';
import { PriceTag } from '../price/PriceTag.tsx';
import { taxTextKey, type ShopViewer } from '../price/viewer.ts';
import type { ConditioningFacts, ProductFacts } from '../product/facts.ts';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { useQuantityText } from '../provider/use-quantity-text.ts';
import { StockBadge } from '../stock/StockBadge.tsx';
import { EXCLUSION_TEXTS } from './exclusion-texts.ts';
import { undeliverableText } from './undeliverable-texts.ts';
import styles from './CartLineView.module.css';

export type CartLineFacts = {
  readonly product: ProductFacts;
  readonly quantity: number;
  readonly price: OfferPrice;
  readonly conditioning: ConditioningFacts;
  /** Quantity times unit price. */
  readonly total: TaxedAmount;
  /** What a quantity discount or a promo code takes off, as a negative amount. */
  readonly discount?: TaxedAmount | undefined;
  readonly stock?: StockLabel | undefined;
  readonly promise?: PromisedDelivery | undefined;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  readonly eco?: readonly EcoContribution[] | undefined;
  /** The returnable pallets among the units, with their deposits. */
  readonly pallets?: { readonly count: number; readonly deposit: TaxedAmount } | undefined;
  /** Why consumers may not withdraw from its purchase. */
  readonly excluded?: WithdrawalExclusion | undefined;
  /** Names of the product that this line replaces, and of the one that replaces it. */
  readonly replaces?: string | undefined;
  readonly replacedBy?: string | undefined;
  /** Units that are ready at different times, in place of one promise. */
  readonly portions?: readonly PortionFacts[] | undefined;
  /** No method can carry the line; it is not part of an order until that changes. */
  readonly undeliverable?: UndeliverableReason | undefined;
  /** The largest quantity that could be delivered instead. */
  readonly deliverable?: number | undefined;
  /** The line is unavailable as it is. */
  readonly error?: 'no-stock' | undefined;
};

export type CartLineViewProps = {
  readonly line: CartLineFacts;
  readonly viewer: ShopViewer;
  /** The form that changes the quantity; without it the quantity is plain text. */
  readonly quantity?: ReactNode;
  /** The form that removes the line. */
  readonly remove?: ReactNode;
  /** The form that lowers the quantity to what can be delivered. */
  readonly lower?: ReactNode;
  readonly headingLevel?: 3 | 4;
};

/** A line of the cart or of the order review. */
export const CartLineView = ({
  line,
  viewer,
  quantity,
  remove,
  lower,
  headingLevel = 3,
}: CartLineViewProps) => {
  const t = useText();
  const { money } = useFormats();
  const quantityText = useQuantityText();
  const { product, price, conditioning, pallets } = line;
  const total = taxDisplay(line.total, viewer).first;
  const Title = `h${headingLevel}` as const;
  return (
    <article aria-label={product.name} className={styles.place}>
      <div className={styles.line} data-refused={line.error === undefined ? undefined : ''}>
        <div className={styles.picture}>
          <ProductPicture picture={product.picture} alt="" use="line" />
        </div>
        <div className={styles.words}>
          <Text size="xs" tone="soft" weight="medium">
            {product.brand}
          </Text>
          <Title className={styles.title}>
            <Link href={usePath()('product', { urlKey: product.urlKey })} variant="quiet">
              {product.name}
            </Link>
          </Title>
          <Text size="xs" tone="soft">
            {t('line.reference', { reference: product.sku })}
          </Text>
          {line.replaces !== undefined && (
            <Text size="xs">{t('cartLine.replaces', { product: line.replaces })}</Text>
          )}
          {line.replacedBy !== undefined && (
            <Text size="xs" weight="medium">
              {t('cartLine.replacedBy', { product: line.replacedBy })}
            </Text>
          )}
          {line.excluded !== undefined && (
            <Text size="xs">
              {t('line.noWithdrawal', { reason: t(EXCLUSION_TEXTS[line.excluded]) })}
            </Text>
          )}
          {line.error === 'no-stock' && <Badge tone="danger">{t('line.noStock')}</Badge>}
          {line.undeliverable && (
            <>
              <Text size="xs" weight="medium" tone="danger">
                {undeliverableText(t, { reason: line.undeliverable, most: line.deliverable })}
              </Text>
              {lower}
            </>
          )}
          {line.stock && line.error === undefined && <StockBadge label={line.stock} />}
          {line.error === undefined &&
            (line.portions ? (
              <PortionLines portions={line.portions} saleUnit={conditioning.saleUnit} />
            ) : (
              line.promise && <PromiseLine delivery={line.promise} destination={line.destination} />
            ))}
        </div>
        <div className={styles.unitPrice}>
          <PriceTag price={price} viewer={viewer} size="s" {...conditioning} />
          {product.energy && <EnergyLabel rating={product.energy} product={product} size="s" />}
          {line.eco && <EcoContributions contributions={line.eco} viewer={viewer} />}
          {pallets && (
            <Text size="xs">
              {t('cartLine.pallets', {
                count: pallets.count,
                amount: money(taxDisplay(pallets.deposit, viewer).first.amount),
              })}
            </Text>
          )}
        </div>
        <div className={styles.quantity}>
          {quantity ?? (
            <Text>
              <VisuallyHidden>{t('line.quantity')} </VisuallyHidden>
              {quantityText(line.quantity, conditioning.saleUnit)}
            </Text>
          )}
          {remove}
        </div>
        <p className={styles.total}>
          <VisuallyHidden>{t('line.lineTotal')} </VisuallyHidden>
          <Amount amount={total.amount} size="s" />{' '}
          <span className={styles.tax}>{t(taxTextKey(viewer, total.tax))}</span>
          {line.discount && (
            <Badge tone="success">
              {t('common.labelled', {
                label: t('line.discount'),
                value: money(taxDisplay(line.discount, viewer).first.amount),
              })}
            </Badge>
          )}
        </p>
      </div>
    </article>
  );
};
