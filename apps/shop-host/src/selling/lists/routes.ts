import { ok } from '@materia/domain-kernel';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { wireOutcomes } from '../cart/wire-outcomes.ts';
import {
  addToList,
  createList,
  deleteList,
  readList,
  readLists,
  renameList,
  updateList,
} from './repository.ts';
import { wireList, wireListSummary } from './wire-list.ts';

type ListCalls =
  | 'readMyLists'
  | 'readMyList'
  | 'createMyList'
  | 'renameMyList'
  | 'deleteMyList'
  | 'addToMyList'
  | 'updateMyList';

/** The calls of named lists: each list opens only to its customer. */
export const listHandlers = ({ db }: WithDb): Pick<Handlers, ListCalls> => ({
  readMyLists: async (_input, context) => ok((await readLists(db, context)).map(wireListSummary)),
  readMyList: async ({ params }, context) => {
    const list = await readList(db, params.listId, context);
    return list.ok ? ok(wireList(list.value)) : list;
  },
  createMyList: ({ body }, context) => createList(db, body.name, context),
  renameMyList: ({ params, body }, context) => renameList(db, params.listId, body.name, context),
  deleteMyList: ({ params }, context) => deleteList(db, params.listId, context),
  addToMyList: async (input, context) => {
    const added = await addToList(db, input, context);
    return added.ok ? ok(wireOutcomes(added.value)) : added;
  },
  updateMyList: ({ params, body }, context) => updateList(db, params, body.qty, context),
});
