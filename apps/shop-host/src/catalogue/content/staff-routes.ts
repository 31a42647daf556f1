import type { ParsedInput, Reply } from '@materia/api-contract';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { DEFAULT_CMS_STORE, isPageName } from '@materia/domain-navigation';
import { contentPath, type Market, pathTo } from '@materia/market-model';
import { safeHtml } from '@materia/platform-safe-html';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Db, WithDb } from '../../platform/database/with-tx.ts';
import { millisecondsBetween } from '../../platform/process/instants.ts';
import { actorOf } from '../../platform/staff/admission.ts';
import { findStore } from '../stores/repository.ts';
import { lostMarkup } from './lost-markup.ts';
import { isPageShown, listShownPages } from './repository.ts';
import {
  findRevision,
  listDrafts,
  listRevisions,
  type PageKey,
  type RevisionRow,
} from './revision-repository.ts';
import { publish, unpublish, writeDraft } from './revisions.ts';
import type { WrittenPage } from '../../platform/database/tables/content-tables.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

type ContentCalls =
  | 'listContent'
  | 'readContentHistory'
  | 'previewContent'
  | 'writeContent'
  | 'publishContent'
  | 'takeContentOff';

/** How staff write, preview and publish content, by market and store. The full history is preserved. */
export const contentDeskHandlers = ({ db }: WithDb): HandlersOf<ContentCalls> => ({
  listContent: async ({ query }, { market, now }) =>
    ok({ pages: await listOf(db, market.id, now, query.section) }),
  readContentHistory: ({ params }, { market }) => historyOf(db, { market: market.id, ...params }),
  previewContent: async ({ params }, { market }) => {
    const row = await findRevision(db, { market: market.id, ...params }, params.revision);
    return row === undefined || row.page === null
      ? NOT_FOUND
      : ok({
          address: contentPath(pathTo(market.routes), { ...row.page, identifier: row.identifier }),
          page: row.page,
        });
  },
  writeContent: ({ body }, { market, now, member }) =>
    writePage(db, market, body.page, { actor: actorOf(member, body.actor), now }),
  publishContent: async ({ params, body }, { market, now, member }) => {
    const key = { market: market.id, ...params };
    const shownFrom = body.at ?? now;
    if (millisecondsBetween(now, shownFrom) < 0) return IN_THE_PAST;
    return (await publish(
      db,
      key,
      params.revision,
      { actor: actorOf(member, body.actor), now },
      shownFrom,
    ))
      ? historyOf(db, key)
      : NOT_FOUND;
  },
  takeContentOff: async ({ params, body }, { market, now, member }) => {
    const key = { market: market.id, ...params };
    const shownFrom = body.at ?? now;
    if (millisecondsBetween(now, shownFrom) < 0) return IN_THE_PAST;
    if (!(await isPageShown(db, key, now))) return NOT_FOUND;
    await unpublish(db, key, { actor: actorOf(member, body.actor), now }, shownFrom);
    return historyOf(db, key);
  },
});

const IN_THE_PAST = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.at', kind: 'in-the-past' }],
} as const);

type Written = ParsedInput<'writeContent'>['body']['page'];

const writePage = async (
  db: Db,
  market: Market,
  { storeId, identifier, publishedOn, ...asked }: Written,
  by: { readonly actor: string; readonly now: string },
) => {
  const field = !isPageName(identifier)
    ? 'body.page.identifier'
    : storeId !== DEFAULT_CMS_STORE &&
        (await findStore(db, market.id, { id: storeId })) === undefined
      ? 'body.page.storeId'
      : undefined;
  if (field !== undefined)
    return fail({ kind: 'bad-input', fields: [{ field, kind: 'unknown' }] } as const);
  const cleaned: WrittenPage = {
    ...asked,
    published_on: publishedOn,
    html: safeHtml(asked.html),
    questions: asked.questions.map((entry) => ({ ...entry, answer: safeHtml(entry.answer) })),
  };
  const lost = new Set(
    [
      [asked.html, cleaned.html],
      ...asked.questions.map(({ answer }, index) => [
        answer,
        cleaned.questions[index]?.answer ?? '',
      ]),
    ].flatMap(([before = '', after = '']) => lostMarkup(before, after)),
  );
  const number = await writeDraft(db, { market: market.id, storeId, identifier }, cleaned, by);
  return ok({
    store_id: storeId,
    identifier,
    revision: number,
    address: contentPath(pathTo(market.routes), { identifier, place: asked.place }),
    lost: [...lost],
  });
};

type ListedPage = Reply<'listContent'>['pages'][number];

const listOf = async (
  db: Db,
  market: string,
  now: string,
  section: string | undefined,
): Promise<ListedPage[]> => {
  const shown = await listShownPages(db, market, now);
  const drafts = await listDrafts(db, market);
  const nameOf = (row: { readonly store_id: string; readonly identifier: string }): string =>
    `${row.store_id}/${row.identifier}`;
  const draftsOf = Map.groupBy(drafts, nameOf);
  const known = new Set(shown.map(nameOf));
  // A page that was never published has only its latest draft.
  const unseen = [...draftsOf]
    .flatMap(([name, rows]) => (known.has(name) ? [] : rows.slice(-1)))
    .flatMap(({ store_id, identifier, page: draft }) =>
      draft === null ? [] : [{ ...draft, store_id, identifier }],
    );
  return [...shown, ...unseen]
    .filter((row) => section === undefined || row.section === section)
    .map((row) => ({
      store_id: row.store_id,
      identifier: row.identifier,
      place: row.place,
      section: row.section,
      title: row.title,
      drafts: draftsOf.get(nameOf(row))?.length ?? 0,
    }));
};

const historyOf = async (
  db: Db,
  key: PageKey,
): Promise<Result<Reply<'readContentHistory'>, Refusal<'not-found'>>> => {
  const rows = await listRevisions(db, key);
  return rows.length === 0
    ? NOT_FOUND
    : ok({ store_id: key.storeId, identifier: key.identifier, revisions: rows.map(wireRevision) });
};

const wireRevision = ({
  revision: number,
  page: words,
  written_by,
  written_at,
  published_by,
  published_at,
  shown_from,
}: RevisionRow): Reply<'readContentHistory'>['revisions'][number] => ({
  revision: number,
  title: words?.title ?? null,
  written_by,
  written_at,
  published_by,
  published_at,
  shown_from,
});
