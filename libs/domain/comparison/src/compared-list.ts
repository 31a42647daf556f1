import { MOST_COMPARED } from './comparison.ts';

const REFERENCE = /^[\w-]{1,30}$/;
const BETWEEN = '.';

/** A product's reference as a comparison may hold it. */
export const isReference = (text: string): boolean => REFERENCE.test(text);

/**
 * The references of a comparison from the text in which a browser keeps them. What is no reference, stands twice or
 * comes after the fourth is left out: the text may come from anywhere.
 */
export const readCompared = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split(BETWEEN).filter(isReference))].slice(0, MOST_COMPARED);

export const printCompared = (skus: readonly string[]): string => skus.join(BETWEEN);
