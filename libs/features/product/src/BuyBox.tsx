import { Alert, Card, Stack, VisuallyHidden } from '@materia/ui-design-system';
import { EcoContributions, EnergyLabel, PriceTag, PromiseLine, SellerLine, StockBadge, StoreBanner, UnitPrice, useText } from '@materia/ui-shop';
import { AddToCart } from './AddToCart.tsx';
import type { ProductFacts } from './product.loader.ts';

export type BuyBoxProps = Pick<ProductFacts, 'product' | 'best' | 'mode' | 'viewer' | 'store' | 'isQuantityLocked' | 'path'> & { readonly marketplaceLabel: boolean };

/** Price, stock, promise and the way into the cart, for the best offer at the selected store (CAT-11). */
export const BuyBox = ({ product, best, mode, viewer, store, isQuantityLocked, path, marketplaceLabel }: BuyBoxProps) => {
  const t = useText();
  return (
    <Card as="section" padding="l">
      <Stack gap={4}>
        <VisuallyHidden as="h2">{t('product.buy')}</VisuallyHidden>
        {best === null ? (
          <Alert type="warning" title={t('product.unavailable')}>
            {t('product.unavailableText')}
          </Alert>
        ) : (
          <>
            <Stack gap={2}>
              <PriceTag price={best.price} viewer={viewer} size="l" saleUnit={best.conditioning.saleUnit} />
              <UnitPrice price={best.price} capacityUnit={best.conditioning.capacityUnit} viewer={viewer} />
              {product.energy && <EnergyLabel rating={product.energy} product={product} />}
              <EcoContributions contributions={best.eco} viewer={viewer} />
            </Stack>
            <Stack gap={2}>
              <StockBadge fact={best.stock} />
              {best.promise && <PromiseLine delivery={best.promise} explained />}
              <SellerLine seller={best.seller} marketplaceLabel={marketplaceLabel} />
            </Stack>
            <Purchase best={best} mode={mode} store={store} isQuantityLocked={isQuantityLocked} path={path} />
          </>
        )}
        <StoreBanner store={store} />
      </Stack>
    </Card>
  );
};

type PurchaseProps = Pick<BuyBoxProps, 'mode' | 'store' | 'isQuantityLocked' | 'path'> & { readonly best: NonNullable<BuyBoxProps['best']> };

const Purchase = ({ best, mode, store, isQuantityLocked, path }: PurchaseProps) => {
  const t = useText();
  if (mode === 'showcase') {
    return (
      <Alert type="information" title={t('product.showcaseTitle')}>
        {t('product.showcaseText', { store: store.name })}
      </Alert>
    );
  }
  if (best.isSellable) return <AddToCart offer={best} returnTo={path} isQuantityLocked={isQuantityLocked} />;
  return (
    <Alert type="warning" title={t('product.unavailable')}>
      {t('product.unavailableText')}
    </Alert>
  );
};
