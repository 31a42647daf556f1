import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { wordsInMarket } from '../samples/html-in-market.tsx';
import { VendorLine } from './VendorLine.tsx';

const vendor = { name: 'Marbres Réunis', isThirdParty: true } as const;

describe.each(markets)('the vendor of an offer in $name', (market) => {
  it.each([
    ['a vendor, where the market labels its marketplace', vendor, true, true],
    ['a vendor, where it does not', vendor, false, false],
    ['the shop itself', { name: 'Materia', isThirdParty: false }, true, false],
  ])(
    'is named, and marked as of the marketplace when it is %s (PRC-20)',
    (_, seller, marketplaceLabel, isMarked) => {
      const words = wordsInMarket(
        market,
        <VendorLine seller={seller} marketplaceLabel={marketplaceLabel} />,
      );
      expect(words).toContain(seller.name);
      expect(words.includes(market.texts.line.thirdParty)).toBe(isMarked);
    },
  );
});
