import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadSearch } from './search.loader.ts';
import { SearchView } from './SearchView.tsx';

export const loader = loadSearch;

const SearchPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>
        {facts.searchText === ''
          ? t('search.title')
          : t('search.titleFor', { words: facts.searchText })}
      </title>
      <SearchView {...facts} />
    </>
  );
};
export default SearchPage;
