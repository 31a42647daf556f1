import { money, type Money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDiscounts } from './cart-discounts.ts';
import { applyPriceRules, type PriceRule, type SoldRow } from './price-rules.ts';

const eur = (minor: number) => money(minor, 'EUR');
const minorOf = (amounts: readonly Money[]): number =>
  amounts.reduce((sum, { minor }) => sum + minor, 0);
const own = (minor: number): SoldRow => ({ row: eur(minor), isThirdParty: false, seller: 'shop' });
const ofVendor = (minor: number, seller = 'V1'): SoldRow => ({
  row: eur(minor),
  isThirdParty: true,
  seller,
});
const rate = (basisPoints: number, seller: string | null = null): PriceRule => ({
  name: 'rate',
  lines: { kind: 'seller', seller },
  off: { kind: 'rate', rate: basisPoints },
});
const amount = (minor: number, seller: string | null = null): PriceRule => ({
  name: 'amount',
  lines: { kind: 'seller', seller },
  off: { kind: 'amount', amount: eur(minor) },
});

describe('price rules', () => {
  it('apply one after the other, each to what the earlier ones left', () => {
    expect(applyPriceRules([own(10_000)], [rate(1000), rate(1000)], 'EUR')).toEqual([
      [eur(1000)],
      [eur(900)],
    ]);
  });

  it('are for the lines of the retailer, or of the vendor that they name', () => {
    const lines = [own(1000), ofVendor(1000), ofVendor(1000, 'V2')];
    expect(applyPriceRules(lines, [rate(1000), amount(300, 'V1')], 'EUR')).toEqual([
      [eur(100), eur(0), eur(0)],
      [eur(0), eur(300), eur(0)],
    ]);
  });

  it('of one line leave the others as they are', () => {
    const offer: PriceRule = {
      name: 'offer',
      lines: { kind: 'line', place: 1 },
      off: { kind: 'amount', amount: eur(200) },
    };
    expect(applyPriceRules([own(1000), own(1000)], [offer, rate(1000)], 'EUR')).toEqual([
      [eur(0), eur(200)],
      [eur(100), eur(80)],
    ]);
  });

  it('of a cart are its offers, then its level, then its code (BEY-12)', () => {
    const at = (row: number, offer: number) => ({ ...own(row), offer: eur(offer) });
    const discounts = {
      tier: { level: 1, above: eur(0), rate: 1000 },
      coupon: { code: 'TEN', off: { kind: 'amount', amount: eur(100) } },
    } as const;
    expect(lineDiscounts([at(1000, 0), at(1500, 500)], discounts, 'EUR')).toEqual([
      { offer: eur(0), tier: eur(100), coupon: eur(50) },
      { offer: eur(500), tier: eur(100), coupon: eur(50) },
    ]);
  });

  it('are rounded once for the cart, and their shares add up to it', () => {
    const [shares = []] = applyPriceRules([own(33), own(33), own(33)], [rate(500)], 'EUR');
    expect(minorOf(shares)).toBe(5);
  });

  it('never take off more than a line costs, in any order', () => {
    const rule = fc.oneof(
      fc.nat(10_000).map((points) => rate(points)),
      fc.nat(50_000).map((minor) => amount(minor)),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(9_999), { maxLength: 6 }), fc.array(rule), (rows, rules) => {
        const shares = applyPriceRules(rows.map(own), rules, 'EUR');
        for (const [place, row] of rows.entries()) {
          const off = minorOf(shares.map((parts) => parts[place] ?? eur(0)));
          expect(off).toBeLessThanOrEqual(row);
          expect(shares.every((parts) => (parts[place] ?? eur(0)).minor >= 0)).toBe(true);
        }
      }),
    );
  });
});
