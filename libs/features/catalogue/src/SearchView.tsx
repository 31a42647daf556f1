import type { CountedCategory, SearchReading } from '@materia/api-catalogue';
import {
  Alert,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  SearchField,
  Stack,
  Text,
  Link,
} from '@materia/ui-design-system';
import {
  categoryPath,
  formQuery,
  searchForm,
  useFormats,
  usePath,
  useText,
  phoneHref,
} from '@materia/ui-shop';
import styles from './CategoryView.module.css';
import { hasFilters } from './listing-query.ts';
import { ProductCards } from './ProductCards.tsx';
import { ProductList } from './ProductList.tsx';
import type { SearchFacts, SearchHelp } from './search.loader.ts';

/** The results of a search, or the search field if there is no search text yet. */
export const SearchView = ({ searchText, isCut, isLiteral, list, help }: SearchFacts) => {
  const t = useText();
  const to = usePath();
  const isEmpty = list?.total === 0 && !hasFilters(list.query);
  return (
    <Container className={styles.titled}>
      <Stack gap={5}>
        <Heading level={1}>{heading(t, { searchText, list })}</Heading>
        {isCut && <Alert type="information">{t('search.tooLong')}</Alert>}
        {list?.reading && !isEmpty && <Reading searchText={searchText} reading={list.reading} />}
        {list === undefined && <Text tone="soft">{t('search.promptText')}</Text>}
        {isEmpty && (
          <EmptyState drawing="search">
            <Text tone="soft">{t('search.emptyText')}</Text>
          </EmptyState>
        )}
        {(list === undefined || list.total === 0) && (
          <SearchField
            id="search-page"
            action={to('search')}
            name={searchForm.names.words}
            label={t('search.label')}
            submitLabel={t('search.action')}
            defaultValue={searchText}
          />
        )}
        {list !== undefined &&
          (isEmpty ? (
            <Help categories={list.reading?.categories ?? []} help={help} />
          ) : (
            <ProductList
              list={list}
              path={to('search')}
              extraParameters={{
                [searchForm.names.words]: searchText,
                ...(isLiteral && { [searchForm.names.literal]: '1' }),
              }}
            />
          ))}
      </Stack>
    </Container>
  );
};

/**
 * What was searched for instead of the typed text, what was left out, and the categories that it
 * names.
 */
const Reading = ({
  searchText,
  reading: { corrected, dropped, categories },
}: {
  readonly searchText: string;
  readonly reading: SearchReading;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      {corrected !== undefined && (
        <Alert
          type="information"
          actions={
            <Link
              href={`${to('search')}?${formQuery(searchForm, { words: searchText, literal: '1' })}`}
            >
              {t('search.literalAction', { words: searchText })}
            </Link>
          }
        >
          {t('search.corrected', { words: corrected })}
        </Alert>
      )}
      {dropped.length > 0 && (
        <Alert type="information">{t('search.dropped', { words: dropped.join(', ') })}</Alert>
      )}
      <CategoryLinks label={t('search.categories')} categories={categories} />
    </>
  );
};

const Help = ({
  categories,
  help,
}: {
  readonly categories: readonly CountedCategory[];
  readonly help: SearchHelp | undefined;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <Stack gap={6}>
      {categories.length > 0 && (
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {t('search.similarCategories')}
          </Heading>
          <CategoryLinks label={t('search.similarCategories')} categories={categories} />
        </Stack>
      )}
      {help?.store && (
        <Text>
          {t('search.askStore', { store: help.store.name })}{' '}
          <Link className={styles.phone} href={phoneHref(help.store.phone)}>
            {help.store.phone}
          </Link>
        </Text>
      )}
      {help?.bestSellers && (
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('search.bestSellers')}
          </Heading>
          <ProductCards
            label={t('search.bestSellers')}
            list={help.bestSellers}
            returnTo={to('search')}
            layout="row"
            headingLevel={3}
          />
        </Stack>
      )}
      <div>
        <ButtonLink href={to('home')} variant="secondary">
          {t('search.emptyAction')}
        </ButtonLink>
      </div>
    </Stack>
  );
};

const CategoryLinks = ({
  label,
  categories,
}: {
  readonly label: string;
  readonly categories: readonly CountedCategory[];
}) => {
  const to = usePath();
  const formats = useFormats();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.children}>
      {categories.map(({ name, segments, productCount }) => (
        <Link
          key={segments.join('/')}
          variant="bare"
          className={styles.child}
          href={categoryPath(to, segments)}
        >
          {name} <span className={styles.count}>{formats.number(productCount)}</span>
        </Link>
      ))}
    </nav>
  );
};

const heading = (
  t: ReturnType<typeof useText>,
  { searchText, list }: Pick<SearchFacts, 'searchText' | 'list'>,
): string => {
  if (list === undefined) return t('search.promptTitle');
  if (list.total === 0) return t('search.emptyTitle', { words: searchText });
  return t('search.results', {
    count: list.total,
    words: list.reading?.corrected ?? searchText,
  });
};
