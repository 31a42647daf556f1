import {
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
import type { TextReader } from '@materia/market-model';
import { formQuery, storeSearchForm, usePath, useText } from '@materia/ui-shop';
import { PlaceField } from './PlaceField.tsx';
import { PositionButton } from './PositionButton.tsx';
import { searchFault } from './search-fault.ts';
import { StoreItem } from './StoreItem.tsx';
import { StoresMapView } from './StoresMapView.tsx';
import type { StoresFacts } from './stores.loader.ts';
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
  const fault = search.refusal && searchFault(t, search.refusal, postcodeExample);
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
              <PlaceField
                id="place"
                name={storeSearchForm.names.place}
                label={t('stores.searchLabel')}
                hint={t('stores.searchHint', { example: postcodeExample })}
                typed={search.typed}
                error={fault}
              />
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
