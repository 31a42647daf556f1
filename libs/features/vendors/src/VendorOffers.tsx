import { Heading, Pagination, Stack, Text } from '@materia/ui-design-system';
import { pageItems, ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import type { VendorOffersFacts } from './vendor-offers.ts';

/** A vendor's products, paginated, with the same cards as listings. */
export const VendorOffers = ({
  vendor,
  path,
  offers,
}: {
  readonly vendor: string;
  readonly path: string;
  readonly offers: VendorOffersFacts;
}) => {
  const t = useText();
  const { products, total, page, pageCount, viewer, showMarketplaceLabel } = offers;
  const addressOf = (number: number): string => path + (number === 1 ? '' : `?page=${number}`);
  return (
    <section aria-labelledby="offers">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} id="offers">
            {t('vendors.offers', { vendor })}
          </Heading>
          <Text tone="soft">
            {total === 0 ? t('vendors.offersNone') : t('vendors.offersCount', { count: total })}
          </Text>
        </Stack>
        {products.length > 0 && (
          <ProductGrid
            label={t('vendors.offers', { vendor })}
            items={products.map((product) => ({
              key: product.sku,
              card: (
                <ProductCard
                  product={product}
                  offer={product.offer ?? undefined}
                  viewer={viewer}
                  headingLevel={3}
                  marketplaceLabel={showMarketplaceLabel}
                />
              ),
            }))}
          />
        )}
        {pageCount > 1 && (
          <Pagination
            label={t('vendors.offersPages')}
            items={pageItems(page, pageCount, {
              hrefOf: addressOf,
              nameOf: (number) => t('vendors.offersPage', { page: number }),
            })}
            previous={
              page > 1 ? { href: addressOf(page - 1), label: t('vendors.previousPage') } : undefined
            }
            next={
              page < pageCount
                ? { href: addressOf(page + 1), label: t('vendors.nextPage') }
                : undefined
            }
          />
        )}
      </Stack>
    </section>
  );
};
