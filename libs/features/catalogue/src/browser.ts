/** The scripts of the search, without React. */
export { startSearch } from './search-box/start-search.ts';
