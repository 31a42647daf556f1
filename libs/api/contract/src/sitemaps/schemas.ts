import { SITEMAP_IDS } from '@materia/domain-navigation';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { sitemapCalls } from './calls.ts';

/** URLs are paths of the shop; `level` */
const entry = z.object({ path: z.string(), name: z.string(), level: z.number().int().optional() });

export const sitemap = z
  .object({ data: z.array(entry), currentPage: z.number().int(), nbPages: z.number().int() })
  .meta({ id: 'Sitemap' });

/** Large enough for a crawl, small enough for one response. */
const LARGEST_PAGE = 2500;

const identifier = z.enum(SITEMAP_IDS);

export const sitemapSchemas = {
  readSitemap: { params: z.object({ identifier }), reply: sitemap },
  readSitemapPage: {
    params: z.object({
      identifier,
      page: z.coerce.number().int().min(1).max(1_000_000),
      size: z.coerce.number().int().min(1).max(LARGEST_PAGE),
    }),
    reply: sitemap,
  },
} as const satisfies Readonly<Record<keyof typeof sitemapCalls, CallSchemas>>;
