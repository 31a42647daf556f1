import type { Money } from '@materia/domain-money';
import { Alert, Card, Stack, VisuallyHidden } from '@materia/ui-design-system';
import {
  DeliveryOptionList,
  EcoContributions,
  EnergyLabel,
  PriceTag,
  PromiseLine,
  VendorLine,
  StockBadge,
  StoreBanner,
  UnitPrice,
  useDrawnOnce,
  useText,
} from '@materia/ui-shop';
import { AddToCart } from './AddToCart.tsx';
import type { ProductPageFacts } from './product.loader.ts';

export type BuyBoxProps = Pick<
  ProductPageFacts,
  'product' | 'shown' | 'mode' | 'viewer' | 'store' | 'showcase' | 'isQuantityLocked' | 'path'
> & { readonly marketplaceLabel: boolean };

/** Price, stock, promise and the add-to-cart form for the displayed offer at the selected store. */
export const BuyBox = ({
  product,
  shown,
  mode,
  viewer,
  store,
  showcase,
  isQuantityLocked,
  path,
  marketplaceLabel,
}: BuyBoxProps) => {
  const t = useText();
  const facts = [
    product,
    shown,
    mode,
    viewer,
    store,
    showcase,
    isQuantityLocked,
    path,
    marketplaceLabel,
  ];
  const content = (
    <Card as="section" padding="l">
      <Stack gap={4}>
        <VisuallyHidden as="h2">{t('product.buy')}</VisuallyHidden>
        {shown === null ? (
          <Alert type="warning" title={t('product.unavailable')}>
            {t('product.unavailableText')}
          </Alert>
        ) : (
          <>
            <Stack gap={2}>
              <PriceTag
                price={shown.price}
                viewer={viewer}
                size="l"
                saleUnit={shown.conditioning.saleUnit}
              />
              <UnitPrice
                price={shown.price}
                capacityUnit={shown.conditioning.capacityUnit}
                viewer={viewer}
              />
              {product.energy && <EnergyLabel rating={product.energy} product={product} />}
              <EcoContributions contributions={shown.eco} viewer={viewer} />
            </Stack>
            <Stack gap={2}>
              <StockBadge label={shown.stock} />
              {shown.promise && (
                <PromiseLine
                  delivery={shown.promise}
                  destination={shown.destination}
                  price={priceOf(shown)}
                  explained
                />
              )}
              <OtherDeliveries shown={shown} />
              <VendorLine seller={shown.seller} marketplaceLabel={marketplaceLabel} linked />
            </Stack>
            <Purchase
              product={product}
              shown={shown}
              mode={mode}
              store={store}
              isQuantityLocked={isQuantityLocked}
              path={path}
            />
          </>
        )}
        {showcase === undefined ? (
          <StoreBanner store={store} />
        ) : (
          <Alert type="information" title={t('place.showcaseTitle', { store: showcase })}>
            {t('place.showcaseText')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
  return <div data-live="offer" {...useDrawnOnce()(['buying', ...facts], content)} />;
};

type Shown = NonNullable<BuyBoxProps['shown']>;

/** What the promised delivery costs; undefined for a pickup, whose fee is explained. */
const priceOf = ({ promise, deliveries }: Shown): Money | undefined =>
  promise === undefined || promise.label === 'drive-pickup'
    ? undefined
    : (deliveries.find(({ label }) => label === promise.label)?.offerDeliveryPrice ?? undefined);

/**
 * What each delivery costs and by when. The one that the promise already names is not repeated.
 */
const OtherDeliveries = ({ shown }: { readonly shown: Shown }) => {
  const options = shown.deliveries.filter(({ label }) => label !== shown.promise?.label);
  return options.length === 0 ? null : (
    <DeliveryOptionList options={options} destination={shown.destination} />
  );
};

type PurchaseProps = Pick<
  BuyBoxProps,
  'product' | 'mode' | 'store' | 'isQuantityLocked' | 'path'
> & {
  readonly shown: NonNullable<BuyBoxProps['shown']>;
};

const Purchase = ({ product, shown, mode, store, isQuantityLocked, path }: PurchaseProps) => {
  const t = useText();
  if (mode === 'showcase') {
    return (
      <Alert type="information" title={t('product.showcaseTitle')}>
        {t('product.showcaseText', { store: store.name })}
      </Alert>
    );
  }
  if (shown.isSellable)
    return (
      <AddToCart
        offer={shown}
        productName={product.name}
        returnTo={path}
        isQuantityLocked={isQuantityLocked}
      />
    );
  return (
    <Alert type="warning" title={t('product.unavailable')}>
      {t('product.unavailableText')}
    </Alert>
  );
};
