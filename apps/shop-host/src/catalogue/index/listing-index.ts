import type { Selectable } from 'kysely';
import type { CategoryTable } from '../../platform/database/tables/catalogue-tables.ts';
import type { StoreRow } from '../stores/repository.ts';
import type { WordIndex } from './word-index.ts';
import type { SearchableIndex } from './query-index.ts';

/** A category as it is stored. */
export type CategoryRow = Selectable<CategoryTable>;

export type FacetValueEntry = {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly value: string;
};

/** All data for a market's lists and searches, in memory, at one revision of the catalogue. */
export type ListingIndex = SearchableIndex & {
  readonly revision: number;
  readonly words: WordIndex;
  /** The row of each product. */
  readonly rowOfSku: ReadonlyMap<string, number>;
  readonly stores: ReadonlyMap<string, StoreRow>;
  /** In tree order. */
  readonly categories: ReadonlyMap<string, CategoryRow>;
  /**
   * Position of the private customers' column among the prices, by zone; the professionals' column
   * follows it.
   */
  readonly slotOfZone: ReadonlyMap<string, number>;
  /** Codes of facets, and values by number; number 0 is unused. */
  readonly facets: readonly string[];
  readonly values: readonly (FacetValueEntry | undefined)[];
};
