import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { policyReports, reportedViolation } from './policy-reports.ts';
import { contentSecurityPolicy, POLICY_REPORTS_PATH } from './security-headers.ts';

const reported = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://shop.example/order/eyJ.personal.link',
    'violated-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'alert(ana@firm.example)',
  },
});

it('of a report only the directive and the origin of what was blocked are kept', () => {
  expect(reportedViolation(reported('https://evil.example/a.js?mail=ana@firm.example'))).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
  });
});

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/javascript,window.a=1', 'data:'],
  ['line\nbreak', 'unknown'],
  ['', 'unknown'],
])('a report of %j names what was blocked as %s', (blocked, shown) => {
  expect(reportedViolation(reported(blocked, 'require-trusted-types-for x\ny'))).toEqual({
    directive: 'require-trusted-types-for',
    blocked: shown,
  });
});

it.each([undefined, null, 'text', 1, {}, [1], { 'csp-report': 1 }])('%j is no report', (body) =>
  expect(reportedViolation(body)).toBeUndefined(),
);

it('violations are logged where the policy has browsers report them, at most twenty a minute', async () => {
  expect(contentSecurityPolicy('sha256-x')).toContain(`report-uri ${POLICY_REPORTS_PATH}`);
  const lines: string[] = [];
  let now = 0;
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await app.register(
    policyReports(
      {
        log: (line) => void lines.push(line),
        environment: { publicOrigin: 'https://shop.example' },
      },
      () => now,
    ),
  );
  const send = (body: object | string, site = 'same-origin') =>
    app.inject({
      method: 'POST',
      url: POLICY_REPORTS_PATH,
      headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': site },
      body,
    });
  expect((await send(reported('inline'), 'cross-site')).statusCode).toBe(403);
  expect(lines).toEqual([]);
  expect((await send(reported('inline'))).statusCode).toBe(204);
  expect(lines).toEqual(['security: the content policy blocked inline by script-src-elem']);
  for (let count = 0; count < 30; count += 1) await send(reported('inline'));
  expect(lines).toHaveLength(20);
  now = 60_000;
  await send(reported('inline'));
  expect(lines).toHaveLength(21);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
  expect((await send('{')).statusCode).toBe(204);
  expect(lines).toHaveLength(21);
});
