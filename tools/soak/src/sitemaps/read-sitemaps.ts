import { checkSitemap } from './check-sitemap.ts';

export type ReadSitemaps = {
  readonly files: number;
  readonly addresses: readonly string[];
  readonly faults: readonly string[];
};

const open = async (address: string): Promise<AsyncIterable<string>> => {
  const reply = await fetch(address);
  if (reply.status !== 200 || reply.body === null)
    throw new Error(`${address} responded with ${reply.status}`);
  return reply.body.pipeThrough(new TextDecoderStream());
};

/**
 * Reads a storefront's sitemap index and all its parts. Each fault starts with the URL of its file.
 */
export const readSitemaps = async (origin: string): Promise<ReadSitemaps> => {
  const address = `${origin}/sitemap.xml`;
  const index = await checkSitemap(await open(address), origin);
  const faults = [
    ...index.faults.map((fault) => `${address}: ${fault}`),
    ...(index.kind === 'index' ? [] : [`${address} is not an index`]),
  ];
  const addresses = new Set<string>();
  for (const part of index.addresses) {
    const checked = await checkSitemap(await open(part), origin);
    if (checked.kind !== 'addresses') faults.push(`${part} is not a sitemap`);
    for (const fault of checked.faults) faults.push(`${part}: ${fault}`);
    for (const found of checked.addresses) {
      if (addresses.has(found)) faults.push(`${part}: ${found} is in another part too`);
      addresses.add(found);
    }
  }
  return { files: index.addresses.length, addresses: [...addresses], faults };
};

/** An evenly spaced sample of the items. */
export const sampleOf = <Item>(items: readonly Item[], amount: number): readonly Item[] => {
  const step = Math.max(1, items.length / amount);
  return Array.from(
    { length: Math.min(amount, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).flatMap((item) => item ?? []);
};

/** URLs that do not respond with 200 themselves (redirects are not followed), with their status. */
export const brokenAddresses = async (addresses: readonly string[]): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const address of addresses) {
    const reply = await fetch(address, { redirect: 'manual' });
    await reply.arrayBuffer();
    if (reply.status !== 200) broken.push(`${address}: ${reply.status}`);
  }
  return broken;
};
