import { Badge, Button, Cluster, Container, ErrorSummary, Grid, Heading, Link, Stack, Text, TextField } from '@materia/ui-design-system';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import { StoreCard, usePath, useText } from '@materia/ui-shop';
import { ChooseStoreForm } from './ChooseStoreForm.tsx';
import { PLACE_PARAMETER } from './place-parameter.ts';
import { serviceWords } from './service-words.ts';
import type { StoreFacts } from './store-facts.ts';
import type { SearchRefusal, StoresFacts } from './stores.loader.ts';
import styles from './StoresView.module.css';

/** The stores of the market, or those near a place, with the search above them (STO-01). */
export const StoresView = ({ stores, search, postcodeExample }: StoresFacts) => {
  const t = useText();
  const to = usePath();
  const fault = search.refusal && faultWords(t, search.refusal, postcodeExample);
  const isFound = search.typed !== '' && search.refusal === undefined;
  return (
    <Container className={styles.titled}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('header.stores')}</Heading>
          <Text tone="soft">{t('stores.lead')}</Text>
        </Stack>
        {fault && <ErrorSummary title={t('stores.errorSummary')} errors={[{ fieldId: 'place', message: fault }]} />}
        <search>
          <form method="get" action={to('stores')} noValidate>
            <Cluster align="end">
              <TextField
                id="place"
                name={PLACE_PARAMETER}
                label={t('stores.searchLabel')}
                hint={t('stores.searchHint', { example: postcodeExample })}
                error={fault}
                defaultValue={search.typed}
                autoComplete="postal-code"
                maxLength={80}
                width="m"
              />
              <Button type="submit" icon="search">
                {t('stores.searchAction')}
              </Button>
              {isFound && <Link href={to('stores')}>{t('stores.searchAll')}</Link>}
            </Cluster>
          </form>
        </search>
        <section aria-labelledby="found">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="found">
              {isFound ? t('stores.resultsNear', { count: stores.length, place: search.typed }) : t('stores.allStores', { count: stores.length })}
            </Heading>
            <Grid as="ul" cells="l">
              {stores.map((store) => (
                <li key={store.id}>
                  <StoreItem store={store} />
                </li>
              ))}
            </Grid>
          </Stack>
        </section>
      </Stack>
    </Container>
  );
};

const StoreItem = ({ store }: { readonly store: StoreFacts }) => {
  const t = useText();
  const to = usePath();
  return (
    <StoreCard
      store={{ ...store, distanceKm: store.distance }}
      open={store.open}
      isChosen={store.isSelected}
      headingLevel={3}
      choose={!store.isSelected && <ChooseStoreForm store={store} returnTo={to('home')} />}
    >
      <Cluster as="ul" gap={1}>
        {store.ecommerce !== '1' && (
          <li>
            <Badge tone="warning">{t('stores.showcase')}</Badge>
          </li>
        )}
        {serviceWords(t, store.services).map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </Cluster>
    </StoreCard>
  );
};

const faultWords = (t: TextReader, refusal: SearchRefusal, example: string): string => {
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
