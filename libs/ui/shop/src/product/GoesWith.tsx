import { Badge, Heading, IconButton, Stack } from '@materia/ui-design-system';
import type { RecommendationReason } from '@materia/domain-order';
import { AddToCartForm, type AddToCartFormProps } from '../forms/AddToCartForm.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { useText } from '../provider/ShopProvider.tsx';
import type { OfferCardFacts, ProductFacts } from './facts.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

/** A product that goes with others, and why it does. */
export type GoesWithProduct = ProductFacts & {
  readonly offer: OfferCardFacts & AddToCartFormProps['offer'];
  readonly because: RecommendationReason;
};

export type GoesWithProps = {
  readonly title: string;
  readonly products: readonly GoesWithProduct[];
  readonly viewer: ShopViewer;
  readonly marketplaceLabel?: boolean;
  /** The page to which the forms that add one unit return; without it nothing can be added here. */
  readonly returnTo: string | undefined;
  /** With scripts a form adds without leaving the page (`startAddToCart`). */
  readonly inPlace?: boolean;
};

const REASON_TEXTS = {
  'bought-together': 'buying.boughtTogether',
  'needed-for-the-job': 'buying.needed',
} as const satisfies Readonly<Record<RecommendationReason, string>>;

/** What goes with a product or with a cart, each with the reason and a button that adds it. */
export const GoesWith = ({
  title,
  products,
  viewer,
  marketplaceLabel = true,
  returnTo,
  inPlace = false,
}: GoesWithProps) => {
  const t = useText();
  return (
    <section aria-labelledby="goes-with">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="goes-with">
          {title}
        </Heading>
        <ProductGrid
          label={title}
          layout="row"
          items={products.map(({ offer, because, ...product }) => ({
            key: product.sku,
            facts: [offer, because, product, viewer, marketplaceLabel, returnTo, inPlace],
            card: (
              <ProductCard
                product={product}
                offer={offer}
                viewer={viewer}
                marketplaceLabel={marketplaceLabel}
                otherOffers={<Badge>{t(REASON_TEXTS[because])}</Badge>}
                add={
                  returnTo !== undefined && (
                    <AddToCartForm offer={offer} returnTo={returnTo} {...(inPlace && IN_PLACE)}>
                      <IconButton
                        type="submit"
                        variant="accent"
                        icon="cart"
                        label={t('buying.addNamed', { product: product.name })}
                        data-held=""
                      />
                    </AddToCartForm>
                  )
                }
              />
            ),
          }))}
        />
      </Stack>
    </section>
  );
};

const IN_PLACE = { 'data-stays': '', 'data-add': '' } as const;
