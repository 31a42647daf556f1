import { plural, text } from '../text-shape.ts';

/** The header of every page. */
export const header = {
  mainNavigation: text(),
  allCategories: text(),
  searchLabel: text(),
  searchPlaceholder: text(),
  stores: text(),
  changeStore: text(),
  myStore: text(),
  noStoreChosen: text(),
  myAccount: text(),
  greeting: text('name'),
  pageChanged: text('title'),
  suggestions: text(),
  suggestionCount: plural(),
  suggestedCategory: text(),
  suggestedBrand: text(),
} as const;
