import { DEFAULT_CMS_STORE } from '@materia/domain-navigation';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { FEED_SCHEMAS } from '../feed/records.ts';
import type { contentDeskCalls } from './content-calls.ts';
import { actor } from './shapes.ts';

const at = z.iso.datetime({ offset: true }).optional();

const writtenPage = z.object({
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
const listedPage = z.object({
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
const history = z
  .object({ store_id: z.string(), identifier: z.string(), revisions: z.array(revision) })
  .meta({ id: 'ContentHistory' });

/** A page submitted by staff: the feed's form, with most fields optional. */
const pageToWrite = FEED_SCHEMAS['content-pages'].extend({
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

const pageParams = z.object({ storeId: z.string().max(20), identifier: z.string().max(200) });
const revisionParams = pageParams.extend({
  revision: z.coerce.number<string | number>().int().min(1).max(1_000_000),
});

export const contentDeskSchemas = {
  listContent: {
    query: z.object({ section: z.string().max(60).optional() }),
    reply: z.object({ pages: z.array(listedPage) }),
  },
  readContentHistory: { params: pageParams, reply: history },
  previewContent: {
    params: revisionParams,
    reply: z.object({ address: z.string(), page: writtenPage }),
  },
  writeContent: {
    body: z.object({ actor, page: pageToWrite }),
    reply: z.object({
      store_id: z.string(),
      identifier: z.string(),
      revision: z.number(),
      address: z.string(),
      lost: z.array(z.string()).readonly(),
    }),
  },
  publishContent: { params: revisionParams, body: z.object({ actor, at }), reply: history },
  takeContentOff: { params: pageParams, body: z.object({ actor, at }), reply: history },
} as const satisfies Readonly<Record<keyof typeof contentDeskCalls, CallSchemas>>;
