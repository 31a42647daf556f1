import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('lists the last six searches of a market, newest first and each once (BEY-09)', () => {
  for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', '  B2 ', ''])
    rememberSearch('pl', text);
  expect(recentSearches('pl')).toEqual(['B2', 'g7', 'f6', 'e5', 'd4', 'c3']);
  expect(recentSearches('es')).toEqual([]);
});

it('deletes them when asked to (BEY-09)', () => {
  rememberSearch('pl', 'cement');
  forgetSearches('pl');
  expect([recentSearches('pl'), stored.size]).toEqual([[], 0]);
});

it.each(['{', '{"a":1}', '[1,null]'])('reads a broken storage %s as no searches', (text) => {
  stored.set('materia-pl-searches', text);
  expect(recentSearches('pl')).toEqual([]);
});
