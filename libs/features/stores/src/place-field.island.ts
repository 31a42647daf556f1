import { defineIsland } from '@materia/ui-shop';
import { PlaceField } from './PlaceField.tsx';

export const placeField = defineIsland({
  name: 'place-field',
  start: 'touch',
  texts: [
    'errors.addressAutocompleteFail',
    'locator.noPlace',
    'locator.placeCount',
    'stores.searchHint',
    'stores.searchLabel',
  ],
  Component: PlaceField,
});
