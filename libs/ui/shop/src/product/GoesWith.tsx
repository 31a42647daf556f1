import { Heading, IconButton, Link, Stack, Text } from '@materia/ui-design-system';
import type { RecommendationReason } from '@materia/domain-order';
import type { OfferPrice } from '@materia/domain-pricing';
import { AddToCartForm, type AddToCartFormProps } from '../forms/AddToCartForm.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { PriceTag } from '../price/PriceTag.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { useDrawnOnce, usePath, useText } from '../provider/ShopProvider.tsx';
import type { ConditioningFacts, ProductFacts } from './facts.ts';
import styles from './GoesWith.module.css';

/** A product that goes with others, and why it does. */
export type GoesWithProduct = Pick<ProductFacts, 'sku' | 'urlKey' | 'name' | 'picture'> & {
  readonly offer: AddToCartFormProps['offer'] & {
    readonly price: OfferPrice;
    readonly conditioning: ConditioningFacts;
  };
  readonly because: RecommendationReason;
};

export type GoesWithProps = {
  readonly title: string;
  readonly products: readonly GoesWithProduct[];
  readonly viewer: ShopViewer;
  /** The page to which the forms that add one unit return; without it nothing can be added here. */
  readonly returnTo: string | undefined;
  /** With scripts a form adds without leaving the page (`startAddToCart`). */
  readonly inPlace?: boolean;
};

const REASON_TEXTS = {
  'bought-together': 'buying.boughtTogether',
  'needed-for-the-job': 'buying.needed',
} as const satisfies Readonly<Record<RecommendationReason, string>>;

/**
 * What goes with a product or with a cart: small rows, each with the price, the reason and a button that adds it. They weigh a
 * third of the cards of a listing, whose facts the page of each product has.
 */
export const GoesWith = ({ title, products, viewer, returnTo, inPlace = false }: GoesWithProps) => {
  const t = useText();
  const to = usePath();
  const drawn = useDrawnOnce();
  return (
    <section aria-labelledby="goes-with">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="goes-with">
          {title}
        </Heading>
        <ul className={styles.list}>
          {products.map((product) => (
            <li
              key={product.sku}
              className={styles.item}
              {...drawn(
                [product, viewer, returnTo, inPlace],
                <>
                  <ProductPicture picture={product.picture} alt="" use="line" />
                  <div className={styles.words}>
                    <Link
                      href={to('product', { urlKey: product.urlKey })}
                      variant="bare"
                      className={styles.name}
                    >
                      {product.name}
                    </Link>
                    <PriceTag
                      price={product.offer.price}
                      viewer={viewer}
                      size="s"
                      saleUnit={product.offer.conditioning.saleUnit}
                    />
                    <Text size="xs" tone="soft">
                      {t(REASON_TEXTS[product.because])}
                    </Text>
                  </div>
                  {returnTo !== undefined && (
                    <AddToCartForm
                      offer={product.offer}
                      returnTo={returnTo}
                      {...(inPlace && IN_PLACE)}
                    >
                      <IconButton
                        type="submit"
                        variant="accent"
                        icon="cart"
                        label={t('buying.addNamed', { product: product.name })}
                        data-held=""
                      />
                    </AddToCartForm>
                  )}
                </>,
              )}
            />
          ))}
        </ul>
      </Stack>
    </section>
  );
};

const IN_PLACE = { 'data-stays': '', 'data-add': '' } as const;
