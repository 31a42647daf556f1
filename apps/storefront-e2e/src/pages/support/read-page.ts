/**
 * Reads the lines of a page in document order: every text, and every attribute that is a fact for a
 * reader, an assistive technology, a form or a search engine. Icons and scripts have no lines.
 *
 * A link is `[text](address)`, a heading `h1 text`, a button `(text)` with its name and value, a
 * field `input text name=value`. Other attributes are lines of their own, such as
 * `@data-theme account`, and structured data is `ld path = value`.
 */
export const readPage = (html: string): PageLines => {
  const content: string[] = [];
  const frame: string[] = [];
  const read = (node: Element | string): void => {
    if (typeof node === 'string' || node.name === 'head' || node.name === 'main')
      collectLines(node, content);
    else if (has(node, 'main')) {
      for (const line of attributeLines(node, [])) frame.push(line);
      node.children.forEach(read);
    } else collectLines(node, node.name === 'html' ? content : frame);
  };
  parse(html).children.forEach(read);
  return { content, frame };
};

/** The lines of a piece of HTML within a page. */
export const readHtml = (html: string): readonly string[] => readPage(html).frame;

/** The lines of head and content, and those of the frame around it. */
export type PageLines = { readonly content: readonly string[]; readonly frame: readonly string[] };

const has = (element: Element, name: string): boolean =>
  element.children.some(
    (child) => typeof child !== 'string' && (child.name === name || has(child, name)),
  );

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
};

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta']);
const VERBATIM = ['script', 'style'];
const TOKEN =
  /<!--[^]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/giy;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/** Parses the HTML that React writes, which is always well formed. */
const parse = (html: string): Element => {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token !== null; token = TOKEN.exec(html)) {
    const [text, closed, opened, attributes = '', selfClosed] = token;
    const parent = open.at(-1) ?? root;
    if (closed !== undefined) open.pop();
    else if (opened !== undefined) {
      const element: Element = { name: opened, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (VERBATIM.includes(opened)) {
        const end = html.indexOf(`</${opened}>`, TOKEN.lastIndex);
        element.children.push(html.slice(TOKEN.lastIndex, end));
        TOKEN.lastIndex = end + opened.length + 3;
      } else if (!VOID.has(opened) && selfClosed !== '/') open.push(element);
    } else if (!text.startsWith('<!')) {
      const before = parent.children.at(-1);
      // React separates the texts of one element by empty comments.
      if (typeof before === 'string')
        parent.children[parent.children.length - 1] = before + decode(text);
      else parent.children.push(decode(text));
    }
  }
  return root;
};

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};
const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** One line of text: spaces of all kinds become single plain ones. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Attributes that are lines of their own wherever they occur. */
const REPORTED_ATTRIBUTES = [
  'aria-label',
  'aria-current',
  'alt',
  'src',
  'data-theme',
  'datetime',
  'title',
  'action',
  'formaction',
  'disabled',
  'open',
  'lang',
  'role',
  'aria-checked',
  'aria-live',
  'data-label',
  'data-state',
  'aria-valuenow',
  'aria-valuemax',
  'download',
  'data-level',
  'data-add',
  'data-amount',
  'data-suggestions',
  'data-place-field',
  'data-position',
  'data-barcode',
];
const FIELD_FACTS = [
  'value',
  'checked',
  'required',
  'readonly',
  'min',
  'max',
  'step',
  'maxlength',
  'autocomplete',
  'inputmode',
  'placeholder',
  'accept',
  'list',
];

const collectLines = (node: Element | string, lines: string[]): void => {
  if (typeof node === 'string') {
    const text = plain(node);
    if (text !== '') lines.push(text);
    return;
  }
  const { name, attributes } = node;
  if (isIcon(node)) return;
  if (name === 'style' || name === 'template') return;
  if (name === 'script') {
    if (attributes['type'] === 'application/ld+json') lines.push(...structuredData(node));
    return;
  }
  // A script fills it, and assistive technology reads it out.
  if (name === 'output' && node.children.length === 0) lines.push('output');
  if (isPhrase(node) && attributeLines(node, []).length === 0) {
    const text = plain(rawText(node));
    if (text !== '') lines.push(text);
    return;
  }
  const own = ownLine(node);
  if (own !== undefined) lines.push(plain(own.line));
  lines.push(...attributeLines(node, own?.covered ?? []));
  if (own?.hasText !== true) node.children.forEach((child) => collectLines(child, lines));
};

const attributeLines = ({ attributes }: Element, covered: readonly string[]): readonly string[] =>
  REPORTED_ATTRIBUTES.flatMap((attribute) => {
    const value = attributes[attribute];
    return value === undefined || covered.includes(attribute)
      ? []
      : [`@${attribute} ${plain(value)}`];
  });

