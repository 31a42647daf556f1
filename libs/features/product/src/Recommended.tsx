import { Grid, Heading, Stack } from '@materia/ui-design-system';
import { ProductCard, useDrawnOnce, useText } from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

/** Other products of the category (flag RECOMMENDATIONS). */
export const Recommended = ({
  recommended,
  breadcrumbs,
  viewer,
  marketplaceLabel,
}: Pick<ProductPageFacts, 'recommended' | 'breadcrumbs' | 'viewer' | 'marketplaceLabel'>) => {
  const t = useText();
  const drawn = useDrawnOnce();
  return (
    <section aria-labelledby="recommended">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="recommended">
          {t('productMore.recommended', { category: breadcrumbs.at(-1)?.name ?? '' })}
        </Heading>
        <Grid as="ul" cells="m">
          {recommended.map((product) => (
            <li
              key={product.sku}
              {...drawn(
                [product, viewer, marketplaceLabel],
                <ProductCard
                  product={product}
                  offer={product.offer}
                  viewer={viewer}
                  marketplaceLabel={marketplaceLabel}
                />,
              )}
            />
          ))}
        </Grid>
      </Stack>
    </section>
  );
};
