import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StorefrontEnvironment } from '../shop/environment.ts';
import type { Shop } from '../shop/shop.ts';
import { bodyOf, headerReader } from '../visit/incoming.ts';
import { isFromOwnPages } from './cross-site.ts';
import { POLICY_REPORTS_PATH } from './security-headers.ts';

/** What browsers send to the address of `report-uri`, as far as it is read. */
const violationReport = z.object({
  'csp-report': z.object({
    'violated-directive': z.string(),
    'effective-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});

/** What a log may say about a violation: a page's path or a blocked address can contain a person's link. */
type PolicyViolation = { readonly directive: string; readonly blocked: string };

/** Larger bodies are no reports of this shop's pages. */
const REPORT_BYTES = 16_384;
/** Log lines per minute: a defect shows in the first of them. */
const LINES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

/** The directive's name, and the origin or the kind (`inline`, `eval`, `trusted-types-sink`) of what was blocked. */
const violation = (directive: string, blocked: string): PolicyViolation => ({
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
  blocked: URL.canParse(blocked)
    ? new URL(blocked).protocol.replace(/^https?:$/, new URL(blocked).origin)
    : (/^[a-z-]{1,30}$/.exec(blocked)?.[0] ?? 'unknown'),
});

/** The violation that a body reports; `undefined` if it is no report. */
export const reportedViolation = (body: unknown): PolicyViolation | undefined => {
  const read = violationReport.safeParse(body);
  if (!read.success) return undefined;
  const { 'csp-report': report } = read.data;
  return violation(
    report['effective-directive'] ?? report['violated-directive'],
    report['blocked-uri'] ?? '',
  );
};

/** Logs what browsers report about scripts and content that the policy blocked on the shop's own pages. */
export const policyReports =
  (
    {
      log,
      environment: { publicOrigin },
    }: Pick<Shop, 'log'> & { readonly environment: Pick<StorefrontEnvironment, 'publicOrigin'> },
    now: () => number = Date.now,
  ): FastifyPluginAsync =>
  async (app) => {
    let window = { from: 0, lines: 0 };
    app.post(POLICY_REPORTS_PATH, { bodyLimit: REPORT_BYTES }, async (request, reply) => {
      if (!isFromOwnPages(headerReader(request), publicOrigin)) return reply.code(403).send();
      const found = reportedViolation(parsed(bodyOf(request)));
      const at = now();
      if (at - window.from >= MINUTE_MS) window = { from: at, lines: 0 };
      if (found !== undefined && window.lines < LINES_PER_MINUTE) {
        window.lines += 1;
        log(`security: the content policy blocked ${found.blocked} by ${found.directive}`);
      }
      return reply.code(204).send();
    });
  };

const parsed = (body: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString('utf8'));
  } catch {
    return undefined;
  }
};
