import { Heading, Stack, Text } from '@materia/ui-design-system';
import { ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

/** What can be ordered instead of a product that cannot. */
export const Substitutes = ({
  substitutes,
  viewer,
  marketplaceLabel,
}: Pick<ProductPageFacts, 'substitutes' | 'viewer' | 'marketplaceLabel'>) => {
  const t = useText();
  return (
    <section aria-labelledby="substitutes">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="substitutes">
          {t('substitutes.title')}
        </Heading>
        <Text size="s" tone="soft">
          {t('substitutes.text')}
        </Text>
        <ProductGrid
          label={t('substitutes.title')}
          layout="row"
          items={substitutes.map(({ offer, ...product }) => ({
            key: product.sku,
            card: (
              <ProductCard
                product={product}
                offer={offer ?? undefined}
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
