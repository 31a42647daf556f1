import { SaxesParser } from 'saxes';

/** What a sitemap file says, and what the rules of sitemaps.org (0.9) find wrong with it. */
export type CheckedSitemap = {
  readonly kind: 'index' | 'addresses' | 'unknown';
  readonly addresses: readonly string[];
  readonly faults: readonly string[];
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
const LONGEST_ADDRESS = 2048;
/** Enough to see what is wrong. */
const MOST_FAULTS = 10;

const KINDS: Readonly<
  Record<
    string,
    {
      readonly kind: CheckedSitemap['kind'];
      readonly entry: string;
      readonly facts: readonly string[];
    }
  >
> = {
  sitemapindex: { kind: 'index', entry: 'sitemap', facts: ['loc', 'lastmod'] },
  urlset: { kind: 'addresses', entry: 'url', facts: ['loc', 'lastmod', 'changefreq', 'priority'] },
};

/**
 * Reads a file while it arrives. Well-formed XML in the namespace of sitemaps, entries with exactly one address each, which is
 * absolute, of the shop, short enough and named once; no more entries and bytes than engines take.
 */
export const checkSitemap = async (
  chunks: AsyncIterable<string>,
  origin: string,
): Promise<CheckedSitemap> => {
  const addresses = new Set<string>();
  const faults: string[] = [];
  const blame = (fault: string): void => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const path: string[] = [];
  let rules = KINDS['urlset'];
  let kind: CheckedSitemap['kind'] = 'unknown';
  let bytes = 0;
  let locations = 0;
  let location = '';

  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => blame(`not well-formed: ${message}`));
  parser.on('opentag', ({ local, uri }) => {
    if (uri !== NAMESPACE) blame(`${local} is not in the namespace of sitemaps`);
    if (path.length === 0) {
      rules = KINDS[local];
      kind = rules?.kind ?? 'unknown';
      if (rules === undefined) blame(`${local} is no root of a sitemap`);
    } else if (path.length === 1) {
      if (local !== rules?.entry) blame(`${local} is no entry`);
      locations = 0;
    } else if (path.length > 2 || rules?.facts.includes(local) !== true)
      blame(`${local} has no place in an entry`);
    if (local === 'loc') {
      locations += 1;
      location = '';
    }
    path.push(local);
  });
  parser.on('text', (text) => {
    if (path.at(-1) === 'loc') location += text;
  });
  parser.on('closetag', ({ local }) => {
    path.pop();
    if (local === 'loc') {
      const fault =
        faultOf(location, origin) ?? (addresses.has(location) ? 'is named twice' : undefined);
      if (fault !== undefined) blame(`${location.slice(0, 120)} ${fault}`);
      addresses.add(location);
    } else if (path.length === 1 && locations !== 1) blame(`an entry has ${locations} addresses`);
  });

  for await (const chunk of chunks) {
    bytes += Buffer.byteLength(chunk);
    parser.write(chunk);
  }
  parser.close();
  if (addresses.size > MOST_ADDRESSES) blame(`${addresses.size} addresses`);
  if (bytes > MOST_BYTES) blame(`${bytes} bytes`);
  return { kind, addresses: [...addresses], faults };
};

const faultOf = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address)) return 'is no absolute address';
  if (new URL(address).origin !== origin) return 'is not of this shop';
  if (new URL(address).href !== address) return 'is not written as addresses are';
  return address.length > LONGEST_ADDRESS ? 'is too long' : undefined;
};
