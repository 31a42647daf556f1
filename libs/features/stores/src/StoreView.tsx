import { Alert, Badge, Breadcrumb, Card, Cluster, Container, DescriptionList, Heading, Link, Split, Stack, Text } from '@materia/ui-design-system';
import { OpenState, useFormats, usePath, useText } from '@materia/ui-shop';
import { ChooseStoreForm } from './ChooseStoreForm.tsx';
import { serviceWords } from './service-words.ts';
import type { StorePageFacts } from './store.loader.ts';
import styles from './StoresView.module.css';

/** One store: where it is, when it is open, what it offers, and the choice of it (STO-24). */
export const StoreView = ({ store, week }: Omit<StorePageFacts, 'address'>) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('stores.breadcrumbs')}
          items={[{ label: t('common.home'), href: to('home') }, { label: t('header.stores'), href: to('stores') }, { label: store.name }]}
        />
        <Stack gap={2}>
          <Heading level={1}>{store.name}</Heading>
          <Cluster gap={2}>
            <Badge>{store.retailerType === 'bigbox' ? t('stores.bigStore') : t('stores.agencyStore')}</Badge>
            {store.isSelected && (
              <Badge tone="primary" icon="check">
                {t('stores.chosen')}
              </Badge>
            )}
          </Cluster>
          {store.open && <OpenState state={store.open} />}
        </Stack>
        {store.ecommerce !== '1' && <Alert type="information">{t('stores.showcase')}</Alert>}
        {!store.isSelected && <ChooseStoreForm store={store} returnTo={to('store', { storeName: store.urlKey })} variant="primary" />}
        <Split narrow="half">
          <StoreContact store={store} />
          <StoreHours week={week} />
        </Split>
      </Stack>
    </Container>
  );
};

/** Address, telephone, mail and services of a store. */
export const StoreContact = ({ store }: Pick<StorePageFacts, 'store'>) => {
  const t = useText();
  const services = serviceWords(t, store.services);
  return (
    <Card as="section" padding="l" labelledBy="contact">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="contact">
          {t('stores.details')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('stores.address'), description: <address className={styles.address}>{[...store.street, `${store.postcode} ${store.city}`].join(', ')}</address> },
            { term: t('stores.phone'), description: <Link href={`tel:${store.phone.replaceAll(/[^\d+]/g, '')}`}>{store.phone}</Link> },
            { term: t('stores.email'), description: <Link href={`mailto:${store.email}`}>{store.email}</Link> },
          ]}
        />
        <Heading level={2} size="h3">
          {t('stores.services')}
        </Heading>
        <Cluster as="ul" gap={2}>
          {services.map((service) => (
            <li key={service}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
};

/** The hours of the coming days. */
export const StoreHours = ({ week }: Pick<StorePageFacts, 'week'>) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Card as="section" padding="l" labelledBy="hours">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="hours">
          {t('stores.hours')}
        </Heading>
        <dl className={styles.hours}>
          {week.map(({ date, isToday, ranges }) => (
            <div key={date} className={isToday ? `${styles.day} ${styles.today}` : styles.day}>
              <dt>
                {formats.longDate(date)}
                {isToday && ` (${t('stores.today')})`}
              </dt>
              <dd>
                {ranges.length === 0 ? t('stores.closed') : ranges.map(({ from, to }) => `${formats.time(from)}–${formats.time(to)}`).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
        <Text size="s" tone="soft">
          {t('stores.holiday')}
        </Text>
      </Stack>
    </Card>
  );
};
