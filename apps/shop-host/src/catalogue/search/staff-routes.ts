import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { todayIn } from '@materia/platform-clock';
import type { Selectable } from 'kysely';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { SearchWordGroupTable } from '../../platform/database/tables/search-tables.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { queriesToImprove } from './query-counts.ts';
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
    const rows = await db
      .selectFrom('search_word_group')
      .selectAll()
      .where('market', '=', market.id)
      .orderBy('id')
      .execute();
    return ok(rows.map(wordGroup));
  },

  addSearchWords: async ({ body }, { market, member, now }) => {
    const words = body.words.replace(/\s+/g, ' ').trim();
    if (parseGroup(words) === undefined)
      return fail({ kind: 'bad-input', fields: [{ field: 'body.words', kind: 'not-a-group' }] });
    const row = await db
      .insertInto('search_word_group')
      .values({ market: market.id, words, added_by: member.name, added_at: now })
      .onConflict((known) => known.columns(['market', 'words']).doUpdateSet({ words }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(wordGroup(row));
  },

  removeSearchWords: async ({ params }, { market }) => {
    if (!/^\d{1,9}$/.test(params.id)) return fail({ kind: 'not-found' });
    const row = await db
      .deleteFrom('search_word_group')
      .where('market', '=', market.id)
      .where('id', '=', Number(params.id))
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? fail({ kind: 'not-found' }) : ok(wordGroup(row));
  },
});

const wordGroup = ({
  id,
  words,
  added_by,
  added_at,
}: Selectable<SearchWordGroupTable>): Reply<'addSearchWords'> => ({
  id: String(id),
  words,
  addedBy: added_by,
  addedAt: added_at,
});
