import {
  Alert,
  Card,
  Container,
  Grid,
  Heading,
  Link,
  Pagination,
  Picture,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { pageItems, pictureSrc, usePath, useText } from '@materia/ui-shop';
import { VendorRating } from './VendorRating.tsx';
import type { VendorCardFacts, VendorsFacts } from './vendors.loader.ts';
import styles from './VendorsView.module.css';

/** The vendors of the marketplace, twenty per page. */
export const VendorsView = ({ vendors, total, page, pageCount }: VendorsFacts) => {
  const t = useText();
  const to = usePath();
  const addressOf = (number: number): string =>
    to('vendors') + (number === 1 ? '' : `?page=${number}`);
  return (
    <Container className={styles.titled}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('vendors.heading')}</Heading>
          <Text tone="soft">{t('vendors.lead')}</Text>
        </Stack>
        {vendors.length === 0 ? (
          <Alert type="information">{t('vendors.none')}</Alert>
        ) : (
          <>
            <Text>{t('vendors.count', { count: total })}</Text>
            <Grid as="ul" cells="m">
              {vendors.map((vendor) => (
                <li key={vendor.id}>
                  <VendorCard {...vendor} />
                </li>
              ))}
            </Grid>
          </>
        )}
        {pageCount > 1 && (
          <Pagination
            label={t('vendors.pages')}
            items={pageItems(page, pageCount, {
              hrefOf: addressOf,
              nameOf: (number) => t('vendors.page', { page: number }),
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
    </Container>
  );
};

const VendorCard = ({ name, city, href, logo, rating }: VendorCardFacts) => (
  <Card as="article" label={name} className={styles.card}>
    <VendorLogo logo={logo} />
    <Stack gap={1}>
      <Heading level={2} size="h4">
        <Link href={href}>{name}</Link>
      </Heading>
      <Text size="s" tone="soft">
        {city}
      </Text>
      {rating && <VendorRating {...rating} />}
    </Stack>
  </Card>
);

/** A vendor's logo; its space stays empty if there is none. */
export const VendorLogo = ({ logo }: { readonly logo: string | undefined }) =>
  logo === undefined ? (
    <span className={styles.logo} />
  ) : (
    <span className={styles.logo}>
      <Picture
        srcOfWidth={(width: 80 | 160) => pictureSrc(logo, width)}
        widths={[80, 160]}
        sizes="64px"
        alt=""
        width={64}
        height={64}
      />
    </span>
  );
