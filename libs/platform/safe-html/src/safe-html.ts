import type { Brand } from '@materia/domain-kernel';
import sanitizeHtml from 'sanitize-html';

/**
 * Sanitized HTML from editors: text, tables, links and the shop's own pictures, without executable
 * content.
 */
export type SafeHtml = Brand<string, 'SafeHtml'>;

/**
 * The elements editors may use. Classes, styles, ids, forms, frames and executable content are
 * removed; their text stays.
 */
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

/**
 * Pictures come from the shop itself and state their size, so that the layout does not shift while
 * they load.
 */
const OWN_PICTURE = /^\/media\/[\w./?=&-]{1,300}$/;
const SIZE = /^[1-9]\d{0,3}$/;
/** A path of the shop, not a disguised URL of another host. */
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

/** Longer texts are truncated before parsing: no page needs more. */
const LONGEST = 200_000;

/**
 * Sanitizes HTML by the list above; sanitized HTML is returned unchanged. Hosts sanitize on write,
 * pages again on display.
 */
export const safeHtml = (html: string): SafeHtml => {
  const clean = sanitizeHtml(html.slice(0, LONGEST), OPTIONS);
  return isSafe(clean) ? clean : EMPTY;
};

/**
 * A second sanitization must change nothing; HTML that does not reach a stable state is not shown.
 */
const isSafe = (html: string): html is SafeHtml => sanitizeHtml(html, OPTIONS) === html;

const asSafe = (html: string): SafeHtml => {
  if (!isSafe(html)) throw new Error('The empty text is safe');
  return html;
};
const EMPTY = asSafe('');
