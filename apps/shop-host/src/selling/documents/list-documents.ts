import { daysOfPeriod, type DocumentKind } from '@materia/domain-documents';
import type { Reader } from '../../platform/database/with-tx.ts';
import {
  type DocumentOwner,
  type DocumentSelection,
  documentsAfter,
  type ListedDocument,
} from './document-list-repository.ts';

/** What a reader chose from a list of documents. */
export type DocumentQuery = {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly issuer?: string | undefined;
  readonly search?: string | undefined;
};

/** The documents of one reader, of the kinds that their list has. */
export type DocumentShelf = {
  readonly owner: DocumentOwner;
  readonly kinds: readonly DocumentKind[];
};

/** The chosen documents of a shelf; a kind that it does not have selects none. */
export const selectionOf = (
  { kinds }: DocumentShelf,
  { year, month, kind, issuer, search }: DocumentQuery,
): DocumentSelection => ({
  kinds: kinds.filter((each) => kind === undefined || each === kind),
  days: daysOfPeriod({
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month }),
  }),
  issuer,
  search: search?.trim(),
});

const PORTION = 200;

/** The chosen documents from the oldest on, a portion in memory at a time. */
export const everyDocument = async function* (
  db: Reader,
  shelf: DocumentShelf,
  selection: DocumentSelection,
): AsyncIterable<ListedDocument> {
  let last: ListedDocument | undefined;
  do {
    const rows = await documentsAfter(db, shelf.owner, selection, last, PORTION);
    yield* rows;
    last = rows.length === PORTION ? rows.at(-1) : undefined;
  } while (last !== undefined);
};
