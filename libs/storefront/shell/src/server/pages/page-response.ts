import { createHash } from 'node:crypto';
import { contentSecurityPolicy, integrityOf } from '../security-headers.ts';
import { compress } from './compress.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';
import type { CachedPage } from './page-cache.ts';
import type { Rendered } from './renderer.ts';

/** Finishes a page before it is sent: adds the boot script, which is the same on all pages, and its policy. */
export type ResponseSettings = {
  readonly dress: (html: string) => string;
  /** Undefined in development, where Vite injects its own scripts. */
  readonly policy: string | undefined;
};

/** The boot script as a file that browsers cache, so that pages do not carry it. */
export type BootFile = { readonly path: string; readonly code: string };

/**
 * The boot script learns from its own element which cookie counts the cart and which file to load. The policy allows it by
 * the hash that the element names too.
 */
export const preparePages = (scripts: {
  readonly boot: BootFile;
  readonly entry: string;
  readonly cartCountCookie: string;
}): ResponseSettings => {
  const { boot, entry, cartCountCookie } = scripts;
  const integrity = integrityOf(boot.code);
  const own = `<script defer src="${boot.path}" integrity="${integrity}" data-count="${cartCountCookie}" data-entry="${entry}"></script>`;
  return {
    dress: (html) => {
      const at = html.indexOf('</head>');
      return html.slice(0, at) + own + html.slice(at);
    },
    policy: contentSecurityPolicy(integrity),
  };
};

export const UNDRESSED: ResponseSettings = { dress: (html) => html, policy: undefined };

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
  html: string,
  policy: string | undefined,
): Promise<CachedPage> => {
  const plain = Buffer.from(html);
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
