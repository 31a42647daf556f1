import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Breadcrumb,
  Card,
  Container,
  DescriptionList,
  Heading,
  Link,
  Split,
  Stack,
  Table,
  Text,
} from '@materia/ui-design-system';
import { useFormats, usePath, useText, phoneHref } from '@materia/ui-shop';
import type { VendorFacts } from './vendor.loader.ts';
import { VendorOffers } from './VendorOffers.tsx';
import { VendorRating } from './VendorRating.tsx';
import { VendorLogo } from './VendorsView.tsx';
import styles from './VendorsView.module.css';

/** One vendor: identity, shipping origin and methods, returns. */
export const VendorView = ({
  vendor,
  logo,
  since,
  shipsFrom,
  country,
  termsHref,
  reportHref,
  path,
  offers,
}: VendorFacts) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('vendors.breadcrumbs')}
          items={[
            { label: t('common.home'), href: to('home') },
            { label: t('vendors.heading'), href: to('vendors') },
            { label: vendor.shopName },
          ]}
        />
        <div className={styles.head}>
          <VendorLogo logo={logo} />
          <Stack gap={1}>
            <Heading level={1}>{vendor.shopName}</Heading>
            {vendor.rating && <VendorRating {...vendor.rating} />}
            {since && (
              <Text size="s" tone="soft">
                {t('vendors.since', { date: formats.date(since) })}
              </Text>
            )}
          </Stack>
        </div>
        {vendor.description !== '' && <p className={styles.words}>{vendor.description}</p>}
        <VendorOffers vendor={vendor.shopName} path={path} offers={offers} />
        <Split narrow="half">
          <Identity vendor={vendor} country={country} />
          <Shipping vendor={vendor} shipsFrom={shipsFrom} />
        </Split>
        {vendor.rating && (
          <Text size="s" tone="soft">
            {t('vendors.ratingSource')}
          </Text>
        )}
        <ul>
          <li>
            <Link href={termsHref}>{t('vendors.terms')}</Link>
          </li>
          <li>
            <Link href={reportHref}>{t('vendors.report')}</Link>
          </li>
        </ul>
      </Stack>
    </Container>
  );
};

const Identity = ({
  vendor: { trader, contactInformations: site, ecoparts },
  country,
}: Pick<VendorFacts, 'vendor' | 'country'>) => {
  const t = useText();
  const address = [site.street1, `${site.zipCode} ${site.city}`.trim(), country]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <Card as="section" padding="l" labelledBy="identity">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="identity">
          {t('vendors.identity')}
        </Heading>
        <DescriptionList
          items={[
            ...(trader === undefined
              ? []
              : [{ term: t('vendors.legalName'), description: trader.legalName }]),
            {
              term: t('vendors.address'),
              description: <address className={styles.address}>{address}</address>,
            },
            ...(trader === undefined
              ? []
              : [
                  { term: t('vendors.register'), description: trader.register },
                  { term: t('vendors.taxNumber'), description: trader.taxNumber },
                  {
                    term: t('vendors.contactEmail'),
                    description: <Link href={`mailto:${trader.email}`}>{trader.email}</Link>,
                  },
                  {
                    term: t('vendors.contactPhone'),
                    description: <Link href={phoneHref(trader.phone)}>{trader.phone}</Link>,
                  },
                ]),
            ...ecoparts.map(({ shortName, identifier }) => ({
              term: `${t('vendors.eco')} (${shortName})`,
              description: identifier,
            })),
          ]}
        />
        <Alert type={trader === undefined ? 'warning' : 'information'}>
          {trader === undefined ? t('vendors.isNoTrader') : t('vendors.isTrader')}
        </Alert>
      </Stack>
    </Card>
  );
};

const ZONES: Readonly<Record<string, TextKey>> = {
  country: 'vendors.zoneCountry',
  mainland: 'vendors.zoneMainland',
  islands: 'vendors.zoneIslands',
};
const MODES: Readonly<Record<string, TextKey>> = {
  parcel: 'vendors.modeParcel',
  lorry: 'vendors.modeLorry',
};
const LEVELS: Readonly<Record<string, TextKey>> = {
  door: 'vendors.levelDoor',
  kerb: 'vendors.levelKerb',
};

const Shipping = ({
  vendor: { shippings, returnPolicy },
  shipsFrom,
}: Pick<VendorFacts, 'vendor' | 'shipsFrom'>) => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="shipping">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="shipping">
          {t('vendors.shipping')}
        </Heading>
        <DescriptionList items={[{ term: t('vendors.shipsFrom'), description: shipsFrom }]} />
        {shippings.length > 0 && (
          <Table
            caption={t('vendors.shipping')}
            hideCaption
            columns={[
              { key: 'zone', label: t('vendors.zone') },
              { key: 'mode', label: t('vendors.mode') },
              { key: 'level', label: t('vendors.level') },
            ]}
            rows={shippings.map(({ shippingZoneCode, shippingMode, shippingLevel }) => ({
              key: [shippingZoneCode, shippingMode, shippingLevel].join('/'),
              cells: {
                zone: codeLabel(t, ZONES, shippingZoneCode),
                mode: codeLabel(t, MODES, shippingMode),
                level: codeLabel(t, LEVELS, shippingLevel),
              },
            }))}
          />
        )}
        {returnPolicy !== '' && (
          <>
            <Heading level={2} size="h3">
              {t('vendors.returns')}
            </Heading>
            <p>{returnPolicy}</p>
          </>
        )}
      </Stack>
    </Card>
  );
};

/** The label of a code; an unknown code is shown as it is. */
const codeLabel = (
  t: (key: TextKey) => string,
  table: Readonly<Record<string, TextKey>>,
  code: string,
): string => {
  const key = Object.hasOwn(table, code) ? table[code] : undefined;
  return key === undefined ? code : t(key);
};
