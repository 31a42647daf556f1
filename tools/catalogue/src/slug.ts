/** Letters that Unicode does not take apart into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: '' };

/** Words joined by hyphens, in the letters a to z and digits only. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łßœæø]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/×/g, 'x')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The address of a product: words of its name, cut at a hyphen, and a tail of letters and digits. */
export const productUrlKey = (name: string, sku: string, longest = 70): string => {
  const slug = slugOf(name);
  const words = slug.length <= longest ? slug : slug.slice(0, slug.lastIndexOf('-', longest));
  return `${words}-ref${sku}`;
};
