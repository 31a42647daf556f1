import { describe, expect, it } from 'vitest';
import { noteStore, storeKey } from './restored-store.ts';

const poznan = { id: '12', sellerCode: '012', name: 'Poznań Franowo', postcode: '61-285' };
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

describe('the chosen store in the browser', () => {
  it('is stored in local storage under a key of the market, and announced once (STO-09)', () => {
    const kept = new Map<string, string>();
    const key = storeKey('pl');
    expect([
      noteStore(storageOf(kept), key, poznan),
      noteStore(storageOf(kept), key, poznan),
    ]).toEqual([true, false]);
    expect(JSON.parse(kept.get('materia-store-pl') ?? '')).toEqual(poznan);
  });

  it('is announced again when it changes', () => {
    const kept = new Map<string, string>();
    noteStore(storageOf(kept), 'x', poznan);
    expect(noteStore(storageOf(kept), 'x', { ...poznan, id: '13' })).toBe(true);
  });

  it('survives a browser without storage', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect([noteStore(undefined, 'x', poznan), noteStore(broken, 'x', poznan)]).toEqual([
      true,
      true,
    ]);
  });
});
