import type { EnergyRating } from '@materia/domain-energy-label';
import { DescriptionList, Heading, Stack } from '@materia/ui-design-system';
import { SHEET_ID, useText } from '@materia/ui-shop';
import type { ProductDetails, ProductPageFacts } from './product.loader.ts';

/**
 * The head of the product information sheet, the target of the energy arrows next to prices. The
 * technical data below completes the sheet.
 */
export const ProductSheet = ({
  product,
  manufacturer,
  rating,
}: Pick<ProductPageFacts, 'product'> &
  Pick<ProductDetails, 'manufacturer'> & { readonly rating: EnergyRating }) => {
  const t = useText();
  const { adeokey } = product;
  return (
    <section aria-labelledby={SHEET_ID}>
      <Stack gap={3}>
        <Heading level={2} size="h3" id={SHEET_ID}>
          {t('energy.sheetTitle')}
        </Heading>
        <DescriptionList
          look="rows"
          items={[
            {
              term: t('energy.supplier'),
              description: [manufacturer.name, manufacturer.address]
                .filter((part) => part !== '')
                .join(', '),
            },
            { term: t('energy.model'), description: adeokey },
            { term: t('energy.energyClass'), description: t('energy.scale', { ...rating }) },
          ]}
        />
      </Stack>
    </section>
  );
};
