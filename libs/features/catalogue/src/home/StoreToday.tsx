import type { OpenState } from '@materia/domain-stores';
import {
  Button,
  Card,
  Cluster,
  Disclosure,
  Heading,
  Icon,
  Link,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { OpenStateText, storeSearchForm, usePath, useText } from '@materia/ui-shop';
import styles from './StoreToday.module.css';

export type StoreTodayProps = {
  readonly store: { readonly name: string; readonly urlKey: string; readonly chosen: boolean };
  /** Whether the chosen store is open now, by its hours and exceptions in the market's time zone. */
  readonly open: OpenState | undefined;
  /** The street and town of the chosen store. */
  readonly address: string | undefined;
  /** An example postal code of the market, for the store search. */
  readonly postcodeExample: string;
};

/** The chosen store and until when it is open today, or the search for one. */
export const StoreToday = ({ store, open, address, postcodeExample }: StoreTodayProps) =>
  store.chosen ? (
    <ChosenStore store={store} open={open} address={address} postcodeExample={postcodeExample} />
  ) : (
    <StoreSearch postcodeExample={postcodeExample} />
  );

const ChosenStore = ({ store, open, address, postcodeExample }: StoreTodayProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Card as="section" padding="m" labelledBy="store-choice" className={styles.store}>
      <span className={styles.icon}>
        <Icon name="store" size="l" />
      </span>
      <div className={styles.words}>
        <Heading level={2} size="h4" id="store-choice">
          {t('home.storeChosenTitle', { store: store.name })}
        </Heading>
        <div className={styles.facts}>
          {open && <OpenStateText state={open} />}
          {address !== undefined && (
            <Text size="s" tone="soft">
              {address}
            </Text>
          )}
        </div>
      </div>
      <Link href={to('store', { storeName: store.urlKey })}>{t('home.storePage')}</Link>
      <div className={styles.other}>
        <Disclosure look="inline" summary={t('storeCard.change')}>
          <SearchForm postcodeExample={postcodeExample} />
        </Disclosure>
      </div>
    </Card>
  );
};

const StoreSearch = ({ postcodeExample }: Pick<StoreTodayProps, 'postcodeExample'>) => {
  const t = useText();
  return (
    <Card as="section" padding="m" labelledBy="store-choice" className={styles.store}>
      <span className={styles.icon}>
        <Icon name="store" size="l" />
      </span>
      <Stack gap={1}>
        <Heading level={2} size="h4" id="store-choice">
          {t('home.storeTitle')}
        </Heading>
        <Text size="s" tone="soft">
          {t('home.storeText')}
        </Text>
      </Stack>
      <SearchForm postcodeExample={postcodeExample} />
    </Card>
  );
};

const SearchForm = ({ postcodeExample }: Pick<StoreTodayProps, 'postcodeExample'>) => {
  const t = useText();
  return (
    <form method="get" action={usePath()('stores')}>
      <Cluster align="end">
        <TextField
          name={storeSearchForm.names.place}
          id="store-place"
          label={t('home.storeLabel')}
          hint={t('home.storeHint', { example: postcodeExample })}
          autoComplete="postal-code"
          width="m"
          required
        />
        <Button type="submit" variant="secondary" icon="search">
          {t('home.storeAction')}
        </Button>
      </Cluster>
    </form>
  );
};
