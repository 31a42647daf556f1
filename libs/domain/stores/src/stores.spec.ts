import { describe, expect, it } from 'vitest';
import { locatorQuestion, parseStoreSearch } from './store-search.ts';
import { RETAILER_TYPES } from './stores.ts';

describe('stores', () => {
  it('a store is an agency or a big box (STO-05, LIM-14)', () => {
    expect(RETAILER_TYPES).toEqual(['agency', 'bigbox']);
  });
});

describe('store search', () => {
  const isPolish = (text: string): boolean => /^\d{2}-?\d{3}$/.test(text);

  it.each([
    ['02-495', { ok: true, value: { kind: 'postcode', postcode: '02-495' } }],
    ['02495 ', { ok: true, value: { kind: 'postcode', postcode: '02495' } }],
    ['0249', { ok: false, error: { kind: 'not-a-postcode', text: '0249' } }],
    ['???', { ok: false, error: { kind: 'not-a-postcode', text: '???' } }],
    ['  ', { ok: false, error: { kind: 'empty' } }],
  ])('typed digits %j must be a valid postcode (STO-13, STO-28)', (text, expected) =>
    expect(parseStoreSearch(text, isPolish)).toEqual(expected),
  );

  it.each([
    ['Łódź', 'Łódź'],
    ["L'Haÿ-les-Roses", "L'Haÿ-les-Roses"],
    ['  Nowy   Sącz ', 'Nowy Sącz'],
    ['Paris 12', 'Paris 12'],
    ['a'.repeat(90), 'a'.repeat(80)],
  ])('a typed city %j is resolved to a place first (STO-28)', (text, city) =>
    expect(parseStoreSearch(text, isPolish)).toEqual({ ok: true, value: { kind: 'city', city } }),
  );

  it.each([
    [
      { mainStore: '042', latitude: 52.2, longitude: 21 },
      { ok: true, value: { mainStore: '042', latitude: 52.2, longitude: 21 } },
    ],
    [
      { mainStore: '042', latitude: -90, longitude: 180 },
      { ok: true, value: { mainStore: '042', latitude: -90, longitude: 180 } },
    ],
    [
      { mainStore: '042', latitude: 90.1, longitude: 21 },
      { ok: false, error: { kind: 'position-missing' } },
    ],
    [
      { latitude: 52.2, longitude: 21 },
      { ok: false, error: { kind: 'main-store-missing' } },
    ],
    [
      { mainStore: '042', longitude: 21 },
      { ok: false, error: { kind: 'position-missing' } },
    ],
    [
      { mainStore: '042', latitude: 52.2 },
      { ok: false, error: { kind: 'position-missing' } },
    ],
    [
      { mainStore: '042', latitude: Number.NaN, longitude: 21 },
      { ok: false, error: { kind: 'position-missing' } },
    ],
    [
      { mainStore: '042', latitude: 52.2, longitude: 181 },
      { ok: false, error: { kind: 'position-missing' } },
    ],
  ])('the locator needs a main store, a latitude and a longitude: %j (STO-14)', (given, expected) =>
    expect(locatorQuestion(given)).toEqual(expected),
  );
});
