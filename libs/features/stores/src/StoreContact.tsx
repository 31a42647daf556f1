import {
  Badge,
  Card,
  Cluster,
  DescriptionList,
  Heading,
  Link,
  Stack,
} from '@materia/ui-design-system';
import { useText, phoneHref } from '@materia/ui-shop';
import { serviceLabels } from './service-labels.ts';
import type { StorePageFacts } from './store.loader.ts';
import styles from './StoresView.module.css';

/** Address, phone, mail and services of a store. */
export const StoreContact = ({ store }: Pick<StorePageFacts, 'store'>) => {
  const t = useText();
  const services = serviceLabels(t, store.services);
  return (
    <Card as="section" padding="l" labelledBy="contact">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="contact">
          {t('stores.details')}
        </Heading>
        <DescriptionList
          items={[
            {
              term: t('stores.address'),
              description: (
                <address className={styles.address}>
                  {[...store.street, `${store.postcode} ${store.city}`].join(', ')}
                </address>
              ),
            },
            {
              term: t('stores.phone'),
              description: <Link href={phoneHref(store.phone)}>{store.phone}</Link>,
            },
            {
              term: t('stores.email'),
              description: <Link href={`mailto:${store.email}`}>{store.email}</Link>,
            },
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
