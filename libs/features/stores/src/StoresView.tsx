import {
  Badge,
  Button,
  Cluster,
  Container,
  ErrorSummary,
  Grid,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import {
  ChooseStoreForm,
  formQuery,
  StoreCard,
  storeSearchForm,
  usePath,
  useText,
} from '@materia/ui-shop';
import { PlaceField } from './PlaceField.tsx';
import { PositionButton } from './PositionButton.tsx';
import { serviceLabels } from './service-labels.ts';
import type { StoreFacts } from './store-facts.ts';
import { StoresMapView } from './StoresMapView.tsx';
import type { SearchRefusal, StoresFacts } from './stores.loader.ts';
import styles from './StoresView.module.css';

/**
 * All stores of the market, or those near a place, with the search form above and a map next to
 * them.
 */
export const StoresView = ({
  stores,
  search,
  postcodeExample,
  map,
  streetMap,
  hasChosen,
}: StoresFacts) => {
  const t = useText();
  const to = usePath();
  const fault = search.refusal && faultMessage(t, search.refusal, postcodeExample);
  const isFound = (search.typed !== '' || search.isNearShopper) && search.refusal === undefined;
  return (
    <Container className={styles.titled}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('header.stores')}</Heading>
          <Text tone="soft">{t('stores.lead')}</Text>
        </Stack>
        {fault && (
          <ErrorSummary
            title={t('stores.errorSummary')}
            errors={[{ fieldId: 'place', message: fault }]}
          />
        )}
        <search>
          <form method="get" action={to('stores')} noValidate data-stays="">
            <Cluster align="end">
              <PlaceField typed={search.typed} error={fault} postcodeExample={postcodeExample} />
              <Button type="submit" icon="search">
                {t('stores.searchAction')}
              </Button>
              {isFound && <Link href={to('stores')}>{t('stores.searchAll')}</Link>}
            </Cluster>
          </form>
        </search>
        <Cluster align="center">
          <PositionButton keepsStore={hasChosen} />
          <MapSwitch search={search} isShown={map !== undefined} />
        </Cluster>
        <div className={map === undefined ? undefined : styles.withMap}>
          <section aria-labelledby="found">
            <Stack gap={4}>
              <Heading level={2} size="h3" id="found">
                <output>{resultText(t, stores.length, search)}</output>
              </Heading>
              <Grid as="ul" cells="l">
                {stores.map((store) => (
                  <li key={store.id} id={storeAnchor(store.id)} className={styles.store}>
                    <StoreItem store={store} />
                  </li>
                ))}
              </Grid>
            </Stack>
          </section>
          {map && (
            <section aria-label={t('locator.map')} className={styles.map}>
              <StoresMapView map={map} stores={stores} streetMap={streetMap} hrefOf={storeHref} />
            </section>
          )}
        </div>
      </Stack>
    </Container>
  );
};

const storeAnchor = (id: string): string => `store-${id}`;
const storeHref = (id: string): string => `#${storeAnchor(id)}`;

/** A plain link to the same list with or without the map. */
const MapSwitch = ({
  search,
  isShown,
}: Pick<StoresFacts, 'search'> & { readonly isShown: boolean }) => {
  const t = useText();
  const query = formQuery(storeSearchForm, {
    place: search.typed === '' ? undefined : search.typed,
    map: isShown ? 'off' : undefined,
  }).toString();
  const href = usePath()('stores') + (query === '' ? '' : `?${query}`);
  return <Link href={href}>{isShown ? t('locator.hideMap') : t('locator.showMap')}</Link>;
};

const resultText = (
  t: TextReader,
  count: number,
  { typed, isNearShopper, refusal }: StoresFacts['search'],
): string => {
  if (refusal !== undefined || (typed === '' && !isNearShopper))
    return t('stores.allStores', { count });
  return isNearShopper
    ? t('locator.resultsHere', { count })
    : t('stores.resultsNear', { count, place: typed });
};

const StoreItem = ({ store }: { readonly store: StoreFacts }) => {
  const t = useText();
  return (
    <StoreCard
      store={{ ...store, distanceKm: store.distance }}
      open={store.open}
      isChosen={store.isSelected}
      headingLevel={3}
      choose={!store.isSelected && <ChooseStoreForm store={store} />}
    >
      <Cluster as="ul" gap={1}>
        {!store.sellsOnline && (
          <li>
            <Badge tone="warning">{t('stores.showcase')}</Badge>
          </li>
        )}
        {serviceLabels(t, store.services).map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </Cluster>
    </StoreCard>
  );
};

const faultMessage = (t: TextReader, refusal: SearchRefusal, example: string): string => {
  switch (refusal) {
    case 'empty':
      return t('stores.errorEmpty');
    case 'not-a-postcode':
      return t('stores.errorPostcode', { example });
    case 'unknown-place':
      return t('stores.errorUnknownPlace');
    case 'no-store':
      return t('stores.errorNoStore');
    case 'failed':
      return t('stores.errorFailed');
    default:
      return unreachable(refusal);
  }
};
