import { defineIsland } from '@materia/ui-shop';
import { SuggestingSearch } from './SuggestingSearch.tsx';

export const search = defineIsland({
  name: 'search',
  start: 'touch',
  texts: [
    'common.search',
    'header.forgetSearches',
    'header.priceWithoutTax',
    'header.recentSearch',
    'header.searchLabel',
    'header.searchPlaceholder',
    'header.suggestedBrand',
    'header.suggestedCategory',
    'header.suggestedCorrection',
    'header.suggestionCount',
    'header.suggestions',
  ],
  Component: SuggestingSearch,
});
