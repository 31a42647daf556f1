import { scriptHash } from './security-headers.ts';

/** Links of the same shop are fetched ahead when a pointer rests on them; what changes something is a form, not a link. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/authentication/*' } }] }, eagerness: 'moderate' }],
});

export type FinishedPage = {
  readonly html: string;
  /** What the policy has to trust: hashes of the inline scripts, or the nonce. */
  readonly trust: readonly string[];
};

export type PageScripts = {
  /** The boot script's source. */
  readonly boot: string;
  readonly cartCountCookie: string;
  /** Undefined for pages that are kept: they name their scripts by hash. */
  readonly nonce: string | undefined;
  /** False for pages that stay plain HTML. */
  readonly hydrates: boolean;
};

/**
 * Puts the application's scripts to sleep: nothing but the boot script runs while the page loads. The renderer
 * writes exactly three inline scripts (context, modules, data) and preload links; they become inert here and are
 * woken by the boot script.
 */
export const makeScriptsLate = (html: string, { boot, cartCountCookie, nonce, hydrates }: PageScripts): FinishedPage => {
  const scripts: string[] = [];
  const asleep = html
    .replace(/<link rel="modulepreload"([^>]*)>/g, hydrates ? '<link rel="late"$1>' : '')
    .replace(/<script( type="module" async="")?>([\s\S]*?)<\/script>/g, (_, module: string | undefined, source: string) => {
      if (!hydrates) return '';
      scripts.push(source);
      return `<script type="late${module === undefined ? '' : '-module'}">${source}</script>`;
    });
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const own = `<script type="speculationrules"${mark}>${SPECULATION_RULES}</script><script${mark} data-count="${cartCountCookie}">${boot}</script>`;
  return {
    html: asleep.replace('</body>', () => `${own}</body>`),
    trust: nonce === undefined ? [...scripts, SPECULATION_RULES, boot].map(scriptHash) : [`'nonce-${nonce}'`],
  };
};
