import type { Brand } from '@materia/domain-kernel';
import sanitizeHtml from 'sanitize-html';

/** HTML of editors that was cleaned: it holds words, tables, links and the shop's own pictures, and nothing that runs. */
export type SafeHtml = Brand<string, 'SafeHtml'>;

/** What editors may write. Classes, styles, ids, forms, frames and everything that runs are left out, their words stay. */
const TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'em',
  'sup',
  'sub',
  'a',
  'img',
  'blockquote',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Pictures come from the shop itself and tell their size, so that a page does not jump while they load. */
const OWN_PICTURE = /^\/media\/[\w./?=&-]{1,300}$/;
const SIZE = /^[1-9]\d{0,3}$/;
/** A path of the shop: not of another host in disguise. */
const OWN_PATH = /^(?:\/(?![/\\])|#)/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(OWN_PATH.test(href) ? {} : { rel: 'external noopener' }) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, width, height, loading: 'lazy' },
    }),
    th: (tagName, { scope }) => ({ tagName, attribs: { scope: scope === 'row' ? 'row' : 'col' } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' &&
    !(
      OWN_PICTURE.test(attribs['src'] ?? '') &&
      SIZE.test(attribs['width'] ?? '') &&
      SIZE.test(attribs['height'] ?? '')
    ),
};

/** Longer texts are cut before they are read: no page needs as much. */
const LONGEST = 200_000;

/** Cleans HTML by the one list above; what is clean comes back unchanged. Hosts clean what is written, pages clean again what they show. */
export const safeHtml = (html: string): SafeHtml => {
  const clean = sanitizeHtml(html.slice(0, LONGEST), OPTIONS);
  return isSafe(clean) ? clean : EMPTY;
};

/** Cleaning twice must change nothing; what will not come to rest is not shown. */
const isSafe = (html: string): html is SafeHtml => sanitizeHtml(html, OPTIONS) === html;

const asSafe = (html: string): SafeHtml => {
  if (!isSafe(html)) throw new Error('The empty text is safe');
  return html;
};
const EMPTY = asSafe('');
