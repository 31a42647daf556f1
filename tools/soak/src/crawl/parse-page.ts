/** The content of a page as a browser or search engine reads it from the HTML. */
export type ReadPage = {
  readonly lang: string | undefined;
  /** The page's route name, from the `data-page` attribute of the document. */
  readonly route: string | undefined;
  readonly title: string | undefined;
  readonly headings: readonly string[];
  /** `content` of `meta` elements by name. */
  readonly metas: Readonly<Record<string, string>>;
  readonly canonicals: readonly string[];
  readonly alternates: readonly { readonly locale: string; readonly address: string }[];
  /** `href` values of links, unresolved. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Unparsed JSON-LD. */
  readonly structuredData: readonly string[];
  /** Text between tags, and attributes that are shown or read aloud. */
  readonly texts: readonly string[];
};

const TAG = /<!(?:--[\s\S]*?--|[^>]*)>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements whose content is not page text. */
const OPAQUE = new Set(['script', 'style', 'template', 'svg']);
const SHOWN_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'] as const;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Resolves character references. */
export const shownText = (html: string): string =>
  html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );

const attributesOf = (source: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', quoted, single, bare]) => [
      name.toLowerCase(),
      shownText(quoted ?? single ?? bare ?? ''),
    ]),
  );

/**
 * Reads a page of the shop. It does not handle arbitrary HTML: a validator checks the pages
 * separately.
 */
export const parsePage = (html: string): ReadPage => {
  let lang: string | undefined;
  let route: string | undefined;
  let title: string | undefined;
  const headings: string[] = [];
  const canonicals: string[] = [];
  const links: string[] = [];
  const structuredData: string[] = [];
  const texts: string[] = [];
  const alternates: { readonly locale: string; readonly address: string }[] = [];
  const metas: Record<string, string> = {};
  const ids = new Set<string>();
  let heading: string | undefined;
  let end = 0;
  let opaque:
    | {
        readonly name: string;
        readonly from: number;
        readonly attributes: Readonly<Record<string, string>>;
      }
    | undefined;
  for (const found of html.matchAll(TAG)) {
    const [whole, closing, rawName = '', rawAttributes = ''] = found;
    const name = rawName.toLowerCase();
    const before = html.slice(end, found.index);
    if (opaque !== undefined) {
      if (closing !== '/' || name !== opaque.name) continue;
      if (opaque.attributes['type'] === 'application/ld+json')
        structuredData.push(html.slice(opaque.from, found.index));
      opaque = undefined;
      end = found.index + whole.length;
      continue;
    }
    const text = shownText(before).replaceAll(/\s+/g, ' ').trim();
    if (name === 'title' && closing === '/') title = text;
    else if (text !== '') texts.push(text);
    if (heading !== undefined) heading += shownText(before);
    end = found.index + whole.length;
    if (name === 'h1') {
      if (closing === '/' && heading !== undefined) headings.push(heading.trim());
      heading = closing === '/' ? undefined : '';
    }
    if (closing === '/' || rawName === '') continue;
    const attributes = attributesOf(rawAttributes);
    if (OPAQUE.has(name) && !rawAttributes.endsWith('/')) opaque = { name, from: end, attributes };
    if (attributes['id'] !== undefined) ids.add(attributes['id']);
    for (const shown of SHOWN_ATTRIBUTES) if (attributes[shown]) texts.push(attributes[shown]);
    if (name === 'html') {
      lang = attributes['lang'];
      route = attributes['data-page'];
    }
    if (name === 'meta' && attributes['name'] !== undefined)
      metas[attributes['name']] = attributes['content'] ?? '';
    if (name === 'a' && attributes['href'] !== undefined) links.push(attributes['href']);
    if (name === 'link' && attributes['rel'] === 'canonical')
      canonicals.push(attributes['href'] ?? '');
    if (
      name === 'link' &&
      attributes['rel'] === 'alternate' &&
      attributes['hreflang'] !== undefined
    )
      alternates.push({ locale: attributes['hreflang'], address: attributes['href'] ?? '' });
  }
  return {
    lang,
    route,
    title,
    headings,
    metas,
    canonicals,
    alternates,
    links,
    ids,
    structuredData,
    texts,
  };
};
