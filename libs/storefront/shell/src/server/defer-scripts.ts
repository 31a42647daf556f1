import { scriptHash } from './security-headers.ts';

/** Links of the shop are prefetched when a pointer rests on them; anything that changes state is a form, not a link. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/authentication/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

export type FinishedPage = {
  readonly html: string;
  /** The script sources that the policy must allow: hashes of the inline scripts, or the nonce. */
  readonly trust: readonly string[];
};

export type PageScripts = {
  /** The boot script's source. */
  readonly boot: string;
  readonly cartCountCookie: string;
  /** Undefined for cached pages, which list their scripts by hash. */
  readonly nonce: string | undefined;
  /** False for pages that stay plain HTML. */
  readonly hydrates: boolean;
};

/**
 * Defers the application's scripts: only the boot script runs while the page loads. The renderer
 * writes exactly three inline scripts (context, modules, data) and preload links. They become inert here, and the
 * boot script activates them.
 */
export const deferScripts = (
  html: string,
  { boot, cartCountCookie, nonce, hydrates }: PageScripts,
): FinishedPage => {
  const { html: asleep, scripts } = putToSleep(html, hydrates);
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const own = `<script type="speculationrules"${mark}>${SPECULATION_RULES}</script><script${mark} data-count="${cartCountCookie}">${boot}</script>`;
  return {
    html: insertedBefore(asleep, '</body>', own),
    trust:
      nonce === undefined
        ? [...hashesOf(scripts), sharedHash(SPECULATION_RULES), sharedHash(boot)]
        : [`'nonce-${nonce}'`],
  };
};

/** The last script contains the page's data; the others are the same on every page of its route. */
const hashesOf = (scripts: readonly string[]): readonly string[] =>
  scripts.map((script, index) =>
    index === scripts.length - 1 ? scriptHash(script) : sharedHash(script),
  );

const sharedHashes = new Map<string, string>();
const MOST_SHARED = 500;

const sharedHash = (script: string): string => {
  const known = sharedHashes.get(script);
  if (known !== undefined) return known;
  if (sharedHashes.size >= MOST_SHARED) sharedHashes.clear();
  const hash = scriptHash(script);
  sharedHashes.set(script, hash);
  return hash;
};

const MODULE_LINK = '<link rel="modulepreload"';
const INLINE = '<script>';
const MODULE = '<script type="module" async="">';
const END = '</script>';

/**
 * A single pass over the page from tag to tag, since on a page of a hundred kilobytes regular expressions cost more than all
 * of its data. Other scripts (structured data for search engines) have other attributes and stay.
 */
const putToSleep = (
  html: string,
  hydrates: boolean,
): { readonly html: string; readonly scripts: readonly string[] } => {
  const scripts: string[] = [];
  let asleep = '';
  let done = 0;
  const endOfHead = html.indexOf('</head>');
  for (
    let at = html.indexOf(MODULE_LINK);
    at !== -1 && at < endOfHead;
    at = html.indexOf(MODULE_LINK, done)
  ) {
    const end = html.indexOf('>', at) + 1;
    asleep +=
      html.slice(done, at) +
      (hydrates ? `<link rel="late"${html.slice(at + MODULE_LINK.length, end)}` : '');
    done = end;
  }
  for (let at = html.indexOf('<script', done); at !== -1; at = html.indexOf('<script', at + 1)) {
    const kind = html.startsWith(INLINE, at)
      ? INLINE
      : html.startsWith(MODULE, at)
        ? MODULE
        : undefined;
    if (kind === undefined) continue;
    const end = html.indexOf(END, at);
    const source = html.slice(at + kind.length, end);
    asleep += html.slice(done, at);
    if (hydrates) {
      scripts.push(source);
      asleep += `<script type="late${kind === MODULE ? '-module' : ''}">${source}${END}`;
    }
    done = end + END.length;
  }
  return { html: asleep + html.slice(done), scripts };
};

const insertedBefore = (html: string, mark: string, addition: string): string => {
  const at = html.lastIndexOf(mark);
  return html.slice(0, at) + addition + html.slice(at);
};
