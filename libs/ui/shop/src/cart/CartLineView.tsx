import type { ReactNode } from 'react';
import { Badge, Link, Text, VisuallyHidden } from '@materia/ui-design-system';
import type { UndeliverableReason } from '@materia/domain-checkout';
import type { Money } from '@materia/domain-money';
import type { OfferDestination, PromisedDelivery } from '@materia/domain-promise';
import {
  taxDisplay,
  type EcoContribution,
  type OfferPrice,
  type TaxedAmount,
} from '@materia/domain-pricing';
import type { StockLabel } from '@materia/domain-stock-status';
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
import { UNDELIVERABLE_TEXTS } from './undeliverable-texts.ts';
import styles from './CartLineView.module.css';

export type CartLineFacts = {
  readonly product: ProductFacts;
  readonly quantity: number;
  readonly price: OfferPrice;
  readonly conditioning: ConditioningFacts;
  /** The line total after discounts. */
  readonly total: TaxedAmount;
  /** A tier discount or promo code applies to this line. */
  readonly discountApplied: boolean;
  readonly stock?: StockLabel | undefined;
  readonly promise?: PromisedDelivery | undefined;
  /** The place and the store that the shopper named. */
  readonly destination?: OfferDestination | undefined;
  /** What the vendor takes at least for sending the line, with tax. */
  readonly sentFrom?: Money | undefined;
  readonly eco?: readonly EcoContribution[] | undefined;
  /** The returnable pallets among the units, with their deposits. */
  readonly pallets?: { readonly count: number; readonly deposit: TaxedAmount } | undefined;
  /** Names of the product that this line replaces, and of the one that replaces it. */
  readonly replaces?: string | undefined;
  readonly replacedBy?: string | undefined;
  /** No method can carry the line; it is not part of an order until that changes. */
  readonly undeliverable?: UndeliverableReason | undefined;
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
  readonly headingLevel?: 3 | 4;
};

/** A line of the cart or of the order review. */
export const CartLineView = ({
  line,
  viewer,
  quantity,
  remove,
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
          {line.error === 'no-stock' && <Badge tone="danger">{t('line.noStock')}</Badge>}
          {line.undeliverable && (
            <Text size="xs" weight="medium" tone="danger">
              {t(UNDELIVERABLE_TEXTS[line.undeliverable])}
            </Text>
          )}
          {line.stock && line.error === undefined && <StockBadge label={line.stock} />}
          {line.promise && line.error === undefined && (
            <PromiseLine delivery={line.promise} destination={line.destination} />
          )}
          {line.sentFrom && line.error === undefined && (
            <Text size="xs" tone="soft">
              {line.sentFrom.minor === 0
                ? t('cartLine.sentFree')
                : t('cartLine.sentFrom', { amount: money(line.sentFrom) })}
            </Text>
          )}
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
          {line.discountApplied && <Badge tone="success">{t('line.discountApplied')}</Badge>}
        </p>
      </div>
    </article>
  );
};
