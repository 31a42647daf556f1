import { Island } from '@materia/ui-shop';
import { search } from './search.island.ts';
import type { SuggestingSearchProps } from './SuggestingSearch.tsx';

/** The shop's search field in the header, an island of every page. */
export const SearchBox = (props: SuggestingSearchProps) => <Island of={search} props={props} />;
