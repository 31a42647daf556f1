import { Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { ContactHours, phoneHref, useDrawnOnce, useText } from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

/** Whom to ask about the product: the phone of the store with its hours, and a mail that names the product. */
export const StoreQuestions = ({
  contact,
  product,
}: Pick<ProductPageFacts, 'contact'> & {
  readonly product: Pick<ProductPageFacts['product'], 'name' | 'sku'>;
}) => {
  const t = useText();
  const drawn = useDrawnOnce();
  if (contact === undefined) return null;
  const subject = encodeURIComponent(`${product.name} (${product.sku})`);
  return (
    <section
      aria-labelledby="questions"
      {...drawn(
        ['questions', contact, product.sku],
        <Stack gap={2}>
          <Heading level={2} size="h3" id="questions">
            {t('buying.questions')}
          </Heading>
          <Text size="s">
            <Link href={phoneHref(contact.phone)}>{contact.phone}</Link> <ContactHours />
          </Text>
          <Text size="s">
            <Link href={`mailto:${contact.email}?subject=${subject}`}>{t('buying.write')}</Link>
          </Text>
        </Stack>,
      )}
    />
  );
};
