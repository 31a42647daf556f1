import { Alert, DescriptionList, Heading, Stack } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import type { ProductDetails, ProductPageFacts } from './product.loader.ts';

/** Who is responsible for the product, its identifiers, and the manufacturer's warnings. */
export const ProductSafety = ({
  product,
  details,
}: Pick<ProductPageFacts, 'product'> & { readonly details: ProductDetails }) => {
  const t = useText();
  const { sku, adeokey, ean } = product;
  const { manufacturer, safety } = details;
  const { responsiblePerson, warnings } = safety;
  return (
    <section aria-labelledby="safety">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="safety">
          {t('safety.title')}
        </Heading>
        {warnings.length > 0 && (
          <Alert type="warning" title={t('safety.warnings')}>
            <Stack gap={1}>
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </Stack>
          </Alert>
        )}
        <DescriptionList
          look="rows"
          items={[
            { term: t('product.manufacturer'), description: contactText(manufacturer) },
            ...(responsiblePerson === undefined
              ? []
              : [{ term: t('safety.responsible'), description: contactText(responsiblePerson) }]),
            {
              term: t('safety.identifiers'),
              description: t('safety.identifiersText', { reference: sku, model: adeokey, ean }),
            },
          ]}
        />
      </Stack>
    </section>
  );
};

type Contact = { readonly name: string; readonly address: string; readonly email: string };

const contactText = ({ name, address, email }: Contact): string =>
  [name, address, email].filter((part) => part !== '').join(', ');
