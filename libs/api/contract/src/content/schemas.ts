import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { data } from '../wire.ts';
import type { contentCalls } from './calls.ts';

/** Where a content page is: at the root of the shop, below /page/ or in the blog. */
export const PAGE_PLACES = ['root', 'page', 'blog'] as const;

const summary = z.object({
  identifier: z.string(),
  place: z.enum(PAGE_PLACES),
  section: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.string().optional(),
  /** Day of publication, yyyy-mm-dd; only articles have one. */
  published_on: z.iso.date().optional(),
});

/** A content page: `html` and the answers were sanitized when they were saved. */
export const cmsPage = summary
  .extend({
    html: z.string(),
    questions: z.array(z.object({ topic: z.string(), question: z.string(), answer: z.string() })),
  })
  .meta({ id: 'CmsPage' });

export const cmsBlock = z
  .object({ identifier: z.string(), title: z.string(), html: z.string() })
  .meta({ id: 'CmsBlock' });

export const cmsSlide = z
  .object({
    title: z.string(),
    text: z.string(),
    link_label: z.string(),
    link_path: z.string(),
    picture: z.string(),
  })
  .meta({ id: 'CmsSlide' });

const storeId = z.string().max(20);
const identifier = z.string().max(100);

export const contentSchemas = {
  readCmsPage: { params: z.object({ storeId, identifier }), reply: data(cmsPage) },
  listCmsPages: {
    params: z.object({ storeId }),
    query: z.object({ section: z.string().max(50) }),
    reply: data(summary),
  },
  readCmsBlock: { params: z.object({ storeId, identifier }), reply: data(cmsBlock) },
  listCmsBlocks: {
    params: z.object({ categoryId: z.string().max(50), context: z.string().max(50) }),
    query: z.object({ retailer_id: storeId.optional() }),
    reply: data(cmsBlock),
  },
  readCmsSlider: { params: z.object({ storeId, identifier }), reply: data(cmsSlide) },
} as const satisfies Readonly<Record<keyof typeof contentCalls, CallSchemas>>;
