import { markets } from '@materia/testing/markets';
import {
  stockLabel,
  type DeliveryMode,
  type OfferDelivery,
  type StockStatus,
} from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { wordsInMarket } from '../samples/html-in-market.tsx';
import { StockBadge } from './StockBadge.tsx';

const [pl] = markets;

const offer = (
  mode: DeliveryMode,
  stockStatus: StockStatus,
  availableStock: number | undefined,
  isSoldByAThirdPartyVendor = false,
) => {
  const none: OfferDelivery = {
    home: { availabilities: [] },
    store: { availabilities: [] },
    relay: { availabilities: [] },
  };
  return {
    isSoldByAThirdPartyVendor,
    delivery: { ...none, [mode]: { availabilities: [{ stockStatus, availableStock }] } },
  };
};

const badge = (fact: ReturnType<typeof stockLabel>) =>
  wordsInMarket(pl, <StockBadge label={fact} />);

describe('StockBadge', () => {
  it.each([
    ['STK-01: SOLDOUT is being restocked', offer('store', 'SOLDOUT', 5), 'Czekamy na dostawę'],
    [
      'STK-02: ONORDER comes from the warehouse',
      offer('store', 'ONORDER', 5),
      'Na zamówienie z magazynu',
    ],
    [
      'STK-03: ONSITE tells how many lie in the store',
      offer('store', 'ONSITE', 42),
      '42 sztuki w sklepie',
    ],
    [
      'STK-03: ONSITE at home tells how many the website has',
      offer('home', 'ONSITE', 3),
      '3 sztuki online',
    ],
    [
      'STK-04: BIGBOX without a promise tells how many the region has',
      offer('store', 'BIGBOX', 5),
      '5 sztuk w magazynie regionalnym',
    ],
    [
      'STK-05: SITE_DELIVERY is brought by the vendor',
      offer('home', 'SITE_DELIVERY', 7, true),
      'Dostawa sprzedawcy (7 sztuk)',
    ],
  ])('%s', (_, of, words) => expect(badge(stockLabel(of))).toBe(words));

  it('STK-04: BIGBOX with a promise that keeps it tells how many there are within 24 hours', () => {
    expect(badge({ kind: 'within-24-hours', units: 5 })).toBe('5 sztuk w ciągu 24 godzin');
  });

  it('shows no number that is unknown', () => {
    expect(badge(stockLabel(offer('store', 'ONSITE', undefined)))).toBe('W sklepie');
  });

  it('has a distinct text for every state in every market', () => {
    const facts = [
      { kind: 'unavailable' },
      { kind: 'restocking' },
      { kind: 'on-order' },
      { kind: 'in-stock', where: 'store', units: null },
      { kind: 'in-stock', where: 'website', units: null },
      { kind: 'regional-stock', units: null },
      { kind: 'within-24-hours', units: null },
      { kind: 'home-courier', units: null },
      { kind: 'vendor-delivery', units: null },
    ] as const;
    for (const market of markets) {
      const words = facts.map((fact) => wordsInMarket(market, <StockBadge label={fact} />));
      expect(new Set(words).size).toBe(facts.length);
    }
  });
});