type OwnLine = {
  readonly line: string;
  /** Attributes that the line already contains. */
  readonly covered: readonly string[];
  readonly hasText: boolean;
};

/** Elements that are one line, with their text or their attributes. */
const HAS_OWN_LINE = new Set(
  'a button h1 h2 h3 h4 input link meta meter option select textarea title'.split(' '),
);

const ownLine = (element: Element): OwnLine | undefined => {
  const { name, attributes } = element;
  if (!HAS_OWN_LINE.has(name)) return undefined;
  const text = onlyText(element);
  const hasText = text !== undefined;
  const fact = (...names: readonly string[]): string =>
    names
      .flatMap((key) => (attributes[key] === undefined ? [] : [` ${key}=${attributes[key]}`]))
      .join('');
  switch (name) {
    case 'a':
      return {
        line: `[${text ?? attributes['aria-label'] ?? ''}](${attributes['href'] ?? ''})`,
        covered: hasText ? [] : ['aria-label'],
        hasText,
      };
    case 'button':
      return {
        line: `(${text ?? attributes['aria-label'] ?? ''})${fact('name', 'value', 'form')}`,
        covered: hasText ? [] : ['aria-label'],
        hasText,
      };
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return hasText ? { line: `${name} ${text}`, covered: [], hasText } : undefined;
    case 'input':
      return {
        line: `input ${attributes['type'] ?? 'text'} ${attributes['name'] ?? ''}${fact(...FIELD_FACTS)}`,
        covered: [],
        hasText: true,
      };
    case 'select':
    case 'textarea':
      return {
        line: `${name} ${attributes['name'] ?? ''}${fact(...FIELD_FACTS)}`,
        covered: [],
        hasText: false,
      };
    case 'option':
      return {
        line: `option ${attributes['value'] ?? ''}${fact('selected')}: ${text ?? ''}`,
        covered: [],
        hasText: true,
      };
    case 'title':
      return { line: `title ${text ?? ''}`, covered: [], hasText: true };
    case 'meter':
      return { line: `meter${fact('value', 'max')}`, covered: [], hasText: true };
    case 'meta':
      return {
        line: `meta ${attributes['name'] ?? attributes['property'] ?? ''} ${plain(attributes['content'] ?? '')}`,
        covered: [],
        hasText: true,
      };
    case 'link':
      return {
        line: `link ${attributes['rel'] ?? ''} ${attributes['hreflang'] ?? ''} ${attributes['href'] ?? ''}`,
        covered: [],
        hasText: true,
      };
    default:
      return undefined;
  }
};

/**
 * The text of an element with exactly one text and no other facts; otherwise undefined.
 */
const onlyText = (element: Element): string | undefined => {
  const texts = textsIn(element);
  return texts?.length === 1 ? texts[0] : undefined;
};

/** The texts of an element, or undefined if it contains other facts than text. */
const textsIn = ({ children }: Element): readonly string[] | undefined => {
  const texts: string[] = [];
  for (const child of children) {
    if (typeof child === 'string') {
      if (plain(child) !== '') texts.push(plain(child));
      continue;
    }
    if (isIcon(child)) continue;
    const inner =
      HAS_OWN_LINE.has(child.name) || attributeLines(child, []).length > 0
        ? undefined
        : textsIn(child);
    if (inner === undefined) return undefined;
    if (isPhrase(child)) texts.push(...[plain(rawText(child))].filter((text) => text !== ''));
    else texts.push(...inner);
  }
  return texts;
};

/**
 * The whole text of an element without other facts: the parts of an amount are one text.
 */
const rawText = ({ children }: Element): string =>
  children
    .map((child) => (typeof child === 'string' ? child : isIcon(child) ? '' : rawText(child)))
    .join('');

/**
 * A span with a text of its own and spans within it, such as an amount with smaller decimals, reads
 * as one text.
 */
const isPhrase = (element: Element): boolean =>
  element.name === 'span' &&
  element.children.some((child) => typeof child === 'string' && plain(child) !== '') &&
  textsIn(element) !== undefined;

const isIcon = ({ name, attributes }: Element): boolean =>
  name === 'svg' && attributes['aria-hidden'] === 'true';

const structuredData = (element: Element): readonly string[] => {
  const thing: unknown = JSON.parse(String(element.children[0] ?? '') || 'null');
  const lines: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        walk(inner, path === '' ? key : `${path}.${key}`);
    else lines.push(`ld ${path} = ${plain(String(value))}`);
  };
  walk(thing, '');
  return lines;
};
