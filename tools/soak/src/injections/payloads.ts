import { pickFrom, randomFrom } from '../random.ts';

/** Each string counts itself if it runs. */
const CALLS = [
  'window.ran=(window.ran||0)+1',
  'window["ran"]=9',
  'top.ran=1',
  '(()=>{self.ran=1})()',
] as const;

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus autofocus tabindex=1 onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
] as const;
const TAGS = [
  'img src=x',
  'svg',
  'body',
  'input',
  'video src=x',
  'audio src=x',
  'details open',
  'iframe',
  'object data=x',
  'embed src=x',
  'math',
  'marquee',
  'select',
  'style',
  'form',
  'isindex',
] as const;
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  '&#106;avascript:',
  'java&#10;script:',
  'data:text/html,<script>',
  'vbscript:',
] as const;
/**
 * Break out of an attribute, a comment, a script, a title, a textarea, a style or structured data.
 */
const BREAKOUTS = [
  '',
  '">',
  "'>",
  '-->',
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  '</noscript>',
  ']]>',
  '</p>',
  '<!--',
  '<![CDATA[',
  '{{',
  '${',
  '</template>',
] as const;

/** Generates distinct strings that run a script if a page treats them as HTML. */
export const injectionStrings = (amount: number, seed: number): readonly string[] => {
  const random = randomFrom(seed);
  const from = <Item>(items: readonly Item[]): Item => pickFrom(items, random);
  const makers = [
    () => `<script>${from(CALLS)}</script>`,
    () => `<${from(TAGS)} ${from(HANDLERS)}=${from(CALLS)}>`,
    () => `<${from(TAGS)}/${from(HANDLERS)}="${from(CALLS).replaceAll('"', "'")}"//`,
    () => `<a href="${from(SCHEMES)}${from(CALLS).replaceAll('"', "'")}">x</a>`,
    () => `<svg><script>${from(CALLS)}</script></svg>`,
    () => `<math><mtext><table><mglyph><style><img src=x ${from(HANDLERS)}=${from(CALLS)}>`,
    () => `<iframe srcdoc="<script>${from(CALLS).replaceAll('"', "'")}</script>">`,
    () =>
      `<form action="${from(SCHEMES)}x"><button formaction="${from(SCHEMES)}x">x</button></form>`,
  ];
  const strings = new Set<string>();
  while (strings.size < amount)
    strings.add(from(BREAKOUTS) + from(makers)() + (random() < 0.2 ? from(BREAKOUTS) : ''));
  return [...strings];
};

/**
 * Joins strings into texts of at most `maxLength` characters, so that one page shows many of them.
 */
export const packed = (strings: readonly string[], maxLength: number): readonly string[] =>
  strings.reduce<readonly string[]>((texts, string) => {
    const last = texts.at(-1);
    return last === undefined || last.length + string.length + 1 > maxLength
      ? [...texts, string]
      : [...texts.slice(0, -1), `${last} ${string}`];
  }, []);
