import { Heading, Stack, Text } from '@materia/ui-design-system';
import { ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

/** The selected store's alternatives to a product that is short in stock. */
export const Substitutes = ({
  substitutes,
  store,
  viewer,
  marketplaceLabel,
}: Pick<ProductPageFacts, 'substitutes' | 'store' | 'viewer' | 'marketplaceLabel'>) => {
  const t = useText();
  return (
    <section aria-labelledby="substitutes">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="substitutes">
          {t('substitutes.title')}
        </Heading>
        <Text size="s" tone="soft">
          {t('substitutes.text', { store: store.name })}
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
