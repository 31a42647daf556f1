import { Heading, Stack } from '@materia/ui-design-system';
import { ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

/** Other products of the category (flag RECOMMENDATIONS). */
export const Recommended = ({
  recommended,
  breadcrumbs,
  viewer,
  marketplaceLabel,
}: Pick<ProductPageFacts, 'recommended' | 'breadcrumbs' | 'viewer' | 'marketplaceLabel'>) => {
  const t = useText();
  return (
    <section aria-labelledby="recommended">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="recommended">
          {t('productMore.recommended', { category: breadcrumbs.at(-1)?.name ?? '' })}
        </Heading>
        <ProductGrid
          label={t('productMore.recommended', { category: breadcrumbs.at(-1)?.name ?? '' })}
          layout="row"
          items={recommended.map((product) => ({
            key: product.sku,
            facts: [product, viewer, marketplaceLabel],
            card: (
              <ProductCard
                product={product}
                offer={product.offer}
                viewer={viewer}
                marketplaceLabel={marketplaceLabel}
              />
            ),
          }))}
        />
      </Stack>
    </section>
  );
};
