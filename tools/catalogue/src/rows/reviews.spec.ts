import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { type CategoryKey, categoryNode, type CategoryNode } from '../category-tree.ts';
import { leafOf, type SaleUnit } from '../families/family.ts';
import { FAMILIES, FAMILY_KEYS } from '../families/index.ts';
import { familyVariant, madeCombinations } from '../families/variants.ts';
import { DEMO_MARKETS, isDemoMarketId } from '../markets/index.ts';
import { drawFrom } from '../random.ts';
import { REVIEW_FITS } from './review-fits.ts';
import { reviewRows } from './reviews.ts';

const marketIds = Object.keys(DEMO_MARKETS).filter(isDemoMarketId);
const today = plainDate(2026, 11, 20);
const SIZE = 5000;

/** A word of each language and the products it fits: those sold in that unit or below one of these categories. */
type FittingWord = {
  readonly word: RegExp;
  readonly unit?: SaleUnit;
  readonly below: readonly CategoryKey[];
};
const WORDS: readonly FittingWord[] = [
  { word: /\b(worek|worków|worka|worki)\b|\bsacos?\b|\bsacs?\b/i, unit: 'bag', below: [] },
  { word: /\bpaleta\b|\bpalé\b|\bpalette\b|\bpalete\b/i, unit: 'bag', below: [] },
  {
    word: /akumulator|batería|batterie|bateria/i,
    below: ['cordless-grinders', 'cordless-saws', 'cordless-mowers'],
  },
  { word: /\bpodeszwa|\bsuela|\bsemelle|\bsola\b/i, below: ['footwear'] },
  { word: /warstw|manos\b|couches\b|demãos/i, below: ['interior-paints', 'exterior-paints'] },
  { word: /szuflada|cajón|tiroir|gaveta/i, below: ['base-units'] },
  { word: /\bchrom\b|cromado|chrome/i, below: ['taps'] },
];
const isBelow = (node: CategoryNode, keys: readonly CategoryKey[]): boolean =>
  keys.includes(node.key) || (node.parent !== null && isBelow(node.parent, keys));

/** The typical product of every family, and its last one. */
const ARTICLES = FAMILY_KEYS.flatMap((key) =>
  [0, madeCombinations(key).at(-1) ?? 0].map((combination) => familyVariant(key, combination)),
);

describe.each(marketIds)('the reviews of %s', (id) => {
  const market = DEMO_MARKETS[id];
  const draw = drawFrom('materia');
  const written = ARTICLES.map((article) => {
    const family = FAMILIES[article.family];
    return {
      leaf: categoryNode(leafOf(family, article.values)),
      unit: family.packaging(article.variant).unit,
      texts: reviewRows(article, 1, SIZE, market, today, draw).map(({ text }) => text),
    };
  });

  it.each(WORDS)('use $word only for products it fits', ({ word, unit, below }) => {
    const wrong = written
      .filter((product) => product.unit !== unit && !isBelow(product.leaf, below))
      .flatMap(({ leaf, texts }) =>
        texts.filter((text) => word.test(text)).map((text) => `${leaf.key}: ${text}`),
      );
    expect(wrong).toEqual([]);
  });

  it('each phrase of a department fits at least one product', () => {
    for (const kind of ['good', 'bad'] as const)
      for (const [department, fits] of Object.entries(REVIEW_FITS)) {
        const phrases =
          Object.entries(market.texts.content.reviews[kind]).find(
            ([key]) => key === department,
          )?.[1] ?? [];
        expect([department, phrases.length]).toEqual([department, fits[kind].length]);
        for (const fit of fits[kind])
          expect(
            written.some(({ leaf, unit }) =>
              'soldIn' in fit ? fit.soldIn.includes(unit) : isBelow(leaf, fit.below),
            ),
          ).toBe(true);
      }
  });
});
