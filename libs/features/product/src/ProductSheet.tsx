import type { EnergyRating } from '@materia/domain-energy-label';
import { DescriptionList, Heading, Stack } from '@materia/ui-design-system';
import { EnergyLabel, SHEET_ID, useText } from '@materia/ui-shop';
import type { ProductFacts } from './product.loader.ts';

/** The product information sheet of energy-labelled goods, to which every arrow beside a price leads (BEY-15). */
export const ProductSheet = ({ product, rating }: Pick<ProductFacts, 'product'> & { readonly rating: EnergyRating }) => {
  const t = useText();
  const { manufacturer, adeokey, attributes } = product;
  return (
    <section aria-labelledby={SHEET_ID}>
      <Stack gap={3}>
        <Heading level={2} size="h3" id={SHEET_ID}>
          {t('energy.sheetTitle')}
        </Heading>
        <EnergyLabel rating={rating} product={product} />
        <DescriptionList
          look="rows"
          items={[
            { term: t('energy.supplier'), description: [manufacturer.name, manufacturer.address].filter((part) => part !== '').join(', ') },
            { term: t('energy.model'), description: adeokey },
            { term: t('energy.energyClass'), description: t('energy.scale', { ...rating }) },
            ...attributes.filter(({ code }) => code !== 'energy-class').map(({ label, value }) => ({ term: label, description: value })),
          ]}
        />
      </Stack>
    </section>
  );
};
