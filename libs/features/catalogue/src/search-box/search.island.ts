import { island } from '@materia/ui-shop';
import { SuggestingSearch } from './SuggestingSearch.tsx';

export const search = island({
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
