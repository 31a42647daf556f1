import { useLoaderData } from 'react-router';
import { loadSearchSuggestions } from './search-suggestions.loader.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

export const loader = loadSearchSuggestions;

const SearchSuggestionsPage = () => <SearchSuggestions {...useLoaderData<typeof loader>()} />;
export default SearchSuggestionsPage;
