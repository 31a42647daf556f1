import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { compareStores, type LineAtStore, type LineBeforeChange } from './store-change.ts';

const atStore = (facts: Partial<LineAtStore> = {}): LineAtStore => ({
  unit: money(1000, 'PLN'),
  maxQuantity: 10,
  stockStatus: 'ONSITE',
  promise: { unit: 'HOUR', delay: 2 },
  ...facts,
});

const aLine = (there: LineAtStore | null, quantity = 4): LineBeforeChange => ({
  lineId: '1',
  quantity,
  here: atStore(),
  there,
});

describe('changing the store with a filled cart', () => {
  it.each<{ rule: string; there: LineAtStore | null; differences: readonly object[] }>([
    { rule: 'nothing changes', there: atStore(), differences: [] },
    {
      rule: 'a higher price',
      there: atStore({ unit: money(1100, 'PLN') }),
      differences: [
        { kind: 'price', from: money(1000, 'PLN'), to: money(1100, 'PLN'), direction: 'up' },
      ],
    },
    {
      rule: 'a lower price',
      there: atStore({ unit: money(900, 'PLN') }),
      differences: [
        { kind: 'price', from: money(1000, 'PLN'), to: money(900, 'PLN'), direction: 'down' },
      ],
    },
    {
      rule: 'less stock',
      there: atStore({ maxQuantity: 3 }),
      differences: [{ kind: 'quantity', from: 4, to: 3 }],
    },
    {
      rule: 'another status',
      there: atStore({ stockStatus: 'BIGBOX' }),
      differences: [{ kind: 'stock', from: 'ONSITE', to: 'BIGBOX' }],
    },
    {
      rule: 'another promise',
      there: atStore({ promise: { unit: 'DAY', delay: 3 } }),
      differences: [
        { kind: 'promise', from: { unit: 'HOUR', delay: 2 }, to: { unit: 'DAY', delay: 3 } },
      ],
    },
    {
      rule: 'no promise any more',
      there: atStore({ promise: null }),
      differences: [{ kind: 'promise', from: { unit: 'HOUR', delay: 2 }, to: null }],
    },
    {
      rule: 'one unit left',
      there: atStore({ maxQuantity: 1 }),
      differences: [{ kind: 'quantity', from: 4, to: 1 }],
    },
    {
      rule: 'a later hour',
      there: atStore({ promise: { unit: 'HOUR', delay: 4 } }),
      differences: [
        { kind: 'promise', from: { unit: 'HOUR', delay: 2 }, to: { unit: 'HOUR', delay: 4 } },
      ],
    },
    {
      rule: 'days instead of hours',
      there: atStore({ promise: { unit: 'DAY', delay: 2 } }),
      differences: [
        { kind: 'promise', from: { unit: 'HOUR', delay: 2 }, to: { unit: 'DAY', delay: 2 } },
      ],
    },
    {
      rule: 'nothing in stock',
      there: atStore({ maxQuantity: 0 }),
      differences: [{ kind: 'unavailable' }],
    },
    { rule: 'not offered there', there: null, differences: [{ kind: 'unavailable' }] },
  ])('$rule is shown for the line (BEY-07)', ({ there, differences }) => {
    const change = compareStores('store-1', [aLine(there)]);
    expect(change.lines[0]?.differences).toEqual(differences);
    expect(change.isUnchanged).toBe(differences.length === 0);
  });

  it('reports a waiting line that becomes available at the new store, and not one that still waits (BEY-07)', () => {
    const changes = (there: LineAtStore | null) =>
      compareStores('store-1', [{ lineId: '1', quantity: 4, here: null, there }]).lines[0]
        ?.differences;
    expect(changes(atStore())).toEqual([{ kind: 'available-again' }]);
    expect(changes(atStore({ maxQuantity: 3 }))).toEqual([
      { kind: 'available-again' },
      { kind: 'quantity', from: 4, to: 3 },
    ]);
    expect(changes(null)).toEqual([]);
  });

  it('a delivery promise that neither store gives is no change, one that only the other store gives is (BEY-07)', () => {
    const here = atStore({ promise: null });
    const changes = (there: LineAtStore) =>
      compareStores('store-1', [{ lineId: '1', quantity: 4, here, there }]).lines[0]?.differences;
    expect(changes(here)).toEqual([]);
    expect(changes(atStore())).toEqual([
      { kind: 'promise', from: null, to: { unit: 'HOUR', delay: 2 } },
    ]);
  });

  it('a cart is unchanged only when each of its lines is (BEY-07)', () => {
    expect(compareStores('store-1', [aLine(atStore()), aLine(null)]).isUnchanged).toBe(false);
    expect(compareStores('store-1', []).isUnchanged).toBe(true);
  });

  it('loses no line, and undoing restores store and quantities (BEY-07)', () => {
    const there = fc.option(
      fc
        .record({
          unit: fc.integer({ min: 1, max: 2000 }).map((minor) => money(minor, 'PLN')),
          maxQuantity: fc.integer({ min: 0, max: 20 }),
        })
        .map(atStore),
    );
    const lines = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 10 }), there), { maxLength: 8 })
      .map((samples) =>
        samples.map(([quantity, facts], index) => ({
          ...aLine(facts, quantity),
          lineId: String(index),
        })),
      );
    fc.assert(
      fc.property(lines, (sample) => {
        const change = compareStores('store-1', sample);
        expect(change.lines.map(({ lineId }) => lineId)).toEqual(
          sample.map(({ lineId }) => lineId),
        );
        expect(change.lines.every(({ quantity }) => quantity >= 1)).toBe(true);
        expect(change.undo).toEqual({
          storeId: 'store-1',
          quantities: sample.map(({ lineId, quantity }) => ({ lineId, quantity })),
        });
      }),
      { numRuns: 200 },
    );
  });
});
