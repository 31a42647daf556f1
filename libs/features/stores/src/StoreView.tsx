import {
  Alert,
  Badge,
  Breadcrumb,
  Card,
  Cluster,
  Container,
  Heading,
  Split,
  Stack,
} from '@materia/ui-design-system';
import { ChooseStoreForm, CountryMap, OpenStateText, usePath, useText } from '@materia/ui-shop';
import { StoreContact } from './StoreContact.tsx';
import { StoreHours } from './StoreHours.tsx';
import type { StorePageFacts } from './store.loader.ts';
import styles from './StoresView.module.css';

/** One store: location, hours, services, and the button that chooses it. */
export const StoreView = ({ store, week, map }: Omit<StorePageFacts, 'address'>) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('stores.breadcrumbs')}
          items={[
            { label: t('common.home'), href: to('home') },
            { label: t('header.stores'), href: to('stores') },
            { label: store.name },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{store.name}</Heading>
          <Cluster gap={2}>
            <Badge>
              {store.retailerType === 'bigbox' ? t('stores.bigStore') : t('stores.agencyStore')}
            </Badge>
            {store.isSelected && (
              <Badge tone="primary" icon="check">
                {t('stores.chosen')}
              </Badge>
            )}
          </Cluster>
          {store.open && <OpenStateText state={store.open} />}
        </Stack>
        {!store.sellsOnline && <Alert type="information">{t('stores.showcase')}</Alert>}
        {!store.isSelected && (
          <ChooseStoreForm
            store={store}
            returnTo={to('store', { storeName: store.urlKey })}
            variant="primary"
          />
        )}
        <Split narrow="half">
          <StoreContact store={store} />
          <Stack gap={5}>
            <StoreHours week={week} />
            <Card>
              <CountryMap
                map={map.drawn}
                stores={map.stores}
                caption={t('locator.storeOnMap', { store: store.name })}
              />
            </Card>
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
};
