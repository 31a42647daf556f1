import { createHash } from 'node:crypto';
import { TRUSTED_POLICIES } from '../../boot/trusted-types.ts';

/** Headers of every response. HSTS is for https only: on a developer's machine it would lock localhost to https. */
export const securityHeaders = (publicOrigin: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  ...(publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** Where browsers report violations of the content security policy. */
export const POLICY_REPORTS_PATH = '/reports/content-policy';

/** The hash by which the element of a script and a policy name the file. */
export const integrityOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The content security policy of a page. It trusts the script with this hash, and what that script loads. No
 * inline script runs, and styles come from files only. Only the shop's own policies of Trusted Types may hand the browser a
 * script's address or HTML. Violations are reported to the storefront.
 */
export const contentSecurityPolicy = (hash: string): string =>
  [
    "default-src 'none'",
    `script-src '${hash}' 'strict-dynamic' 'self'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(TRUSTED_POLICIES).join(' ')}`,
    // All browsers know it, and unlike the reports of `report-to` these say that they come from the shop's own page.
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ');
