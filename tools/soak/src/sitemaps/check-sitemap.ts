import { SaxesParser } from 'saxes';

/** The contents of a sitemap file, and where it breaks the rules of sitemaps.org (0.9). */
export type CheckedSitemap = {
  readonly kind: 'index' | 'addresses' | 'unknown';
  readonly addresses: readonly string[];
  readonly faults: readonly string[];
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 2048;
/** Enough to diagnose a broken file. */
const MAX_FAULTS = 10;

const KINDS: Readonly<
  Record<
    string,
    {
      readonly kind: CheckedSitemap['kind'];
      readonly entry: string;
      readonly fields: readonly string[];
    }
  >
> = {
  sitemapindex: { kind: 'index', entry: 'sitemap', fields: ['loc', 'lastmod'] },
  urlset: { kind: 'addresses', entry: 'url', fields: ['loc', 'lastmod', 'changefreq', 'priority'] },
};

/**
 * Checks a file as it streams in. It must be well-formed XML in the sitemap namespace, with exactly
 * one URL per entry. URLs must be absolute, on the shop's origin, short enough and unique. The file
 * must stay below the entry and byte limits.
 */
export const checkSitemap = async (
  chunks: AsyncIterable<string>,
  origin: string,
): Promise<CheckedSitemap> => {
  const addresses = new Set<string>();
  const faults: string[] = [];
  const addFault = (fault: string): void => {
    if (faults.length < MAX_FAULTS) faults.push(fault);
  };
  const path: string[] = [];
  let rules = KINDS['urlset'];
  let kind: CheckedSitemap['kind'] = 'unknown';
  let bytes = 0;
  let locations = 0;
  let location = '';

  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => addFault(`not well-formed: ${message}`));
  parser.on('opentag', ({ local, uri }) => {
    if (uri !== NAMESPACE) addFault(`${local} is not in the sitemap namespace`);
    if (path.length === 0) {
      rules = KINDS[local];
      kind = rules?.kind ?? 'unknown';
      if (rules === undefined) addFault(`${local} is not a sitemap root`);
    } else if (path.length === 1) {
      if (local !== rules?.entry) addFault(`${local} is not an entry`);
      locations = 0;
    } else if (path.length > 2 || rules?.fields.includes(local) !== true)
      addFault(`${local} is not allowed in an entry`);
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
        faultOf(location, origin) ?? (addresses.has(location) ? 'is listed twice' : undefined);
      if (fault !== undefined) addFault(`${location.slice(0, 120)} ${fault}`);
      addresses.add(location);
    } else if (path.length === 1 && locations !== 1)
      addFault(`an entry has ${locations} addresses`);
  });

  for await (const chunk of chunks) {
    bytes += Buffer.byteLength(chunk);
    parser.write(chunk);
  }
  parser.close();
  if (addresses.size > MAX_ADDRESSES) addFault(`${addresses.size} addresses`);
  if (bytes > MAX_BYTES) addFault(`${bytes} bytes`);
  return { kind, addresses: [...addresses], faults };
};

const faultOf = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address)) return 'is not an absolute URL';
  if (new URL(address).origin !== origin) return 'is not a URL of this shop';
  if (new URL(address).href !== address) return 'is not a normalised URL';
  return address.length > MAX_ADDRESS_LENGTH ? 'is too long' : undefined;
};
