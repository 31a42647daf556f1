import { markets } from '@materia/testing/markets';
import { money } from '@materia/domain-money';
import { taxedAmount, type EcoContribution } from '@materia/domain-pricing';
import { describe, expect, it } from 'vitest';
import { aPrice, aReducedPrice, privateViewer, proViewer } from '../samples/offers.ts';
import { htmlInMarket, wordsInMarket } from '../samples/html-in-market.tsx';
import { DeliveryPrice } from './DeliveryPrice.tsx';
import { EcoContributions } from './EcoContributions.tsx';
import { PriceTag } from './PriceTag.tsx';
import { UnitPrice } from './UnitPrice.tsx';

const [pl] = markets;

describe('PriceTag', () => {
  it('private customers and guests read the price with tax only (PRC-03)', () => {
    const words = wordsInMarket(
      pl,
      <PriceTag price={aPrice({ currency: 'PLN' })} viewer={privateViewer} />,
    );
    expect(words).toBe('129 ,90 zł z VAT');
  });

  it('professionals read the price without tax first and with tax second (PRC-01, PRC-02)', () => {
    expect(
      wordsInMarket(pl, <PriceTag price={aPrice({ currency: 'PLN' })} viewer={proViewer} />),
    ).toBe('105 ,61 zł bez VAT 129,90 zł z VAT');
    const settingOff = { ...proViewer, proPricesTaxExcludedFirst: false };
    expect(
      wordsInMarket(pl, <PriceTag price={aPrice({ currency: 'PLN' })} viewer={settingOff} />),
    ).toBe('129 ,90 zł z VAT');
  });

  it('a reduction shows its percentage, the price before and the lowest price of 30 days (PRC-13, BEY-01)', () => {
    const words = wordsInMarket(
      pl,
      <PriceTag price={aReducedPrice('PLN')} viewer={privateViewer} />,
    );
    expect(words).toContain('Cena przed obniżką 159,00 zł');
    expect(words).toContain('−12%');
    expect(words).toContain('Najniższa cena z 30 dni przed obniżką: 149,00 zł');
  });

  it('a price that is lower without a known lowest price announces no reduction (BEY-01)', () => {
    const words = wordsInMarket(
      pl,
      <PriceTag price={aPrice({ currency: 'PLN', initialMinor: 15_900 })} viewer={privateViewer} />,
    );
    expect(words).toBe('129 ,90 zł z VAT');
  });

  it('a minimal price is told as "from" in every market (PRC-08)', () => {
    for (const market of markets) {
      const words = wordsInMarket(
        market,
        <PriceTag price={aPrice({ currency: market.currency })} viewer={privateViewer} isMinimum />,
      );
      expect(words).toContain(market.texts.price.from.replace('{amount}', '').trim());
    }
  });

  it.each([
    ['PROMO', 'promotion'],
    ['CLEARANCE', 'clearance'],
    ['LAST_UNITS', 'lastUnits'],
    ['LOW_PRICE', 'everydayLowPrice'],
  ] as const)('the reason %s of a reduction is told in words (PRC-21)', (gapCode, key) => {
    const price = aPrice({ currency: 'PLN', initialMinor: 15_900, lowestMinor: 14_900, gapCode });
    expect(wordsInMarket(pl, <PriceTag price={price} viewer={privateViewer} />)).toContain(
      pl.texts.price[key],
    );
  });

  it('an unknown reason shows nothing (PRC-21)', () => {
    const price = aPrice({
      currency: 'PLN',
      initialMinor: 15_900,
      lowestMinor: 14_900,
      gapCode: 'XYZ',
    });
    expect(wordsInMarket(pl, <PriceTag price={price} viewer={privateViewer} />)).not.toContain(
      'XYZ',
    );
  });

  it('the tax is named IGIC where the store says so (PRC-14)', () => {
    expect(
      wordsInMarket(
        pl,
        <PriceTag price={aPrice({ currency: 'PLN' })} viewer={{ ...privateViewer, tax: 'igic' }} />,
      ),
    ).toContain('z IGIC');
  });
});

describe('UnitPrice', () => {
  it('tells the price of a capacity unit with that unit (PRC-19, BEY-03)', () => {
    const price = aPrice({ currency: 'PLN', minor: 8_690, unitsPerSaleUnit: 4.32 });
    expect(
      wordsInMarket(pl, <UnitPrice price={price} capacityUnit="m2" viewer={privateViewer} />),
    ).toBe('20,12 zł / m² z VAT');
    expect(
      htmlInMarket(
        pl,
        <UnitPrice price={aPrice({ currency: 'PLN' })} capacityUnit="m2" viewer={privateViewer} />,
      ),
    ).toBe('');
  });
});

describe('DeliveryPrice', () => {
  it('zero is free, a least price is "from", no price says nothing (PRC-07, PRC-08)', () => {
    expect(wordsInMarket(pl, <DeliveryPrice price={money(0, 'PLN')} />)).toBe('bezpłatnie');
    expect(wordsInMarket(pl, <DeliveryPrice price={money(1_990, 'PLN')} isMinimum />)).toBe(
      'od 19,90 zł',
    );
    expect(wordsInMarket(pl, <DeliveryPrice price={money(1_990, 'PLN')} />)).toBe('19,90 zł');
    expect(wordsInMarket(pl, <DeliveryPrice price={null} />)).toBe('');
  });
});

describe('EcoContributions', () => {
  const contribution = (given: Partial<EcoContribution>): EcoContribution => ({
    stream: 'deee',
    amount: taxedAmount(money(120, 'PLN'), 2300),
    placement: 'shown-within-price',
    isShown: true,
    ...given,
  });

  it('tells what lies in the price and what comes on top, and hides what is not to be shown (PRC-16, BEY-23)', () => {
    const words = wordsInMarket(
      pl,
      <EcoContributions
        viewer={privateViewer}
        contributions={[
          contribution({}),
          contribution({ stream: 'dea', placement: 'added-to-price' }),
          contribution({ stream: 'pmcb', placement: 'inside-price', isShown: false }),
        ]}
      />,
    );
    expect(words).toBe(
      'w tym koszt gospodarowania zużytym sprzętem elektrycznym: 1,20 zł + koszt gospodarowania odpadami meblowymi: 1,20 zł',
    );
  });
});
