import { checkSitemap } from './check-sitemap.ts';

export type ReadSitemaps = {
  readonly files: number;
  readonly addresses: readonly string[];
  readonly faults: readonly string[];
};

const open = async (address: string): Promise<AsyncIterable<string>> => {
  const reply = await fetch(address);
  if (reply.status !== 200 || reply.body === null)
    throw new Error(`${address} answered ${reply.status}`);
  return reply.body.pipeThrough(new TextDecoderStream());
};

/** Reads the index of a storefront's sitemaps and every part of it; the faults name their file. */
export const readSitemaps = async (origin: string): Promise<ReadSitemaps> => {
  const address = `${origin}/sitemap.xml`;
  const index = await checkSitemap(await open(address), origin);
  const faults = [
    ...index.faults.map((fault) => `${address}: ${fault}`),
    ...(index.kind === 'index' ? [] : [`${address} is no index`]),
  ];
  const addresses = new Set<string>();
  for (const part of index.addresses) {
    const checked = await checkSitemap(await open(part), origin);
    if (checked.kind !== 'addresses') faults.push(`${part} is no sitemap`);
    for (const fault of checked.faults) faults.push(`${part}: ${fault}`);
    for (const found of checked.addresses) {
      if (addresses.has(found)) faults.push(`${part}: ${found} stands in another part too`);
      addresses.add(found);
    }
  }
  return { files: index.addresses.length, addresses: [...addresses], faults };
};

/** Every so many of the addresses, each as often as the others. */
export const sampleOf = <Item>(items: readonly Item[], amount: number): readonly Item[] => {
  const step = Math.max(1, items.length / amount);
  return Array.from(
    { length: Math.min(amount, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).flatMap((item) => item ?? []);
};

/** The addresses that do not answer 200 themselves, with what they answered. */
export const brokenAddresses = async (addresses: readonly string[]): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const address of addresses) {
    const reply = await fetch(address, { redirect: 'manual' });
    await reply.arrayBuffer();
    if (reply.status !== 200) broken.push(`${address}: ${reply.status}`);
  }
  return broken;
};
