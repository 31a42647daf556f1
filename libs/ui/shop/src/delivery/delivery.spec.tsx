import { markets } from '@materia/testing/markets';
import { deliveryLabel } from '@materia/domain-promise';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { aDay, homeOnTuesday, pickupInTwoHours } from '../samples/offers.ts';
import { wordsInMarket } from '../samples/html-in-market.tsx';
import { DeliveryLabelText } from './DeliveryLabelText.tsx';
import { CardDeliveryCost } from './CardDeliveryCost.tsx';
import { DeliveryOptionList } from './DeliveryOptionList.tsx';
import { PromiseLine } from './PromiseLine.tsx';

const [pl] = markets;

describe('DeliveryLabel', () => {
  it.each([
    ['home', 'ONSITE', 'Kurier do domu', 'DLV-01'],
    ['home', 'FAST', 'Kurier do domu', 'DLV-02'],
    ['home', 'BIGBOX', 'Kurier do domu', 'DLV-03'],
    ['home', 'SITE_DELIVERY', 'Dostawa w promieniu około 50 km', 'DLV-04'],
    ['store', 'ONSITE', 'Odbiór w sklepie od 25,00 zł za przygotowanie', 'DLV-05'],
    ['store', 'BIGBOX', 'Odbiór w sklepie od 25,00 zł za przygotowanie', 'DLV-06'],
    ['relay', 'ONSITE', 'Punkt odbioru', 'DLV-07'],
    ['relay', 'BIGBOX', 'Punkt odbioru', 'DLV-08'],
  ] as const)('mode %s with status %s reads "%s" (%s)', (mode, status, words, _id) => {
    const label = deliveryLabel(mode, status);
    expect(label && wordsInMarket(pl, <DeliveryLabelText label={label} />)).toBe(words);
  });
});

describe('PromiseLine', () => {
  it.each([
    [
      { kind: 'within-hours', hours: 2, date: aDay('2026-11-20'), minute: 840 },
      'Odbiór w sklepie: w ciągu 2 godzin',
    ],
    [
      { kind: 'today-from', date: aDay('2026-11-20'), minute: 960 },
      'Odbiór w sklepie: dziś od 16:00',
    ],
    [
      { kind: 'tomorrow-from', date: aDay('2026-11-21'), minute: 420 },
      'Odbiór w sklepie: jutro od 07:00',
    ],
    [
      { kind: 'day-from', date: aDay('2026-11-23'), minute: 420 },
      'Odbiór w sklepie: poniedziałek, 23 listopada, od 07:00',
    ],
  ] as const)(
    'shows a promise in hours as hours, as tomorrow or as a day: %o (PRM-01)',
    (fact, words) => {
      expect(
        wordsInMarket(
          pl,
          <PromiseLine delivery={{ ...pickupInTwoHours, promise: { ...fact, skipped: [] } }} />,
        ),
      ).toBe(words);
    },
  );

  it('shows a promise in working days as a date (PRM-02)', () => {
    expect(wordsInMarket(pl, <PromiseLine delivery={homeOnTuesday} />)).toBe(
      'Kurier do domu: wtorek, 24 listopada',
    );
  });

  it('explains each skipped day with its reason (BEY-06)', () => {
    const skipped = [
      {
        date: aDay('2026-11-11'),
        reason: { kind: 'holiday', key: 'independence', name: 'Narodowe Święto Niepodległości' },
      },
      { date: aDay('2026-11-14'), reason: { kind: 'weekend' } },
      { date: aDay('2026-11-16'), reason: { kind: 'closed-store' } },
    ] as const;
    const words = wordsInMarket(
      pl,
      <PromiseLine
        explained
        delivery={{ ...homeOnTuesday, promise: { ...homeOnTuesday.promise, skipped } }}
      />,
    );
    expect(words).toContain('środa, 11 listopada: Narodowe Święto Niepodległości');
    expect(words).toContain('sobota, 14 listopada: weekend');
    expect(words).toContain('poniedziałek, 16 listopada: sklep zamknięty');
    expect(words).toContain('Potrzebujemy 2 dni roboczych.');
  });

  it('names the preparation fee that pickup costs where it is explained (DLV-05, DLV-06, FEE-01)', () => {
    expect(wordsInMarket(pl, <PromiseLine explained delivery={pickupInTwoHours} />)).toContain(
      'Odbiór: od 25,00 zł za przygotowanie zamówienia.',
    );
    expect(wordsInMarket(pl, <PromiseLine explained delivery={homeOnTuesday} />)).not.toContain(
      'przygotowanie',
    );
  });

  it('says that the carrier calls within 48 hours about a scheduled delivery (DLV-13, LIM-24)', () => {
    const scheduled = { ...homeOnTuesday, label: 'local-delivery' } as const;
    for (const market of markets)
      expect(wordsInMarket(market, <PromiseLine explained delivery={scheduled} />)).toContain(
        market.texts.delivery.contactWithin.replace('{hours}', '48').replaceAll('\u00a0', ' '),
      );
  });

  it('gives no explanation when no day was skipped', () => {
    for (const market of markets) {
      expect(
        wordsInMarket(market, <PromiseLine explained delivery={pickupInTwoHours} />),
      ).not.toContain(market.texts.delivery.why);
    }
  });
});

it.each(markets.map((market) => [market.id, market] as const))(
  'the deliveries of an offer show price and day in %s (OFF-10, DLV-10, SHP-22)',
  (_, market) => {
    const { currency } = market;
    const options = [
      {
        label: 'relay-point' as const,
        offerDeliveryPrice: money(1199, currency),
        deliveryDate: aDay('2026-11-24'),
        deliveryMode: 'chronorelais',
        deliveryMethod: 'relay',
        img: 'pin',
        is3p: false,
      },
    ];
    const list = wordsInMarket(market, <DeliveryOptionList options={options} />);
    expect(list).toContain('11,99');
    expect(list).toContain(market.longDate(aDay('2026-11-24')));
    const sold = <CardDeliveryCost deliveries={options} promise={homeOnTuesday} isOwn={false} />;
    expect(wordsInMarket(market, sold)).toContain('11,99');
    expect(wordsInMarket(market, <CardDeliveryCost deliveries={[]} />)).toBe('');
  },
);
