import {
  Alert,
  Button,
  Cluster,
  Container,
  ErrorSummary,
  Grid,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  ButtonForm,
  ChooseStoreForm,
  forgetPlaceForm,
  HiddenFields,
  PositionForm,
  usePath,
  useText,
} from '@materia/ui-shop';
import { searchFault } from '../search-fault.ts';
import { StoreItem } from '../StoreItem.tsx';
import styles from './PlaceView.module.css';
import { PlaceForm } from './PlaceForm.tsx';
import type { PlaceOutcome } from './place.action.ts';
import type { PlacePageFacts } from './place.loader.ts';

export type PlaceViewProps = PlacePageFacts & { readonly outcome: PlaceOutcome | undefined };

/** The shopper's place: the form, and what the place means for delivery and pickup. */
export const PlaceView = ({ known, postcodeExample, storeName, outcome }: PlaceViewProps) => {
  const t = useText();
  const to = usePath();
  const fault = outcome && searchFault(t, outcome.refusal, postcodeExample);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('place.question')}</Heading>
          <Text tone="soft">{t('place.lead')}</Text>
        </Stack>
        {fault && (
          <ErrorSummary title={t('place.errors')} errors={[{ fieldId: 'place', message: fault }]} />
        )}
        <div className={styles.form}>
          <PlaceForm
            id="place"
            typed={outcome?.typed ?? known?.typed ?? ''}
            error={fault}
            postcodeExample={postcodeExample}
          />
        </div>
        <Cluster align="center">
          <PositionForm
            method="post"
            action={to('place')}
            label={t('locator.position')}
            texts={{
              asking: t('locator.positionAsking'),
              denied: t('locator.positionDenied'),
              failed: t('locator.positionFailed'),
            }}
          />
          {known && (
            <ButtonForm action={to('place')}>
              <HiddenFields form={forgetPlaceForm} values={{}} />
              <Button type="submit" variant="quiet">
                {t('place.forget')}
              </Button>
            </ButtonForm>
          )}
        </Cluster>
        {known && <Known known={known} storeName={storeName} />}
      </Stack>
    </Container>
  );
};

const Known = ({
  known: { name, longName, isServed, servedBy, stores },
  storeName,
}: {
  readonly known: NonNullable<PlacePageFacts['known']>;
  readonly storeName: string | undefined;
}) => {
  const t = useText();
  return (
    <>
      {isServed ? (
        <Stack gap={1}>
          <Heading level={2} size="h3">
            {t('place.homeTitle', { place: longName })}
          </Heading>
          <Text>{t('place.homeText')}</Text>
        </Stack>
      ) : (
        <Alert
          type="warning"
          actions={servedBy && <ChooseStoreForm store={servedBy} variant="primary" />}
        >
          {storeName === undefined
            ? t('place.notServed', { place: name })
            : t('place.notServedStore', { store: storeName, place: name })}{' '}
          {servedBy && t('place.servedBy', { store: servedBy.name })}
        </Alert>
      )}
      <section aria-labelledby="near">
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="h3" id="near">
              {t('place.nearTitle', { place: longName })}
            </Heading>
            {isServed && <Text tone="soft">{t('place.nearText')}</Text>}
          </Stack>
          {stores.length === 0 ? (
            <Text>{t('stores.errorNoStore')}</Text>
          ) : (
            <Grid as="ul" cells="l">
              {stores.map((store) => (
                <li key={store.id}>
                  <StoreItem store={store} />
                </li>
              ))}
            </Grid>
          )}
        </Stack>
      </section>
    </>
  );
};
