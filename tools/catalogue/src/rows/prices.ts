import type { FeedRecord } from '@materia/api-contract/feed';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import { BRANDS } from '../brands.ts';
import type { Family } from '../families/family.ts';
import { FAMILIES } from '../families/index.ts';
import type { FamilyVariant } from '../families/variants.ts';
import type { DemoMarket } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';

type CustomerKind = FeedRecord<'prices'>['customerKind'];
const CUSTOMER_KINDS: readonly CustomerKind[] = ['private', 'professional'];

/** The share of products with a reduced price today: about one in eight. */
const REDUCED_SHARE = 0.12;

/**
 * Kinds of price history behind a reduction; the shares add up to 1. Only `steady` has a 30-day
 * lowest equal to the price before.
 */
const PASTS = [
  { kind: 'steady', share: 0.6 },
  { kind: 'offer-before', share: 0.25 },
  { kind: 'raised-before', share: 0.15 },
] as const;

type Reduction = {
  readonly gapCode: 'PROMO' | 'CLEARANCE';
  readonly factor: number;
  readonly daysAgo: number;
  readonly past: (typeof PASTS)[number]['kind'];
};

/** Prices end in nines: cents below 10, tens of cents up to 100, whole units above. */
export const shopPrice = (minor: number): number => {
  if (minor < 1000) return Math.max(9, Math.round((minor + 1) / 10) * 10 - 1);
  if (minor < 10_000) return Math.round((minor + 10) / 50) * 50 - 1;
  return Math.round((minor + 100) / 500) * 500 - 100;
};

const reductionOf = (sku: number, draw: Draw): Reduction | null => {
  if (draw('reduction', sku) >= REDUCED_SHARE) return null;
  const drawn = draw('history', sku);
  const steadyUntil = PASTS[0].share;
  return {
    gapCode: draw('reduction', sku, 1) < 0.7 ? 'PROMO' : 'CLEARANCE',
    factor: 0.7 + draw('reduction', sku, 2) * 0.22,
    daysAgo: between(draw('reduction', sku, 3), 2, 21),
    past:
      drawn < steadyUntil
        ? 'steady'
        : drawn < steadyUntil + PASTS[1].share
          ? 'offer-before'
          : 'raised-before',
  };
};

/** The regular price with tax in minor units for a private customer in a zone of level 1. */
const regularPrice = (article: FamilyVariant, market: DemoMarket, draw: Draw): number => {
  const family: Family = FAMILIES[article.family];
  const wobble = 0.95 + draw('price', Number(article.sku)) * 0.1;
  return (
    family.euroCents(article.variant) *
    BRANDS[article.brand].level *
    market.minorPerEuroCent *
    wobble
  );
};

type Step = { readonly daysAgo: number; readonly amount: number };

/**
 * The prices a product had, at most three, oldest first: `regular` is the price before a reduction,
 * `current` today's.
 */
const pastSteps = (
  regular: number,
  current: number,
  reduction: Reduction | null,
  sku: number,
  draw: Draw,
): readonly Step[] => {
  const start = { daysAgo: between(draw('history', sku, 1), 120, 400), amount: regular };
  if (reduction === null) {
    const wasCheaper = draw('history', sku, 2) < 0.15;
    return wasCheaper
      ? [
          { ...start, amount: shopPrice(regular * 0.95) },
          { daysAgo: between(draw('history', sku, 3), 35, 100), amount: regular },
        ]
      : [start];
  }
  const now = { daysAgo: reduction.daysAgo, amount: current };
  switch (reduction.past) {
    case 'steady':
      return [start, now];
    case 'offer-before':
      return [
        { ...start, amount: shopPrice((regular + current) / 2) },
        { daysAgo: reduction.daysAgo + 17, amount: regular },
        now,
      ];
    case 'raised-before':
      return [
        { ...start, amount: shopPrice(regular * 0.94) },
        { daysAgo: reduction.daysAgo + 9, amount: regular },
        now,
      ];
  }
};

export type PriceRows = {
  readonly prices: readonly FeedRecord<'prices'>[];
  readonly history: readonly FeedRecord<'price-history'>[];
};

/**
 * The prices of one product in every zone and for both customer types, with their history. Amounts
 * include tax.
 */
export const priceRows = (
  article: FamilyVariant,
  market: DemoMarket,
  today: PlainDate,
  draw: Draw,
): PriceRows => {
  const sku = Number(article.sku);
  const reduction = reductionOf(sku, draw);
  const base = regularPrice(article, market, draw);
  const professionalFactor = 0.94 - draw('professional', sku) * 0.06;
  const prices: FeedRecord<'prices'>[] = [];
  const history: FeedRecord<'price-history'>[] = [];
  for (const [priceZone, level] of Object.entries(market.zones)) {
    for (const customerKind of CUSTOMER_KINDS) {
      const forKind = (amount: number): number =>
        customerKind === 'private' ? amount : Math.round(amount * professionalFactor);
      const regular = shopPrice(base * level);
      const current =
        reduction === null ? regular : Math.min(regular - 1, shopPrice(regular * reduction.factor));
      prices.push({
        sku: article.sku,
        priceZone,
        customerKind,
        amountMinor: forKind(current),
        initialAmountMinor: forKind(regular),
        gapCode: reduction?.gapCode ?? null,
      });
      for (const { daysAgo, amount } of pastSteps(regular, current, reduction, sku, draw)) {
        history.push({
          sku: article.sku,
          priceZone,
          customerKind,
          validFrom: addDays(today, -daysAgo),
          amountMinor: forKind(amount),
        });
      }
    }
  }
  return { prices, history };
};

/** A vendor's price including tax, close to the retailer's regular price in the market. */
export const vendorPrice = (
  article: FamilyVariant,
  market: DemoMarket,
  draw: Draw,
  offer: number,
): { readonly amountMinor: number; readonly initialAmountMinor: number } => {
  const sku = Number(article.sku);
  const initialAmountMinor = shopPrice(
    regularPrice(article, market, draw) * (0.93 + draw('vendor-offer', sku, offer) * 0.16),
  );
  const isReduced = draw('vendor-offer', sku, 10 + offer) < 0.15;
  return {
    initialAmountMinor,
    amountMinor: isReduced
      ? Math.min(initialAmountMinor - 1, shopPrice(initialAmountMinor * 0.85))
      : initialAmountMinor,
  };
};
