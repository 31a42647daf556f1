import type { FeedRecord } from '@materia/api-contract/feed';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { type CategoryNode, categoryNode, type DepartmentKey } from '../category-tree.ts';
import type { ReviewPhrases } from '../content/content-texts.ts';
import { leafOf, variantOf } from '../families/family.ts';
import { FAMILIES } from '../families/index.ts';
import type { FamilyVariant } from '../families/variants.ts';
import type { DemoMarket } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';
import { isTrueOf, REVIEW_FITS } from './review-fits.ts';

/**
 * Only bestsellers have reviews, up to this number of products, so that even a shop of 450,000
 * products loads fast.
 */
const REVIEWED_SHARE = 0.25;
const MOST_REVIEWED = 2500;
const MOST_REVIEWS = 6;
const OLDEST_DAYS = 700;
const VERIFIED_SHARE = 0.85;

/** Cumulative percentage of reviews by stars; most are positive. */
const STARS = [
  { below: 0.04, stars: 1, word: 'one' },
  { below: 0.1, stars: 2, word: 'two' },
  { below: 0.22, stars: 3, word: 'three' },
  { below: 0.52, stars: 4, word: 'four' },
  { below: 1, stars: 5, word: 'five' },
] as const;

const departmentOf = (node: CategoryNode): string =>
  node.parent === null ? node.key : departmentOf(node.parent);
const isDepartment = (key: string, good: ReviewPhrases['good']): key is DepartmentKey =>
  key in good;

/**
 * The zero to six reviews of a product, composed of its department's fitting phrases and general
 * ones. They are the same on each run.
 */
export const reviewRows = (
  article: FamilyVariant,
  rank: number,
  size: number,
  { texts }: DemoMarket,
  today: PlainDate,
  draw: Draw,
): readonly FeedRecord<'reviews'>[] => {
  if (rank > Math.min(MOST_REVIEWED, size * REVIEWED_SHARE)) return [];
  const { reviews } = texts.content;
  const sku = Number(article.sku);
  const leaf = categoryNode(leafOf(FAMILIES[article.family], article.values));
  const department = departmentOf(leaf);
  if (!isDepartment(department, reviews.good))
    throw new Error(`There are no phrases for ${department}`);
  const { unit } = FAMILIES[article.family].packaging(variantOf(article.values));
  const said = (kind: 'good' | 'bad'): readonly string[] => [
    ...reviews[kind][department].filter((_, at) =>
      REVIEW_FITS[department][kind].slice(at, at + 1).some((fit) => isTrueOf(fit, leaf, unit)),
    ),
    ...reviews.anything[kind],
  ];
  const count = between(draw('review', sku), 1, MOST_REVIEWS);
  return Array.from({ length: count }, (_, at) => {
    const one = (part: number): number => draw('review', sku, at * 8 + part + 1);
    const from = (all: readonly string[], part: number): string =>
      all[Math.floor(one(part) * all.length)] ?? '';
    const drawn = one(0);
    const { stars, word } = STARS.find(({ below }) => drawn < below) ?? STARS[4];
    // Reviews of one product must differ, so each takes the next phrase.
    const next = (all: readonly string[], part: number): string =>
      all[(Math.floor(draw('review', sku, part) * all.length) + at) % all.length] ?? '';
    const sentences =
      stars >= 4
        ? [next(said('good'), 101)]
        : stars === 3
          ? [next(said('good'), 101), next(said('bad'), 102)]
          : [next(said('bad'), 102)];
    return {
      id: `${article.sku}-${String(at)}`,
      sku: article.sku,
      rating: stars,
      title: next(reviews.titles[word], 103),
      text: [...sentences, next(reviews.endings[word], 104)].join(' '),
      nickname: from(reviews.nicknames, 4),
      writtenOn: addDays(today, -between(one(5), 3, OLDEST_DAYS)),
      isVerified: one(6) < VERIFIED_SHARE,
    };
  });
};
