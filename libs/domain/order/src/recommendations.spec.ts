import { describe, expect, it } from 'vitest';
import { pickRecommendations, type RecommendationCandidate } from './recommendations.ts';

const candidate = (sku: string, categoryId: string): RecommendationCandidate => ({
  sku,
  categoryId,
  because: 'bought-together',
});
const shown = { skus: new Set(['tile']), categoryIds: new Set(['tiles']) };
const skusOf = (candidates: readonly RecommendationCandidate[], most?: number) =>
  pickRecommendations(candidates, shown, most).map(({ sku }) => sku);

describe('recommendations', () => {
  it('keep the order of their strength, one of each category (BEY-35)', () => {
    expect(
      skusOf([
        candidate('grout', 'grouts'),
        candidate('adhesive', 'adhesives'),
        candidate('other-grout', 'grouts'),
      ]),
    ).toEqual(['grout', 'adhesive']);
  });

  it('are never the product itself, nor one that would replace it (BEY-35)', () => {
    expect(
      skusOf([
        candidate('tile', 'spacers'),
        candidate('other-tile', 'tiles'),
        candidate('spacer', 'spacers'),
      ]),
    ).toEqual(['spacer']);
  });

  it('are at most eight (BEY-35)', () => {
    const many = Array.from({ length: 12 }, (_, at) => candidate(`s${at}`, `c${at}`));
    expect(skusOf(many)).toHaveLength(8);
    expect(skusOf(many, 3)).toHaveLength(3);
  });
});
