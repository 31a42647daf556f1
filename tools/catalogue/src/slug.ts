/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: '' };

/** Hyphenated words that contain only the letters a to z and digits. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łßœæø]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/×/g, 'x')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The URL key of a product: words of its name, cut at a hyphen, and a suffix of letters and digits.
 */
export const productUrlKey = (name: string, sku: string, longest = 70): string => {
  const slug = slugOf(name);
  const words = slug.length <= longest ? slug : slug.slice(0, slug.lastIndexOf('-', longest));
  return `${words}-ref${sku}`;
};
