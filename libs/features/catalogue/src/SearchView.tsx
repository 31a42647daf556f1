import {
  Alert,
  ButtonLink,
  Container,
  Heading,
  SearchField,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from './CategoryView.module.css';
import { ProductList } from './ProductList.tsx';
import type { SearchFacts } from './search.loader.ts';
import { SEARCH_PARAMETER } from './search-parameter.ts';

/** The results of a search, or the search field if there is no search text yet. */
export const SearchView = ({ searchText, isCut, list }: SearchFacts) => {
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.titled}>
      <Stack gap={5}>
        <Heading level={1}>{heading(t, { searchText, list })}</Heading>
        {isCut && <Alert type="information">{t('search.tooLong')}</Alert>}
        {list === undefined && <Text tone="soft">{t('search.promptText')}</Text>}
        {(list === undefined || list.total === 0) && (
          <SearchField
            id="search-page"
            action={to('search')}
            name={SEARCH_PARAMETER}
            label={t('search.label')}
            submitLabel={t('search.action')}
            defaultValue={searchText}
          />
        )}
        {list !== undefined &&
          (list.total === 0 && Object.keys(list.query.filters).length === 0 ? (
            <Alert
              type="information"
              actions={<ButtonLink href={to('home')}>{t('search.emptyAction')}</ButtonLink>}
            >
              {t('search.emptyText')}
            </Alert>
          ) : (
            <ProductList
              list={list}
              path={to('search')}
              extraParameters={{ [SEARCH_PARAMETER]: searchText }}
            />
          ))}
      </Stack>
    </Container>
  );
};

const heading = (
  t: ReturnType<typeof useText>,
  { searchText, list }: Pick<SearchFacts, 'searchText' | 'list'>,
): string => {
  if (list === undefined) return t('search.promptTitle');
  return list.total === 0
    ? t('search.emptyTitle', { words: searchText })
    : t('search.results', { count: list.total, words: searchText });
};
