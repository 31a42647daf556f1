import { Breadcrumb, Container, Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import type { VendorTermsFacts } from './vendor-terms.loader.ts';
import styles from './VendorsView.module.css';

/** A vendor's terms of sale. */
export const VendorTermsView = ({ name, paragraphs, document, vendorHref }: VendorTermsFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('vendors.breadcrumbs')}
          items={[
            { label: t('common.home'), href: to('home') },
            { label: t('vendors.heading'), href: to('vendors') },
            { label: name, href: vendorHref },
            { label: t('vendors.terms') },
          ]}
        />
        <Heading level={1}>{t('vendors.termsOf', { vendor: name })}</Heading>
        {paragraphs.length === 0 ? (
          <Text>{t('vendors.termsNone')}</Text>
        ) : (
          <Stack gap={4}>
            {paragraphs.map((paragraph, index) => (
              <p key={index} className={styles.words}>
                {paragraph}
              </p>
            ))}
          </Stack>
        )}
        <Text>
          {document !== undefined && (
            <>
              <Link href={document}>{t('vendors.termsDocument')}</Link>{' '}
            </>
          )}
          <Link href={vendorHref}>{t('vendors.toVendor')}</Link>
        </Text>
      </Stack>
    </Container>
  );
};
