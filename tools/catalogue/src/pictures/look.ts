import type { AttributeCode } from '../attributes.ts';
import type { Family, Packaging, Size } from '../families/family.ts';
import { FAMILIES } from '../families/index.ts';
import type { FamilyVariant } from '../families/variants.ts';
import { slugOf } from '../slug.ts';
import { type Livery, liveryOf, NO_LIVERY } from './livery.ts';

/** What a drawing may depend on: attributes of the family, the maker, the contents of a sale unit. */
export type Fact = AttributeCode | 'brand' | 'contents';

/**
 * The facts of a product that a drawing may read. Its file name consists of the same facts, so that
 * products share a drawing exactly when nothing that it shows differs. Reading another fact is a
 * bug and throws.
 */
export type Look = {
  readonly has: (attribute: AttributeCode) => boolean;
  readonly number: (attribute: AttributeCode) => number;
  readonly size: (attribute: AttributeCode) => Size;
  readonly word: (attribute: AttributeCode) => string;
  /** The maker's livery, or a grey one where the drawing is shared by all makers. */
  readonly livery: () => Livery;
  readonly contents: () => Packaging;
};

export const lookAt = (article: FamilyVariant, facts: ReadonlySet<Fact>): Look => {
  const { family, values } = article;
  const read = (attribute: AttributeCode): number | string | Size => {
    const value = values.get(attribute);
    if (value === undefined || !facts.has(attribute))
      throw new Error(`The drawing of ${family} may not read ${attribute}`);
    return value;
  };
  return {
    has: (attribute) => facts.has(attribute) && values.has(attribute),
    number: (attribute) => {
      const value = read(attribute);
      if (typeof value !== 'number') throw new Error(`${attribute} of ${family} is no number`);
      return value;
    },
    size: (attribute) => {
      const value = read(attribute);
      if (typeof value !== 'object') throw new Error(`${attribute} of ${family} is no size`);
      return value;
    },
    word: (attribute) => {
      const value = read(attribute);
      if (typeof value !== 'string') throw new Error(`${attribute} of ${family} is no word`);
      return value;
    },
    livery: () => (facts.has('brand') ? liveryOf(article.brand) : NO_LIVERY),
    contents: () => {
      if (!facts.has('contents'))
        throw new Error(`The drawing of ${family} may not read its contents`);
      return packagingOf(article);
    },
  };
};

/** A weight as a pack states it: with two figures, or one where it states an amount anyway. */
const statedGrams = (grams: number, figures: number): number => Number(grams.toPrecision(figures));

const packagingOf = ({ family, variant }: FamilyVariant): Packaging => {
  const own: Family = FAMILIES[family];
  const packaging = own.packaging(variant);
  return {
    ...packaging,
    grams: statedGrams(packaging.grams, packaging.capacity === null ? 2 : 1),
  };
};

const contentsInName = (article: FamilyVariant): string => {
  const { unit, grams, capacity } = packagingOf(article);
  const amount = capacity === null ? '' : `-${String(capacity.amount)}${capacity.unit}`;
  return `${unit}${amount}-${String(grams)}g`;
};

const factInName = (article: FamilyVariant, fact: Fact): string => {
  if (fact === 'brand') return article.brand;
  if (fact === 'contents') return contentsInName(article);
  const value = article.values.get(fact);
  return typeof value === 'object' ? value.join('x') : String(value ?? '');
};

const SLUGS = new Map<string, string>();
/** Slugs are kept, because a large shop asks for the same few thousand values a million times. */
const keptSlug = (text: string): string => {
  const known = SLUGS.get(text);
  if (known !== undefined) return known;
  const slug = slugOf(text.replaceAll('.', '-'));
  SLUGS.set(text, slug);
  return slug;
};

/** The facts of a product as a part of a file name. */
export const factsInName = (article: FamilyVariant, facts: ReadonlySet<Fact>): string =>
  [...facts].map((fact) => keptSlug(factInName(article, fact))).join('-');
