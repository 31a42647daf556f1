import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { todayIn } from '@materia/platform-clock';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { queriesToImprove } from './query-counts.ts';
import {
  deleteWordGroup,
  insertWordGroup,
  listWordGroups,
  type WordGroupRow,
} from './repository.ts';
import { parseGroup } from './thesaurus.ts';

/** Market teams see what searches do not find, and add words of the trade. */
export const searchDeskHandlers = ({
  db,
}: WithDb): HandlersOf<
  'listSearchQueries' | 'listSearchWords' | 'addSearchWords' | 'removeSearchWords'
> => ({
  listSearchQueries: async (_input, { market, now }) => {
    const { withoutResult, withoutClick } = await queriesToImprove(
      db,
      market.id,
      todayIn(market.timeZone, now),
    );
    return ok({ withoutResult: [...withoutResult], withoutClick: [...withoutClick] });
  },

  listSearchWords: async (_input, { market }) => {
    const rows = await listWordGroups(db, market.id);
    return ok(rows.map(wordGroup));
  },

  addSearchWords: async ({ body }, { market, member, now }) => {
    const words = body.words.replace(/\s+/g, ' ').trim();
    if (parseGroup(words) === undefined)
      return fail({ kind: 'bad-input', fields: [{ field: 'body.words', kind: 'not-a-group' }] });
    const row = await insertWordGroup(db, {
      market: market.id,
      words,
      added_by: member.name,
      added_at: now,
    });
    return ok(wordGroup(row));
  },

  removeSearchWords: async ({ params }, { market }) => {
    if (!/^\d{1,9}$/.test(params.id)) return fail({ kind: 'not-found' });
    const row = await deleteWordGroup(db, market.id, Number(params.id));
    return row === undefined ? fail({ kind: 'not-found' }) : ok(wordGroup(row));
  },
});

const wordGroup = ({ id, words, added_by, added_at }: WordGroupRow): Reply<'addSearchWords'> => ({
  id: String(id),
  words,
  addedBy: added_by,
  addedAt: added_at,
});
