import { REPORT_DECISIONS } from '@materia/domain-messages';
import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import type { reportDeskCalls } from './report-calls.ts';
import { actor } from './shapes.ts';

const LONGEST_STATEMENT = 5000;

const summary = z.object({
  receipt: z.string(),
  state: z.string(),
  decision: z.string().nullable(),
  reason: z.string(),
  address: z.string(),
  created_at: z.string(),
});
const step = z.object({
  seq: z.number(),
  state: z.string(),
  decision: z.string().nullable(),
  statement: z.string(),
  actor: z.string(),
  at: z.string(),
});
const report = summary
  .extend({
    explanation: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    steps: z.array(step),
  })
  .meta({ id: 'ContentReport' });

const params = z.object({ receipt: z.string().max(40) });

export const reportDeskSchemas = {
  listReports: {
    query: z.object({ state: z.string().max(20).optional() }),
    reply: z.object({ reports: z.array(summary) }),
  },
  readReport: { params, reply: report },
  reviewReport: { params, body: z.object({ actor }), reply: report },
  decideReport: {
    params,
    body: z.object({
      actor,
      decision: z.enum(REPORT_DECISIONS),
      statement: z.string().trim().min(1).max(LONGEST_STATEMENT),
    }),
    reply: report,
  },
} as const satisfies Readonly<Record<keyof typeof reportDeskCalls, CallSchemas>>;
