import { describe, expect, it } from 'vitest';
import { markets } from '@materia/market-all';
import { ROUTE_PARAMS } from '@materia/market-model';
import { missingInMarkets } from './market-completeness.ts';

const whole = {
  id: 'aa',
  routes: { home: {}, cart: {} },
  texts: { storeCard: { title: 'Store', open: 'Open' } },
  hostTexts: { mail: { greeting: 'Hello' } },
};

describe('the check of what markets have', () => {
  it('finds nothing in the markets of the shop', () => {
    expect(missingInMarkets(markets, Object.keys(ROUTE_PARAMS))).toEqual([]);
  });

  it.each([
    [
      'a text',
      { ...whole, id: 'bb', texts: { storeCard: { title: 'Loja' } } },
      'bb lacks the text storeCard.open: add it to libs/market/bb/src/texts/store-card.ts',
    ],
    [
      'a text of mails',
      { ...whole, id: 'bb', hostTexts: { mail: {} } },
      'bb lacks the text mail.greeting: add it to libs/market/bb/src/texts/mail.ts',
    ],
    [
      'the address of a page',
      { ...whole, id: 'bb', routes: { home: {} } },
      'bb lacks the page cart: give it an address in libs/market/bb/src/routes.ts',
    ],
  ])('names the market and the key where %s is missing, in one line', (_, market, line) => {
    expect(missingInMarkets([whole, market], ['home', 'cart'])).toEqual([line]);
  });
});
