/** A store's name in a URL, without its `.html`: letters (a to z) and hyphens only. */
export const isStoreNameParam = (name: string): boolean => /^[a-z-]+$/i.test(name);

/**
 * A product's URL key, without its `.html`: words of letters and digits joined by single hyphens, ending in
 * letters followed by 4 to 9 digits. At least one character must precede those letters.
 */
export const isProductUrlKey = (key: string): boolean => WORDS.test(key) && TAIL.test(key);

/** A segment of a category path, without its slashes: letters, digits and dashes only. */
export const isCategorySegment = (segment: string): boolean => /^[a-z0-9-]+$/i.test(segment);

/**
 * The name of a content page in a URL, without its `.html`: words of letters and digits joined by hyphens.
 * A name that matches a product key is refused, because both are at the root of the shop.
 */
export const isPageName = (name: string): boolean =>
  name.length <= LONGEST_NAME && WORDS.test(name) && !isProductUrlKey(name);
const LONGEST_NAME = 100;

/** A product's SKU in a URL. */
export const isSku = (sku: string): boolean => /^[\w.-]{1,40}$/.test(sku);

// Two linear patterns: a combined one could take exponential time on a hostile URL.
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const TAIL = /[a-z0-9]-?[a-z]\d{4,9}$/i;
