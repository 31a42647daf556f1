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
  it('shows private customers and guests the price with tax only (PRC-03)', () => {
    const words = wordsInMarket(
      pl,
      <PriceTag price={aPrice({ currency: 'PLN' })} viewer={privateViewer} />,
    );
    expect(words).toBe('129 ,90 zł brutto');
  });

  it('shows professionals the price without tax first and with tax second (PRC-01, PRC-02)', () => {
    expect(
      wordsInMarket(pl, <PriceTag price={aPrice({ currency: 'PLN' })} viewer={proViewer} />),
    ).toBe('105 ,61 zł netto 129,90 zł brutto');
    const settingOff = { ...proViewer, proPricesTaxExcludedFirst: false };
    expect(
      wordsInMarket(pl, <PriceTag price={aPrice({ currency: 'PLN' })} viewer={settingOff} />),
    ).toBe('129 ,90 zł brutto');
  });

  it('shows a reduction with its percentage and the 30-day lowest price, which is also the struck one (PRC-13, BEY-01)', () => {
    const words = wordsInMarket(
      pl,
      <PriceTag price={aReducedPrice('PLN')} viewer={privateViewer} />,
    );
    expect(words).toContain('Cena przed obniżką 149,00 zł');
    expect(words).not.toContain('159');
    expect(words).toContain('−12%');
    expect(words).toContain('Najniższa cena z 30 dni przed obniżką: 149,00 zł');
  });

  it('shows no reduction without a known lowest price (BEY-01)', () => {
    const words = wordsInMarket(
      pl,
      <PriceTag price={aPrice({ currency: 'PLN', initialMinor: 15_900 })} viewer={privateViewer} />,
    );
    expect(words).toBe('129 ,90 zł brutto');
  });

  it('shows a minimum price with "from" in every market (PRC-08)', () => {
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

  it('shows nothing for an unknown reason (PRC-21)', () => {
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

  it('names the tax IGIC where the store says so (PRC-14)', () => {
    expect(
      wordsInMarket(
        pl,
        <PriceTag price={aPrice({ currency: 'PLN' })} viewer={{ ...privateViewer, tax: 'igic' }} />,
      ),
    ).toContain('z IGIC');
  });
});

describe('UnitPrice', () => {
  it('shows the price of a capacity unit with that unit (PRC-19, BEY-03)', () => {
    const price = aPrice({ currency: 'PLN', minor: 8_690, unitsPerSaleUnit: 4.32 });
    expect(
      wordsInMarket(pl, <UnitPrice price={price} capacityUnit="m2" viewer={privateViewer} />),
    ).toBe('20,12 zł / m² brutto');
    expect(
      htmlInMarket(
        pl,
        <UnitPrice price={aPrice({ currency: 'PLN' })} capacityUnit="m2" viewer={privateViewer} />,
      ),
    ).toBe('');
  });
});

describe('DeliveryPrice', () => {
  it('shows zero as free, a minimum price with "from", and nothing without a price (PRC-07, PRC-08)', () => {
    expect(wordsInMarket(pl, <DeliveryPrice price={money(0, 'PLN')} />)).toBe('bezpłatnie');
    expect(wordsInMarket(pl, <DeliveryPrice price={money(1_990, 'PLN')} isMinimum />)).toBe(
      'od 19,90 zł',
    );
    expect(wordsInMarket(pl, <DeliveryPrice price={money(1_990, 'PLN')} />)).toBe('19,90 zł');
    expect(wordsInMarket(pl, <DeliveryPrice price={null} />)).toBe('');
  });
});

describe('EcoContributions', () => {
  const amount = taxedAmount(money(120, 'PLN'), 2300);
  const within = {
    stream: 'deee',
    amount,
    placement: 'shown-within-price',
    products: 'electrical',
    isShown: true,
  } as const satisfies EcoContribution;

  it('shows what is included in the price and what is added, and hides the rest (PRC-16, BEY-23)', () => {
    const words = wordsInMarket(
      pl,
      <EcoContributions
        viewer={privateViewer}
        contributions={[
          within,
          { ...within, stream: 'dea', placement: 'added-to-price', products: 'furniture' },
          { stream: 'pmcb', amount, placement: 'inside-price', isShown: false },
        ]}
      />,
    );
    expect(words).toBe(
      'w tym koszt gospodarowania zużytym sprzętem elektrycznym: 1,20 zł + koszt gospodarowania odpadami meblowymi: 1,20 zł',
    );
  });

  it.each([
    ['electrical', pl.texts.price.ecoElectrical],
    ['furniture', pl.texts.price.ecoFurniture],
    ['building', pl.texts.price.ecoBuilding],
    ['other', pl.texts.price.ecoOther],
  ] as const)(
    'names %s products by the market’s row, whatever the name of the stream (BEY-23)',
    (products, name) => {
      const words = wordsInMarket(
        pl,
        <EcoContributions
          viewer={privateViewer}
          contributions={[{ ...within, stream: 'rows-of-a-new-market', products }]}
        />,
      );
      expect(words).toBe(`w tym ${name}: 1,20 zł`);
    },
  );
});
