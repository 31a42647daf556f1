import { createHash, randomBytes } from 'node:crypto';
import { STATIC_PAGE_HEADER } from '../../entry/static-page.ts';
import { deferScripts } from '../defer-scripts.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { compress } from './compress.ts';
import type { CachedPage } from './page-cache.ts';
import type { Rendered } from './renderer.ts';

/** Settings for finishing a page before it is sent. */
export type ResponseSettings = {
  readonly boot: string;
  readonly cartCountCookie: string;
  /** Development pages keep their scripts unchanged and have no policy, because Vite injects its own scripts. */
  readonly development: boolean;
};

export type PreparedPage = { readonly html: string; readonly policy: string | undefined };

export const isPage = ({ headers }: Rendered): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html');

/** Defers scripts and writes the policy: by nonce for a personal page, by hash for a cached page. */
export const preparePage = (
  { headers, body: html }: Rendered,
  { boot, cartCountCookie, development }: ResponseSettings,
  purpose: 'once' | 'kept',
): PreparedPage => {
  if (development) return { html, policy: undefined };
  const { html: dressed, trust } = deferScripts(html, {
    boot,
    cartCountCookie,
    nonce: purpose === 'once' ? randomBytes(16).toString('base64url') : undefined,
    hydrates: !headers.has(STATIC_PAGE_HEADER),
  });
  return { html: dressed, policy: contentSecurityPolicy(trust) };
};

/** A page that every guest of a store may see, ready to be sent many times. */
export const cachedPage = async (
  status: number,
  { html, policy }: PreparedPage,
): Promise<CachedPage> => {
  const plain = Buffer.from(html);
  const brotli = await compress(plain, 'br');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Cookie',
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
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
