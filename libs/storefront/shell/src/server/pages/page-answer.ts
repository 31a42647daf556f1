import { createHash, randomBytes } from 'node:crypto';
import { STATIC_PAGE_HEADER } from '../../entry/static-page.ts';
import { makeScriptsLate } from '../late-scripts.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { compress } from './compress.ts';
import type { KeptPage } from './page-cache.ts';
import type { Rendered } from './renderer.ts';

/** How pages are dressed before they leave. */
export type PageDress = {
  readonly boot: string;
  readonly cartCountCookie: string;
  /** Development pages keep their scripts as they are, without a policy: the tools put their own in. */
  readonly development: boolean;
};

export type DressedPage = { readonly html: string; readonly policy: string | undefined };

export const isPage = ({ headers }: Rendered): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html');

/** Puts scripts to sleep and writes the policy: by nonce for one shopper's page, by hash for a page that is kept. */
export const dressPage = (
  { headers, body: html }: Rendered,
  { boot, cartCountCookie, development }: PageDress,
  purpose: 'once' | 'kept',
): DressedPage => {
  if (development) return { html, policy: undefined };
  const { html: dressed, trust } = makeScriptsLate(html, {
    boot,
    cartCountCookie,
    nonce: purpose === 'once' ? randomBytes(16).toString('base64url') : undefined,
    hydrates: !headers.has(STATIC_PAGE_HEADER),
  });
  return { html: dressed, policy: contentSecurityPolicy(trust) };
};

/** A page that every guest of the same store may see, ready to be sent many times. */
export const keptPage = async (
  status: number,
  { html, policy }: DressedPage,
): Promise<KeptPage> => {
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
    // The packed bytes tell as much as the plain ones and are a sixth of them.
    etag: `"${createHash('sha256').update(brotli).digest('base64url').slice(0, 27)}"`,
    plain,
    brotli,
  };
};

/** The same page in fewer bytes. */
export const finerPage = async (page: KeptPage): Promise<KeptPage> => ({
  ...page,
  brotli: await compress(page.plain, 'br', 'fine'),
});
