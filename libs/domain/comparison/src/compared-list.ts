import { MOST_COMPARED } from './comparison.ts';

const REFERENCE = /^[\w-]{1,30}$/;
const BETWEEN = '.';

/** The format of a product reference in a comparison. */
export const isReference = (text: string): boolean => REFERENCE.test(text);

/**
 * Parses the references of a comparison from the text stored in the browser. Invalid references,
 * duplicates and references after the fourth are dropped, because the text is untrusted.
 */
export const parseCompared = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split(BETWEEN).filter(isReference))].slice(0, MOST_COMPARED);

export const printCompared = (skus: readonly string[]): string => skus.join(BETWEEN);
