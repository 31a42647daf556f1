import {
  Alert,
  Card,
  Container,
  Grid,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { BrandLogo } from './BrandLogo.tsx';
import styles from './Brands.module.css';
import type { BrandGroup } from './brands.loader.ts';

/** The brands from A to Z, with logos and links to their products. */
export const BrandsView = ({ groups }: { readonly groups: readonly BrandGroup[] }) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('brands.heading')}</Heading>
          <Text tone="soft">{t('brands.lead')}</Text>
        </Stack>
        {groups.length === 0 && <Alert type="information">{t('brands.none')}</Alert>}
        {groups.length > 1 && (
          <nav aria-label={t('brands.letters')}>
            <ul className={styles.letters}>
              {groups.map(({ initial }) => (
                <li key={initial}>
                  <Link href={`#letter-${initial}`} variant="bare" className={styles.letter}>
                    {initial}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map(({ initial, brands }) => (
          <section key={initial} aria-labelledby={`letter-${initial}`}>
            <Stack gap={3}>
              <Heading level={2} size="h3" id={`letter-${initial}`}>
                {initial}
              </Heading>
              <Grid as="ul" cells="m" gap={3}>
                {brands.map((brand) => (
                  <li key={brand.urlKey}>
                    <Card className={styles.card}>
                      <BrandLogo logo={brand.logo} />
                      <Stack gap={1}>
                        <Link href={to('brand', { brandKey: brand.urlKey })}>{brand.name}</Link>
                        <Text size="s" tone="soft">
                          {t('brands.products', { count: brand.productCount })}
                        </Text>
                      </Stack>
                    </Card>
                  </li>
                ))}
              </Grid>
            </Stack>
          </section>
        ))}
      </Stack>
    </Container>
  );
};
