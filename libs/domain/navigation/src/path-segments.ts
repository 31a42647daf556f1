const HTML = '.html';

/** The name in a path segment that ends in `.html`, or nothing for any other segment. */
export const htmlName = (segment: string): string | undefined =>
  segment.endsWith(HTML) && segment.length > HTML.length
    ? segment.slice(0, -HTML.length)
    : undefined;

/** A store's name in an address, without its `.html`: letters (a to z) and hyphens only. */
export const isStoreNameParam = (name: string): boolean => /^[a-z-]+$/i.test(name);

/**
 * A product's url key, without its `.html`: letters and digits in words joined by single hyphens, ending in
 * letters followed by 4 to 9 digits. Something must stand before those letters.
 */
export const isProductUrlKey = (key: string): boolean => WORDS.test(key) && TAIL.test(key);

/** A segment of a category path, without its slashes: letters, digits and dashes only. */
export const isCategorySegment = (segment: string): boolean => /^[a-z0-9-]+$/i.test(segment);

/**
 * The name of a content page in an address, without its `.html`: words of letters and digits joined by hyphens.
 * What could name a product names none, since both stand at the root of the shop.
 */
export const isPageName = (name: string): boolean =>
  name.length <= LONGEST_NAME && WORDS.test(name) && !isProductUrlKey(name);
const LONGEST_NAME = 100;

/** A product's SKU in an address. */
export const isSku = (sku: string): boolean => /^[\w.-]{1,40}$/.test(sku);

// Two linear patterns: one that did both jobs could take exponential time on a hostile address.
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const TAIL = /[a-z0-9]-?[a-z]\d{4,9}$/i;
