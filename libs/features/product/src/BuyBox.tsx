import { Alert, Card, Stack, VisuallyHidden } from '@materia/ui-design-system';
import {
  BuyingOptionList,
  DeliveryOptionList,
  DeliveryTerms,
  EcoContributions,
  EnergyLabel,
  PriceTag,
  offerTerms,
  promisedPrice,
  PromiseLine,
  RestockNoticeForm,
  VendorLine,
  StockBadge,
  StoreBanner,
  UnitPrice,
  useDrawnOnce,
  useText,
} from '@materia/ui-shop';
import { ADD_FORM_ID, AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import type { ProductPageFacts } from './product.loader.ts';

export type BuyBoxProps = Pick<
  ProductPageFacts,
  | 'product'
  | 'shown'
  | 'mode'
  | 'viewer'
  | 'store'
  | 'showcase'
  | 'isQuantityLocked'
  | 'path'
  | 'email'
  | 'today'
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
  email,
  today,
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
    email,
    today,
    marketplaceLabel,
  ];
  const content = (
    <Card as="section" padding="l">
      <Stack gap={4}>
        <VisuallyHidden as="h2">{t('product.buy')}</VisuallyHidden>
        {shown === null ? (
          <NotOrderable sku={product.sku} email={email} />
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
              <Outcomes shown={shown} viewer={viewer} today={today} />
              <VendorLine seller={shown.seller} marketplaceLabel={marketplaceLabel} linked />
            </Stack>
            <Purchase
              product={product}
              shown={shown}
              mode={mode}
              store={store}
              isQuantityLocked={isQuantityLocked}
              path={path}
              email={email}
            />
          </>
        )}
        {showcase === undefined ? (
          // Without a store the outcomes ask for one.
          (store.chosen || shown === null || shown.options.length === 0) && (
            <StoreBanner store={store} />
          )
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

/**
 * How one unit is obtained, with its final prices. While the host cannot compute them, what is promised instead, and what each
 * delivery costs beside the price.
 */
const Outcomes = ({
  shown,
  viewer,
  today,
}: Pick<BuyBoxProps, 'viewer' | 'today'> & {
  readonly shown: NonNullable<BuyBoxProps['shown']>;
}) => {
  const { promise, destination, options } = shown;
  const isOwn = !shown.seller.isThirdParty;
  const terms = offerTerms(shown.price, viewer);
  if (options.length > 0)
    return (
      <>
        <BuyingOptionList
          options={options}
          destination={destination}
          viewer={viewer}
          today={today}
        />
        {promise && <DeliveryTerms delivery={promise} terms={terms} />}
      </>
    );
  const others = shown.deliveries.filter(({ label }) => label !== promise?.label);
  return (
    <>
      {promise && (
        <PromiseLine
          delivery={promise}
          destination={destination}
          isOwn={isOwn}
          price={promisedPrice(shown)}
          terms={terms}
          explained
        />
      )}
      {others.length > 0 && (
        <DeliveryOptionList
          options={others}
          destination={destination}
          isOwn={isOwn}
          terms={terms}
        />
      )}
    </>
  );
};

type PurchaseProps = Pick<
  BuyBoxProps,
  'product' | 'mode' | 'store' | 'isQuantityLocked' | 'path' | 'email'
> & {
  readonly shown: NonNullable<BuyBoxProps['shown']>;
};

const Purchase = ({
  product,
  shown,
  mode,
  store,
  isQuantityLocked,
  path,
  email,
}: PurchaseProps) => {
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
      <div className={styles.buying}>
        <AddToCart
          id={ADD_FORM_ID}
          offer={shown}
          productName={product.name}
          returnTo={path}
          isQuantityLocked={isQuantityLocked}
        />
      </div>
    );
  return <NotOrderable sku={product.sku} email={email} />;
};

/** In place of the button: the way to a mail when the product can be ordered again. */
const NotOrderable = ({
  sku,
  email,
}: {
  readonly sku: string;
  readonly email: string | undefined;
}) => {
  const t = useText();
  return (
    <Stack gap={4}>
      <Alert type="warning" title={t('product.unavailable')}>
        {t('product.unavailableText')}
      </Alert>
      <RestockNoticeForm sku={sku} email={email} />
    </Stack>
  );
};
