import { createHash } from 'node:crypto';
import type { BootScript } from '@materia/page-request';
import { contentSecurityPolicy, integrityOf } from '../security/security-headers.ts';
import { compress } from '../page-cache/compress.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';
import type { Rendered } from '../rendering/renderer.ts';

/** The script of all pages and the policy that allows it; undefined in development, where Vite adds its own scripts. */
export type ResponseSettings = {
  readonly boot: BootScript | undefined;
  readonly policy: string | undefined;
};

/** The boot script as a file that browsers cache, so that pages do not carry it. */
export type BootFile = { readonly path: string; readonly code: string };

/** The policy allows the boot script by the hash that its element names too. */
export const preparePages = ({ path, code }: BootFile): ResponseSettings => {
  const integrity = integrityOf(code);
  return {
    boot: { path, integrity },
    policy: contentSecurityPolicy(integrity),
  };
};

export const WITHOUT_SCRIPTS: ResponseSettings = { boot: undefined, policy: undefined };

/** Headers of a built page: its policy, and where browsers find what they may load ahead. */
export const pageHeaders = (policy: string | undefined): Readonly<Record<string, string>> =>
  policy === undefined
    ? {}
    : {
        'content-security-policy': policy,
        'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
      };

export const isPage = ({ headers }: Rendered): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html');

/** A page that every guest of a store may see, ready to be sent many times. */
export const cachedPage = async (
  status: number,
  plain: Buffer,
  policy: string | undefined,
): Promise<CachedPage> => {
  const brotli = await compress(plain, 'br');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
      ...pageHeaders(policy),
    },
    // The compressed bytes identify the page as well as the plain ones and are a sixth of their size.
    etag: `"${createHash('sha256').update(brotli).digest('base64url').slice(0, 27)}"`,
    plain,
    brotli,
  };
};

/** The same page with better compression. */
export const recompressedPage = async (page: CachedPage): Promise<CachedPage> => ({
  ...page,
  brotli: await compress(page.plain, 'br', 'fine'),
});
