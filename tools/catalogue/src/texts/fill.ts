import { ATTRIBUTES, type AttributeCode } from '../attributes.ts';
import { BRANDS, type BrandKey } from '../brands.ts';
import type { AttributeValue } from '../families/family.ts';
import { TERMS, type TermKey } from '../terms.ts';
import type { LanguageTexts } from './language-texts.ts';

const TERM_KEYS: ReadonlySet<string> = new Set(TERMS);
const isTermKey = (word: string): word is TermKey => TERM_KEYS.has(word);
const isAttribute = (name: string): name is AttributeCode => Object.hasOwn(ATTRIBUTES, name);

const MILLIMETRES_IN_CENTIMETRE = 10;

const wordOf = (attribute: AttributeCode, word: string, texts: LanguageTexts): string =>
  ATTRIBUTES[attribute].kind === 'term' && isTermKey(word) ? texts.terms[word] : word;

const numbersOf = (value: Exclude<AttributeValue, string>, { decimal }: LanguageTexts): string => {
  const written = (amount: number): string =>
    String(Math.round(amount * 1000) / 1000).replace('.', decimal);
  return typeof value === 'number'
    ? written(value)
    : value.map((side) => written(side / MILLIMETRES_IN_CENTIMETRE)).join(' × ');
};

const unitOf = (attribute: AttributeCode): string => {
  const definition = ATTRIBUTES[attribute];
  return 'unit' in definition ? definition.unit : '';
};

/** Formats an attribute value: "12,5 mm", "60 × 120 cm", or the translation of "anthracite". */
export const valueInWords = (
  attribute: AttributeCode,
  value: AttributeValue,
  texts: LanguageTexts,
): string =>
  typeof value === 'string'
    ? wordOf(attribute, value, texts)
    : `${numbersOf(value, texts)} ${unitOf(attribute)}`.trimEnd();

/**
 * Fills a sentence of a family: {brand} and the family's attributes, {lambda:bare} without the
 * unit. Throws for a name that the family lacks, which is a bug.
 */
export const filledIn = (
  sentence: string,
  brand: BrandKey,
  values: ReadonlyMap<AttributeCode, AttributeValue>,
  texts: LanguageTexts,
): string =>
  sentence.replace(/\{([\w-]+)(:bare)?\}/g, (_, name: string, bare: string | undefined) => {
    if (name === 'brand') return BRANDS[brand].name;
    const value = isAttribute(name) ? values.get(name) : undefined;
    if (!isAttribute(name) || value === undefined)
      throw new Error(`The sentence "${sentence}" names {${name}}, which the family lacks`);
    return bare !== undefined && typeof value !== 'string'
      ? numbersOf(value, texts)
      : valueInWords(name, value, texts);
  });
