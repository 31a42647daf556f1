import { FEED_SCHEMAS } from '@materia/api-contract/feed';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { DEFAULT_CMS_STORE, isPageName } from '@materia/domain-navigation';
import { type Market, pathTo } from '@materia/market-model';
import { safeHtml } from '@materia/platform-safe-html';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { millisecondsBetween } from '../../platform/process/instants.ts';
import { actorOf } from '../../platform/staff/admission.ts';
import { NO_PART, type StaffDesk, staffRoute } from '../../platform/staff/staff-route.ts';
import { findStore } from '../stores/repository.ts';
import { contentPath } from './addresses.ts';
import { lostMarkup } from './lost-markup.ts';
import {
  findRevision,
  listRevisions,
  type PageKey,
  publish,
  type RevisionRow,
  takeOff,
  writeDraft,
} from './revisions.ts';
import { shownPages } from './visible-pages.ts';
import type { WrittenPage } from '../../platform/database/content-tables.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/** Who acts for the shop's operator; of a person who is signed in the name is known. */
const actor = z.string().trim().min(1).max(80).optional();
const at = z.iso.datetime({ offset: true }).optional();

const page = z.object({
  place: z.string(),
  section: z.string(),
  position: z.number(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
  picture: z.string().nullable(),
  published_on: z.string().nullable(),
  questions: z
    .array(z.object({ topic: z.string(), question: z.string(), answer: z.string() }))
    .readonly(),
});
const listed = z.object({
  store_id: z.string(),
  identifier: z.string(),
  place: z.string(),
  section: z.string(),
  title: z.string(),
  drafts: z.number(),
});
const revision = z.object({
  revision: z.number(),
  title: z.string().nullable(),
  written_by: z.string(),
  written_at: z.string(),
  published_by: z.string().nullable(),
  published_at: z.string().nullable(),
  shown_from: z.string().nullable(),
});
const history = z.object({
  store_id: z.string(),
  identifier: z.string(),
  revisions: z.array(revision),
});

/** What staff hand in: a page as the feed has it, most of which may stay away. */
const written = FEED_SCHEMAS['content-pages'].extend({
  storeId: z.string().max(20).default(DEFAULT_CMS_STORE),
  section: z.string().trim().min(1).max(60),
  position: z.number().int().min(0).max(10_000).default(0),
  title: z.string().trim().min(1).max(200),
  description: z.string().max(500).default(''),
  picture: z.string().max(200).nullable().default(null),
  publishedOn: z.iso.date().nullable().default(null),
  questions: z
    .array(
      z.object({
        topic: z.string().max(200),
        question: z.string().min(1).max(300),
        answer: z.string(),
      }),
    )
    .max(200)
    .default([]),
});

const keyParams = z.object({ storeId: z.string().max(20), identifier: z.string().max(200) });
const revisionParams = keyParams.extend({
  revision: z.coerce.number().int().min(1).max(1_000_000),
});

const listCall = {
  method: 'GET',
  path: '/content',
  operationId: 'listContent',
  duty: 'content',
  summary: 'Pages of content as they stand, and how many drafts each has',
  params: NO_PART,
  query: z.object({ section: z.string().max(60).optional() }),
  body: NO_PART,
  reply: z.object({ pages: z.array(listed) }),
} as const;
const readCall = {
  method: 'GET',
  path: '/content/:storeId/:identifier',
  operationId: 'readContentHistory',
  duty: 'content',
  summary: 'Every version of a page, with who wrote and published it and when',
  params: keyParams,
  query: NO_PART,
  body: NO_PART,
  reply: history,
} as const;
const previewCall = {
  method: 'GET',
  path: '/content/:storeId/:identifier/:revision',
  operationId: 'previewContent',
  duty: 'content',
  summary: 'A version of a page as the shop would show it',
  params: revisionParams,
  query: NO_PART,
  body: NO_PART,
  reply: z.object({ address: z.string(), page }),
} as const;
const writeCall = {
  method: 'POST',
  path: '/content',
  operationId: 'writeContent',
  duty: 'content',
  summary: 'Write a version of a page; it is a draft, and its HTML is cleaned',
  params: NO_PART,
  query: NO_PART,
  body: z.object({ actor, page: written }),
  reply: z.object({
    store_id: z.string(),
    identifier: z.string(),
    revision: z.number(),
    address: z.string(),
    lost: z.array(z.string()).readonly(),
  }),
} as const;
const publishCall = {
  method: 'POST',
  path: '/content/:storeId/:identifier/:revision/publish',
  operationId: 'publishContent',
  duty: 'content',
  summary: 'Put a version of a page into the shop, now or from a moment on',
  params: revisionParams,
  query: NO_PART,
  body: z.object({ actor, at }),
  reply: history,
} as const;
const offCall = {
  method: 'POST',
  path: '/content/:storeId/:identifier/off',
  operationId: 'takeContentOff',
  duty: 'content',
  summary: 'Take a page off the shop, now or from a moment on',
  params: keyParams,
  query: NO_PART,
  body: z.object({ actor, at }),
  reply: history,
} as const;

/** How staff write, look at and publish content, by market and store (CMS-06). Nothing they did is ever lost. */
export const contentStaffRoutes = async (app: FastifyInstance, desk: StaffDesk): Promise<void> => {
  staffRoute(app, desk, listCall, async ({ query }, { db, market, now }) =>
    ok({ pages: await listOf(db, market.id, now, query.section) }),
  );
  staffRoute(app, desk, readCall, ({ params }, { db, market }) =>
    historyOf(db, { market: market.id, ...params }),
  );
  staffRoute(app, desk, previewCall, async ({ params }, { db, market }) => {
    const row = await findRevision(db, { market: market.id, ...params }, params.revision);
    return row === undefined || row.page === null
      ? NOT_FOUND
      : ok({
          address: contentPath(pathTo(market.routes), { ...row.page, identifier: row.identifier }),
          page: row.page,
        });
  });
  staffRoute(app, desk, writeCall, ({ body }, { db, market, now, member }) =>
    writePage(db, market, body.page, { actor: actorOf(member, body.actor), now }),
  );
  staffRoute(app, desk, publishCall, async ({ params, body }, { db, market, now, member }) => {
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
  });
  staffRoute(app, desk, offCall, async ({ params, body }, { db, market, now, member }) => {
    const key = { market: market.id, ...params };
    const shownFrom = body.at ?? now;
    if (millisecondsBetween(now, shownFrom) < 0) return IN_THE_PAST;
    if (!(await isThere(db, key, now))) return NOT_FOUND;
    await takeOff(db, key, { actor: actorOf(member, body.actor), now }, shownFrom);
    return historyOf(db, key);
  });
};

const IN_THE_PAST = fail({
  kind: 'bad-input',
  fields: [{ field: 'body.at', kind: 'in-the-past' }],
} as const);

type Written = z.output<typeof written>;

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

const isThere = async (
  db: Db,
  { market, storeId, identifier }: PageKey,
  now: string,
): Promise<boolean> =>
  (await db
    .selectFrom(shownPages(market, now))
    .select('identifier')
    .where('store_id', '=', storeId)
    .where('identifier', '=', identifier)
    .executeTakeFirst()) !== undefined;

const listOf = async (
  db: Db,
  market: string,
  now: string,
  section: string | undefined,
): Promise<z.input<typeof listed>[]> => {
  const shown = await db
    .selectFrom(shownPages(market, now))
    .selectAll()
    .orderBy('section')
    .orderBy('position')
    .orderBy('identifier')
    .orderBy('store_id')
    .execute();
  const drafts = await db
    .selectFrom('content_revision')
    .select(['store_id', 'identifier', 'page'])
    .where('market', '=', market)
    .where('shown_from', 'is', null)
    .orderBy('identifier')
    .execute();
  const nameOf = (row: { readonly store_id: string; readonly identifier: string }): string =>
    `${row.store_id}/${row.identifier}`;
  const draftsOf = Map.groupBy(drafts, nameOf);
  const known = new Set(shown.map(nameOf));
  // A page that was never shown is known by its latest draft alone.
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
): Promise<Result<z.input<typeof history>, Refusal<'not-found'>>> => {
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
}: RevisionRow): z.input<typeof revision> => ({
  revision: number,
  title: words?.title ?? null,
  written_by,
  written_at,
  published_by,
  published_at,
  shown_from,
});
