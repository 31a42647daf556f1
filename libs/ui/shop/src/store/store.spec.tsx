import type { OpenState as OpenStateFact } from '@materia/domain-stores';
import { markets } from '@materia/testing/markets';
import { pathTo, writeTime } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { aDay } from '../samples/offers.ts';
import { OpenStateText } from './OpenStateText.tsx';
import { StoreBanner } from './StoreBanner.tsx';
import { StoreCard } from './StoreCard.tsx';

const store = {
  name: 'Materia Franowo',
  urlKey: 'franowo',
  street: ['ul. Szwajcarska 14'],
  postcode: '61-285',
  city: 'Poznań',
  phone: '+48 61 800 12 00',
  distanceKm: 3.42,
};

const STATES: readonly OpenStateFact[] = [
  { kind: 'open', until: 1260 },
  { kind: 'opens-today', at: 570 },
  { kind: 'opens-later', date: aDay('2026-11-23'), weekday: 1, at: 420 },
  { kind: 'closed' },
];

describe.each(markets)('a store in $name', (market) => {
  const to = pathTo(market.routes);
  /** As a reader sees it: with plain spaces. */
  const shownTime = (minutes: number): string =>
    writeTime(minutes, market.clock).replaceAll('\u00a0', ' ');

  it('links to its page, shows its address and can be called with one tap', () => {
    const html = htmlInMarket(market, <StoreCard store={store} isChosen={false} />);
    expect(html).toContain(`href="${to('store', { storeName: 'franowo' })}"`);
    expect(html).toContain('href="tel:+48618001200"');
    expect(wordsOf(html)).toContain('ul. Szwajcarska 14, 61-285 Poznań');
    expect(wordsOf(html)).toMatch(/\b3,4 km/);
  });

  it('has phone hours from Monday to Saturday, 7 to 19 (DLV-14, LIM-25)', () => {
    const words = wordsOf(htmlInMarket(market, <StoreCard store={store} isChosen={false} />));
    expect(words).toContain(
      market.texts.storeCard.contactHours
        .replace('{from}', shownTime(420))
        .replace('{to}', shownTime(1140)),
    );
    const monday = market.longDate(aDay('2026-11-23'));
    const saturday = market.longDate(aDay('2026-11-28'));
    for (const date of [monday, saturday])
      expect(market.texts.storeCard.contactHours).toContain(date.slice(0, 3));
  });

  it('shows no phone hours without a phone number', () => {
    const words = wordsOf(
      htmlInMarket(market, <StoreCard store={{ ...store, phone: undefined }} isChosen={false} />),
    );
    expect(words).not.toContain(shownTime(1140));
  });

  it('has a distinct text for each opening state', () => {
    const told = STATES.map((state) =>
      wordsOf(htmlInMarket(market, <OpenStateText state={state} />)),
    );
    expect(new Set(told).size).toBe(STATES.length);
    expect(told[0]).toContain(shownTime(1260));
    expect(told[1]).toContain(shownTime(570));
    expect(told[2]).toContain(shownTime(420));
    expect(told[2]).toContain('23');
  });

  it('is named by the banner once selected, with different texts for pickup and prices (CART-29)', () => {
    const told = (use: 'pickup' | 'prices', chosen: boolean) =>
      wordsOf(htmlInMarket(market, <StoreBanner store={{ name: store.name, chosen }} use={use} />));
    expect(told('pickup', true)).toContain(store.name);
    expect(told('prices', true)).toContain(store.name);
    expect(told('pickup', true)).not.toBe(told('prices', true));
    expect(told('prices', false)).not.toContain(store.name);
    expect(told('prices', false)).toContain(market.texts.storeCard.choose);
    expect(
      htmlInMarket(market, <StoreBanner store={{ name: store.name, chosen: false }} isFixed />),
    ).toBe('');
  });
});
