/** The HTML of a page; throws when it does not answer with one. */
export const readPage = async (url: string): Promise<string> => {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
};

const linksIn = (html: string, pattern: RegExp): readonly string[] => [...new Set([...html.matchAll(/href="(\/[^"?#]*)"/g)].map(([, href = '']) => href).filter((href) => pattern.test(href)))];

/** Finds real pages by following links as a shopper would: a department, a list with products, products, and the page of a store. */
export const findPages = async (origin: string, stores: string): Promise<{ readonly listing: string; readonly products: readonly string[]; readonly stores: readonly string[] }> => {
  const departments = linksIn(await readPage(`${origin}/`), /^\/[a-z0-9-]+\/$/);
  const storePages = linksIn(await readPage(origin + stores), new RegExp(`^${stores.replace(/\.html$/, '')}/`));
  for (const listing of departments) {
    const products = linksIn(await readPage(origin + listing), /[a-z]\d{4,9}\.html$/);
    if (products.length >= 10) return { listing, products, stores: storePages };
  }
  throw new Error('No department lists ten products');
};
