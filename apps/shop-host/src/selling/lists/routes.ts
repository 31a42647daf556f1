import { ok } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import {
  addToList,
  createList,
  deleteList,
  readList,
  readLists,
  renameList,
  updateList,
} from './repository.ts';

type ListCalls =
  | 'readMyLists'
  | 'readMyList'
  | 'createMyList'
  | 'renameMyList'
  | 'deleteMyList'
  | 'addToMyList'
  | 'updateMyList';

/** The calls of named lists: each list opens only to its customer. */
export const listHandlers = (db: Db): Pick<Handlers, ListCalls> => ({
  readMyLists: async (_input, context) => ok(await readLists(db, context)),
  readMyList: ({ params }, context) => readList(db, params.listId, context),
  createMyList: ({ body }, context) => createList(db, body.name, context),
  renameMyList: ({ params, body }, context) => renameList(db, params.listId, body.name, context),
  deleteMyList: ({ params }, context) => deleteList(db, params.listId, context),
  addToMyList: (input, context) => addToList(db, input, context),
  updateMyList: ({ params, body }, context) => updateList(db, params, body.qty, context),
});
